# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 8ff31f2312a356f4f39a38b922efd2cbe6fe1b206a39bc3df5d5ec2caf79e90e
"""The types of CDP's Fetch domain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

if TYPE_CHECKING:
    from cdpagent.wire.types import (io, network, page)

RequestId: TypeAlias = str

RequestStage: TypeAlias = Literal["Request", "Response"]

class RequestPattern(TypedDict, total=False):
    urlPattern: str
    resourceType: network.ResourceType
    requestStage: RequestStage

class HeaderEntry(TypedDict):
    name: str
    value: str

class AuthChallenge(TypedDict):
    source: NotRequired[Literal["Server", "Proxy"]]
    origin: str
    scheme: str
    realm: str

class AuthChallengeResponse(TypedDict):
    response: Literal["Default", "CancelAuth", "ProvideCredentials"]
    username: NotRequired[str]
    password: NotRequired[str]

class EnableParams(TypedDict, total=False):
    patterns: list[RequestPattern]
    handleAuthRequests: bool

class FailRequestParams(TypedDict):
    requestId: RequestId
    errorReason: network.ErrorReason

class FulfillRequestParams(TypedDict):
    requestId: RequestId
    responseCode: int
    responseHeaders: NotRequired[list[HeaderEntry]]
    binaryResponseHeaders: NotRequired[str]
    body: NotRequired[str]
    responsePhrase: NotRequired[str]

class ContinueRequestParams(TypedDict):
    requestId: RequestId
    url: NotRequired[str]
    method: NotRequired[str]
    postData: NotRequired[str]
    headers: NotRequired[list[HeaderEntry]]
    interceptResponse: NotRequired[bool]

class ContinueWithAuthParams(TypedDict):
    requestId: RequestId
    authChallengeResponse: AuthChallengeResponse

class ContinueResponseParams(TypedDict):
    requestId: RequestId
    responseCode: NotRequired[int]
    responsePhrase: NotRequired[str]
    responseHeaders: NotRequired[list[HeaderEntry]]
    binaryResponseHeaders: NotRequired[str]

class GetResponseBodyParams(TypedDict):
    requestId: RequestId

class GetResponseBodyResult(TypedDict):
    body: str
    base64Encoded: bool

class TakeResponseBodyAsStreamParams(TypedDict):
    requestId: RequestId

class TakeResponseBodyAsStreamResult(TypedDict):
    stream: io.StreamHandle

class RequestPausedEvent(TypedDict):
    requestId: RequestId
    request: network.Request
    frameId: page.FrameId
    resourceType: network.ResourceType
    responseErrorReason: NotRequired[network.ErrorReason]
    responseStatusCode: NotRequired[int]
    responseStatusText: NotRequired[str]
    responseHeaders: NotRequired[list[HeaderEntry]]
    networkId: NotRequired[network.RequestId]
    redirectedRequestId: NotRequired[RequestId]

class AuthRequiredEvent(TypedDict):
    requestId: RequestId
    request: network.Request
    frameId: page.FrameId
    resourceType: network.ResourceType
    authChallenge: AuthChallenge
