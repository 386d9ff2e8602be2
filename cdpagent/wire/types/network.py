# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 73af7900ebe9a2e0950b1dd8baeac7a8c8729186734a9b7ab33a2ae9f28f9544
"""The types of CDP's Network domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (debugger, emulation, io, page, runtime, security)

ResourceType: TypeAlias = Literal[
    "Document", "Stylesheet", "Image", "Media", "Font", "Script", "TextTrack", "XHR", "Fetch", "Prefetch",
    "EventSource", "WebSocket", "Manifest", "SignedExchange", "Ping", "CSPViolationReport", "Preflight",
    "FedCM", "Other",
]

LoaderId: TypeAlias = str

RequestId: TypeAlias = str

ErrorReason: TypeAlias = Literal[
    "Failed", "Aborted", "TimedOut", "AccessDenied", "ConnectionClosed", "ConnectionReset",
    "ConnectionRefused", "ConnectionAborted", "ConnectionFailed", "NameNotResolved", "InternetDisconnected",
    "AddressUnreachable", "BlockedByClient", "BlockedByResponse",
]

TimeSinceEpoch: TypeAlias = float

MonotonicTime: TypeAlias = float

Headers: TypeAlias = dict[str, Any]

ConnectionType: TypeAlias = Literal[
    "none", "cellular2g", "cellular3g", "cellular4g", "bluetooth", "ethernet", "wifi", "wimax", "other",
]

CookieSameSite: TypeAlias = Literal["Strict", "Lax", "None"]

CookiePriority: TypeAlias = Literal["Low", "Medium", "High"]

CookieSourceScheme: TypeAlias = Literal["Unset", "NonSecure", "Secure"]

class ResourceTiming(TypedDict):
    requestTime: float
    proxyStart: float
    proxyEnd: float
    dnsStart: float
    dnsEnd: float
    connectStart: float
    connectEnd: float
    sslStart: float
    sslEnd: float
    workerStart: float
    workerReady: float
    workerFetchStart: float
    workerRespondWithSettled: float
    workerRouterEvaluationStart: NotRequired[float]
    workerCacheLookupStart: NotRequired[float]
    sendStart: float
    sendEnd: float
    pushStart: float
    pushEnd: float
    receiveHeadersStart: float
    receiveHeadersEnd: float

ResourcePriority: TypeAlias = Literal["VeryLow", "Low", "Medium", "High", "VeryHigh"]

RenderBlockingBehavior: TypeAlias = Literal[
    "Blocking", "InBodyParserBlocking", "NonBlocking", "NonBlockingDynamic", "PotentiallyBlocking",
]

class PostDataEntry(TypedDict, total=False):
    bytes: str

class Request(TypedDict):
    url: str
    urlFragment: NotRequired[str]
    method: str
    headers: Headers
    postData: NotRequired[str]
    hasPostData: NotRequired[bool]
    postDataEntries: NotRequired[list[PostDataEntry]]
    mixedContentType: NotRequired[security.MixedContentType]
    initialPriority: ResourcePriority
    referrerPolicy: Literal[
        "unsafe-url", "no-referrer-when-downgrade", "no-referrer", "origin", "origin-when-cross-origin",
        "same-origin", "strict-origin", "strict-origin-when-cross-origin",
    ]
    isLinkPreload: NotRequired[bool]
    trustTokenParams: NotRequired[TrustTokenParams]
    isSameSite: NotRequired[bool]
    isAdRelated: NotRequired[bool]

class SignedCertificateTimestamp(TypedDict):
    status: str
    origin: str
    logDescription: str
    logId: str
    timestamp: float
    hashAlgorithm: str
    signatureAlgorithm: str
    signatureData: str

class SecurityDetails(TypedDict):
    protocol: str
    keyExchange: str
    keyExchangeGroup: NotRequired[str]
    cipher: str
    mac: NotRequired[str]
    certificateId: security.CertificateId
    subjectName: str
    sanList: list[str]
    issuer: str
    validFrom: TimeSinceEpoch
    validTo: TimeSinceEpoch
    signedCertificateTimestampList: list[SignedCertificateTimestamp]
    certificateTransparencyCompliance: CertificateTransparencyCompliance
    serverSignatureAlgorithm: NotRequired[int]
    encryptedClientHello: bool

CertificateTransparencyCompliance: TypeAlias = Literal["unknown", "not-compliant", "compliant"]

BlockedReason: TypeAlias = Literal[
    "other", "csp", "mixed-content", "origin", "inspector", "integrity", "subresource-filter", "content-type",
    "coep-frame-resource-needs-coep-header", "coop-sandboxed-iframe-cannot-navigate-to-coop-page",
    "corp-not-same-origin", "corp-not-same-origin-after-defaulted-to-same-origin-by-coep",
    "corp-not-same-origin-after-defaulted-to-same-origin-by-dip",
    "corp-not-same-origin-after-defaulted-to-same-origin-by-coep-and-dip", "corp-not-same-site",
    "sri-message-signature-mismatch",
]

CorsError: TypeAlias = Literal[
    "DisallowedByMode", "InvalidResponse", "WildcardOriginNotAllowed", "MissingAllowOriginHeader",
    "MultipleAllowOriginValues", "InvalidAllowOriginValue", "AllowOriginMismatch", "InvalidAllowCredentials",
    "CorsDisabledScheme", "PreflightInvalidStatus", "PreflightDisallowedRedirect",
    "PreflightWildcardOriginNotAllowed", "PreflightMissingAllowOriginHeader",
    "PreflightMultipleAllowOriginValues", "PreflightInvalidAllowOriginValue", "PreflightAllowOriginMismatch",
    "PreflightInvalidAllowCredentials", "PreflightMissingAllowExternal", "PreflightInvalidAllowExternal",
    "InvalidAllowMethodsPreflightResponse", "InvalidAllowHeadersPreflightResponse",
    "MethodDisallowedByPreflightResponse", "HeaderDisallowedByPreflightResponse",
    "RedirectContainsCredentials", "InsecureLocalNetwork", "InvalidLocalNetworkAccess",
    "NoCorsRedirectModeNotFollow", "LocalNetworkAccessPermissionDenied",
]

class CorsErrorStatus(TypedDict):
    corsError: CorsError
    failedParameter: str

ServiceWorkerResponseSource: TypeAlias = Literal["cache-storage", "http-cache", "fallback-code", "network"]

class TrustTokenParams(TypedDict):
    operation: TrustTokenOperationType
    refreshPolicy: Literal["UseCached", "Refresh"]
    issuers: NotRequired[list[str]]

TrustTokenOperationType: TypeAlias = Literal["Issuance", "Redemption", "Signing"]

AlternateProtocolUsage: TypeAlias = Literal[
    "alternativeJobWonWithoutRace", "alternativeJobWonRace", "mainJobWonRace", "mappingMissing", "broken",
    "dnsAlpnH3JobWonWithoutRace", "dnsAlpnH3JobWonRace", "unspecifiedReason",
]

ServiceWorkerRouterSource: TypeAlias = Literal[
    "network", "cache", "fetch-event", "race-network-and-fetch-handler", "race-network-and-cache",
]

class ServiceWorkerRouterInfo(TypedDict, total=False):
    ruleIdMatched: int
    matchedSourceType: ServiceWorkerRouterSource
    actualSourceType: ServiceWorkerRouterSource

class Response(TypedDict):
    url: str
    status: int
    statusText: str
    headers: Headers
    headersText: NotRequired[str]
    mimeType: str
    charset: str
    requestHeaders: NotRequired[Headers]
    requestHeadersText: NotRequired[str]
    connectionReused: bool
    connectionId: float
    remoteIPAddress: NotRequired[str]
    remotePort: NotRequired[int]
    fromDiskCache: NotRequired[bool]
    fromServiceWorker: NotRequired[bool]
    fromPrefetchCache: NotRequired[bool]
    fromEarlyHints: NotRequired[bool]
    serviceWorkerRouterInfo: NotRequired[ServiceWorkerRouterInfo]
    encodedDataLength: float
    timing: NotRequired[ResourceTiming]
    serviceWorkerResponseSource: NotRequired[ServiceWorkerResponseSource]
    responseTime: NotRequired[TimeSinceEpoch]
    cacheStorageCacheName: NotRequired[str]
    protocol: NotRequired[str]
    alternateProtocolUsage: NotRequired[AlternateProtocolUsage]
    securityState: security.SecurityState
    securityDetails: NotRequired[SecurityDetails]

class WebSocketRequest(TypedDict):
    headers: Headers

class WebSocketResponse(TypedDict):
    status: int
    statusText: str
    headers: Headers
    headersText: NotRequired[str]
    requestHeaders: NotRequired[Headers]
    requestHeadersText: NotRequired[str]

class WebSocketFrame(TypedDict):
    opcode: float
    mask: bool
    payloadData: str

class CachedResource(TypedDict):
    url: str
    type: ResourceType
    response: NotRequired[Response]
    bodySize: float

class Initiator(TypedDict):
    type: Literal["parser", "script", "preload", "SignedExchange", "preflight", "FedCM", "other"]
    stack: NotRequired[runtime.StackTrace]
    url: NotRequired[str]
    lineNumber: NotRequired[float]
    columnNumber: NotRequired[float]
    requestId: NotRequired[RequestId]

class CookiePartitionKey(TypedDict):
    topLevelSite: str
    hasCrossSiteAncestor: bool

class Cookie(TypedDict):
    name: str
    value: str
    domain: str
    path: str
    expires: float
    size: int
    httpOnly: bool
    secure: bool
    session: bool
    sameSite: NotRequired[CookieSameSite]
    priority: CookiePriority
    sourceScheme: CookieSourceScheme
    sourcePort: int
    partitionKey: NotRequired[CookiePartitionKey]
    partitionKeyOpaque: NotRequired[bool]

SetCookieBlockedReason: TypeAlias = Literal[
    "SecureOnly", "SameSiteStrict", "SameSiteLax", "SameSiteUnspecifiedTreatedAsLax", "SameSiteNoneInsecure",
    "UserPreferences", "ThirdPartyPhaseout", "SyntaxError", "SchemeNotSupported", "OverwriteSecure",
    "InvalidDomain", "InvalidPrefix", "UnknownError", "SchemefulSameSiteStrict", "SchemefulSameSiteLax",
    "SchemefulSameSiteUnspecifiedTreatedAsLax", "NameValuePairExceedsMaxSize", "DisallowedCharacter",
    "NoCookieContent",
]

CookieBlockedReason: TypeAlias = Literal[
    "SecureOnly", "NotOnPath", "DomainMismatch", "SameSiteStrict", "SameSiteLax",
    "SameSiteUnspecifiedTreatedAsLax", "SameSiteNoneInsecure", "UserPreferences", "ThirdPartyPhaseout",
    "UnknownError", "SchemefulSameSiteStrict", "SchemefulSameSiteLax",
    "SchemefulSameSiteUnspecifiedTreatedAsLax", "NameValuePairExceedsMaxSize", "PortMismatch",
    "SchemeMismatch", "AnonymousContext",
]

CookieExemptionReason: TypeAlias = Literal[
    "None", "UserSetting", "EnterprisePolicy", "StorageAccess", "TopLevelStorageAccess", "Scheme",
    "SameSiteNoneCookiesInSandbox",
]

class BlockedSetCookieWithReason(TypedDict):
    blockedReasons: list[SetCookieBlockedReason]
    cookieLine: str
    cookie: NotRequired[Cookie]

class ExemptedSetCookieWithReason(TypedDict):
    exemptionReason: CookieExemptionReason
    cookieLine: str
    cookie: Cookie

class AssociatedCookie(TypedDict):
    cookie: Cookie
    blockedReasons: list[CookieBlockedReason]
    exemptionReason: NotRequired[CookieExemptionReason]

class CookieParam(TypedDict):
    name: str
    value: str
    url: NotRequired[str]
    domain: NotRequired[str]
    path: NotRequired[str]
    secure: NotRequired[bool]
    httpOnly: NotRequired[bool]
    sameSite: NotRequired[CookieSameSite]
    expires: NotRequired[TimeSinceEpoch]
    priority: NotRequired[CookiePriority]
    sourceScheme: NotRequired[CookieSourceScheme]
    sourcePort: NotRequired[int]
    partitionKey: NotRequired[CookiePartitionKey]

class AuthChallenge(TypedDict):
    source: NotRequired[Literal["Server", "Proxy"]]
    origin: str
    scheme: str
    realm: str

class AuthChallengeResponse(TypedDict):
    response: Literal["Default", "CancelAuth", "ProvideCredentials"]
    username: NotRequired[str]
    password: NotRequired[str]

class SignedExchangeSignature(TypedDict):
    label: str
    signature: str
    integrity: str
    certUrl: NotRequired[str]
    certSha256: NotRequired[str]
    validityUrl: str
    date: int
    expires: int
    certificates: NotRequired[list[str]]

class SignedExchangeHeader(TypedDict):
    requestUrl: str
    responseCode: int
    responseHeaders: Headers
    signatures: list[SignedExchangeSignature]
    headerIntegrity: str

SignedExchangeErrorField: TypeAlias = Literal[
    "signatureSig", "signatureIntegrity", "signatureCertUrl", "signatureCertSha256", "signatureValidityUrl",
    "signatureTimestamps",
]

class SignedExchangeError(TypedDict):
    message: str
    signatureIndex: NotRequired[int]
    errorField: NotRequired[SignedExchangeErrorField]

class SignedExchangeInfo(TypedDict):
    outerResponse: Response
    hasExtraInfo: bool
    header: NotRequired[SignedExchangeHeader]
    securityDetails: NotRequired[SecurityDetails]
    errors: NotRequired[list[SignedExchangeError]]

class NetworkConditions(TypedDict):
    urlPattern: str
    latency: float
    downloadThroughput: float
    uploadThroughput: float
    connectionType: NotRequired[ConnectionType]
    packetLoss: NotRequired[float]
    packetQueueLength: NotRequired[int]
    packetReordering: NotRequired[bool]
    offline: NotRequired[bool]

class BlockPattern(TypedDict):
    urlPattern: str
    block: bool

DirectSocketDnsQueryType: TypeAlias = Literal["ipv4", "ipv6"]

class DirectTCPSocketOptions(TypedDict):
    noDelay: bool
    keepAliveDelay: NotRequired[float]
    sendBufferSize: NotRequired[float]
    receiveBufferSize: NotRequired[float]
    dnsQueryType: NotRequired[DirectSocketDnsQueryType]

class DirectUDPSocketOptions(TypedDict, total=False):
    remoteAddr: str
    remotePort: int
    localAddr: str
    localPort: int
    dnsQueryType: DirectSocketDnsQueryType
    sendBufferSize: float
    receiveBufferSize: float
    multicastLoopback: bool
    multicastTimeToLive: int
    multicastAllowAddressSharing: bool

class DirectUDPMessage(TypedDict):
    data: str
    remoteAddr: NotRequired[str]
    remotePort: NotRequired[int]

LocalNetworkAccessRequestPolicy: TypeAlias = Literal[
    "Allow", "BlockFromInsecureToMorePrivate", "WarnFromInsecureToMorePrivate", "PermissionBlock",
    "PermissionWarn",
]

IPAddressSpace: TypeAlias = Literal["Loopback", "Local", "Public", "Unknown"]

class ConnectTiming(TypedDict):
    requestTime: float

class ClientSecurityState(TypedDict):
    initiatorIsSecureContext: bool
    initiatorIPAddressSpace: IPAddressSpace
    localNetworkAccessRequestPolicy: LocalNetworkAccessRequestPolicy

class AdScriptIdentifier(TypedDict):
    scriptId: runtime.ScriptId
    debuggerId: runtime.UniqueDebuggerId
    name: str

class AdAncestry(TypedDict):
    ancestryChain: list[AdScriptIdentifier]
    rootScriptFilterlistRule: NotRequired[str]

class AdProvenance(TypedDict, total=False):
    filterlistRule: str
    adScriptAncestry: AdAncestry

CrossOriginOpenerPolicyValue: TypeAlias = Literal[
    "SameOrigin", "SameOriginAllowPopups", "RestrictProperties", "UnsafeNone", "SameOriginPlusCoep",
    "RestrictPropertiesPlusCoep", "NoopenerAllowPopups",
]

class CrossOriginOpenerPolicyStatus(TypedDict):
    value: CrossOriginOpenerPolicyValue
    reportOnlyValue: CrossOriginOpenerPolicyValue
    reportingEndpoint: NotRequired[str]
    reportOnlyReportingEndpoint: NotRequired[str]

CrossOriginEmbedderPolicyValue: TypeAlias = Literal["None", "Credentialless", "RequireCorp"]

class CrossOriginEmbedderPolicyStatus(TypedDict):
    value: CrossOriginEmbedderPolicyValue
    reportOnlyValue: CrossOriginEmbedderPolicyValue
    reportingEndpoint: NotRequired[str]
    reportOnlyReportingEndpoint: NotRequired[str]

ContentSecurityPolicySource: TypeAlias = Literal["HTTP", "Meta"]

class ContentSecurityPolicyStatus(TypedDict):
    effectiveDirectives: str
    isEnforced: bool
    source: ContentSecurityPolicySource

class SecurityIsolationStatus(TypedDict, total=False):
    coop: CrossOriginOpenerPolicyStatus
    coep: CrossOriginEmbedderPolicyStatus
    csp: list[ContentSecurityPolicyStatus]

ReportStatus: TypeAlias = Literal["Queued", "Pending", "MarkedForRemoval", "Success"]

ReportId: TypeAlias = str

class ReportingApiReport(TypedDict):
    id: ReportId
    initiatorUrl: str
    destination: str
    type: str
    timestamp: TimeSinceEpoch
    depth: int
    completedAttempts: int
    body: dict[str, Any]
    status: ReportStatus

class ReportingApiEndpoint(TypedDict):
    url: str
    groupName: str

class DeviceBoundSessionKey(TypedDict):
    site: str
    id: str

class DeviceBoundSessionWithUsage(TypedDict):
    sessionKey: DeviceBoundSessionKey
    usage: Literal[
        "NotInScope", "InScopeRefreshNotYetNeeded", "InScopeRefreshNotAllowed", "ProactiveRefreshNotPossible",
        "ProactiveRefreshAttempted", "Deferred",
    ]

class DeviceBoundSessionCookieCraving(TypedDict):
    name: str
    domain: str
    path: str
    secure: bool
    httpOnly: bool
    sameSite: NotRequired[CookieSameSite]

class DeviceBoundSessionUrlRule(TypedDict):
    ruleType: Literal["Exclude", "Include"]
    hostPattern: str
    pathPrefix: str

class DeviceBoundSessionInclusionRules(TypedDict):
    origin: str
    includeSite: bool
    urlRules: list[DeviceBoundSessionUrlRule]

class DeviceBoundSession(TypedDict):
    key: DeviceBoundSessionKey
    refreshUrl: str
    inclusionRules: DeviceBoundSessionInclusionRules
    cookieCravings: list[DeviceBoundSessionCookieCraving]
    expiryDate: TimeSinceEpoch
    cachedChallenge: NotRequired[str]
    allowedRefreshInitiators: list[str]

DeviceBoundSessionEventId: TypeAlias = str

DeviceBoundSessionFetchResult: TypeAlias = Literal[
    "Success", "SigningKeyGenerationError", "AttestationKeyGenerationError", "SigningError",
    "TransientSigningError", "ServerRequestedTermination", "InvalidSessionId", "InvalidChallenge",
    "TooManyChallenges", "InvalidFetcherUrl", "InvalidRefreshUrl", "TransientHttpError",
    "ScopeOriginSameSiteMismatch", "RefreshUrlSameSiteMismatch", "MismatchedSessionId", "MissingScope",
    "NoCredentials", "SubdomainRegistrationWellKnownUnavailable", "SubdomainRegistrationUnauthorized",
    "SubdomainRegistrationWellKnownMalformed", "SessionProviderWellKnownUnavailable",
    "RelyingPartyWellKnownUnavailable", "FederatedKeyThumbprintMismatch", "InvalidFederatedSessionUrl",
    "InvalidFederatedKey", "TooManyRelyingOriginLabels", "BoundCookieSetForbidden", "NetError", "ProxyError",
    "EmptySessionConfig", "InvalidCredentialsConfig", "InvalidCredentialsType", "InvalidCredentialsEmptyName",
    "InvalidCredentialsCookie", "PersistentHttpError", "RegistrationAttemptedChallenge", "InvalidScopeOrigin",
    "ScopeOriginContainsPath", "RefreshInitiatorNotString", "RefreshInitiatorInvalidHostPattern",
    "InvalidScopeSpecification", "MissingScopeSpecificationType", "EmptyScopeSpecificationDomain",
    "EmptyScopeSpecificationPath", "InvalidScopeSpecificationType", "InvalidScopeIncludeSite",
    "MissingScopeIncludeSite", "FederatedNotAuthorizedByProvider", "FederatedNotAuthorizedByRelyingParty",
    "SessionProviderWellKnownMalformed", "SessionProviderWellKnownHasProviderOrigin",
    "RelyingPartyWellKnownMalformed", "RelyingPartyWellKnownHasRelyingOrigins",
    "InvalidFederatedSessionProviderSessionMissing", "InvalidFederatedSessionWrongProviderOrigin",
    "InvalidCredentialsCookieCreationTime", "InvalidCredentialsCookieName", "InvalidCredentialsCookieParsing",
    "InvalidCredentialsCookieUnpermittedAttribute", "InvalidCredentialsCookieInvalidDomain",
    "InvalidCredentialsCookiePrefix", "InvalidScopeRulePath", "InvalidScopeRuleHostPattern",
    "ScopeRuleOriginScopedHostPatternMismatch", "ScopeRuleSiteScopedHostPatternMismatch",
    "SigningQuotaExceeded", "InvalidConfigJson", "InvalidFederatedSessionProviderFailedToRestoreKey",
    "FailedToUnwrapKey", "SessionDeletedDuringRefresh", "CrossOriginRegistrationSiteNotIncluded",
    "InvalidPreProvisionedKeyInitiatorMissing", "PreProvisionedKeyAccessNotGranted",
    "PreProvisionedKeyNotFound", "AttestationCertificationError", "AttestationSigningError",
]

class DeviceBoundSessionFailedRequest(TypedDict):
    requestUrl: str
    netError: NotRequired[str]
    responseError: NotRequired[int]
    responseErrorBody: NotRequired[str]

class CreationEventDetails(TypedDict):
    fetchResult: DeviceBoundSessionFetchResult
    newSession: NotRequired[DeviceBoundSession]
    failedRequest: NotRequired[DeviceBoundSessionFailedRequest]

class RefreshEventDetails(TypedDict):
    refreshResult: Literal[
        "Refreshed", "InitializedService", "Unreachable", "ServerError", "FatalError", "SigningQuotaExceeded",
        "RefreshedAsWaiter", "TransientSigningError", "InScopeRefreshNotYetNeeded",
    ]
    fetchResult: NotRequired[DeviceBoundSessionFetchResult]
    newSession: NotRequired[DeviceBoundSession]
    wasFullyProactiveRefresh: bool
    failedRequest: NotRequired[DeviceBoundSessionFailedRequest]

class TerminationEventDetails(TypedDict):
    deletionReason: Literal[
        "Expired", "FailedToRestoreKey", "FailedToUnwrapKey", "StoragePartitionCleared", "ClearBrowsingData",
        "ServerRequested", "InvalidSessionParams", "RefreshFatalError", "DevTools", "Replaced",
    ]

class ChallengeEventDetails(TypedDict):
    challengeResult: Literal["Success", "NoSessionId", "NoSessionMatch", "CantSetBoundCookie"]
    challenge: str

class LoadNetworkResourcePageResult(TypedDict):
    success: bool
    netError: NotRequired[float]
    netErrorName: NotRequired[str]
    httpStatusCode: NotRequired[float]
    stream: NotRequired[io.StreamHandle]
    headers: NotRequired[Headers]

class LoadNetworkResourceOptions(TypedDict):
    disableCache: bool
    includeCredentials: bool

class CanClearBrowserCacheResult(TypedDict):
    result: bool

class CanClearBrowserCookiesResult(TypedDict):
    result: bool

class CanEmulateNetworkConditionsResult(TypedDict):
    result: bool

class DeleteCookiesParams(TypedDict):
    name: str
    url: NotRequired[str]
    domain: NotRequired[str]
    path: NotRequired[str]
    partitionKey: NotRequired[CookiePartitionKey]

class EmulateNetworkConditionsParams(TypedDict):
    offline: bool
    latency: float
    downloadThroughput: float
    uploadThroughput: float
    connectionType: NotRequired[ConnectionType]
    packetLoss: NotRequired[float]
    packetQueueLength: NotRequired[int]
    packetReordering: NotRequired[bool]

class EmulateNetworkConditionsByRuleParams(TypedDict):
    offline: NotRequired[bool]
    emulateOfflineServiceWorker: NotRequired[bool]
    matchedNetworkConditions: list[NetworkConditions]

class EmulateNetworkConditionsByRuleResult(TypedDict):
    ruleIds: list[str]

class OverrideNetworkStateParams(TypedDict):
    offline: bool
    latency: float
    downloadThroughput: float
    uploadThroughput: float
    connectionType: NotRequired[ConnectionType]

class EnableParams(TypedDict, total=False):
    maxTotalBufferSize: int
    maxResourceBufferSize: int
    maxPostDataSize: int
    reportDirectSocketTraffic: bool
    enableDurableMessages: bool

class ConfigureDurableMessagesParams(TypedDict, total=False):
    maxTotalBufferSize: int
    maxResourceBufferSize: int

class GetAllCookiesResult(TypedDict):
    cookies: list[Cookie]

class GetCertificateParams(TypedDict):
    origin: str

class GetCertificateResult(TypedDict):
    tableNames: list[str]

class GetCookiesParams(TypedDict, total=False):
    urls: list[str]

class GetCookiesResult(TypedDict):
    cookies: list[Cookie]

class GetResponseBodyParams(TypedDict):
    requestId: RequestId

class GetResponseBodyResult(TypedDict):
    body: str
    base64Encoded: bool

class GetRequestPostDataParams(TypedDict):
    requestId: RequestId

class GetRequestPostDataResult(TypedDict):
    postData: str
    base64Encoded: bool

class ReplayXHRParams(TypedDict):
    requestId: RequestId

class SearchInResponseBodyParams(TypedDict):
    requestId: RequestId
    query: str
    caseSensitive: NotRequired[bool]
    isRegex: NotRequired[bool]

class SearchInResponseBodyResult(TypedDict):
    result: list[debugger.SearchMatch]

class SetBlockedURLsParams(TypedDict, total=False):
    urlPatterns: list[BlockPattern]
    urls: list[str]

class SetBypassServiceWorkerParams(TypedDict):
    bypass: bool

class SetCacheDisabledParams(TypedDict):
    cacheDisabled: bool

class SetCookieParams(TypedDict):
    name: str
    value: str
    url: NotRequired[str]
    domain: NotRequired[str]
    path: NotRequired[str]
    secure: NotRequired[bool]
    httpOnly: NotRequired[bool]
    sameSite: NotRequired[CookieSameSite]
    expires: NotRequired[TimeSinceEpoch]
    priority: NotRequired[CookiePriority]
    sourceScheme: NotRequired[CookieSourceScheme]
    sourcePort: NotRequired[int]
    partitionKey: NotRequired[CookiePartitionKey]

class SetCookieResult(TypedDict):
    success: bool

class SetCookiesParams(TypedDict):
    cookies: list[CookieParam]

class SetExtraHTTPHeadersParams(TypedDict):
    headers: Headers

class SetAttachDebugStackParams(TypedDict):
    enabled: bool

class SetUserAgentOverrideParams(TypedDict):
    userAgent: str
    acceptLanguage: NotRequired[str]
    platform: NotRequired[str]
    userAgentMetadata: NotRequired[emulation.UserAgentMetadata]

class StreamResourceContentParams(TypedDict):
    requestId: RequestId

class StreamResourceContentResult(TypedDict):
    bufferedData: str

class GetSecurityIsolationStatusParams(TypedDict, total=False):
    frameId: page.FrameId

class GetSecurityIsolationStatusResult(TypedDict):
    status: SecurityIsolationStatus

class EnableReportingApiParams(TypedDict):
    enable: bool

class EnableDeviceBoundSessionsParams(TypedDict):
    enable: bool

class DeleteDeviceBoundSessionParams(TypedDict):
    key: DeviceBoundSessionKey

class FetchSchemefulSiteParams(TypedDict):
    origin: str

class FetchSchemefulSiteResult(TypedDict):
    schemefulSite: str

class LoadNetworkResourceParams(TypedDict):
    frameId: NotRequired[page.FrameId]
    url: str
    options: LoadNetworkResourceOptions

class LoadNetworkResourceResult(TypedDict):
    resource: LoadNetworkResourcePageResult

class SetCookieControlsParams(TypedDict):
    enableThirdPartyCookieRestriction: bool

class DataReceivedEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    dataLength: int
    encodedDataLength: int
    data: NotRequired[str]

class EventSourceMessageReceivedEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    eventName: str
    eventId: str
    data: str

class LoadingFailedEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    type: ResourceType
    errorText: str
    canceled: NotRequired[bool]
    blockedReason: NotRequired[BlockedReason]
    corsErrorStatus: NotRequired[CorsErrorStatus]

class LoadingFinishedEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    encodedDataLength: float

class RequestServedFromCacheEvent(TypedDict):
    requestId: RequestId

class RequestWillBeSentEvent(TypedDict):
    requestId: RequestId
    loaderId: LoaderId
    documentURL: str
    request: Request
    timestamp: MonotonicTime
    wallTime: TimeSinceEpoch
    initiator: Initiator
    redirectHasExtraInfo: bool
    redirectResponse: NotRequired[Response]
    type: NotRequired[ResourceType]
    frameId: NotRequired[page.FrameId]
    hasUserGesture: NotRequired[bool]
    renderBlockingBehavior: NotRequired[RenderBlockingBehavior]

class ResourceChangedPriorityEvent(TypedDict):
    requestId: RequestId
    newPriority: ResourcePriority
    timestamp: MonotonicTime

class SignedExchangeReceivedEvent(TypedDict):
    requestId: RequestId
    info: SignedExchangeInfo

class ResponseReceivedEvent(TypedDict):
    requestId: RequestId
    loaderId: LoaderId
    timestamp: MonotonicTime
    type: ResourceType
    response: Response
    hasExtraInfo: bool
    frameId: NotRequired[page.FrameId]

class WebSocketClosedEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime

class WebSocketCreatedEvent(TypedDict):
    requestId: RequestId
    url: str
    initiator: NotRequired[Initiator]

class WebSocketFrameErrorEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    errorMessage: str

class WebSocketFrameReceivedEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    response: WebSocketFrame

class WebSocketFrameSentEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    response: WebSocketFrame

class WebSocketHandshakeResponseReceivedEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    response: WebSocketResponse

class WebSocketWillSendHandshakeRequestEvent(TypedDict):
    requestId: RequestId
    timestamp: MonotonicTime
    wallTime: TimeSinceEpoch
    request: WebSocketRequest

class WebTransportCreatedEvent(TypedDict):
    transportId: RequestId
    url: str
    timestamp: MonotonicTime
    initiator: NotRequired[Initiator]

class WebTransportConnectionEstablishedEvent(TypedDict):
    transportId: RequestId
    timestamp: MonotonicTime

class WebTransportClosedEvent(TypedDict):
    transportId: RequestId
    timestamp: MonotonicTime

class DirectTCPSocketCreatedEvent(TypedDict):
    identifier: RequestId
    remoteAddr: str
    remotePort: int
    options: DirectTCPSocketOptions
    timestamp: MonotonicTime
    initiator: NotRequired[Initiator]

class DirectTCPSocketOpenedEvent(TypedDict):
    identifier: RequestId
    remoteAddr: str
    remotePort: int
    timestamp: MonotonicTime
    localAddr: NotRequired[str]
    localPort: NotRequired[int]

class DirectTCPSocketAbortedEvent(TypedDict):
    identifier: RequestId
    errorMessage: ErrorReason
    timestamp: MonotonicTime

class DirectTCPSocketClosedEvent(TypedDict):
    identifier: RequestId
    timestamp: MonotonicTime

class DirectTCPSocketChunkSentEvent(TypedDict):
    identifier: RequestId
    data: str
    timestamp: MonotonicTime

class DirectTCPSocketChunkReceivedEvent(TypedDict):
    identifier: RequestId
    data: str
    timestamp: MonotonicTime

class DirectUDPSocketJoinedMulticastGroupEvent(TypedDict):
    identifier: RequestId
    IPAddress: str

class DirectUDPSocketLeftMulticastGroupEvent(TypedDict):
    identifier: RequestId
    IPAddress: str

class DirectUDPSocketCreatedEvent(TypedDict):
    identifier: RequestId
    options: DirectUDPSocketOptions
    timestamp: MonotonicTime
    initiator: NotRequired[Initiator]

class DirectUDPSocketOpenedEvent(TypedDict):
    identifier: RequestId
    localAddr: str
    localPort: int
    timestamp: MonotonicTime
    remoteAddr: NotRequired[str]
    remotePort: NotRequired[int]

class DirectUDPSocketAbortedEvent(TypedDict):
    identifier: RequestId
    errorMessage: ErrorReason
    timestamp: MonotonicTime

class DirectUDPSocketClosedEvent(TypedDict):
    identifier: RequestId
    timestamp: MonotonicTime

class DirectUDPSocketChunkSentEvent(TypedDict):
    identifier: RequestId
    message: DirectUDPMessage
    timestamp: MonotonicTime

class DirectUDPSocketChunkReceivedEvent(TypedDict):
    identifier: RequestId
    message: DirectUDPMessage
    timestamp: MonotonicTime

class RequestWillBeSentExtraInfoEvent(TypedDict):
    requestId: RequestId
    associatedCookies: list[AssociatedCookie]
    headers: Headers
    connectTiming: ConnectTiming
    deviceBoundSessionUsages: NotRequired[list[DeviceBoundSessionWithUsage]]
    clientSecurityState: NotRequired[ClientSecurityState]
    siteHasCookieInOtherPartition: NotRequired[bool]
    appliedNetworkConditionsId: NotRequired[str]

class ResponseReceivedExtraInfoEvent(TypedDict):
    requestId: RequestId
    blockedCookies: list[BlockedSetCookieWithReason]
    headers: Headers
    resourceIPAddressSpace: IPAddressSpace
    statusCode: int
    headersText: NotRequired[str]
    cookiePartitionKey: NotRequired[CookiePartitionKey]
    cookiePartitionKeyOpaque: NotRequired[bool]
    exemptedCookies: NotRequired[list[ExemptedSetCookieWithReason]]

class ResponseReceivedEarlyHintsEvent(TypedDict):
    requestId: RequestId
    headers: Headers

class TrustTokenOperationDoneEvent(TypedDict):
    status: Literal[
        "Ok", "InvalidArgument", "MissingIssuerKeys", "FailedPrecondition", "ResourceExhausted",
        "AlreadyExists", "ResourceLimited", "Unauthorized", "BadResponse", "InternalError", "UnknownError",
        "FulfilledLocally", "SiteIssuerLimit",
    ]
    type: TrustTokenOperationType
    requestId: RequestId
    topLevelOrigin: NotRequired[str]
    issuerOrigin: NotRequired[str]
    issuedTokenCount: NotRequired[int]

class ReportingApiReportAddedEvent(TypedDict):
    report: ReportingApiReport

class ReportingApiReportUpdatedEvent(TypedDict):
    report: ReportingApiReport

class ReportingApiEndpointsChangedForOriginEvent(TypedDict):
    origin: str
    endpoints: list[ReportingApiEndpoint]

class DeviceBoundSessionsAddedEvent(TypedDict):
    sessions: list[DeviceBoundSession]

class DeviceBoundSessionEventOccurredEvent(TypedDict):
    eventId: DeviceBoundSessionEventId
    site: str
    succeeded: bool
    sessionId: NotRequired[str]
    creationEventDetails: NotRequired[CreationEventDetails]
    refreshEventDetails: NotRequired[RefreshEventDetails]
    terminationEventDetails: NotRequired[TerminationEventDetails]
    challengeEventDetails: NotRequired[ChallengeEventDetails]
