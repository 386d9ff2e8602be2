# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 1e2b7b457cd36312ef99b54e4dad4036cd8077978509f2a04f3d8ec13e20d164
"""The types of CDP's CSS domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, page)

StyleSheetOrigin: TypeAlias = Literal["injected", "user-agent", "inspector", "regular"]

class PseudoElementMatches(TypedDict):
    pseudoType: dom.PseudoType
    pseudoIdentifier: NotRequired[str]
    matches: list[RuleMatch]

class CSSAnimationStyle(TypedDict):
    name: NotRequired[str]
    style: CSSStyle

class InheritedStyleEntry(TypedDict):
    inlineStyle: NotRequired[CSSStyle]
    matchedCSSRules: list[RuleMatch]

class InheritedAnimatedStyleEntry(TypedDict, total=False):
    animationStyles: list[CSSAnimationStyle]
    transitionsStyle: CSSStyle

class InheritedPseudoElementMatches(TypedDict):
    pseudoElements: list[PseudoElementMatches]

class RuleMatch(TypedDict):
    rule: CSSRule
    matchingSelectors: list[int]

class Value(TypedDict):
    text: str
    range: NotRequired[SourceRange]
    specificity: NotRequired[Specificity]

class SpecificityComponent(TypedDict):
    text: str
    a: int
    b: int
    c: int

class Specificity(TypedDict):
    a: int
    b: int
    c: int
    components: NotRequired[list[SpecificityComponent]]

class SelectorList(TypedDict):
    selectors: list[Value]
    text: str

class CSSStyleSheetHeader(TypedDict):
    styleSheetId: dom.StyleSheetId
    frameId: page.FrameId
    sourceURL: str
    sourceMapURL: NotRequired[str]
    origin: StyleSheetOrigin
    title: str
    ownerNode: NotRequired[dom.BackendNodeId]
    disabled: bool
    hasSourceURL: NotRequired[bool]
    isInline: bool
    isMutable: bool
    isConstructed: bool
    startLine: float
    startColumn: float
    length: float
    endLine: float
    endColumn: float
    loadingFailed: NotRequired[bool]

class CSSRule(TypedDict):
    styleSheetId: NotRequired[dom.StyleSheetId]
    selectorList: SelectorList
    nestingSelectors: NotRequired[list[str]]
    origin: StyleSheetOrigin
    style: CSSStyle
    originTreeScopeNodeId: NotRequired[dom.BackendNodeId]
    media: NotRequired[list[CSSMedia]]
    containerQueries: NotRequired[list[CSSContainerQuery]]
    supports: NotRequired[list[CSSSupports]]
    layers: NotRequired[list[CSSLayer]]
    scopes: NotRequired[list[CSSScope]]
    ruleTypes: NotRequired[list[CSSRuleType]]
    startingStyles: NotRequired[list[CSSStartingStyle]]
    navigations: NotRequired[list[CSSNavigation]]

CSSRuleType: TypeAlias = Literal[
    "MediaRule", "SupportsRule", "ContainerRule", "LayerRule", "ScopeRule", "StyleRule", "StartingStyleRule",
    "NavigationRule",
]

class RuleUsage(TypedDict):
    styleSheetId: dom.StyleSheetId
    startOffset: float
    endOffset: float
    used: bool

class SourceRange(TypedDict):
    startLine: int
    startColumn: int
    endLine: int
    endColumn: int

class ShorthandEntry(TypedDict):
    name: str
    value: str
    important: NotRequired[bool]

class CSSComputedStyleProperty(TypedDict):
    name: str
    value: str

class ComputedStyleExtraFields(TypedDict):
    isAppearanceBase: bool

class CSSStyle(TypedDict):
    styleSheetId: NotRequired[dom.StyleSheetId]
    cssProperties: list[CSSProperty]
    shorthandEntries: list[ShorthandEntry]
    cssText: NotRequired[str]
    range: NotRequired[SourceRange]

class CSSProperty(TypedDict):
    name: str
    value: str
    important: NotRequired[bool]
    implicit: NotRequired[bool]
    text: NotRequired[str]
    parsedOk: NotRequired[bool]
    disabled: NotRequired[bool]
    range: NotRequired[SourceRange]
    longhandProperties: NotRequired[list[CSSProperty]]

class CSSMedia(TypedDict):
    text: str
    source: Literal["mediaRule", "importRule", "linkedSheet", "inlineSheet"]
    sourceURL: NotRequired[str]
    range: NotRequired[SourceRange]
    styleSheetId: NotRequired[dom.StyleSheetId]
    mediaList: NotRequired[list[MediaQuery]]

class MediaQuery(TypedDict):
    expressions: list[MediaQueryExpression]
    active: bool

class MediaQueryExpression(TypedDict):
    value: float
    unit: str
    feature: str
    valueRange: NotRequired[SourceRange]
    computedLength: NotRequired[float]

class CSSContainerQuery(TypedDict):
    text: str
    range: NotRequired[SourceRange]
    styleSheetId: NotRequired[dom.StyleSheetId]
    name: NotRequired[str]
    physicalAxes: NotRequired[dom.PhysicalAxes]
    logicalAxes: NotRequired[dom.LogicalAxes]
    queriesScrollState: NotRequired[bool]
    queriesAnchored: NotRequired[bool]
    conditionText: str

class CSSSupports(TypedDict):
    text: str
    active: bool
    range: NotRequired[SourceRange]
    styleSheetId: NotRequired[dom.StyleSheetId]

class CSSNavigation(TypedDict):
    text: str
    active: NotRequired[bool]
    range: NotRequired[SourceRange]
    styleSheetId: NotRequired[dom.StyleSheetId]

class CSSScope(TypedDict):
    text: str
    range: NotRequired[SourceRange]
    styleSheetId: NotRequired[dom.StyleSheetId]

class CSSLayer(TypedDict):
    text: str
    range: NotRequired[SourceRange]
    styleSheetId: NotRequired[dom.StyleSheetId]

class CSSStartingStyle(TypedDict, total=False):
    range: SourceRange
    styleSheetId: dom.StyleSheetId

class CSSLayerData(TypedDict):
    name: str
    subLayers: NotRequired[list[CSSLayerData]]
    order: float

class PlatformFontUsage(TypedDict):
    familyName: str
    postScriptName: str
    isCustomFont: bool
    glyphCount: float

class FontVariationAxis(TypedDict):
    tag: str
    name: str
    minValue: float
    maxValue: float
    defaultValue: float

class FontFace(TypedDict):
    fontFamily: str
    fontStyle: str
    fontVariant: str
    fontWeight: str
    fontStretch: str
    fontDisplay: str
    unicodeRange: str
    src: str
    platformFontFamily: str
    fontVariationAxes: NotRequired[list[FontVariationAxis]]

class CSSTryRule(TypedDict):
    styleSheetId: NotRequired[dom.StyleSheetId]
    origin: StyleSheetOrigin
    style: CSSStyle

class CSSPositionTryRule(TypedDict):
    name: Value
    styleSheetId: NotRequired[dom.StyleSheetId]
    origin: StyleSheetOrigin
    style: CSSStyle
    active: bool

class CSSKeyframesRule(TypedDict):
    animationName: Value
    keyframes: list[CSSKeyframeRule]

class CSSPropertyRegistration(TypedDict):
    propertyName: str
    initialValue: NotRequired[Value]
    inherits: bool
    syntax: str

class CSSAtRule(TypedDict):
    type: Literal["font-face", "font-feature-values", "font-palette-values", "counter-style"]
    subsection: NotRequired[
        Literal["swash", "annotation", "ornaments", "stylistic", "styleset", "character-variant"]
    ]
    name: NotRequired[Value]
    styleSheetId: NotRequired[dom.StyleSheetId]
    origin: StyleSheetOrigin
    style: CSSStyle

class CSSPropertyRule(TypedDict):
    styleSheetId: NotRequired[dom.StyleSheetId]
    origin: StyleSheetOrigin
    propertyName: Value
    style: CSSStyle

class CSSFunctionParameter(TypedDict):
    name: str
    type: str

class CSSFunctionConditionNode(TypedDict):
    media: NotRequired[CSSMedia]
    containerQueries: NotRequired[CSSContainerQuery]
    supports: NotRequired[CSSSupports]
    navigation: NotRequired[CSSNavigation]
    children: list[CSSFunctionNode]
    conditionText: str

class CSSFunctionNode(TypedDict, total=False):
    condition: CSSFunctionConditionNode
    style: CSSStyle

class CSSFunctionRule(TypedDict):
    name: Value
    styleSheetId: NotRequired[dom.StyleSheetId]
    origin: StyleSheetOrigin
    parameters: list[CSSFunctionParameter]
    children: list[CSSFunctionNode]
    originTreeScopeNodeId: NotRequired[dom.BackendNodeId]

class CSSKeyframeRule(TypedDict):
    styleSheetId: NotRequired[dom.StyleSheetId]
    origin: StyleSheetOrigin
    keyText: Value
    style: CSSStyle

class StyleDeclarationEdit(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    text: str

class AddRuleParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    ruleText: str
    location: SourceRange
    nodeForPropertySyntaxValidation: NotRequired[dom.NodeId]

class AddRuleResult(TypedDict):
    rule: CSSRule

class CollectClassNamesParams(TypedDict):
    styleSheetId: dom.StyleSheetId

class CollectClassNamesResult(TypedDict):
    classNames: list[str]

class CreateStyleSheetParams(TypedDict):
    frameId: page.FrameId
    force: NotRequired[bool]

class CreateStyleSheetResult(TypedDict):
    styleSheetId: dom.StyleSheetId

class ForcePseudoStateParams(TypedDict):
    nodeId: dom.NodeId
    forcedPseudoClasses: list[str]

class ForceStartingStyleParams(TypedDict):
    nodeId: dom.NodeId
    forced: bool

class GetBackgroundColorsParams(TypedDict):
    nodeId: dom.NodeId

class GetBackgroundColorsResult(TypedDict, total=False):
    backgroundColors: list[str]
    computedFontSize: str
    computedFontWeight: str

class GetComputedStyleForNodeParams(TypedDict):
    nodeId: dom.NodeId

class GetComputedStyleForNodeResult(TypedDict):
    computedStyle: list[CSSComputedStyleProperty]
    extraFields: ComputedStyleExtraFields

class ResolveValuesParams(TypedDict):
    values: list[str]
    nodeId: dom.NodeId
    propertyName: NotRequired[str]
    pseudoType: NotRequired[dom.PseudoType]
    pseudoIdentifier: NotRequired[str]

class ResolveValuesResult(TypedDict):
    results: list[str]

class GetLonghandPropertiesParams(TypedDict):
    shorthandName: str
    value: str

class GetLonghandPropertiesResult(TypedDict):
    longhandProperties: list[CSSProperty]

class GetInlineStylesForNodeParams(TypedDict):
    nodeId: dom.NodeId

class GetInlineStylesForNodeResult(TypedDict, total=False):
    inlineStyle: CSSStyle
    attributesStyle: CSSStyle

class GetAnimatedStylesForNodeParams(TypedDict):
    nodeId: dom.NodeId

class GetAnimatedStylesForNodeResult(TypedDict, total=False):
    animationStyles: list[CSSAnimationStyle]
    transitionsStyle: CSSStyle
    inherited: list[InheritedAnimatedStyleEntry]

class GetMatchedStylesForNodeParams(TypedDict):
    nodeId: dom.NodeId

class GetMatchedStylesForNodeResult(TypedDict, total=False):
    inlineStyle: CSSStyle
    attributesStyle: CSSStyle
    matchedCSSRules: list[RuleMatch]
    pseudoElements: list[PseudoElementMatches]
    inherited: list[InheritedStyleEntry]
    inheritedPseudoElements: list[InheritedPseudoElementMatches]
    cssKeyframesRules: list[CSSKeyframesRule]
    cssPositionTryRules: list[CSSPositionTryRule]
    activePositionFallbackIndex: int
    cssPropertyRules: list[CSSPropertyRule]
    cssPropertyRegistrations: list[CSSPropertyRegistration]
    cssAtRules: list[CSSAtRule]
    parentLayoutNodeId: dom.NodeId
    cssFunctionRules: list[CSSFunctionRule]

class GetEnvironmentVariablesResult(TypedDict):
    environmentVariables: dict[str, Any]

class GetMediaQueriesResult(TypedDict):
    medias: list[CSSMedia]

class GetPlatformFontsForNodeParams(TypedDict):
    nodeId: dom.NodeId

class GetPlatformFontsForNodeResult(TypedDict):
    fonts: list[PlatformFontUsage]

class GetStyleSheetTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId

class GetStyleSheetTextResult(TypedDict):
    text: str

class GetLayersForNodeParams(TypedDict):
    nodeId: dom.NodeId

class GetLayersForNodeResult(TypedDict):
    rootLayer: CSSLayerData

class GetLocationForSelectorParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    selectorText: str

class GetLocationForSelectorResult(TypedDict):
    ranges: list[SourceRange]

class TrackComputedStyleUpdatesForNodeParams(TypedDict, total=False):
    nodeId: dom.NodeId

class TrackComputedStyleUpdatesParams(TypedDict):
    propertiesToTrack: list[CSSComputedStyleProperty]

class TakeComputedStyleUpdatesResult(TypedDict):
    nodeIds: list[dom.NodeId]

class SetEffectivePropertyValueForNodeParams(TypedDict):
    nodeId: dom.NodeId
    propertyName: str
    value: str

class SetPropertyRulePropertyNameParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    propertyName: str

class SetPropertyRulePropertyNameResult(TypedDict):
    propertyName: Value

class SetKeyframeKeyParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    keyText: str

class SetKeyframeKeyResult(TypedDict):
    keyText: Value

class SetMediaTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    text: str

class SetMediaTextResult(TypedDict):
    media: CSSMedia

class SetContainerQueryTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    text: str

class SetContainerQueryTextResult(TypedDict):
    containerQuery: CSSContainerQuery

class SetContainerQueryConditionTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    text: str

class SetContainerQueryConditionTextResult(TypedDict):
    containerQuery: CSSContainerQuery

class SetSupportsTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    text: str

class SetSupportsTextResult(TypedDict):
    supports: CSSSupports

class SetNavigationTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    text: str

class SetNavigationTextResult(TypedDict):
    navigation: CSSNavigation

class SetScopeTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    text: str

class SetScopeTextResult(TypedDict):
    scope: CSSScope

class SetRuleSelectorParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    range: SourceRange
    selector: str

class SetRuleSelectorResult(TypedDict):
    selectorList: SelectorList

class SetStyleSheetTextParams(TypedDict):
    styleSheetId: dom.StyleSheetId
    text: str

class SetStyleSheetTextResult(TypedDict, total=False):
    sourceMapURL: str

class SetStyleTextsParams(TypedDict):
    edits: list[StyleDeclarationEdit]
    nodeForPropertySyntaxValidation: NotRequired[dom.NodeId]

class SetStyleTextsResult(TypedDict):
    styles: list[CSSStyle]

class StopRuleUsageTrackingResult(TypedDict):
    ruleUsage: list[RuleUsage]

class TakeCoverageDeltaResult(TypedDict):
    coverage: list[RuleUsage]
    timestamp: float

class SetLocalFontsEnabledParams(TypedDict):
    enabled: bool

class FontsUpdatedEvent(TypedDict, total=False):
    font: FontFace

class StyleSheetAddedEvent(TypedDict):
    header: CSSStyleSheetHeader

class StyleSheetChangedEvent(TypedDict):
    styleSheetId: dom.StyleSheetId

class StyleSheetRemovedEvent(TypedDict):
    styleSheetId: dom.StyleSheetId

class ComputedStyleUpdatedEvent(TypedDict):
    nodeId: dom.NodeId
