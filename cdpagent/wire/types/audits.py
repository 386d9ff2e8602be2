# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 288adfb5fe41ef839e09d63a59ce513d990edc0556881d20a98f57c573876f8e
"""The types of CDP's Audits domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, network, page, runtime)

class AffectedCookie(TypedDict):
    name: str
    path: str
    domain: str

class AffectedRequest(TypedDict):
    requestId: NotRequired[network.RequestId]
    url: str

class AffectedFrame(TypedDict):
    frameId: page.FrameId

CookieExclusionReason: TypeAlias = Literal[
    "ExcludeSameSiteUnspecifiedTreatedAsLax", "ExcludeSameSiteNoneInsecure", "ExcludeSameSiteLax",
    "ExcludeSameSiteStrict", "ExcludeDomainNonASCII", "ExcludeThirdPartyPhaseout", "ExcludePortMismatch",
    "ExcludeSchemeMismatch",
]

CookieWarningReason: TypeAlias = Literal[
    "WarnSameSiteUnspecifiedCrossSiteContext", "WarnSameSiteNoneInsecure",
    "WarnSameSiteUnspecifiedLaxAllowUnsafe", "WarnSameSiteStrictLaxDowngradeStrict",
    "WarnSameSiteStrictCrossDowngradeStrict", "WarnSameSiteStrictCrossDowngradeLax",
    "WarnSameSiteLaxCrossDowngradeStrict", "WarnSameSiteLaxCrossDowngradeLax",
    "WarnAttributeValueExceedsMaxSize", "WarnDomainNonASCII", "WarnThirdPartyPhaseout",
    "WarnCrossSiteRedirectDowngradeChangesInclusion", "WarnDeprecationTrialMetadata",
    "WarnThirdPartyCookieHeuristic",
]

CookieOperation: TypeAlias = Literal["SetCookie", "ReadCookie"]

InsightType: TypeAlias = Literal["GitHubResource", "GracePeriod", "Heuristics"]

class CookieIssueInsight(TypedDict):
    type: InsightType
    tableEntryUrl: NotRequired[str]

class CookieIssueDetails(TypedDict):
    cookie: NotRequired[AffectedCookie]
    rawCookieLine: NotRequired[str]
    cookieWarningReasons: list[CookieWarningReason]
    cookieExclusionReasons: list[CookieExclusionReason]
    operation: CookieOperation
    siteForCookies: NotRequired[str]
    cookieUrl: NotRequired[str]
    request: NotRequired[AffectedRequest]
    insight: NotRequired[CookieIssueInsight]

PerformanceIssueType: TypeAlias = Literal["DocumentCookie"]

class PerformanceIssueDetails(TypedDict):
    performanceIssueType: PerformanceIssueType
    sourceCodeLocation: NotRequired[SourceCodeLocation]

MixedContentResolutionStatus: TypeAlias = Literal[
    "MixedContentBlocked", "MixedContentAutomaticallyUpgraded", "MixedContentWarning",
]

MixedContentResourceType: TypeAlias = Literal[
    "Audio", "Beacon", "CSPReport", "Download", "EventSource", "Favicon", "Font", "Form", "Frame", "Image",
    "Import", "JSON", "Manifest", "Ping", "PluginData", "PluginResource", "Prefetch", "Resource", "Script",
    "ServiceWorker", "SharedWorker", "SpeculationRules", "Stylesheet", "Track", "Video", "Worker",
    "XMLHttpRequest", "XSLT",
]

class MixedContentIssueDetails(TypedDict):
    resourceType: NotRequired[MixedContentResourceType]
    resolutionStatus: MixedContentResolutionStatus
    insecureURL: str
    mainResourceURL: str
    request: NotRequired[AffectedRequest]
    frame: NotRequired[AffectedFrame]

BlockedByResponseReason: TypeAlias = Literal[
    "CoepFrameResourceNeedsCoepHeader", "CoopSandboxedIFrameCannotNavigateToCoopPage", "CorpNotSameOrigin",
    "CorpNotSameOriginAfterDefaultedToSameOriginByCoep", "CorpNotSameOriginAfterDefaultedToSameOriginByDip",
    "CorpNotSameOriginAfterDefaultedToSameOriginByCoepAndDip", "CorpNotSameSite",
    "SRIMessageSignatureMismatch",
]

class BlockedByResponseIssueDetails(TypedDict):
    request: AffectedRequest
    parentFrame: NotRequired[AffectedFrame]
    blockedFrame: NotRequired[AffectedFrame]
    reason: BlockedByResponseReason

HeavyAdResolutionStatus: TypeAlias = Literal["HeavyAdBlocked", "HeavyAdWarning"]

HeavyAdReason: TypeAlias = Literal["NetworkTotalLimit", "CpuTotalLimit", "CpuPeakLimit"]

class HeavyAdIssueDetails(TypedDict):
    resolution: HeavyAdResolutionStatus
    reason: HeavyAdReason
    frame: AffectedFrame

ContentSecurityPolicyViolationType: TypeAlias = Literal[
    "kInlineViolation", "kEvalViolation", "kURLViolation", "kSRIViolation", "kTrustedTypesSinkViolation",
    "kTrustedTypesPolicyViolation", "kWasmEvalViolation",
]

class SourceCodeLocation(TypedDict):
    scriptId: NotRequired[runtime.ScriptId]
    url: str
    lineNumber: int
    columnNumber: int

class ContentSecurityPolicyIssueDetails(TypedDict):
    blockedURL: NotRequired[str]
    violatedDirective: str
    isReportOnly: bool
    contentSecurityPolicyViolationType: ContentSecurityPolicyViolationType
    frameAncestor: NotRequired[AffectedFrame]
    sourceCodeLocation: NotRequired[SourceCodeLocation]
    violatingNodeId: NotRequired[dom.BackendNodeId]

SharedArrayBufferIssueType: TypeAlias = Literal["TransferIssue", "CreationIssue"]

class SharedArrayBufferIssueDetails(TypedDict):
    sourceCodeLocation: SourceCodeLocation
    isWarning: bool
    type: SharedArrayBufferIssueType

class CorsIssueDetails(TypedDict):
    corsErrorStatus: network.CorsErrorStatus
    isWarning: bool
    request: AffectedRequest
    location: NotRequired[SourceCodeLocation]
    initiatorOrigin: NotRequired[str]
    resourceIPAddressSpace: NotRequired[network.IPAddressSpace]
    clientSecurityState: NotRequired[network.ClientSecurityState]

SharedDictionaryError: TypeAlias = Literal[
    "UseErrorCrossOriginNoCorsRequest", "UseErrorDictionaryLoadFailure", "UseErrorMatchingDictionaryNotUsed",
    "UseErrorUnexpectedContentDictionaryHeader", "WriteErrorCossOriginNoCorsRequest",
    "WriteErrorDisallowedBySettings", "WriteErrorExpiredResponse", "WriteErrorFeatureDisabled",
    "WriteErrorInsufficientResources", "WriteErrorInvalidMatchField", "WriteErrorInvalidStructuredHeader",
    "WriteErrorInvalidTTLField", "WriteErrorNavigationRequest", "WriteErrorNoMatchField",
    "WriteErrorNonIntegerTTLField", "WriteErrorNonListMatchDestField", "WriteErrorNonSecureContext",
    "WriteErrorNonStringIdField", "WriteErrorNonStringInMatchDestList", "WriteErrorInvalidMatchDestList",
    "WriteErrorNonStringMatchField", "WriteErrorNonTokenTypeField", "WriteErrorRequestAborted",
    "WriteErrorShuttingDown", "WriteErrorTooLongIdField", "WriteErrorUnsupportedType",
]

SRIMessageSignatureError: TypeAlias = Literal[
    "MissingSignatureHeader", "MissingSignatureInputHeader", "InvalidSignatureHeader",
    "InvalidSignatureInputHeader", "SignatureHeaderValueIsNotByteSequence",
    "SignatureHeaderValueIsParameterized", "SignatureHeaderValueIsIncorrectLength",
    "SignatureInputHeaderMissingLabel", "SignatureInputHeaderValueNotInnerList",
    "SignatureInputHeaderValueMissingComponents", "SignatureInputHeaderInvalidComponentType",
    "SignatureInputHeaderInvalidComponentName", "SignatureInputHeaderInvalidHeaderComponentParameter",
    "SignatureInputHeaderInvalidDerivedComponentParameter", "SignatureInputHeaderKeyIdLength",
    "SignatureInputHeaderInvalidParameter", "SignatureInputHeaderMissingRequiredParameters",
    "ValidationFailedSignatureExpired", "ValidationFailedInvalidLength", "ValidationFailedSignatureMismatch",
    "ValidationFailedIntegrityMismatch", "SignatureBaseUnknownDerivedComponent", "SignatureBaseMissingHeader",
    "SignatureBaseInvalidUnencodedDigest", "SignatureBaseUnsupportedComponent",
]

UnencodedDigestError: TypeAlias = Literal[
    "MalformedDictionary", "UnknownAlgorithm", "IncorrectDigestType", "IncorrectDigestLength",
]

ConnectionAllowlistError: TypeAlias = Literal[
    "InvalidHeader", "MoreThanOneList", "ItemNotInnerList", "InvalidAllowlistItemType",
    "ReportingEndpointNotToken", "InvalidUrlPattern", "IFrameAttributeLoosensEmbeddingRequirement",
    "InvalidAllowConnectionAllowlistFrom", "EmbeddingRequirementNotSatisfied",
]

class QuirksModeIssueDetails(TypedDict):
    isLimitedQuirksMode: bool
    documentNodeId: dom.BackendNodeId
    url: str
    frameId: page.FrameId
    loaderId: network.LoaderId

class NavigatorUserAgentIssueDetails(TypedDict):
    url: str
    location: NotRequired[SourceCodeLocation]

class SharedDictionaryIssueDetails(TypedDict):
    sharedDictionaryError: SharedDictionaryError
    request: AffectedRequest

class SRIMessageSignatureIssueDetails(TypedDict):
    error: SRIMessageSignatureError
    signatureBase: str
    integrityAssertions: list[str]
    request: AffectedRequest

class UnencodedDigestIssueDetails(TypedDict):
    error: UnencodedDigestError
    request: AffectedRequest

class ConnectionAllowlistIssueDetails(TypedDict):
    error: ConnectionAllowlistError
    request: AffectedRequest

GenericIssueErrorType: TypeAlias = Literal[
    "FormLabelForNameError", "FormDuplicateIdForInputError", "FormInputWithNoLabelError",
    "FormAutocompleteAttributeEmptyError", "FormEmptyIdAndNameAttributesForInputError",
    "FormAriaLabelledByToNonExistingIdError", "FormInputAssignedAutocompleteValueToIdOrNameAttributeError",
    "FormLabelHasNeitherForNorNestedInputError", "FormLabelForMatchesNonExistingIdError",
    "FormInputHasWrongButWellIntendedAutocompleteValueError", "ResponseWasBlockedByORB",
    "NavigationEntryMarkedSkippable", "BackUINavigationWouldSkipAd",
    "AutofillAndManualTextPolicyControlledFeaturesInfo", "AutofillPolicyControlledFeatureInfo",
    "ManualTextPolicyControlledFeatureInfo", "FormModelContextParameterMissingTitleAndDescription",
    "FormModelContextMissingToolName", "FormModelContextMissingToolDescription",
    "FormModelContextRequiredParameterMissingName", "FormModelContextParameterMissingName",
]

class GenericIssueDetails(TypedDict):
    errorType: GenericIssueErrorType
    frameId: NotRequired[page.FrameId]
    violatingNodeId: NotRequired[dom.BackendNodeId]
    violatingNodeAttribute: NotRequired[str]
    request: NotRequired[AffectedRequest]

class DeprecationIssueDetails(TypedDict):
    affectedFrame: NotRequired[AffectedFrame]
    sourceCodeLocation: SourceCodeLocation
    type: str

class BounceTrackingIssueDetails(TypedDict):
    trackingSites: list[str]

class CookieDeprecationMetadataIssueDetails(TypedDict):
    allowedSites: list[str]
    optOutPercentage: float
    isOptOutTopLevel: bool
    operation: CookieOperation

ClientHintIssueReason: TypeAlias = Literal["MetaTagAllowListInvalidOrigin", "MetaTagModifiedHTML"]

class FederatedAuthRequestIssueDetails(TypedDict):
    federatedAuthRequestIssueReason: FederatedAuthRequestIssueReason

FederatedAuthRequestIssueReason: TypeAlias = Literal[
    "ShouldEmbargo", "TooManyRequests", "WellKnownHttpNotFound", "WellKnownNoResponse",
    "WellKnownBlockedByConnectionAllowlist", "WellKnownInvalidResponse", "WellKnownListEmpty",
    "WellKnownInvalidContentType", "ConfigNotInWellKnown", "WellKnownTooBig", "ConfigHttpNotFound",
    "ConfigNoResponse", "ConfigBlockedByConnectionAllowlist", "ConfigInvalidResponse",
    "ConfigInvalidContentType", "IdpNotPotentiallyTrustworthy", "DisabledInSettings", "DisabledInFlags",
    "ErrorFetchingSignin", "InvalidSigninResponse", "AccountsHttpNotFound", "AccountsNoResponse",
    "AccountsBlockedByConnectionAllowlist", "AccountsInvalidResponse", "AccountsListEmpty",
    "AccountsInvalidContentType", "IdTokenHttpNotFound", "IdTokenNoResponse",
    "IdTokenBlockedByConnectionAllowlist", "IdTokenInvalidResponse", "IdTokenIdpErrorResponse",
    "IdTokenCrossSiteIdpErrorResponse", "IdTokenInvalidRequest", "IdTokenInvalidContentType", "ErrorIdToken",
    "Canceled", "RpPageNotVisible", "SilentMediationFailure", "NotSignedInWithIdp",
    "MissingTransientUserActivation", "ReplacedByActiveMode", "RelyingPartyOriginIsOpaque", "TypeNotMatching",
    "UiDismissedNoEmbargo", "CorsError", "SuppressedBySegmentationPlatform",
    "PopupBlockedByConnectionAllowlist",
]

class FederatedAuthUserInfoRequestIssueDetails(TypedDict):
    federatedAuthUserInfoRequestIssueReason: FederatedAuthUserInfoRequestIssueReason

FederatedAuthUserInfoRequestIssueReason: TypeAlias = Literal[
    "NotSameOrigin", "NotIframe", "NotPotentiallyTrustworthy", "NoApiPermission", "NotSignedInWithIdp",
    "NoAccountSharingPermission", "InvalidConfigOrWellKnown", "InvalidAccountsResponse",
    "NoReturningUserFromFetchedAccounts",
]

class EmailVerificationRequestIssueDetails(TypedDict):
    emailVerificationRequestIssueReason: EmailVerificationRequestIssueReason

EmailVerificationRequestIssueReason: TypeAlias = Literal[
    "InvalidEmail", "DnsFetchFailed", "DnsInvalidRecord", "WellKnownHttpNotFound", "WellKnownNoResponse",
    "WellKnownInvalidResponse", "WellKnownListEmpty", "WellKnownInvalidContentType",
    "WellKnownMissingIssuanceEndpoint", "WellKnownIssuanceEndpointCrossOrigin",
    "WellKnownUnsupportedSigningAlgorithm", "TokenHttpNotFound", "TokenNoResponse", "TokenInvalidResponse",
    "TokenInvalidContentType", "TokenMalformedSdJwt", "TokenInvalidSdJwt", "KeyBindingSigningFailed",
    "RpOriginIsOpaque", "WellKnownMissingAccountsEndpoint", "UserLoggedOut",
    "WellKnownAccountsEndpointCrossOrigin", "AccountsHttpNotFound", "AccountsNoResponse",
    "AccountsInvalidResponse", "AccountsInvalidContentType", "AccountsEmptyList",
    "EmailVerificationWellKnownHttpNotFound", "EmailVerificationWellKnownNoResponse",
    "EmailVerificationWellKnownInvalidResponse", "EmailVerificationWellKnownInvalidContentType",
    "JwksHttpNotFound", "JwksInvalidResponse", "TokenVerificationSdJwtUnsupportedHeaderAlg",
    "TokenVerificationSdJwtInvalidTyp", "TokenVerificationSdJwtMissingIss",
    "TokenVerificationSdJwtMissingIat", "TokenVerificationSdJwtMissingCnf",
    "TokenVerificationSdJwtMissingEmail", "TokenVerificationSdJwtInvalidIssuedAt",
    "TokenVerificationSdJwtInvalidIssuer", "TokenVerificationSdJwtJwksMissingKeys",
    "TokenVerificationSdJwtSignatureFailed", "TokenVerificationSdJwtInvalidEmailVerified",
    "TokenVerificationSdJwtInvalidEmail", "TokenVerificationSdJwtInvalidHolderKey",
    "TokenVerificationKbInvalidTyp", "TokenVerificationKbMissingAud", "TokenVerificationKbMissingNonce",
    "TokenVerificationKbMissingIat", "TokenVerificationKbMissingSdHash", "TokenVerificationKbInvalidIssuedAt",
    "TokenVerificationKbInvalidAudience", "TokenVerificationKbInvalidNonce",
    "TokenVerificationKbInvalidSdHash", "TokenVerificationKbMissingCnf", "TokenVerificationKbSignatureFailed",
    "CrossOriginIframeNotSupported",
]

class ClientHintIssueDetails(TypedDict):
    sourceCodeLocation: SourceCodeLocation
    clientHintIssueReason: ClientHintIssueReason

class FailedRequestInfo(TypedDict):
    url: str
    failureMessage: str
    requestId: NotRequired[network.RequestId]

PartitioningBlobURLInfo: TypeAlias = Literal["BlockedCrossPartitionFetching", "EnforceNoopenerForNavigation"]

class PartitioningBlobURLIssueDetails(TypedDict):
    url: str
    partitioningBlobURLInfo: PartitioningBlobURLInfo

ElementAccessibilityIssueReason: TypeAlias = Literal[
    "DisallowedSelectChild", "DisallowedOptGroupChild", "NonPhrasingContentOptionChild",
    "InteractiveContentOptionChild", "InteractiveContentLegendChild", "InteractiveContentSummaryDescendant",
]

class ElementAccessibilityIssueDetails(TypedDict):
    nodeId: dom.BackendNodeId
    elementAccessibilityIssueReason: ElementAccessibilityIssueReason
    hasDisallowedAttributes: bool

StyleSheetLoadingIssueReason: TypeAlias = Literal["LateImportRule", "RequestFailed"]

class StylesheetLoadingIssueDetails(TypedDict):
    sourceCodeLocation: SourceCodeLocation
    styleSheetLoadingIssueReason: StyleSheetLoadingIssueReason
    failedRequestInfo: NotRequired[FailedRequestInfo]

PropertyRuleIssueReason: TypeAlias = Literal[
    "InvalidSyntax", "InvalidInitialValue", "InvalidInherits", "InvalidName",
]

class PropertyRuleIssueDetails(TypedDict):
    sourceCodeLocation: SourceCodeLocation
    propertyRuleIssueReason: PropertyRuleIssueReason
    propertyValue: NotRequired[str]

UserReidentificationIssueType: TypeAlias = Literal[
    "BlockedFrameNavigation", "BlockedSubresource", "NoisedCanvasReadback",
]

class UserReidentificationIssueDetails(TypedDict):
    type: UserReidentificationIssueType
    request: NotRequired[AffectedRequest]
    sourceCodeLocation: NotRequired[SourceCodeLocation]

PermissionElementIssueType: TypeAlias = Literal[
    "InvalidType", "FencedFrameDisallowed", "CspFrameAncestorsMissing", "PermissionsPolicyBlocked",
    "PaddingRightUnsupported", "PaddingBottomUnsupported", "InsetBoxShadowUnsupported", "RequestInProgress",
    "UntrustedEvent", "RegistrationFailed", "TypeNotSupported", "InvalidTypeActivation",
    "SecurityChecksFailed", "ActivationDisabled", "GeolocationDeprecated", "InvalidDisplayStyle",
    "NonOpaqueColor", "LowContrast", "FontSizeTooSmall", "FontSizeTooLarge", "InvalidSizeValue",
    "NonSecureContext", "MissingTransientUserActivation",
]

class PermissionElementIssueDetails(TypedDict):
    issueType: PermissionElementIssueType
    type: NotRequired[str]
    nodeId: NotRequired[dom.BackendNodeId]
    isWarning: NotRequired[bool]
    permissionName: NotRequired[str]
    occluderNodeInfo: NotRequired[str]
    occluderParentNodeInfo: NotRequired[str]
    disableReason: NotRequired[str]

WebInstallIssueReason: TypeAlias = Literal[
    "ManifestParsingOrNetworkError", "StartUrlInvalid", "ManifestMissingNameOrShortName", "ManifestMissingId",
    "NoManifest",
]

class WebInstallIssueDetails(TypedDict):
    manifestUrl: NotRequired[str]
    reason: WebInstallIssueReason

class SelectivePermissionsInterventionIssueDetails(TypedDict):
    apiName: str
    adAncestry: network.AdAncestry
    stackTrace: NotRequired[runtime.StackTrace]

class LazyLoadImageIssueDetails(TypedDict):
    nodeId: dom.BackendNodeId
    url: str
    frameId: page.FrameId

InspectorIssueCode: TypeAlias = Literal[
    "CookieIssue", "MixedContentIssue", "BlockedByResponseIssue", "HeavyAdIssue",
    "ContentSecurityPolicyIssue", "SharedArrayBufferIssue", "CorsIssue", "QuirksModeIssue",
    "PartitioningBlobURLIssue", "NavigatorUserAgentIssue", "GenericIssue", "DeprecationIssue",
    "ClientHintIssue", "FederatedAuthRequestIssue", "BounceTrackingIssue", "CookieDeprecationMetadataIssue",
    "StylesheetLoadingIssue", "FederatedAuthUserInfoRequestIssue", "PropertyRuleIssue",
    "SharedDictionaryIssue", "ElementAccessibilityIssue", "SRIMessageSignatureIssue", "UnencodedDigestIssue",
    "ConnectionAllowlistIssue", "UserReidentificationIssue", "PermissionElementIssue", "PerformanceIssue",
    "SelectivePermissionsInterventionIssue", "EmailVerificationRequestIssue", "LazyLoadImageIssue",
    "WebInstallIssue",
]

class InspectorIssueDetails(TypedDict, total=False):
    cookieIssueDetails: CookieIssueDetails
    mixedContentIssueDetails: MixedContentIssueDetails
    blockedByResponseIssueDetails: BlockedByResponseIssueDetails
    heavyAdIssueDetails: HeavyAdIssueDetails
    contentSecurityPolicyIssueDetails: ContentSecurityPolicyIssueDetails
    sharedArrayBufferIssueDetails: SharedArrayBufferIssueDetails
    corsIssueDetails: CorsIssueDetails
    quirksModeIssueDetails: QuirksModeIssueDetails
    partitioningBlobURLIssueDetails: PartitioningBlobURLIssueDetails
    navigatorUserAgentIssueDetails: NavigatorUserAgentIssueDetails
    genericIssueDetails: GenericIssueDetails
    deprecationIssueDetails: DeprecationIssueDetails
    clientHintIssueDetails: ClientHintIssueDetails
    federatedAuthRequestIssueDetails: FederatedAuthRequestIssueDetails
    bounceTrackingIssueDetails: BounceTrackingIssueDetails
    cookieDeprecationMetadataIssueDetails: CookieDeprecationMetadataIssueDetails
    stylesheetLoadingIssueDetails: StylesheetLoadingIssueDetails
    propertyRuleIssueDetails: PropertyRuleIssueDetails
    federatedAuthUserInfoRequestIssueDetails: FederatedAuthUserInfoRequestIssueDetails
    sharedDictionaryIssueDetails: SharedDictionaryIssueDetails
    elementAccessibilityIssueDetails: ElementAccessibilityIssueDetails
    sriMessageSignatureIssueDetails: SRIMessageSignatureIssueDetails
    unencodedDigestIssueDetails: UnencodedDigestIssueDetails
    connectionAllowlistIssueDetails: ConnectionAllowlistIssueDetails
    userReidentificationIssueDetails: UserReidentificationIssueDetails
    permissionElementIssueDetails: PermissionElementIssueDetails
    performanceIssueDetails: PerformanceIssueDetails
    selectivePermissionsInterventionIssueDetails: SelectivePermissionsInterventionIssueDetails
    emailVerificationRequestIssueDetails: EmailVerificationRequestIssueDetails
    lazyLoadImageIssueDetails: LazyLoadImageIssueDetails
    webInstallIssueDetails: WebInstallIssueDetails

IssueId: TypeAlias = str

class InspectorIssue(TypedDict):
    code: InspectorIssueCode
    details: InspectorIssueDetails
    issueId: NotRequired[IssueId]

class GetEncodedResponseParams(TypedDict):
    requestId: network.RequestId
    encoding: Literal["webp", "jpeg", "png"]
    quality: NotRequired[float]
    sizeOnly: NotRequired[bool]

class GetEncodedResponseResult(TypedDict):
    body: NotRequired[str]
    originalSize: int
    encodedSize: int

class CheckFormsIssuesResult(TypedDict):
    formIssues: list[GenericIssueDetails]

class IssueAddedEvent(TypedDict):
    issue: InspectorIssue
