# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: e5918c4035aecd5bc7bcd876ef750eae49d24e93d7179b0f990a5b09130a2b6a
"""The types of CDP's Preload domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (dom, network, page)

RuleSetId: TypeAlias = str

class RuleSet(TypedDict):
    id: RuleSetId
    loaderId: network.LoaderId
    sourceText: str
    backendNodeId: NotRequired[dom.BackendNodeId]
    url: NotRequired[str]
    requestId: NotRequired[network.RequestId]
    errorType: NotRequired[RuleSetErrorType]
    errorMessage: NotRequired[str]
    tag: NotRequired[str]

RuleSetErrorType: TypeAlias = Literal[
    "SourceIsNotJsonObject", "InvalidRulesSkipped", "InvalidRulesetLevelTag",
]

SpeculationAction: TypeAlias = Literal["Prefetch", "Prerender", "PrerenderUntilScript"]

SpeculationTargetHint: TypeAlias = Literal["Blank", "Self"]

class PreloadingAttemptKey(TypedDict):
    loaderId: network.LoaderId
    action: SpeculationAction
    url: str
    formSubmission: NotRequired[bool]
    targetHint: NotRequired[SpeculationTargetHint]

class PreloadingAttemptSource(TypedDict):
    key: PreloadingAttemptKey
    ruleSetIds: list[RuleSetId]
    nodeIds: list[dom.BackendNodeId]

PreloadPipelineId: TypeAlias = str

PrerenderFinalStatus: TypeAlias = Literal[
    "Activated", "Destroyed", "LowEndDevice", "InvalidSchemeRedirect", "InvalidSchemeNavigation",
    "NavigationRequestBlockedByCsp", "MojoBinderPolicy", "RendererProcessCrashed", "RendererProcessKilled",
    "Download", "TriggerDestroyed", "NavigationNotCommitted", "NavigationBadHttpStatus",
    "ClientCertRequested", "NavigationRequestNetworkError", "CancelAllHostsForTesting", "DidFailLoad", "Stop",
    "SslCertificateError", "LoginAuthRequested", "UaChangeRequiresReload", "BlockedByClient",
    "AudioOutputDeviceRequested", "MixedContent", "TriggerBackgrounded", "MemoryLimitExceeded",
    "DataSaverEnabled", "TriggerUrlHasEffectiveUrl", "ActivatedBeforeStarted", "InactivePageRestriction",
    "StartFailed", "TimeoutBackgrounded", "CrossSiteRedirectInInitialNavigation",
    "CrossSiteNavigationInInitialNavigation", "SameSiteCrossOriginRedirectNotOptInInInitialNavigation",
    "SameSiteCrossOriginNavigationNotOptInInInitialNavigation", "ActivationNavigationParameterMismatch",
    "ActivatedInBackground", "EmbedderHostDisallowed", "ActivationNavigationDestroyedBeforeSuccess",
    "TabClosedByUserGesture", "TabClosedWithoutUserGesture", "PrimaryMainFrameRendererProcessCrashed",
    "PrimaryMainFrameRendererProcessKilled", "ActivationFramePolicyNotCompatible", "PreloadingDisabled",
    "BatterySaverEnabled", "ActivatedDuringMainFrameNavigation", "PreloadingUnsupportedByWebContents",
    "CrossSiteRedirectInMainFrameNavigation", "CrossSiteNavigationInMainFrameNavigation",
    "SameSiteCrossOriginRedirectNotOptInInMainFrameNavigation",
    "SameSiteCrossOriginNavigationNotOptInInMainFrameNavigation", "MemoryPressureOnTrigger",
    "MemoryPressureAfterTriggered", "PrerenderingDisabledByDevTools", "SpeculationRuleRemoved",
    "ActivatedWithAuxiliaryBrowsingContexts", "MaxNumOfRunningEagerPrerendersExceeded",
    "MaxNumOfRunningNonEagerPrerendersExceeded", "MaxNumOfRunningEmbedderPrerendersExceeded",
    "PrerenderingUrlHasEffectiveUrl", "RedirectedPrerenderingUrlHasEffectiveUrl",
    "ActivationUrlHasEffectiveUrl", "JavaScriptInterfaceAdded", "JavaScriptInterfaceRemoved",
    "AllPrerenderingCanceled", "WindowClosed", "SlowNetwork", "OtherPrerenderedPageActivated",
    "V8OptimizerDisabled", "PrerenderFailedDuringPrefetch", "BrowsingDataRemoved", "PrerenderHostReused",
    "FormSubmitWhenPrerendering", "CrossDocumentRestart",
]

PreloadingStatus: TypeAlias = Literal["Pending", "Running", "Ready", "Success", "Failure", "NotSupported"]

PrefetchStatus: TypeAlias = Literal[
    "PrefetchAllowed", "PrefetchFailedIneligibleRedirect", "PrefetchFailedInvalidRedirect",
    "PrefetchFailedMIMENotSupported", "PrefetchFailedNetError", "PrefetchFailedNon2XX",
    "PrefetchEvictedAfterBrowsingDataRemoved", "PrefetchEvictedAfterCandidateRemoved",
    "PrefetchEvictedForNewerPrefetch", "PrefetchHeldback", "PrefetchIneligibleRetryAfter",
    "PrefetchIsPrivacyDecoy", "PrefetchIsStale", "PrefetchNotEligibleBlockedByConnectionAllowlist",
    "PrefetchNotEligibleBrowserContextOffTheRecord", "PrefetchNotEligibleCrossOrigin",
    "PrefetchNotEligibleDataSaverEnabled", "PrefetchNotEligibleExistingProxy",
    "PrefetchNotEligibleHostIsNonUnique", "PrefetchNotEligibleNonDefaultStoragePartition",
    "PrefetchNotEligibleSameSiteCrossOriginPrefetchRequiredProxy", "PrefetchNotEligibleSchemeIsNotHttps",
    "PrefetchNotEligibleUserHasCookies", "PrefetchNotEligibleUserHasServiceWorker",
    "PrefetchNotEligibleUserHasServiceWorkerNoFetchHandler", "PrefetchNotEligibleRedirectFromServiceWorker",
    "PrefetchNotEligibleRedirectToServiceWorker", "PrefetchNotEligibleBatterySaverEnabled",
    "PrefetchNotEligiblePreloadingDisabled", "PrefetchNotFinishedInTime", "PrefetchNotStarted",
    "PrefetchNotUsedCookiesChanged", "PrefetchProxyNotAvailable", "PrefetchResponseUsed",
    "PrefetchSuccessfulButNotUsed", "PrefetchNotUsedProbeFailed", "PrefetchCancelledOnUserNavigation",
]

class PrerenderMismatchedHeaders(TypedDict):
    headerName: str
    initialValue: NotRequired[str]
    activationValue: NotRequired[str]

class RuleSetUpdatedEvent(TypedDict):
    ruleSet: RuleSet

class RuleSetRemovedEvent(TypedDict):
    id: RuleSetId

class PreloadEnabledStateUpdatedEvent(TypedDict):
    disabledByPreference: bool
    disabledByDataSaver: bool
    disabledByBatterySaver: bool
    disabledByHoldbackPrefetchSpeculationRules: bool
    disabledByHoldbackPrerenderSpeculationRules: bool

class PrefetchStatusUpdatedEvent(TypedDict):
    key: PreloadingAttemptKey
    pipelineId: PreloadPipelineId
    initiatingFrameId: page.FrameId
    prefetchUrl: str
    status: PreloadingStatus
    prefetchStatus: PrefetchStatus
    requestId: network.RequestId

class PrerenderStatusUpdatedEvent(TypedDict):
    key: PreloadingAttemptKey
    pipelineId: PreloadPipelineId
    status: PreloadingStatus
    effectiveAction: NotRequired[SpeculationAction]
    prerenderStatus: NotRequired[PrerenderFinalStatus]
    disallowedMojoInterface: NotRequired[str]
    mismatchedHeaders: NotRequired[list[PrerenderMismatchedHeaders]]

class PreloadingAttemptSourcesUpdatedEvent(TypedDict):
    loaderId: network.LoaderId
    preloadingAttemptSources: list[PreloadingAttemptSource]
