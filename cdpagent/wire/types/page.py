# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: ddc4ba9c06c8cb3cb4f315ed9a34f27c4383caca322a46b825bec40329c9aacc
"""The types of CDP's Page domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (debugger, dom, emulation, io, network, runtime)

FrameId: TypeAlias = str

AdFrameType: TypeAlias = Literal["none", "child", "root"]

AdFrameExplanation: TypeAlias = Literal["ParentIsAd", "CreatedByAdScript", "MatchedBlockingRule"]

class AdFrameStatus(TypedDict):
    adFrameType: AdFrameType
    explanations: NotRequired[list[AdFrameExplanation]]

SecureContextType: TypeAlias = Literal["Secure", "SecureLocalhost", "InsecureScheme", "InsecureAncestor"]

CrossOriginIsolatedContextType: TypeAlias = Literal["Isolated", "NotIsolated", "NotIsolatedFeatureDisabled"]

GatedAPIFeatures: TypeAlias = Literal[
    "SharedArrayBuffers", "SharedArrayBuffersTransferAllowed", "PerformanceMeasureMemory",
    "PerformanceProfile",
]

PermissionsPolicyFeature: TypeAlias = Literal[
    "accelerometer", "all-screens-capture", "ambient-light-sensor", "aria-notify", "autofill", "autoplay",
    "bluetooth", "browsing-topics", "camera", "captured-surface-control", "ch-dpr", "ch-device-memory",
    "ch-downlink", "ch-ect", "ch-prefers-color-scheme", "ch-prefers-reduced-motion",
    "ch-prefers-reduced-transparency", "ch-rtt", "ch-save-data", "ch-ua", "ch-ua-arch", "ch-ua-bitness",
    "ch-ua-high-entropy-values", "ch-ua-platform", "ch-ua-model", "ch-ua-mobile", "ch-ua-form-factors",
    "ch-ua-full-version", "ch-ua-full-version-list", "ch-ua-platform-version", "ch-ua-wow64",
    "ch-viewport-height", "ch-viewport-width", "ch-width", "clipboard-read", "clipboard-write",
    "compute-pressure", "controlled-frame", "cross-origin-isolated", "deferred-fetch",
    "deferred-fetch-minimal", "device-attributes", "digital-credentials-create", "digital-credentials-get",
    "direct-sockets", "direct-sockets-multicast", "display-capture", "document-domain", "encrypted-media",
    "execution-while-out-of-viewport", "execution-while-not-rendered", "focus-without-user-activation",
    "fullscreen", "frobulate", "gamepad", "geolocation", "gyroscope", "haptics", "hid",
    "identity-credentials-get", "idle-detection", "interest-cohort", "keyboard-map", "language-detector",
    "language-model", "local-fonts", "local-network", "local-network-access", "loopback-network",
    "magnetometer", "manual-text", "media-playback-while-not-visible", "microphone", "midi",
    "on-device-speech-recognition", "otp-credentials", "payment", "picture-in-picture",
    "private-state-token-issuance", "private-state-token-redemption", "publickey-credentials-create",
    "publickey-credentials-get", "publickey-credentials-remote-client-data-json", "rewriter",
    "screen-wake-lock", "serial", "shared-storage", "shared-storage-select-url", "smart-card",
    "speaker-selection", "storage-access", "sub-apps", "summarizer", "sync-xhr", "tools", "translator",
    "unload", "usb", "usb-unrestricted", "vertical-scroll", "web-app-installation", "webnn", "web-printing",
    "web-share", "window-management", "writer", "xr-spatial-tracking",
]

PermissionsPolicyBlockReason: TypeAlias = Literal[
    "Header", "IframeAttribute", "InFencedFrameTree", "InIsolatedApp",
]

class PermissionsPolicyBlockLocator(TypedDict):
    frameId: FrameId
    blockReason: PermissionsPolicyBlockReason

class PermissionsPolicyFeatureState(TypedDict):
    feature: PermissionsPolicyFeature
    allowed: bool
    locator: NotRequired[PermissionsPolicyBlockLocator]

OriginTrialTokenStatus: TypeAlias = Literal[
    "Success", "NotSupported", "Insecure", "Expired", "WrongOrigin", "InvalidSignature", "Malformed",
    "WrongVersion", "FeatureDisabled", "TokenDisabled", "FeatureDisabledForUser", "UnknownTrial",
]

OriginTrialStatus: TypeAlias = Literal[
    "Enabled", "ValidTokenNotProvided", "OSNotSupported", "TrialNotAllowed",
]

OriginTrialUsageRestriction: TypeAlias = Literal["None", "Subset"]

class OriginTrialToken(TypedDict):
    origin: str
    matchSubDomains: bool
    trialName: str
    expiryTime: network.TimeSinceEpoch
    isThirdParty: bool
    usageRestriction: OriginTrialUsageRestriction

class OriginTrialTokenWithStatus(TypedDict):
    rawTokenText: str
    parsedToken: NotRequired[OriginTrialToken]
    status: OriginTrialTokenStatus

class OriginTrial(TypedDict):
    trialName: str
    status: OriginTrialStatus
    tokensWithStatus: list[OriginTrialTokenWithStatus]

class SecurityOriginDetails(TypedDict):
    isLocalhost: bool

class Frame(TypedDict):
    id: FrameId
    parentId: NotRequired[FrameId]
    loaderId: network.LoaderId
    name: NotRequired[str]
    url: str
    urlFragment: NotRequired[str]
    domainAndRegistry: str
    securityOrigin: str
    securityOriginDetails: NotRequired[SecurityOriginDetails]
    mimeType: str
    unreachableUrl: NotRequired[str]
    adFrameStatus: NotRequired[AdFrameStatus]
    secureContextType: SecureContextType
    crossOriginIsolatedContextType: CrossOriginIsolatedContextType
    gatedAPIFeatures: list[GatedAPIFeatures]

class FrameResource(TypedDict):
    url: str
    type: network.ResourceType
    mimeType: str
    lastModified: NotRequired[network.TimeSinceEpoch]
    contentSize: NotRequired[float]
    failed: NotRequired[bool]
    canceled: NotRequired[bool]

class FrameResourceTree(TypedDict):
    frame: Frame
    childFrames: NotRequired[list[FrameResourceTree]]
    resources: list[FrameResource]

class FrameTree(TypedDict):
    frame: Frame
    childFrames: NotRequired[list[FrameTree]]

ScriptIdentifier: TypeAlias = str

TransitionType: TypeAlias = Literal[
    "link", "typed", "address_bar", "auto_bookmark", "auto_subframe", "manual_subframe", "generated",
    "auto_toplevel", "form_submit", "reload", "keyword", "keyword_generated", "other",
]

class NavigationEntry(TypedDict):
    id: int
    url: str
    userTypedURL: str
    title: str
    transitionType: TransitionType

class ScreencastFrameMetadata(TypedDict):
    offsetTop: float
    pageScaleFactor: float
    deviceWidth: float
    deviceHeight: float
    scrollOffsetX: float
    scrollOffsetY: float
    timestamp: NotRequired[network.TimeSinceEpoch]
    monotonicTimestamp: NotRequired[network.MonotonicTime]

DialogType: TypeAlias = Literal["alert", "confirm", "prompt", "beforeunload"]

class AppManifestError(TypedDict):
    message: str
    critical: int
    line: int
    column: int

class AppManifestParsedProperties(TypedDict):
    scope: str

class LayoutViewport(TypedDict):
    pageX: int
    pageY: int
    clientWidth: int
    clientHeight: int

class VisualViewport(TypedDict):
    offsetX: float
    offsetY: float
    pageX: float
    pageY: float
    clientWidth: float
    clientHeight: float
    scale: float
    zoom: NotRequired[float]

class Viewport(TypedDict):
    x: float
    y: float
    width: float
    height: float
    scale: float

class FontFamilies(TypedDict, total=False):
    standard: str
    fixed: str
    serif: str
    sansSerif: str
    cursive: str
    fantasy: str
    math: str

class ScriptFontFamilies(TypedDict):
    script: str
    fontFamilies: FontFamilies

class FontSizes(TypedDict, total=False):
    standard: int
    fixed: int

ClientNavigationReason: TypeAlias = Literal[
    "anchorClick", "formSubmissionGet", "formSubmissionPost", "httpHeaderRefresh", "initialFrameNavigation",
    "metaTagRefresh", "other", "pageBlockInterstitial", "reload", "scriptInitiated",
]

ClientNavigationDisposition: TypeAlias = Literal["currentTab", "newTab", "newWindow", "download"]

class InstallabilityErrorArgument(TypedDict):
    name: str
    value: str

class InstallabilityError(TypedDict):
    errorId: str
    errorArguments: list[InstallabilityErrorArgument]

ReferrerPolicy: TypeAlias = Literal[
    "noReferrer", "noReferrerWhenDowngrade", "origin", "originWhenCrossOrigin", "sameOrigin", "strictOrigin",
    "strictOriginWhenCrossOrigin", "unsafeUrl",
]

class CompilationCacheParams(TypedDict):
    url: str
    eager: NotRequired[bool]

class FileFilter(TypedDict, total=False):
    name: str
    accepts: list[str]

class FileHandler(TypedDict):
    action: str
    name: str
    accepts: NotRequired[list[FileFilter]]
    launchType: str

class ImageResource(TypedDict):
    url: str
    sizes: NotRequired[str]
    type: NotRequired[str]

class LaunchHandler(TypedDict):
    clientMode: str

class ProtocolHandler(TypedDict):
    protocol: str
    url: str

class RelatedApplication(TypedDict):
    id: NotRequired[str]
    url: str

class ScopeExtension(TypedDict):
    origin: str
    hasOriginWildcard: bool

class Screenshot(TypedDict):
    image: ImageResource
    formFactor: str
    label: NotRequired[str]

class ShareTarget(TypedDict):
    action: str
    method: str
    enctype: str
    title: NotRequired[str]
    text: NotRequired[str]
    url: NotRequired[str]
    files: NotRequired[list[FileFilter]]

class Shortcut(TypedDict):
    name: str
    url: str

class WebAppManifest(TypedDict, total=False):
    backgroundColor: str
    description: str
    dir: str
    display: str
    displayOverrides: list[str]
    fileHandlers: list[FileHandler]
    icons: list[ImageResource]
    id: str
    lang: str
    launchHandler: LaunchHandler
    name: str
    orientation: str
    preferRelatedApplications: bool
    protocolHandlers: list[ProtocolHandler]
    relatedApplications: list[RelatedApplication]
    scope: str
    scopeExtensions: list[ScopeExtension]
    screenshots: list[Screenshot]
    shareTarget: ShareTarget
    shortName: str
    shortcuts: list[Shortcut]
    startUrl: str
    themeColor: str

class SubApp(TypedDict):
    name: str
    scope: str
    manifestId: str
    startUrl: str

NavigationType: TypeAlias = Literal["Navigation", "BackForwardCacheRestore"]

BackForwardCacheNotRestoredReason: TypeAlias = Literal[
    "NotPrimaryMainFrame", "BackForwardCacheDisabled", "RelatedActiveContentsExist", "HTTPStatusNotOK",
    "SchemeNotHTTPOrHTTPS", "Loading", "WasGrantedMediaAccess", "DisableForRenderFrameHostCalled",
    "DomainNotAllowed", "HTTPMethodNotGET", "SubframeIsNavigating", "Timeout", "CacheLimit",
    "JavaScriptExecution", "RendererProcessKilled", "RendererProcessCrashed", "SchedulerTrackedFeatureUsed",
    "ConflictingBrowsingInstance", "CacheFlushed", "ServiceWorkerVersionActivation", "SessionRestored",
    "ServiceWorkerPostMessage", "EnteredBackForwardCacheBeforeServiceWorkerHostAdded",
    "RenderFrameHostReused_SameSite", "RenderFrameHostReused_CrossSite", "ServiceWorkerClaim",
    "IgnoreEventAndEvict", "HaveInnerContents", "TimeoutPuttingInCache",
    "BackForwardCacheDisabledByLowMemory", "BackForwardCacheDisabledByCommandLine",
    "NetworkRequestDatapipeDrainedAsBytesConsumer", "NetworkRequestRedirected", "NetworkRequestTimeout",
    "NetworkExceedsBufferLimit", "NavigationCancelledWhileRestoring", "NotMostRecentNavigationEntry",
    "BackForwardCacheDisabledForPrerender", "UserAgentOverrideDiffers", "ForegroundCacheLimit",
    "ForwardCacheDisabled", "BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate",
    "UnloadHandlerExistsInMainFrame", "UnloadHandlerExistsInSubFrame", "ServiceWorkerUnregistration",
    "CacheControlNoStore", "CacheControlNoStoreCookieModified", "CacheControlNoStoreHTTPOnlyCookieModified",
    "NoResponseHead", "Unknown", "ActivationNavigationsDisallowedForBug1234857", "ErrorDocument",
    "FencedFramesEmbedder", "CookieDisabled", "HTTPAuthRequired", "CookieFlushed",
    "BroadcastChannelOnMessage", "WebViewSettingsChanged", "WebViewJavaScriptObjectChanged",
    "WebViewMessageListenerInjected", "WebViewSafeBrowsingAllowlistChanged",
    "WebViewDocumentStartJavascriptChanged", "WebSocket", "WebTransport", "WebRTC",
    "MainResourceHasCacheControlNoStore", "MainResourceHasCacheControlNoCache",
    "SubresourceHasCacheControlNoStore", "SubresourceHasCacheControlNoCache", "ContainsPlugins",
    "DocumentLoaded", "OutstandingNetworkRequestOthers", "RequestedMIDIPermission",
    "RequestedAudioCapturePermission", "RequestedVideoCapturePermission",
    "RequestedBackForwardCacheBlockedSensors", "RequestedBackgroundWorkPermission", "BroadcastChannel",
    "WebXR", "SharedWorker", "SharedWorkerMessage", "SharedWorkerWithNoActiveClient", "WebLocks",
    "WebLocksContention", "WebHID", "WebBluetooth", "WebShare", "RequestedStorageAccessGrant", "WebNfc",
    "OutstandingNetworkRequestFetch", "OutstandingNetworkRequestXHR", "AppBanner", "Printing", "WebDatabase",
    "PictureInPicture", "SpeechRecognizer", "IdleManager", "PaymentManager", "SpeechSynthesis",
    "KeyboardLock", "WebOTPService", "OutstandingNetworkRequestDirectSocket", "InjectedJavascript",
    "InjectedStyleSheet", "KeepaliveRequest", "IndexedDBEvent", "Dummy",
    "JsNetworkRequestReceivedCacheControlNoStoreResource", "WebRTCUsedWithCCNS", "WebTransportUsedWithCCNS",
    "WebSocketUsedWithCCNS", "SmartCard", "LiveMediaStreamTrack", "UnloadHandler", "ParserAborted",
    "ContentSecurityHandler", "ContentWebAuthenticationAPI", "ContentFileChooser", "ContentSerial",
    "ContentFileSystemAccess", "ContentMediaDevicesDispatcherHost", "ContentWebBluetooth", "ContentWebUSB",
    "ContentMediaSessionService", "ContentScreenReader", "ContentDiscarded", "EmbedderPopupBlockerTabHelper",
    "EmbedderSafeBrowsingTriggeredPopupBlocker", "EmbedderSafeBrowsingThreatDetails",
    "EmbedderAppBannerManager", "EmbedderDomDistillerViewerSource",
    "EmbedderDomDistillerSelfDeletingRequestDelegate", "EmbedderOomInterventionTabHelper",
    "EmbedderOfflinePage", "EmbedderChromePasswordManagerClientBindCredentialManager",
    "EmbedderPermissionRequestManager", "EmbedderModalDialog", "EmbedderExtensions",
    "EmbedderExtensionMessaging", "EmbedderExtensionMessagingForOpenPort",
    "EmbedderExtensionSentMessageToCachedFrame", "EmbedderExtensionFrame", "EmbedderPrivilegedWebContents",
    "RequestedByWebViewClient", "PostMessageByWebViewClient",
    "CacheControlNoStoreDeviceBoundSessionTerminated", "CacheLimitPrunedOnModerateMemoryPressure",
    "CacheLimitPrunedOnCriticalMemoryPressure",
]

BackForwardCacheNotRestoredReasonType: TypeAlias = Literal[
    "SupportPending", "PageSupportNeeded", "Circumstantial",
]

class BackForwardCacheBlockingDetails(TypedDict):
    url: NotRequired[str]
    function: NotRequired[str]
    lineNumber: int
    columnNumber: int

class BackForwardCacheNotRestoredExplanation(TypedDict):
    type: BackForwardCacheNotRestoredReasonType
    reason: BackForwardCacheNotRestoredReason
    context: NotRequired[str]
    details: NotRequired[list[BackForwardCacheBlockingDetails]]

class BackForwardCacheNotRestoredExplanationTree(TypedDict):
    url: str
    explanations: list[BackForwardCacheNotRestoredExplanation]
    children: list[BackForwardCacheNotRestoredExplanationTree]

class AddScriptToEvaluateOnLoadParams(TypedDict):
    scriptSource: str

class AddScriptToEvaluateOnLoadResult(TypedDict):
    identifier: ScriptIdentifier

class AddScriptToEvaluateOnNewDocumentParams(TypedDict):
    source: str
    worldName: NotRequired[str]
    includeCommandLineAPI: NotRequired[bool]
    runImmediately: NotRequired[bool]

class AddScriptToEvaluateOnNewDocumentResult(TypedDict):
    identifier: ScriptIdentifier

class CaptureScreenshotParams(TypedDict, total=False):
    format: Literal["jpeg", "png", "webp"]
    quality: int
    clip: Viewport
    fromSurface: bool
    captureBeyondViewport: bool
    optimizeForSpeed: bool

class CaptureScreenshotResult(TypedDict):
    data: str

class CaptureSnapshotParams(TypedDict, total=False):
    format: Literal["mhtml"]

class CaptureSnapshotResult(TypedDict):
    data: str

class CreateIsolatedWorldParams(TypedDict):
    frameId: FrameId
    worldName: NotRequired[str]
    grantUniveralAccess: NotRequired[bool]
    contentSecurityPolicy: NotRequired[str]

class CreateIsolatedWorldResult(TypedDict):
    executionContextId: runtime.ExecutionContextId

class DeleteCookieParams(TypedDict):
    cookieName: str
    url: str

class EnableParams(TypedDict, total=False):
    enableFileChooserOpenedEvent: bool

class GetAppManifestParams(TypedDict, total=False):
    manifestId: str

class GetAppManifestResult(TypedDict):
    url: str
    errors: list[AppManifestError]
    data: NotRequired[str]
    parsed: NotRequired[AppManifestParsedProperties]
    manifest: WebAppManifest

class GetInstallabilityErrorsResult(TypedDict):
    installabilityErrors: list[InstallabilityError]

class GetManifestIconsResult(TypedDict, total=False):
    primaryIcon: str

class GetAppIdResult(TypedDict, total=False):
    appId: str
    recommendedId: str
    bundleId: str
    parentAppName: str

class GetSubAppsResult(TypedDict):
    subApps: list[SubApp]

class GetSiblingSubAppsResult(TypedDict):
    subApps: list[SubApp]

class GetAdScriptAncestryParams(TypedDict):
    frameId: FrameId

class GetAdScriptAncestryResult(TypedDict, total=False):
    adScriptAncestry: network.AdAncestry

class GetFrameTreeResult(TypedDict):
    frameTree: FrameTree

class GetLayoutMetricsResult(TypedDict):
    layoutViewport: LayoutViewport
    visualViewport: VisualViewport
    contentSize: dom.Rect
    cssLayoutViewport: LayoutViewport
    cssVisualViewport: VisualViewport
    cssContentSize: dom.Rect

class GetNavigationHistoryResult(TypedDict):
    currentIndex: int
    entries: list[NavigationEntry]

class GetResourceContentParams(TypedDict):
    frameId: FrameId
    url: str

class GetResourceContentResult(TypedDict):
    content: str
    base64Encoded: bool

class GetResourceTreeResult(TypedDict):
    frameTree: FrameResourceTree

class HandleJavaScriptDialogParams(TypedDict):
    accept: bool
    promptText: NotRequired[str]

class NavigateParams(TypedDict):
    url: str
    referrer: NotRequired[str]
    transitionType: NotRequired[TransitionType]
    frameId: NotRequired[FrameId]
    referrerPolicy: NotRequired[ReferrerPolicy]

class NavigateResult(TypedDict):
    frameId: FrameId
    loaderId: NotRequired[network.LoaderId]
    errorText: NotRequired[str]
    isDownload: NotRequired[bool]

class NavigateToHistoryEntryParams(TypedDict):
    entryId: int

class PrintToPDFParams(TypedDict, total=False):
    landscape: bool
    displayHeaderFooter: bool
    printBackground: bool
    scale: float
    paperWidth: float
    paperHeight: float
    marginTop: float
    marginBottom: float
    marginLeft: float
    marginRight: float
    pageRanges: str
    headerTemplate: str
    footerTemplate: str
    preferCSSPageSize: bool
    transferMode: Literal["ReturnAsBase64", "ReturnAsStream"]
    generateTaggedPDF: bool
    generateDocumentOutline: bool

class PrintToPDFResult(TypedDict):
    data: str
    stream: NotRequired[io.StreamHandle]

class ReloadParams(TypedDict, total=False):
    ignoreCache: bool
    scriptToEvaluateOnLoad: str
    loaderId: network.LoaderId

class RemoveScriptToEvaluateOnLoadParams(TypedDict):
    identifier: ScriptIdentifier

class RemoveScriptToEvaluateOnNewDocumentParams(TypedDict):
    identifier: ScriptIdentifier

class ScreencastFrameAckParams(TypedDict):
    sessionId: int

class SearchInResourceParams(TypedDict):
    frameId: FrameId
    url: str
    query: str
    caseSensitive: NotRequired[bool]
    isRegex: NotRequired[bool]

class SearchInResourceResult(TypedDict):
    result: list[debugger.SearchMatch]

class SetAdBlockingEnabledParams(TypedDict):
    enabled: bool

class SetBypassCSPParams(TypedDict):
    enabled: bool

class GetPermissionsPolicyStateParams(TypedDict):
    frameId: FrameId

class GetPermissionsPolicyStateResult(TypedDict):
    states: list[PermissionsPolicyFeatureState]

class GetOriginTrialsParams(TypedDict):
    frameId: FrameId

class GetOriginTrialsResult(TypedDict):
    originTrials: list[OriginTrial]

class SetDeviceMetricsOverrideParams(TypedDict):
    width: int
    height: int
    deviceScaleFactor: float
    mobile: bool
    scale: NotRequired[float]
    screenWidth: NotRequired[int]
    screenHeight: NotRequired[int]
    positionX: NotRequired[int]
    positionY: NotRequired[int]
    dontSetVisibleSize: NotRequired[bool]
    screenOrientation: NotRequired[emulation.ScreenOrientation]
    viewport: NotRequired[Viewport]

class SetDeviceOrientationOverrideParams(TypedDict):
    alpha: float
    beta: float
    gamma: float

class SetFontFamiliesParams(TypedDict):
    fontFamilies: FontFamilies
    forScripts: NotRequired[list[ScriptFontFamilies]]

class SetFontSizesParams(TypedDict):
    fontSizes: FontSizes

class SetDocumentContentParams(TypedDict):
    frameId: FrameId
    html: str

class SetDownloadBehaviorParams(TypedDict):
    behavior: Literal["deny", "allow", "default"]
    downloadPath: NotRequired[str]

class SetGeolocationOverrideParams(TypedDict, total=False):
    latitude: float
    longitude: float
    accuracy: float

class SetLifecycleEventsEnabledParams(TypedDict):
    enabled: bool

class SetTouchEmulationEnabledParams(TypedDict):
    enabled: bool
    configuration: NotRequired[Literal["mobile", "desktop"]]

class StartScreencastParams(TypedDict, total=False):
    format: Literal["jpeg", "png"]
    quality: int
    maxWidth: int
    maxHeight: int
    everyNthFrame: int
    maxFramesInFlight: int
    sendLastFrame: bool

class StartScreenRecordingParams(TypedDict, total=False):
    audio: bool
    maxWidth: int
    maxHeight: int
    frameRate: int

class StartScreenRecordingResult(TypedDict):
    stream: io.StreamHandle

class StopScreenRecordingResult(TypedDict):
    stream: io.StreamHandle

class SetWebLifecycleStateParams(TypedDict):
    state: Literal["frozen", "active"]

class ProduceCompilationCacheParams(TypedDict):
    scripts: list[CompilationCacheParams]

class AddCompilationCacheParams(TypedDict):
    url: str
    data: str

class SetSPCTransactionModeParams(TypedDict):
    mode: Literal["none", "autoAccept", "autoChooseToAuthAnotherWay", "autoReject", "autoOptOut"]

class SetRPHRegistrationModeParams(TypedDict):
    mode: Literal["none", "autoAccept", "autoReject"]

class GenerateTestReportParams(TypedDict):
    message: str
    group: NotRequired[str]

class SetInterceptFileChooserDialogParams(TypedDict):
    enabled: bool
    cancel: NotRequired[bool]

class SetPrerenderingAllowedParams(TypedDict):
    isAllowed: bool

class GetAnnotatedPageContentParams(TypedDict, total=False):
    includeActionableInformation: bool

class GetAnnotatedPageContentResult(TypedDict):
    content: str

class DomContentEventFiredEvent(TypedDict):
    timestamp: network.MonotonicTime

class FileChooserOpenedEvent(TypedDict):
    frameId: FrameId
    mode: Literal["selectSingle", "selectMultiple"]
    backendNodeId: NotRequired[dom.BackendNodeId]

class FrameAttachedEvent(TypedDict):
    frameId: FrameId
    parentFrameId: FrameId
    stack: NotRequired[runtime.StackTrace]

class FrameClearedScheduledNavigationEvent(TypedDict):
    frameId: FrameId

class FrameDetachedEvent(TypedDict):
    frameId: FrameId
    reason: Literal["remove", "swap"]

class FrameSubtreeWillBeDetachedEvent(TypedDict):
    frameId: FrameId

class FrameNavigatedEvent(TypedDict):
    frame: Frame
    type: NavigationType

class DocumentOpenedEvent(TypedDict):
    frame: Frame

class FrameStartedNavigatingEvent(TypedDict):
    frameId: FrameId
    url: str
    loaderId: network.LoaderId
    navigationType: Literal[
        "reload", "reloadBypassingCache", "restore", "restoreWithPost", "historySameDocument",
        "historyDifferentDocument", "sameDocument", "differentDocument",
    ]

class FrameRequestedNavigationEvent(TypedDict):
    frameId: FrameId
    reason: ClientNavigationReason
    url: str
    disposition: ClientNavigationDisposition

class FrameScheduledNavigationEvent(TypedDict):
    frameId: FrameId
    delay: float
    reason: ClientNavigationReason
    url: str

class FrameStartedLoadingEvent(TypedDict):
    frameId: FrameId

class FrameStoppedLoadingEvent(TypedDict):
    frameId: FrameId

class DownloadWillBeginEvent(TypedDict):
    frameId: FrameId
    guid: str
    url: str
    suggestedFilename: str

class DownloadProgressEvent(TypedDict):
    guid: str
    totalBytes: float
    receivedBytes: float
    state: Literal["inProgress", "completed", "canceled"]

class JavascriptDialogClosedEvent(TypedDict):
    frameId: FrameId
    result: bool
    userInput: str

class JavascriptDialogOpeningEvent(TypedDict):
    url: str
    frameId: FrameId
    message: str
    type: DialogType
    hasBrowserHandler: bool
    defaultPrompt: NotRequired[str]

class LifecycleEventEvent(TypedDict):
    frameId: FrameId
    loaderId: network.LoaderId
    name: str
    timestamp: network.MonotonicTime

class BackForwardCacheNotUsedEvent(TypedDict):
    loaderId: network.LoaderId
    frameId: FrameId
    notRestoredExplanations: list[BackForwardCacheNotRestoredExplanation]
    notRestoredExplanationsTree: NotRequired[BackForwardCacheNotRestoredExplanationTree]

class LoadEventFiredEvent(TypedDict):
    timestamp: network.MonotonicTime

class NavigatedWithinDocumentEvent(TypedDict):
    frameId: FrameId
    url: str
    navigationType: Literal["fragment", "historyApi", "other"]

class ScreencastFrameEvent(TypedDict):
    data: str
    metadata: ScreencastFrameMetadata
    sessionId: int

class ScreencastVisibilityChangedEvent(TypedDict):
    visible: bool

class WindowOpenEvent(TypedDict):
    url: str
    windowName: str
    windowFeatures: list[str]
    userGesture: bool

class CompilationCacheProducedEvent(TypedDict):
    url: str
    data: str
