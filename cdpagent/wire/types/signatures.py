# Written by tools/protocol_types.py from devtools-protocol 0.0.1707781. Don't edit: run the tool again.
# sha256 of the tool and of the text below: 16ffaad6e9f6eeeb18f17707e175c49bb5a07ccdf89b328069a743ffc05cff2c
# mypy: ignore-errors
"""The types of `Session.send`, `subscribe` and `expect`, with an overload for each command and event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypedDict, overload

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from cdpagent.wire.subscription import Event, Expectation, Subscription
    from cdpagent.wire.types import (
        accessibility, ads, animation, audits, autofill, background_service, bluetooth_emulation, browser,
        cache_storage, cast, console, crash_report_context, css, debugger, device_access, digital_credentials,
        dom, dom_debugger, dom_snapshot, dom_storage, emulation, extensions, fed_cm, fetch, file_system,
        headless_experimental, heap_profiler, indexed_db, input, inspector, io, layer_tree, log, media,
        memory, network, overlay, page, performance, performance_timeline, preload, profiler, pwa, runtime,
        schema, security, service_worker, smart_card_emulation, storage, system_info, target, tethering,
        tracing, web_audio, web_authn, web_mcp,
    )


class UnknownCommandOrWrongParameters:
    """A type checker names this class in its message; it has no other use."""


class UnknownEventOrWrongArguments:
    """A type checker names this class in its message; it has no other use."""


class Empty(TypedDict):
    """A result or an event without data."""


EventName: TypeAlias = Literal[
    "Accessibility.loadComplete", "Accessibility.nodesUpdated", "Animation.animationCanceled",
    "Animation.animationCreated", "Animation.animationStarted", "Animation.animationUpdated",
    "Audits.issueAdded", "Autofill.addressFormFilled", "BackgroundService.backgroundServiceEventReceived",
    "BackgroundService.recordingStateChanged", "BluetoothEmulation.characteristicOperationReceived",
    "BluetoothEmulation.descriptorOperationReceived", "BluetoothEmulation.gattOperationReceived",
    "Browser.downloadProgress", "Browser.downloadWillBegin", "CSS.computedStyleUpdated", "CSS.fontsUpdated",
    "CSS.mediaQueryResultChanged", "CSS.styleSheetAdded", "CSS.styleSheetChanged", "CSS.styleSheetRemoved",
    "Cast.issueUpdated", "Cast.sinksUpdated", "Console.messageAdded", "DOM.adRelatedStateUpdated",
    "DOM.adoptedStyleSheetsModified", "DOM.affectedByStartingStylesFlagUpdated", "DOM.attributeModified",
    "DOM.attributeRemoved", "DOM.characterDataModified", "DOM.childNodeCountUpdated", "DOM.childNodeInserted",
    "DOM.childNodeRemoved", "DOM.distributedNodesUpdated", "DOM.documentUpdated",
    "DOM.inlineStyleInvalidated", "DOM.pseudoElementAdded", "DOM.pseudoElementRemoved",
    "DOM.scrollableFlagUpdated", "DOM.setChildNodes", "DOM.shadowRootPopped", "DOM.shadowRootPushed",
    "DOM.topLayerElementsUpdated", "DOMStorage.domStorageItemAdded", "DOMStorage.domStorageItemRemoved",
    "DOMStorage.domStorageItemUpdated", "DOMStorage.domStorageItemsCleared", "Debugger.breakpointResolved",
    "Debugger.paused", "Debugger.resumed", "Debugger.scriptFailedToParse", "Debugger.scriptParsed",
    "DeviceAccess.deviceRequestPrompted", "Emulation.screenOrientationLockChanged",
    "Emulation.virtualTimeBudgetExpired", "FedCm.dialogClosed", "FedCm.dialogShown", "Fetch.authRequired",
    "Fetch.requestPaused", "HeapProfiler.addHeapSnapshotChunk", "HeapProfiler.heapStatsUpdate",
    "HeapProfiler.lastSeenObjectId", "HeapProfiler.reportHeapSnapshotProgress", "HeapProfiler.resetProfiles",
    "Input.dragIntercepted", "Inspector.detached", "Inspector.targetCrashed",
    "Inspector.targetReloadedAfterCrash", "Inspector.workerScriptLoaded", "LayerTree.layerPainted",
    "LayerTree.layerTreeDidChange", "Log.entryAdded", "Media.playerCreated", "Media.playerErrorsRaised",
    "Media.playerEventsAdded", "Media.playerMessagesLogged", "Media.playerPropertiesChanged",
    "Network.dataReceived", "Network.deviceBoundSessionEventOccurred", "Network.deviceBoundSessionsAdded",
    "Network.directTCPSocketAborted", "Network.directTCPSocketChunkReceived",
    "Network.directTCPSocketChunkSent", "Network.directTCPSocketClosed", "Network.directTCPSocketCreated",
    "Network.directTCPSocketOpened", "Network.directUDPSocketAborted", "Network.directUDPSocketChunkReceived",
    "Network.directUDPSocketChunkSent", "Network.directUDPSocketClosed", "Network.directUDPSocketCreated",
    "Network.directUDPSocketJoinedMulticastGroup", "Network.directUDPSocketLeftMulticastGroup",
    "Network.directUDPSocketOpened", "Network.eventSourceMessageReceived", "Network.loadingFailed",
    "Network.loadingFinished", "Network.policyUpdated", "Network.reportingApiEndpointsChangedForOrigin",
    "Network.reportingApiReportAdded", "Network.reportingApiReportUpdated", "Network.requestServedFromCache",
    "Network.requestWillBeSent", "Network.requestWillBeSentExtraInfo", "Network.resourceChangedPriority",
    "Network.responseReceived", "Network.responseReceivedEarlyHints", "Network.responseReceivedExtraInfo",
    "Network.signedExchangeReceived", "Network.trustTokenOperationDone", "Network.webSocketClosed",
    "Network.webSocketCreated", "Network.webSocketFrameError", "Network.webSocketFrameReceived",
    "Network.webSocketFrameSent", "Network.webSocketHandshakeResponseReceived",
    "Network.webSocketWillSendHandshakeRequest", "Network.webTransportClosed",
    "Network.webTransportConnectionEstablished", "Network.webTransportCreated", "Overlay.inspectModeCanceled",
    "Overlay.inspectNodeRequested", "Overlay.inspectPanelShowRequested",
    "Overlay.inspectedElementWindowRestored", "Overlay.nodeHighlightRequested", "Overlay.screenshotRequested",
    "Page.backForwardCacheNotUsed", "Page.compilationCacheProduced", "Page.documentOpened",
    "Page.domContentEventFired", "Page.downloadProgress", "Page.downloadWillBegin", "Page.fileChooserOpened",
    "Page.frameAttached", "Page.frameClearedScheduledNavigation", "Page.frameDetached", "Page.frameNavigated",
    "Page.frameRequestedNavigation", "Page.frameResized", "Page.frameScheduledNavigation",
    "Page.frameStartedLoading", "Page.frameStartedNavigating", "Page.frameStoppedLoading",
    "Page.frameSubtreeWillBeDetached", "Page.interstitialHidden", "Page.interstitialShown",
    "Page.javascriptDialogClosed", "Page.javascriptDialogOpening", "Page.lifecycleEvent",
    "Page.loadEventFired", "Page.navigatedWithinDocument", "Page.screencastFrame",
    "Page.screencastVisibilityChanged", "Page.windowOpen", "Performance.metrics",
    "PerformanceTimeline.timelineEventAdded", "Preload.prefetchStatusUpdated",
    "Preload.preloadEnabledStateUpdated", "Preload.preloadingAttemptSourcesUpdated",
    "Preload.prerenderStatusUpdated", "Preload.ruleSetRemoved", "Preload.ruleSetUpdated",
    "Profiler.consoleProfileFinished", "Profiler.consoleProfileStarted",
    "Profiler.preciseCoverageDeltaUpdate", "Runtime.bindingCalled", "Runtime.consoleAPICalled",
    "Runtime.exceptionRevoked", "Runtime.exceptionThrown", "Runtime.executionContextCreated",
    "Runtime.executionContextDestroyed", "Runtime.executionContextsCleared", "Runtime.inspectRequested",
    "Security.certificateError", "Security.securityStateChanged", "Security.visibleSecurityStateChanged",
    "ServiceWorker.workerErrorReported", "ServiceWorker.workerRegistrationUpdated",
    "ServiceWorker.workerVersionUpdated", "SmartCardEmulation.beginTransactionRequested",
    "SmartCardEmulation.cancelRequested", "SmartCardEmulation.connectRequested",
    "SmartCardEmulation.controlRequested", "SmartCardEmulation.disconnectRequested",
    "SmartCardEmulation.endTransactionRequested", "SmartCardEmulation.establishContextRequested",
    "SmartCardEmulation.getAttribRequested", "SmartCardEmulation.getStatusChangeRequested",
    "SmartCardEmulation.listReadersRequested", "SmartCardEmulation.releaseContextRequested",
    "SmartCardEmulation.setAttribRequested", "SmartCardEmulation.statusRequested",
    "SmartCardEmulation.transmitRequested", "Storage.cacheStorageContentUpdated",
    "Storage.cacheStorageListUpdated", "Storage.indexedDBContentUpdated", "Storage.indexedDBListUpdated",
    "Storage.privateVerificationTokensUpdated", "Storage.storageBucketCreatedOrUpdated",
    "Storage.storageBucketDeleted", "Target.attachedToTarget", "Target.detachedFromTarget",
    "Target.receivedMessageFromTarget", "Target.targetCrashed", "Target.targetCreated",
    "Target.targetDestroyed", "Target.targetInfoChanged", "Tethering.accepted", "Tracing.bufferUsage",
    "Tracing.dataCollected", "Tracing.tracingComplete", "WebAudio.audioListenerCreated",
    "WebAudio.audioListenerWillBeDestroyed", "WebAudio.audioNodeCreated", "WebAudio.audioNodeWillBeDestroyed",
    "WebAudio.audioParamCreated", "WebAudio.audioParamWillBeDestroyed", "WebAudio.contextChanged",
    "WebAudio.contextCreated", "WebAudio.contextWillBeDestroyed", "WebAudio.nodeParamConnected",
    "WebAudio.nodeParamDisconnected", "WebAudio.nodesConnected", "WebAudio.nodesDisconnected",
    "WebAuthn.credentialAdded", "WebAuthn.credentialAsserted", "WebAuthn.credentialDeleted",
    "WebAuthn.credentialUpdated", "WebMCP.toolInvoked", "WebMCP.toolResponded", "WebMCP.toolsAdded",
    "WebMCP.toolsRemoved",
]


class SendCommand(Protocol):
    """The type of `Session.send`."""

    @overload
    async def __call__(
        self,
        command: Literal[
            "Accessibility.disable", "Accessibility.enable", "Animation.disable", "Animation.enable",
            "Audits.disable", "Audits.enable", "Autofill.disable", "Autofill.enable",
            "BluetoothEmulation.disable", "Browser.close", "Browser.crash", "Browser.crashGpuProcess",
            "CSS.disable", "CSS.enable", "CSS.startRuleUsageTracking", "Cast.disable",
            "Console.clearMessages", "Console.disable", "Console.enable", "DOM.disable", "DOM.hideHighlight",
            "DOM.highlightNode", "DOM.highlightRect", "DOM.markUndoableState", "DOM.redo", "DOM.undo",
            "DOM.clearTextMarkers", "DOMSnapshot.disable", "DOMSnapshot.enable", "DOMStorage.disable",
            "DOMStorage.enable", "Debugger.disable", "Debugger.pause", "Debugger.stepOut",
            "DeviceAccess.enable", "DeviceAccess.disable", "DeviceOrientation.clearDeviceOrientationOverride",
            "Emulation.clearDeviceMetricsOverride", "Emulation.clearGeolocationOverride",
            "Emulation.resetPageScaleFactor", "Emulation.clearDevicePostureOverride",
            "Emulation.clearDisplayFeaturesOverride", "Emulation.clearIdleOverride",
            "EventBreakpoints.disable", "FedCm.disable", "FedCm.resetCooldown", "Fetch.disable",
            "FindInPage.findNext", "FindInPage.findPrev", "FindInPage.stop", "HeadlessExperimental.disable",
            "HeadlessExperimental.enable", "HeapProfiler.collectGarbage", "HeapProfiler.disable",
            "HeapProfiler.enable", "IndexedDB.disable", "IndexedDB.enable", "Input.cancelDragging",
            "Inspector.disable", "Inspector.enable", "LayerTree.disable", "LayerTree.enable", "Log.clear",
            "Log.disable", "Log.enable", "Log.stopViolationsReport", "Media.enable", "Media.disable",
            "Memory.prepareForLeakDetection", "Memory.forciblyPurgeJavaScriptMemory", "Memory.stopSampling",
            "Network.clearBrowserCache", "Network.clearBrowserCookies", "Network.disable", "Overlay.disable",
            "Overlay.enable", "Overlay.hideHighlight", "Page.bringToFront", "Page.clearDeviceMetricsOverride",
            "Page.clearDeviceOrientationOverride", "Page.clearGeolocationOverride", "Page.disable",
            "Page.resetNavigationHistory", "Page.stopLoading", "Page.crash", "Page.close",
            "Page.stopScreencast", "Page.clearCompilationCache", "Page.waitForDebugger",
            "Performance.disable", "Preload.enable", "Preload.disable", "Profiler.disable", "Profiler.enable",
            "Profiler.start", "Profiler.stopPreciseCoverage", "Runtime.disable",
            "Runtime.discardConsoleEntries", "Runtime.enable", "Runtime.runIfWaitingForDebugger",
            "Runtime.terminateExecution", "Security.disable", "Security.enable", "ServiceWorker.disable",
            "ServiceWorker.enable", "ServiceWorker.stopAllWorkers", "SmartCardEmulation.enable",
            "SmartCardEmulation.disable", "Tracing.end", "WebAudio.enable", "WebAudio.disable",
            "WebAuthn.disable", "WebMCP.enable", "WebMCP.disable",
        ],
        /,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Accessibility.getPartialAXTree"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
        fetchRelatives: bool = ...,
    ) -> accessibility.GetPartialAXTreeResult: ...
    @overload
    async def __call__(
        self, command: Literal["Accessibility.getFullAXTree"], /, *, depth: int = ...,
        frameId: page.FrameId = ...,
    ) -> accessibility.GetFullAXTreeResult: ...
    @overload
    async def __call__(
        self, command: Literal["Accessibility.getRootAXNode"], /, *, frameId: page.FrameId = ...,
    ) -> accessibility.GetRootAXNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["Accessibility.getAXNodeAndAncestors"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
    ) -> accessibility.GetAXNodeAndAncestorsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Accessibility.getChildAXNodes"], /, *, id: accessibility.AXNodeId,
        frameId: page.FrameId = ...,
    ) -> accessibility.GetChildAXNodesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Accessibility.queryAXTree"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
        accessibleName: str = ..., role: str = ...,
    ) -> accessibility.QueryAXTreeResult: ...
    @overload
    async def __call__(self, command: Literal["Ads.getAdMetrics"], /) -> ads.GetAdMetricsResult: ...
    @overload
    async def __call__(self, command: Literal["Ads.getAdScripts"], /) -> ads.GetAdScriptsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.getCurrentTime"], /, *, id: str,
    ) -> animation.GetCurrentTimeResult: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.getPlaybackRate"], /,
    ) -> animation.GetPlaybackRateResult: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.releaseAnimations"], /, *, animations: list[str],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.resolveAnimation"], /, *, animationId: str,
    ) -> animation.ResolveAnimationResult: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.seekAnimations"], /, *, animations: list[str],
        currentTime: float = ..., currentTimes: list[float] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.setPaused"], /, *, animations: list[str], paused: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.setPlaybackRate"], /, *, playbackRate: float,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Animation.setTiming"], /, *, animationId: str, duration: float, delay: float,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Audits.getEncodedResponse"], /, *, requestId: network.RequestId,
        encoding: Literal["webp", "jpeg", "png"], quality: float = ..., sizeOnly: bool = ...,
    ) -> audits.GetEncodedResponseResult: ...
    @overload
    async def __call__(
        self, command: Literal["Audits.checkFormsIssues"], /,
    ) -> audits.CheckFormsIssuesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Autofill.trigger"], /, *, fieldId: dom.BackendNodeId,
        frameId: page.FrameId = ..., card: autofill.CreditCard = ..., address: autofill.Address = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Autofill.setAddresses"], /, *, addresses: list[autofill.Address],
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "BackgroundService.startObserving", "BackgroundService.stopObserving",
            "BackgroundService.clearEvents",
        ],
        /, *, service: background_service.ServiceName,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BackgroundService.setRecording"], /, *, shouldRecord: bool,
        service: background_service.ServiceName,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.enable"], /, *, state: bluetooth_emulation.CentralState,
        leSupported: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.setSimulatedCentralState"], /, *,
        state: bluetooth_emulation.CentralState,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.simulatePreconnectedPeripheral"], /, *, address: str,
        name: str, manufacturerData: list[bluetooth_emulation.ManufacturerData], knownServiceUuids: list[str],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.simulateAdvertisement"], /, *,
        entry: bluetooth_emulation.ScanEntry,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.simulateGATTOperationResponse"], /, *, address: str,
        type: bluetooth_emulation.GATTOperationType, code: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.simulateCharacteristicOperationResponse"], /, *,
        characteristicId: str, type: bluetooth_emulation.CharacteristicOperationType, code: int,
        data: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.simulateDescriptorOperationResponse"], /, *,
        descriptorId: str, type: bluetooth_emulation.DescriptorOperationType, code: int, data: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.addService"], /, *, address: str, serviceUuid: str,
    ) -> bluetooth_emulation.AddServiceResult: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.removeService"], /, *, serviceId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.addCharacteristic"], /, *, serviceId: str,
        characteristicUuid: str, properties: bluetooth_emulation.CharacteristicProperties,
    ) -> bluetooth_emulation.AddCharacteristicResult: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.removeCharacteristic"], /, *, characteristicId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.addDescriptor"], /, *, characteristicId: str,
        descriptorUuid: str,
    ) -> bluetooth_emulation.AddDescriptorResult: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.removeDescriptor"], /, *, descriptorId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["BluetoothEmulation.simulateGATTDisconnection"], /, *, address: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.setPermission"], /, *, permission: browser.PermissionDescriptor,
        setting: browser.PermissionSetting, origin: str = ..., embeddedOrigin: str = ...,
        browserContextId: browser.BrowserContextID = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.grantPermissions"], /, *, permissions: list[browser.PermissionType],
        origin: str = ..., browserContextId: browser.BrowserContextID = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.resetPermissions", "Storage.clearCookies"], /, *,
        browserContextId: browser.BrowserContextID = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.setDownloadBehavior"], /, *,
        behavior: Literal["deny", "allow", "allowAndName", "default"],
        browserContextId: browser.BrowserContextID = ..., downloadPath: str = ..., eventsEnabled: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.cancelDownload"], /, *, guid: str,
        browserContextId: browser.BrowserContextID = ...,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Browser.getVersion"], /) -> browser.GetVersionResult: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.getBrowserCommandLine"], /,
    ) -> browser.GetBrowserCommandLineResult: ...
    @overload
    async def __call__(self, command: Literal["Browser.addMockCamera"], /, *, deviceId: str) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.getHistograms"], /, *, query: str = ..., delta: bool = ...,
    ) -> browser.GetHistogramsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.getHistogram"], /, *, name: str, delta: bool = ...,
    ) -> browser.GetHistogramResult: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.getWindowBounds"], /, *, windowId: browser.WindowID,
    ) -> browser.GetWindowBoundsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.getWindowForTarget"], /, *, targetId: target.TargetID = ...,
    ) -> browser.GetWindowForTargetResult: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.setWindowBounds"], /, *, windowId: browser.WindowID,
        bounds: browser.Bounds,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.setContentsSize"], /, *, windowId: browser.WindowID, width: int = ...,
        height: int = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.setDockTile"], /, *, badgeLabel: str = ..., image: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.executeBrowserCommand"], /, *, commandId: browser.BrowserCommandId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "Browser.addPrivacySandboxEnrollmentOverride", "DOMDebugger.removeXHRBreakpoint",
            "DOMDebugger.setXHRBreakpoint",
        ],
        /, *, url: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.getGlobalPrivacyControl"], /,
    ) -> browser.GetGlobalPrivacyControlResult: ...
    @overload
    async def __call__(
        self, command: Literal["Browser.setGlobalPrivacyControl"], /, *, gpc: bool,
    ) -> browser.SetGlobalPrivacyControlResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.addRule"], /, *, styleSheetId: dom.StyleSheetId, ruleText: str,
        location: css.SourceRange, nodeForPropertySyntaxValidation: dom.NodeId = ...,
    ) -> css.AddRuleResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.collectClassNames"], /, *, styleSheetId: dom.StyleSheetId,
    ) -> css.CollectClassNamesResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.createStyleSheet"], /, *, frameId: page.FrameId, force: bool = ...,
    ) -> css.CreateStyleSheetResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.forcePseudoState"], /, *, nodeId: dom.NodeId,
        forcedPseudoClasses: list[str],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.forceStartingStyle"], /, *, nodeId: dom.NodeId, forced: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getBackgroundColors"], /, *, nodeId: dom.NodeId,
    ) -> css.GetBackgroundColorsResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getComputedStyleForNode"], /, *, nodeId: dom.NodeId,
    ) -> css.GetComputedStyleForNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.resolveValues"], /, *, values: list[str], nodeId: dom.NodeId,
        propertyName: str = ..., pseudoType: dom.PseudoType = ..., pseudoIdentifier: str = ...,
    ) -> css.ResolveValuesResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getLonghandProperties"], /, *, shorthandName: str, value: str,
    ) -> css.GetLonghandPropertiesResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getInlineStylesForNode"], /, *, nodeId: dom.NodeId,
    ) -> css.GetInlineStylesForNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getAnimatedStylesForNode"], /, *, nodeId: dom.NodeId,
    ) -> css.GetAnimatedStylesForNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getMatchedStylesForNode"], /, *, nodeId: dom.NodeId,
    ) -> css.GetMatchedStylesForNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getEnvironmentVariables"], /,
    ) -> css.GetEnvironmentVariablesResult: ...
    @overload
    async def __call__(self, command: Literal["CSS.getMediaQueries"], /) -> css.GetMediaQueriesResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getPlatformFontsForNode"], /, *, nodeId: dom.NodeId,
    ) -> css.GetPlatformFontsForNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getStyleSheetText"], /, *, styleSheetId: dom.StyleSheetId,
    ) -> css.GetStyleSheetTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getLayersForNode"], /, *, nodeId: dom.NodeId,
    ) -> css.GetLayersForNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.getLocationForSelector"], /, *, styleSheetId: dom.StyleSheetId,
        selectorText: str,
    ) -> css.GetLocationForSelectorResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.trackComputedStyleUpdatesForNode"], /, *, nodeId: dom.NodeId = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.trackComputedStyleUpdates"], /, *,
        propertiesToTrack: list[css.CSSComputedStyleProperty],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.takeComputedStyleUpdates"], /,
    ) -> css.TakeComputedStyleUpdatesResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setEffectivePropertyValueForNode"], /, *, nodeId: dom.NodeId,
        propertyName: str, value: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setPropertyRulePropertyName"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, propertyName: str,
    ) -> css.SetPropertyRulePropertyNameResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setKeyframeKey"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, keyText: str,
    ) -> css.SetKeyframeKeyResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setMediaText"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, text: str,
    ) -> css.SetMediaTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setContainerQueryText"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, text: str,
    ) -> css.SetContainerQueryTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setContainerQueryConditionText"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, text: str,
    ) -> css.SetContainerQueryConditionTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setSupportsText"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, text: str,
    ) -> css.SetSupportsTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setNavigationText"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, text: str,
    ) -> css.SetNavigationTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setScopeText"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, text: str,
    ) -> css.SetScopeTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setRuleSelector"], /, *, styleSheetId: dom.StyleSheetId,
        range: css.SourceRange, selector: str,
    ) -> css.SetRuleSelectorResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setStyleSheetText"], /, *, styleSheetId: dom.StyleSheetId, text: str,
    ) -> css.SetStyleSheetTextResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.setStyleTexts"], /, *, edits: list[css.StyleDeclarationEdit],
        nodeForPropertySyntaxValidation: dom.NodeId = ...,
    ) -> css.SetStyleTextsResult: ...
    @overload
    async def __call__(
        self, command: Literal["CSS.stopRuleUsageTracking"], /,
    ) -> css.StopRuleUsageTrackingResult: ...
    @overload
    async def __call__(self, command: Literal["CSS.takeCoverageDelta"], /) -> css.TakeCoverageDeltaResult: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "CSS.setLocalFontsEnabled", "Emulation.setFocusEmulationEnabled",
            "Emulation.setAutomationOverride", "Input.setInterceptDrags", "Network.setAttachDebugStack",
            "Page.setAdBlockingEnabled", "Page.setBypassCSP", "Page.setLifecycleEventsEnabled",
            "Runtime.setCustomObjectFormatterEnabled",
        ],
        /, *, enabled: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CacheStorage.deleteCache"], /, *, cacheId: cache_storage.CacheId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CacheStorage.deleteEntry"], /, *, cacheId: cache_storage.CacheId,
        request: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CacheStorage.requestCacheNames"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ...,
    ) -> cache_storage.RequestCacheNamesResult: ...
    @overload
    async def __call__(
        self, command: Literal["CacheStorage.requestCachedResponse"], /, *, cacheId: cache_storage.CacheId,
        requestURL: str, requestHeaders: list[cache_storage.Header],
    ) -> cache_storage.RequestCachedResponseResult: ...
    @overload
    async def __call__(
        self, command: Literal["CacheStorage.requestEntries"], /, *, cacheId: cache_storage.CacheId,
        skipCount: int = ..., pageSize: int = ..., pathFilter: str = ...,
    ) -> cache_storage.RequestEntriesResult: ...
    @overload
    async def __call__(self, command: Literal["Cast.enable"], /, *, presentationUrl: str = ...) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "Cast.setSinkToUse", "Cast.startDesktopMirroring", "Cast.startTabMirroring", "Cast.stopCasting",
        ],
        /, *, sinkName: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["CrashReportContext.getEntries"], /,
    ) -> crash_report_context.GetEntriesResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.collectClassNamesFromSubtree"], /, *, nodeId: dom.NodeId,
    ) -> dom.CollectClassNamesFromSubtreeResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.copyTo"], /, *, nodeId: dom.NodeId, targetNodeId: dom.NodeId,
        insertBeforeNodeId: dom.NodeId = ...,
    ) -> dom.CopyToResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.describeNode"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ..., depth: int = ...,
        pierce: bool = ...,
    ) -> dom.DescribeNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.scrollIntoViewIfNeeded"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ..., rect: dom.Rect = ...,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["DOM.discardSearchResults"], /, *, searchId: str) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.enable"], /, *, includeWhitespace: Literal["none", "all"] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.focus"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getAttributes"], /, *, nodeId: dom.NodeId,
    ) -> dom.GetAttributesResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getBoxModel"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
    ) -> dom.GetBoxModelResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getContentQuads"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
    ) -> dom.GetContentQuadsResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getDocument"], /, *, depth: int = ..., pierce: bool = ...,
    ) -> dom.GetDocumentResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getFlattenedDocument"], /, *, depth: int = ..., pierce: bool = ...,
    ) -> dom.GetFlattenedDocumentResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getNodesForSubtreeByStyle"], /, *, nodeId: dom.NodeId,
        computedStyles: list[dom.CSSComputedStyleProperty], pierce: bool = ...,
    ) -> dom.GetNodesForSubtreeByStyleResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getNodeForLocation"], /, *, x: int, y: int,
        includeUserAgentShadowDOM: bool = ..., ignorePointerEventsNone: bool = ...,
    ) -> dom.GetNodeForLocationResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getOuterHTML"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
        includeShadowDOM: bool = ...,
    ) -> dom.GetOuterHTMLResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getRelayoutBoundary"], /, *, nodeId: dom.NodeId,
    ) -> dom.GetRelayoutBoundaryResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getSearchResults"], /, *, searchId: str, fromIndex: int, toIndex: int,
    ) -> dom.GetSearchResultsResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.moveTo"], /, *, nodeId: dom.NodeId, targetNodeId: dom.NodeId,
        insertBeforeNodeId: dom.NodeId = ...,
    ) -> dom.MoveToResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.performSearch"], /, *, query: str, includeUserAgentShadowDOM: bool = ...,
    ) -> dom.PerformSearchResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.pushNodeByPathToFrontend"], /, *, path: str,
    ) -> dom.PushNodeByPathToFrontendResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.pushNodesByBackendIdsToFrontend"], /, *,
        backendNodeIds: list[dom.BackendNodeId],
    ) -> dom.PushNodesByBackendIdsToFrontendResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.querySelector"], /, *, nodeId: dom.NodeId, selector: str,
    ) -> dom.QuerySelectorResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.querySelectorAll"], /, *, nodeId: dom.NodeId, selector: str,
    ) -> dom.QuerySelectorAllResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getTopLayerElements"], /,
    ) -> dom.GetTopLayerElementsResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getElementByRelation"], /, *, nodeId: dom.NodeId,
        relation: Literal["PopoverTarget", "InterestTarget", "CommandFor"],
    ) -> dom.GetElementByRelationResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.removeAttribute"], /, *, nodeId: dom.NodeId, name: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.removeNode", "DOM.setInspectedNode"], /, *, nodeId: dom.NodeId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.requestChildNodes"], /, *, nodeId: dom.NodeId, depth: int = ...,
        pierce: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.requestNode"], /, *, objectId: runtime.RemoteObjectId,
    ) -> dom.RequestNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.resolveNode"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectGroup: str = ...,
        executionContextId: runtime.ExecutionContextId = ...,
    ) -> dom.ResolveNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.setAttributeValue"], /, *, nodeId: dom.NodeId, name: str, value: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.setAttributesAsText"], /, *, nodeId: dom.NodeId, text: str,
        name: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.setFileInputFiles"], /, *, files: list[str], nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "DOM.setNodeStackTracesEnabled", "Network.enableReportingApi",
            "Network.enableDeviceBoundSessions", "Storage.setPrivateVerificationTokensTracking",
        ],
        /, *, enable: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getNodeStackTraces"], /, *, nodeId: dom.NodeId,
    ) -> dom.GetNodeStackTracesResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getFileInfo"], /, *, objectId: runtime.RemoteObjectId,
    ) -> dom.GetFileInfoResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getDetachedDomNodes"], /,
    ) -> dom.GetDetachedDomNodesResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.setNodeName"], /, *, nodeId: dom.NodeId, name: str,
    ) -> dom.SetNodeNameResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.setNodeValue"], /, *, nodeId: dom.NodeId, value: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.setOuterHTML"], /, *, nodeId: dom.NodeId, outerHTML: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getFrameOwner"], /, *, frameId: page.FrameId,
    ) -> dom.GetFrameOwnerResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getContainerForNode"], /, *, nodeId: dom.NodeId, containerName: str = ...,
        physicalAxes: dom.PhysicalAxes = ..., logicalAxes: dom.LogicalAxes = ...,
        queriesScrollState: bool = ..., queriesAnchored: bool = ...,
    ) -> dom.GetContainerForNodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getQueryingDescendantsForContainer"], /, *, nodeId: dom.NodeId,
    ) -> dom.GetQueryingDescendantsForContainerResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getAnchorElement"], /, *, nodeId: dom.NodeId, anchorSpecifier: str = ...,
    ) -> dom.GetAnchorElementResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.forceShowPopover"], /, *, nodeId: dom.NodeId, enable: bool,
        invokerNodeId: dom.BackendNodeId = ...,
    ) -> dom.ForceShowPopoverResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.getImplicitAnchorCandidates"], /, *, nodeId: dom.NodeId,
    ) -> dom.GetImplicitAnchorCandidatesResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.forceShowInterest"], /, *, nodeId: dom.NodeId, enable: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOM.setTextMarker"], /, *, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
        type: Literal["spelling", "grammar"], start: int, end: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOMDebugger.getEventListeners"], /, *, objectId: runtime.RemoteObjectId,
        depth: int = ..., pierce: bool = ...,
    ) -> dom_debugger.GetEventListenersResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOMDebugger.removeDOMBreakpoint", "DOMDebugger.setDOMBreakpoint"], /, *,
        nodeId: dom.NodeId, type: dom_debugger.DOMBreakpointType,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "DOMDebugger.removeEventListenerBreakpoint", "DOMDebugger.setEventListenerBreakpoint",
        ],
        /, *, eventName: str, targetName: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "DOMDebugger.removeInstrumentationBreakpoint", "DOMDebugger.setInstrumentationBreakpoint",
            "EventBreakpoints.setInstrumentationBreakpoint",
            "EventBreakpoints.removeInstrumentationBreakpoint",
        ],
        /, *, eventName: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOMDebugger.setBreakOnCSPViolation"], /, *,
        violationTypes: list[dom_debugger.CSPViolationType],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOMSnapshot.getSnapshot"], /, *, computedStyleWhitelist: list[str],
        includeEventListeners: bool = ..., includePaintOrder: bool = ...,
        includeUserAgentShadowTree: bool = ...,
    ) -> dom_snapshot.GetSnapshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOMSnapshot.captureSnapshot"], /, *, computedStyles: list[str],
        includePaintOrder: bool = ..., includeDOMRects: bool = ...,
        includeBlendedBackgroundColors: bool = ..., includeTextColorOpacities: bool = ...,
    ) -> dom_snapshot.CaptureSnapshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOMStorage.clear"], /, *, storageId: dom_storage.StorageId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOMStorage.getDOMStorageItems"], /, *, storageId: dom_storage.StorageId,
    ) -> dom_storage.GetDOMStorageItemsResult: ...
    @overload
    async def __call__(
        self, command: Literal["DOMStorage.removeDOMStorageItem"], /, *, storageId: dom_storage.StorageId,
        key: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DOMStorage.setDOMStorageItem"], /, *, storageId: dom_storage.StorageId,
        key: str, value: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.continueToLocation"], /, *, location: debugger.Location,
        targetCallFrames: Literal["any", "current"] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.enable"], /, *, maxScriptsCacheSize: float = ...,
    ) -> debugger.EnableResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.evaluateOnCallFrame"], /, *, callFrameId: debugger.CallFrameId,
        expression: str, objectGroup: str = ..., includeCommandLineAPI: bool = ..., silent: bool = ...,
        returnByValue: bool = ..., generatePreview: bool = ..., throwOnSideEffect: bool = ...,
        timeout: runtime.TimeDelta = ..., scopeNumber: int = ...,
    ) -> debugger.EvaluateOnCallFrameResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.getPossibleBreakpoints"], /, *, start: debugger.Location,
        end: debugger.Location = ..., restrictToFunction: bool = ...,
    ) -> debugger.GetPossibleBreakpointsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.getScriptSource"], /, *, scriptId: runtime.ScriptId,
    ) -> debugger.GetScriptSourceResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.disassembleWasmModule"], /, *, scriptId: runtime.ScriptId,
    ) -> debugger.DisassembleWasmModuleResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.nextWasmDisassemblyChunk"], /, *, streamId: str,
    ) -> debugger.NextWasmDisassemblyChunkResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.getWasmBytecode"], /, *, scriptId: runtime.ScriptId,
    ) -> debugger.GetWasmBytecodeResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.getStackTrace"], /, *, stackTraceId: runtime.StackTraceId,
    ) -> debugger.GetStackTraceResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.pauseOnAsyncCall"], /, *, parentStackTraceId: runtime.StackTraceId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.removeBreakpoint"], /, *, breakpointId: debugger.BreakpointId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.restartFrame"], /, *, callFrameId: debugger.CallFrameId,
        mode: Literal["StepInto"] = ...,
    ) -> debugger.RestartFrameResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.resume"], /, *, terminateOnResume: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.searchInContent"], /, *, scriptId: runtime.ScriptId, query: str,
        caseSensitive: bool = ..., isRegex: bool = ...,
    ) -> debugger.SearchInContentResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setAsyncCallStackDepth", "Runtime.setAsyncCallStackDepth"], /, *,
        maxDepth: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setBlackboxExecutionContexts"], /, *, uniqueIds: list[str],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setBlackboxPatterns"], /, *, patterns: list[str],
        skipAnonymous: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setBlackboxedRanges"], /, *, scriptId: runtime.ScriptId,
        positions: list[debugger.ScriptPosition],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setBreakpoint"], /, *, location: debugger.Location,
        condition: str = ...,
    ) -> debugger.SetBreakpointResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setInstrumentationBreakpoint"], /, *,
        instrumentation: Literal["beforeScriptExecution", "beforeScriptWithSourceMapExecution"],
    ) -> debugger.SetInstrumentationBreakpointResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setBreakpointByUrl"], /, *, lineNumber: int, url: str = ...,
        urlRegex: str = ..., scriptHash: str = ..., columnNumber: int = ..., condition: str = ...,
    ) -> debugger.SetBreakpointByUrlResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setBreakpointOnFunctionCall"], /, *,
        objectId: runtime.RemoteObjectId, condition: str = ...,
    ) -> debugger.SetBreakpointOnFunctionCallResult: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setBreakpointsActive"], /, *, active: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setPauseOnExceptions"], /, *,
        state: Literal["none", "caught", "uncaught", "all"],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setReturnValue"], /, *, newValue: runtime.CallArgument,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setScriptSource"], /, *, scriptId: runtime.ScriptId,
        scriptSource: str, dryRun: bool = ..., allowTopFrameEditing: bool = ...,
    ) -> debugger.SetScriptSourceResult: ...
    @overload
    async def __call__(self, command: Literal["Debugger.setSkipAllPauses"], /, *, skip: bool) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.setVariableValue"], /, *, scopeNumber: int, variableName: str,
        newValue: runtime.CallArgument, callFrameId: debugger.CallFrameId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.stepInto"], /, *, breakOnAsyncCall: bool = ...,
        skipList: list[debugger.LocationRange] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Debugger.stepOver"], /, *, skipList: list[debugger.LocationRange] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DeviceAccess.selectPrompt"], /, *, id: device_access.RequestId,
        deviceId: device_access.DeviceId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DeviceAccess.cancelPrompt"], /, *, id: device_access.RequestId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "DeviceOrientation.setDeviceOrientationOverride", "Page.setDeviceOrientationOverride",
        ],
        /, *, alpha: float, beta: float, gamma: float,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["DigitalCredentials.setVirtualWalletBehavior"], /, *,
        action: digital_credentials.VirtualWalletAction, protocol: str = ..., response: dict[str, Any] = ...,
        frameId: page.FrameId = ...,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Emulation.canEmulate"], /) -> emulation.CanEmulateResult: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setAutoDarkModeOverride"], /, *, enabled: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setCPUThrottlingRate"], /, *, rate: float,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setDefaultBackgroundColorOverride"], /, *, color: dom.RGBA = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setSafeAreaInsetsOverride"], /, *, insets: emulation.SafeAreaInsets,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setVirtualKeyboardGeometryOverride"], /, *,
        keyboardRect: dom.Rect = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setDeviceMetricsOverride"], /, *, width: int, height: int,
        deviceScaleFactor: float, mobile: bool, scale: float = ..., screenWidth: int = ...,
        screenHeight: int = ..., positionX: int = ..., positionY: int = ..., dontSetVisibleSize: bool = ...,
        screenOrientation: emulation.ScreenOrientation = ..., viewport: page.Viewport = ...,
        displayFeature: emulation.DisplayFeature = ..., devicePosture: emulation.DevicePosture = ...,
        scrollbarType: Literal["overlay", "default"] = ..., screenOrientationLockEmulation: bool = ...,
        viewportMeta: Literal["enable", "default"] = ..., textLayoutMode: Literal["mobile", "default"] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setDevicePostureOverride"], /, *, posture: emulation.DevicePosture,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setDisplayFeaturesOverride"], /, *,
        features: list[emulation.DisplayFeature],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setScrollbarsHidden"], /, *, hidden: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setDocumentCookieDisabled"], /, *, disabled: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setEmitTouchEventsForMouse", "Page.setTouchEmulationEnabled"], /, *,
        enabled: bool, configuration: Literal["mobile", "desktop"] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setEmulatedMedia"], /, *, media: str = ...,
        features: list[emulation.MediaFeature] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setEmulatedVisionDeficiency"], /, *,
        type: Literal[
            "none", "blurredVision", "reducedContrast", "achromatopsia", "deuteranopia", "protanopia",
            "tritanopia",
        ],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setEmulatedOSTextScale"], /, *, scale: float = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setGeolocationOverride"], /, *, latitude: float = ...,
        longitude: float = ..., accuracy: float = ..., altitude: float = ..., altitudeAccuracy: float = ...,
        heading: float = ..., speed: float = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.getOverriddenSensorInformation"], /, *, type: emulation.SensorType,
    ) -> emulation.GetOverriddenSensorInformationResult: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setSensorOverrideEnabled"], /, *, enabled: bool,
        type: emulation.SensorType, metadata: emulation.SensorMetadata = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setSensorOverrideReadings"], /, *, type: emulation.SensorType,
        reading: emulation.SensorReading,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setPressureSourceOverrideEnabled"], /, *, enabled: bool,
        source: emulation.PressureSource, metadata: emulation.PressureMetadata = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setPressureStateOverride"], /, *, source: emulation.PressureSource,
        state: emulation.PressureState,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setIdleOverride"], /, *, isUserActive: bool, isScreenUnlocked: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setNavigatorOverrides"], /, *, platform: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setPageScaleFactor"], /, *, pageScaleFactor: float,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setScriptExecutionDisabled"], /, *, value: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setTouchEmulationEnabled"], /, *, enabled: bool,
        maxTouchPoints: int = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setVirtualTimePolicy"], /, *, policy: emulation.VirtualTimePolicy,
        budget: float = ..., maxVirtualTimeTaskStarvationCount: int = ...,
        initialVirtualTime: network.TimeSinceEpoch = ...,
    ) -> emulation.SetVirtualTimePolicyResult: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setLocaleOverride"], /, *, locale: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setTimezoneOverride"], /, *, timezoneId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setVisibleSize"], /, *, width: int, height: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setDisabledImageTypes"], /, *,
        imageTypes: list[emulation.DisabledImageType],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setDataSaverOverride"], /, *, dataSaverEnabled: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setHardwareConcurrencyOverride"], /, *, hardwareConcurrency: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setCPUPerformanceOverride"], /, *,
        performanceTier: Literal["unknown", "low", "mid", "high", "ultra"] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setUserAgentOverride", "Network.setUserAgentOverride"], /, *,
        userAgent: str, acceptLanguage: str = ..., platform: str = ...,
        userAgentMetadata: emulation.UserAgentMetadata = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.setSmallViewportHeightDifferenceOverride"], /, *, difference: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.getScreenInfos"], /,
    ) -> emulation.GetScreenInfosResult: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.addScreen"], /, *, left: int, top: int, width: int, height: int,
        workAreaInsets: emulation.WorkAreaInsets = ..., devicePixelRatio: float = ..., rotation: int = ...,
        colorDepth: int = ..., label: str = ..., isInternal: bool = ...,
    ) -> emulation.AddScreenResult: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.updateScreen"], /, *, screenId: emulation.ScreenId, left: int = ...,
        top: int = ..., width: int = ..., height: int = ..., workAreaInsets: emulation.WorkAreaInsets = ...,
        devicePixelRatio: float = ..., rotation: int = ..., colorDepth: int = ..., label: str = ...,
        isInternal: bool = ...,
    ) -> emulation.UpdateScreenResult: ...
    @overload
    async def __call__(
        self, command: Literal["Emulation.removeScreen", "Emulation.setPrimaryScreen"], /, *,
        screenId: emulation.ScreenId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Extensions.triggerAction"], /, *, id: str, targetId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Extensions.loadUnpacked"], /, *, path: str, enableInIncognito: bool = ...,
    ) -> extensions.LoadUnpackedResult: ...
    @overload
    async def __call__(
        self, command: Literal["Extensions.getExtensions"], /,
    ) -> extensions.GetExtensionsResult: ...
    @overload
    async def __call__(self, command: Literal["Extensions.uninstall"], /, *, id: str) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Extensions.getStorageItems"], /, *, id: str,
        storageArea: extensions.StorageArea, keys: list[str] = ...,
    ) -> extensions.GetStorageItemsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Extensions.removeStorageItems"], /, *, id: str,
        storageArea: extensions.StorageArea, keys: list[str],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Extensions.clearStorageItems"], /, *, id: str,
        storageArea: extensions.StorageArea,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Extensions.setStorageItems"], /, *, id: str,
        storageArea: extensions.StorageArea, values: dict[str, Any],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["FedCm.enable"], /, *, disableRejectionDelay: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["FedCm.selectAccount"], /, *, dialogId: str, accountIndex: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["FedCm.clickDialogButton"], /, *, dialogId: str,
        dialogButton: fed_cm.DialogButton,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["FedCm.openUrl"], /, *, dialogId: str, accountIndex: int,
        accountUrlType: fed_cm.AccountUrlType,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["FedCm.dismissDialog"], /, *, dialogId: str, triggerCooldown: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.enable"], /, *, patterns: list[fetch.RequestPattern] = ...,
        handleAuthRequests: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.failRequest"], /, *, requestId: fetch.RequestId,
        errorReason: network.ErrorReason,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.fulfillRequest"], /, *, requestId: fetch.RequestId, responseCode: int,
        responseHeaders: list[fetch.HeaderEntry] = ..., binaryResponseHeaders: str = ..., body: str = ...,
        responsePhrase: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.continueRequest"], /, *, requestId: fetch.RequestId, url: str = ...,
        method: str = ..., postData: str = ..., headers: list[fetch.HeaderEntry] = ...,
        interceptResponse: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.continueWithAuth"], /, *, requestId: fetch.RequestId,
        authChallengeResponse: fetch.AuthChallengeResponse,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.continueResponse"], /, *, requestId: fetch.RequestId,
        responseCode: int = ..., responsePhrase: str = ..., responseHeaders: list[fetch.HeaderEntry] = ...,
        binaryResponseHeaders: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.getResponseBody"], /, *, requestId: fetch.RequestId,
    ) -> fetch.GetResponseBodyResult: ...
    @overload
    async def __call__(
        self, command: Literal["Fetch.takeResponseBodyAsStream"], /, *, requestId: fetch.RequestId,
    ) -> fetch.TakeResponseBodyAsStreamResult: ...
    @overload
    async def __call__(
        self, command: Literal["FileSystem.getDirectory"], /, *,
        bucketFileSystemLocator: file_system.BucketFileSystemLocator,
    ) -> file_system.GetDirectoryResult: ...
    @overload
    async def __call__(self, command: Literal["FindInPage.findFirst"], /, *, query: str) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["HeadlessExperimental.beginFrame"], /, *, frameTimeTicks: float = ...,
        interval: float = ..., noDisplayUpdates: bool = ...,
        screenshot: headless_experimental.ScreenshotParams = ...,
    ) -> headless_experimental.BeginFrameResult: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.addInspectedHeapObject"], /, *,
        heapObjectId: heap_profiler.HeapSnapshotObjectId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.getHeapObjectId"], /, *, objectId: runtime.RemoteObjectId,
    ) -> heap_profiler.GetHeapObjectIdResult: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.getObjectByHeapObjectId"], /, *,
        objectId: heap_profiler.HeapSnapshotObjectId, objectGroup: str = ...,
    ) -> heap_profiler.GetObjectByHeapObjectIdResult: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.getSamplingProfile"], /,
    ) -> heap_profiler.GetSamplingProfileResult: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.startSampling"], /, *, samplingInterval: float = ...,
        stackDepth: float = ..., includeObjectsCollectedByMajorGC: bool = ...,
        includeObjectsCollectedByMinorGC: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.startTrackingHeapObjects"], /, *, trackAllocations: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.stopSampling"], /,
    ) -> heap_profiler.StopSamplingResult: ...
    @overload
    async def __call__(
        self, command: Literal["HeapProfiler.stopTrackingHeapObjects", "HeapProfiler.takeHeapSnapshot"], /, *,
        reportProgress: bool = ..., treatGlobalObjectsAsRoots: bool = ..., captureNumericValue: bool = ...,
        exposeInternals: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["IO.close"], /, *, handle: io.StreamHandle) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["IO.read"], /, *, handle: io.StreamHandle, offset: int = ..., size: int = ...,
    ) -> io.ReadResult: ...
    @overload
    async def __call__(
        self, command: Literal["IO.resolveBlob"], /, *, objectId: runtime.RemoteObjectId,
    ) -> io.ResolveBlobResult: ...
    @overload
    async def __call__(
        self, command: Literal["IndexedDB.clearObjectStore"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ..., databaseName: str,
        objectStoreName: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["IndexedDB.deleteDatabase"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ..., databaseName: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["IndexedDB.deleteObjectStoreEntries"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ..., databaseName: str,
        objectStoreName: str, keyRange: indexed_db.KeyRange,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["IndexedDB.requestData"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ..., databaseName: str,
        objectStoreName: str, indexName: str = ..., skipCount: int, pageSize: int,
        keyRange: indexed_db.KeyRange = ...,
    ) -> indexed_db.RequestDataResult: ...
    @overload
    async def __call__(
        self, command: Literal["IndexedDB.getMetadata"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ..., databaseName: str,
        objectStoreName: str,
    ) -> indexed_db.GetMetadataResult: ...
    @overload
    async def __call__(
        self, command: Literal["IndexedDB.requestDatabase"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ..., databaseName: str,
    ) -> indexed_db.RequestDatabaseResult: ...
    @overload
    async def __call__(
        self, command: Literal["IndexedDB.requestDatabaseNames"], /, *, securityOrigin: str = ...,
        storageKey: str = ..., storageBucket: storage.StorageBucket = ...,
    ) -> indexed_db.RequestDatabaseNamesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Input.dispatchDragEvent"], /, *,
        type: Literal["dragEnter", "dragOver", "drop", "dragCancel"], x: float, y: float,
        data: input.DragData, modifiers: int = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.dispatchKeyEvent"], /, *,
        type: Literal["keyDown", "keyUp", "rawKeyDown", "char"], modifiers: int = ...,
        timestamp: input.TimeSinceEpoch = ..., text: str = ..., unmodifiedText: str = ...,
        keyIdentifier: str = ..., code: str = ..., key: str = ..., windowsVirtualKeyCode: int = ...,
        nativeVirtualKeyCode: int = ..., autoRepeat: bool = ..., isKeypad: bool = ...,
        isSystemKey: bool = ..., location: int = ..., commands: list[str] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Input.insertText"], /, *, text: str) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.imeSetComposition"], /, *, text: str, selectionStart: int,
        selectionEnd: int, replacementStart: int = ..., replacementEnd: int = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.dispatchMouseEvent"], /, *,
        type: Literal["mousePressed", "mouseReleased", "mouseMoved", "mouseWheel"], x: float, y: float,
        modifiers: int = ..., timestamp: input.TimeSinceEpoch = ..., button: input.MouseButton = ...,
        buttons: int = ..., clickCount: int = ..., force: float = ..., tangentialPressure: float = ...,
        tiltX: float = ..., tiltY: float = ..., twist: int = ..., deltaX: float = ..., deltaY: float = ...,
        pointerType: Literal["mouse", "pen"] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.dispatchTouchEvent"], /, *,
        type: Literal["touchStart", "touchEnd", "touchMove", "touchCancel"],
        touchPoints: list[input.TouchPoint], modifiers: int = ..., timestamp: input.TimeSinceEpoch = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.emulateTouchFromMouseEvent"], /, *,
        type: Literal["mousePressed", "mouseReleased", "mouseMoved", "mouseWheel"], x: int, y: int,
        button: input.MouseButton, timestamp: input.TimeSinceEpoch = ..., deltaX: float = ...,
        deltaY: float = ..., modifiers: int = ..., clickCount: int = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.setIgnoreInputEvents", "Security.setIgnoreCertificateErrors"], /, *,
        ignore: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.synthesizePinchGesture"], /, *, x: float, y: float, scaleFactor: float,
        relativeSpeed: int = ..., gestureSourceType: input.GestureSourceType = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.synthesizeScrollGesture"], /, *, x: float, y: float,
        xDistance: float = ..., yDistance: float = ..., xOverscroll: float = ..., yOverscroll: float = ...,
        preventFling: bool = ..., speed: int = ..., gestureSourceType: input.GestureSourceType = ...,
        repeatCount: int = ..., repeatDelayMs: int = ..., interactionMarkerName: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Input.synthesizeTapGesture"], /, *, x: float, y: float, duration: int = ...,
        tapCount: int = ..., gestureSourceType: input.GestureSourceType = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["LayerTree.compositingReasons"], /, *, layerId: layer_tree.LayerId,
    ) -> layer_tree.CompositingReasonsResult: ...
    @overload
    async def __call__(
        self, command: Literal["LayerTree.loadSnapshot"], /, *, tiles: list[layer_tree.PictureTile],
    ) -> layer_tree.LoadSnapshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["LayerTree.makeSnapshot"], /, *, layerId: layer_tree.LayerId,
    ) -> layer_tree.MakeSnapshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["LayerTree.profileSnapshot"], /, *, snapshotId: layer_tree.SnapshotId,
        minRepeatCount: int = ..., minDuration: float = ..., clipRect: dom.Rect = ...,
    ) -> layer_tree.ProfileSnapshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["LayerTree.releaseSnapshot"], /, *, snapshotId: layer_tree.SnapshotId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["LayerTree.replaySnapshot"], /, *, snapshotId: layer_tree.SnapshotId,
        fromStep: int = ..., toStep: int = ..., scale: float = ...,
    ) -> layer_tree.ReplaySnapshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["LayerTree.snapshotCommandLog"], /, *, snapshotId: layer_tree.SnapshotId,
    ) -> layer_tree.SnapshotCommandLogResult: ...
    @overload
    async def __call__(
        self, command: Literal["Log.startViolationsReport"], /, *, config: list[log.ViolationSetting],
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Memory.getDOMCounters"], /) -> memory.GetDOMCountersResult: ...
    @overload
    async def __call__(
        self, command: Literal["Memory.getDOMCountersForLeakDetection"], /,
    ) -> memory.GetDOMCountersForLeakDetectionResult: ...
    @overload
    async def __call__(
        self, command: Literal["Memory.setPressureNotificationsSuppressed"], /, *, suppressed: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Memory.simulatePressureNotification"], /, *, level: memory.PressureLevel,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Memory.startSampling"], /, *, samplingInterval: int = ...,
        suppressRandomness: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Memory.getAllTimeSamplingProfile"], /,
    ) -> memory.GetAllTimeSamplingProfileResult: ...
    @overload
    async def __call__(
        self, command: Literal["Memory.getBrowserSamplingProfile"], /,
    ) -> memory.GetBrowserSamplingProfileResult: ...
    @overload
    async def __call__(
        self, command: Literal["Memory.getSamplingProfile"], /,
    ) -> memory.GetSamplingProfileResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.canClearBrowserCache"], /,
    ) -> network.CanClearBrowserCacheResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.canClearBrowserCookies"], /,
    ) -> network.CanClearBrowserCookiesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.canEmulateNetworkConditions"], /,
    ) -> network.CanEmulateNetworkConditionsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.deleteCookies"], /, *, name: str, url: str = ..., domain: str = ...,
        path: str = ..., partitionKey: network.CookiePartitionKey = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.emulateNetworkConditions"], /, *, offline: bool, latency: float,
        downloadThroughput: float, uploadThroughput: float, connectionType: network.ConnectionType = ...,
        packetLoss: float = ..., packetQueueLength: int = ..., packetReordering: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.emulateNetworkConditionsByRule"], /, *, offline: bool = ...,
        emulateOfflineServiceWorker: bool = ..., matchedNetworkConditions: list[network.NetworkConditions],
    ) -> network.EmulateNetworkConditionsByRuleResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.overrideNetworkState"], /, *, offline: bool, latency: float,
        downloadThroughput: float, uploadThroughput: float, connectionType: network.ConnectionType = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.enable"], /, *, maxTotalBufferSize: int = ...,
        maxResourceBufferSize: int = ..., maxPostDataSize: int = ..., reportDirectSocketTraffic: bool = ...,
        enableDurableMessages: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.configureDurableMessages"], /, *, maxTotalBufferSize: int = ...,
        maxResourceBufferSize: int = ...,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Network.getAllCookies"], /) -> network.GetAllCookiesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.getCertificate"], /, *, origin: str,
    ) -> network.GetCertificateResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.getCookies"], /, *, urls: list[str] = ...,
    ) -> network.GetCookiesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.getResponseBody"], /, *, requestId: network.RequestId,
    ) -> network.GetResponseBodyResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.getRequestPostData"], /, *, requestId: network.RequestId,
    ) -> network.GetRequestPostDataResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.replayXHR"], /, *, requestId: network.RequestId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.searchInResponseBody"], /, *, requestId: network.RequestId,
        query: str, caseSensitive: bool = ..., isRegex: bool = ...,
    ) -> network.SearchInResponseBodyResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.setBlockedURLs"], /, *, urlPatterns: list[network.BlockPattern] = ...,
        urls: list[str] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.setBypassServiceWorker"], /, *, bypass: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.setCacheDisabled"], /, *, cacheDisabled: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.setCookie"], /, *, name: str, value: str, url: str = ...,
        domain: str = ..., path: str = ..., secure: bool = ..., httpOnly: bool = ...,
        sameSite: network.CookieSameSite = ..., expires: network.TimeSinceEpoch = ...,
        priority: network.CookiePriority = ..., sourceScheme: network.CookieSourceScheme = ...,
        sourcePort: int = ..., partitionKey: network.CookiePartitionKey = ...,
    ) -> network.SetCookieResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.setCookies"], /, *, cookies: list[network.CookieParam],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.setExtraHTTPHeaders"], /, *, headers: network.Headers,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.streamResourceContent"], /, *, requestId: network.RequestId,
    ) -> network.StreamResourceContentResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.getSecurityIsolationStatus"], /, *, frameId: page.FrameId = ...,
    ) -> network.GetSecurityIsolationStatusResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.deleteDeviceBoundSession"], /, *, key: network.DeviceBoundSessionKey,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Network.fetchSchemefulSite"], /, *, origin: str,
    ) -> network.FetchSchemefulSiteResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.loadNetworkResource"], /, *, frameId: page.FrameId = ..., url: str,
        options: network.LoadNetworkResourceOptions,
    ) -> network.LoadNetworkResourceResult: ...
    @overload
    async def __call__(
        self, command: Literal["Network.setCookieControls"], /, *, enableThirdPartyCookieRestriction: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.getHighlightObjectForTest"], /, *, nodeId: dom.NodeId,
        includeDistance: bool = ..., includeStyle: bool = ..., colorFormat: overlay.ColorFormat = ...,
        showAccessibilityInfo: bool = ...,
    ) -> overlay.GetHighlightObjectForTestResult: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.getGridHighlightObjectsForTest"], /, *, nodeIds: list[dom.NodeId],
    ) -> overlay.GetGridHighlightObjectsForTestResult: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.getSourceOrderHighlightObjectForTest"], /, *, nodeId: dom.NodeId,
    ) -> overlay.GetSourceOrderHighlightObjectForTestResult: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.highlightFrame"], /, *, frameId: page.FrameId,
        contentColor: dom.RGBA = ..., contentOutlineColor: dom.RGBA = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.highlightNode"], /, *, highlightConfig: overlay.HighlightConfig,
        nodeId: dom.NodeId = ..., backendNodeId: dom.BackendNodeId = ...,
        objectId: runtime.RemoteObjectId = ..., selector: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.highlightQuad"], /, *, quad: dom.Quad, color: dom.RGBA = ...,
        outlineColor: dom.RGBA = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.highlightRect"], /, *, x: int, y: int, width: int, height: int,
        color: dom.RGBA = ..., outlineColor: dom.RGBA = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.highlightSourceOrder"], /, *,
        sourceOrderConfig: overlay.SourceOrderConfig, nodeId: dom.NodeId = ...,
        backendNodeId: dom.BackendNodeId = ..., objectId: runtime.RemoteObjectId = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setInspectMode"], /, *, mode: overlay.InspectMode,
        highlightConfig: overlay.HighlightConfig = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "Overlay.setShowAdHighlights", "Overlay.setShowDebugBorders", "Overlay.setShowFPSCounter",
            "Overlay.setShowScrollBottleneckRects", "Overlay.setShowHitTestBorders",
            "Overlay.setShowWebVitals", "Overlay.setShowViewportSizeOnResize",
        ],
        /, *, show: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setPausedInDebuggerMessage"], /, *, message: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowGridOverlays"], /, *,
        gridNodeHighlightConfigs: list[overlay.GridNodeHighlightConfig],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowFlexOverlays"], /, *,
        flexNodeHighlightConfigs: list[overlay.FlexNodeHighlightConfig],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowScrollSnapOverlays"], /, *,
        scrollSnapHighlightConfigs: list[overlay.ScrollSnapHighlightConfig],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowContainerQueryOverlays"], /, *,
        containerQueryHighlightConfigs: list[overlay.ContainerQueryHighlightConfig],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowInspectedElementAnchor"], /, *,
        inspectedElementAnchorConfig: overlay.InspectedElementAnchorConfig,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowPaintRects", "Overlay.setShowLayoutShiftRegions"], /, *,
        result: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowHinge"], /, *, hingeConfig: overlay.HingeConfig = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowDisplayCutout"], /, *,
        displayCutoutConfig: overlay.DisplayCutoutConfig = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowIsolatedElements"], /, *,
        isolatedElementHighlightConfigs: list[overlay.IsolatedElementHighlightConfig],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Overlay.setShowWindowControlsOverlay"], /, *,
        windowControlsOverlayConfig: overlay.WindowControlsOverlayConfig = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["PWA.getOsAppState"], /, *, manifestId: str,
    ) -> pwa.GetOsAppStateResult: ...
    @overload
    async def __call__(
        self, command: Literal["PWA.install"], /, *, manifestId: str, installUrlOrBundleUrl: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["PWA.uninstall", "PWA.openCurrentPageInApp"], /, *, manifestId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["PWA.launch"], /, *, manifestId: str, url: str = ...,
    ) -> pwa.LaunchResult: ...
    @overload
    async def __call__(
        self, command: Literal["PWA.launchFilesInApp"], /, *, manifestId: str, files: list[str],
    ) -> pwa.LaunchFilesInAppResult: ...
    @overload
    async def __call__(
        self, command: Literal["PWA.changeAppUserSettings"], /, *, manifestId: str, linkCapturing: bool = ...,
        displayMode: pwa.DisplayMode = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.addScriptToEvaluateOnLoad"], /, *, scriptSource: str,
    ) -> page.AddScriptToEvaluateOnLoadResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.addScriptToEvaluateOnNewDocument"], /, *, source: str,
        worldName: str = ..., includeCommandLineAPI: bool = ..., runImmediately: bool = ...,
    ) -> page.AddScriptToEvaluateOnNewDocumentResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.captureScreenshot"], /, *, format: Literal["jpeg", "png", "webp"] = ...,
        quality: int = ..., clip: page.Viewport = ..., fromSurface: bool = ...,
        captureBeyondViewport: bool = ..., optimizeForSpeed: bool = ...,
    ) -> page.CaptureScreenshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.captureSnapshot"], /, *, format: Literal["mhtml"] = ...,
    ) -> page.CaptureSnapshotResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.createIsolatedWorld"], /, *, frameId: page.FrameId, worldName: str = ...,
        grantUniveralAccess: bool = ..., contentSecurityPolicy: str = ...,
    ) -> page.CreateIsolatedWorldResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.deleteCookie"], /, *, cookieName: str, url: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.enable"], /, *, enableFileChooserOpenedEvent: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getAppManifest"], /, *, manifestId: str = ...,
    ) -> page.GetAppManifestResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getInstallabilityErrors"], /,
    ) -> page.GetInstallabilityErrorsResult: ...
    @overload
    async def __call__(self, command: Literal["Page.getManifestIcons"], /) -> page.GetManifestIconsResult: ...
    @overload
    async def __call__(self, command: Literal["Page.getAppId"], /) -> page.GetAppIdResult: ...
    @overload
    async def __call__(self, command: Literal["Page.getSubApps"], /) -> page.GetSubAppsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getSiblingSubApps"], /,
    ) -> page.GetSiblingSubAppsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getAdScriptAncestry"], /, *, frameId: page.FrameId,
    ) -> page.GetAdScriptAncestryResult: ...
    @overload
    async def __call__(self, command: Literal["Page.getFrameTree"], /) -> page.GetFrameTreeResult: ...
    @overload
    async def __call__(self, command: Literal["Page.getLayoutMetrics"], /) -> page.GetLayoutMetricsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getNavigationHistory"], /,
    ) -> page.GetNavigationHistoryResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getResourceContent"], /, *, frameId: page.FrameId, url: str,
    ) -> page.GetResourceContentResult: ...
    @overload
    async def __call__(self, command: Literal["Page.getResourceTree"], /) -> page.GetResourceTreeResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.handleJavaScriptDialog"], /, *, accept: bool, promptText: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.navigate"], /, *, url: str, referrer: str = ...,
        transitionType: page.TransitionType = ..., frameId: page.FrameId = ...,
        referrerPolicy: page.ReferrerPolicy = ...,
    ) -> page.NavigateResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.navigateToHistoryEntry"], /, *, entryId: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.printToPDF"], /, *, landscape: bool = ...,
        displayHeaderFooter: bool = ..., printBackground: bool = ..., scale: float = ...,
        paperWidth: float = ..., paperHeight: float = ..., marginTop: float = ..., marginBottom: float = ...,
        marginLeft: float = ..., marginRight: float = ..., pageRanges: str = ..., headerTemplate: str = ...,
        footerTemplate: str = ..., preferCSSPageSize: bool = ...,
        transferMode: Literal["ReturnAsBase64", "ReturnAsStream"] = ..., generateTaggedPDF: bool = ...,
        generateDocumentOutline: bool = ...,
    ) -> page.PrintToPDFResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.reload"], /, *, ignoreCache: bool = ...,
        scriptToEvaluateOnLoad: str = ..., loaderId: network.LoaderId = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal["Page.removeScriptToEvaluateOnLoad", "Page.removeScriptToEvaluateOnNewDocument"], /,
        *, identifier: page.ScriptIdentifier,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Page.screencastFrameAck"], /, *, sessionId: int) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.searchInResource"], /, *, frameId: page.FrameId, url: str, query: str,
        caseSensitive: bool = ..., isRegex: bool = ...,
    ) -> page.SearchInResourceResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getPermissionsPolicyState"], /, *, frameId: page.FrameId,
    ) -> page.GetPermissionsPolicyStateResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getOriginTrials"], /, *, frameId: page.FrameId,
    ) -> page.GetOriginTrialsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setDeviceMetricsOverride"], /, *, width: int, height: int,
        deviceScaleFactor: float, mobile: bool, scale: float = ..., screenWidth: int = ...,
        screenHeight: int = ..., positionX: int = ..., positionY: int = ..., dontSetVisibleSize: bool = ...,
        screenOrientation: emulation.ScreenOrientation = ..., viewport: page.Viewport = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setFontFamilies"], /, *, fontFamilies: page.FontFamilies,
        forScripts: list[page.ScriptFontFamilies] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setFontSizes"], /, *, fontSizes: page.FontSizes,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setDocumentContent"], /, *, frameId: page.FrameId, html: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setDownloadBehavior"], /, *,
        behavior: Literal["deny", "allow", "default"], downloadPath: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setGeolocationOverride"], /, *, latitude: float = ...,
        longitude: float = ..., accuracy: float = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.startScreencast"], /, *, format: Literal["jpeg", "png"] = ...,
        quality: int = ..., maxWidth: int = ..., maxHeight: int = ..., everyNthFrame: int = ...,
        maxFramesInFlight: int = ..., sendLastFrame: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.startScreenRecording"], /, *, audio: bool = ..., maxWidth: int = ...,
        maxHeight: int = ..., frameRate: int = ...,
    ) -> page.StartScreenRecordingResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.stopScreenRecording"], /,
    ) -> page.StopScreenRecordingResult: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setWebLifecycleState"], /, *, state: Literal["frozen", "active"],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.produceCompilationCache"], /, *,
        scripts: list[page.CompilationCacheParams],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.addCompilationCache"], /, *, url: str, data: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setSPCTransactionMode"], /, *,
        mode: Literal["none", "autoAccept", "autoChooseToAuthAnotherWay", "autoReject", "autoOptOut"],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setRPHRegistrationMode"], /, *,
        mode: Literal["none", "autoAccept", "autoReject"],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.generateTestReport"], /, *, message: str, group: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setInterceptFileChooserDialog"], /, *, enabled: bool, cancel: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.setPrerenderingAllowed"], /, *, isAllowed: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Page.getAnnotatedPageContent"], /, *,
        includeActionableInformation: bool = ...,
    ) -> page.GetAnnotatedPageContentResult: ...
    @overload
    async def __call__(
        self, command: Literal["Performance.enable"], /, *,
        timeDomain: Literal["timeTicks", "threadTicks"] = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Performance.setTimeDomain"], /, *,
        timeDomain: Literal["timeTicks", "threadTicks"],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Performance.getMetrics"], /,
    ) -> performance.GetMetricsResult: ...
    @overload
    async def __call__(
        self, command: Literal["PerformanceTimeline.enable"], /, *, eventTypes: list[str],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Profiler.getBestEffortCoverage"], /,
    ) -> profiler.GetBestEffortCoverageResult: ...
    @overload
    async def __call__(
        self, command: Literal["Profiler.setSamplingInterval"], /, *, interval: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Profiler.startPreciseCoverage"], /, *, callCount: bool = ...,
        detailed: bool = ..., allowTriggeredUpdates: bool = ...,
    ) -> profiler.StartPreciseCoverageResult: ...
    @overload
    async def __call__(self, command: Literal["Profiler.stop"], /) -> profiler.StopResult: ...
    @overload
    async def __call__(
        self, command: Literal["Profiler.takePreciseCoverage"], /,
    ) -> profiler.TakePreciseCoverageResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.awaitPromise"], /, *, promiseObjectId: runtime.RemoteObjectId,
        returnByValue: bool = ..., generatePreview: bool = ...,
    ) -> runtime.AwaitPromiseResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.callFunctionOn"], /, *, functionDeclaration: str,
        objectId: runtime.RemoteObjectId = ..., arguments: list[runtime.CallArgument] = ...,
        silent: bool = ..., returnByValue: bool = ..., generatePreview: bool = ..., userGesture: bool = ...,
        awaitPromise: bool = ..., executionContextId: runtime.ExecutionContextId = ...,
        objectGroup: str = ..., throwOnSideEffect: bool = ..., uniqueContextId: str = ...,
        serializationOptions: runtime.SerializationOptions = ...,
    ) -> runtime.CallFunctionOnResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.compileScript"], /, *, expression: str, sourceURL: str,
        persistScript: bool, executionContextId: runtime.ExecutionContextId = ...,
    ) -> runtime.CompileScriptResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.evaluate"], /, *, expression: str, objectGroup: str = ...,
        includeCommandLineAPI: bool = ..., silent: bool = ..., contextId: runtime.ExecutionContextId = ...,
        returnByValue: bool = ..., generatePreview: bool = ..., userGesture: bool = ...,
        awaitPromise: bool = ..., throwOnSideEffect: bool = ..., timeout: runtime.TimeDelta = ...,
        disableBreaks: bool = ..., replMode: bool = ..., allowUnsafeEvalBlockedByCSP: bool = ...,
        uniqueContextId: str = ..., serializationOptions: runtime.SerializationOptions = ...,
    ) -> runtime.EvaluateResult: ...
    @overload
    async def __call__(self, command: Literal["Runtime.getIsolateId"], /) -> runtime.GetIsolateIdResult: ...
    @overload
    async def __call__(self, command: Literal["Runtime.getHeapUsage"], /) -> runtime.GetHeapUsageResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.getProperties"], /, *, objectId: runtime.RemoteObjectId,
        ownProperties: bool = ..., accessorPropertiesOnly: bool = ..., generatePreview: bool = ...,
        nonIndexedPropertiesOnly: bool = ...,
    ) -> runtime.GetPropertiesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.globalLexicalScopeNames"], /, *,
        executionContextId: runtime.ExecutionContextId = ...,
    ) -> runtime.GlobalLexicalScopeNamesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.queryObjects"], /, *, prototypeObjectId: runtime.RemoteObjectId,
        objectGroup: str = ...,
    ) -> runtime.QueryObjectsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.releaseObject"], /, *, objectId: runtime.RemoteObjectId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.releaseObjectGroup"], /, *, objectGroup: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.runScript"], /, *, scriptId: runtime.ScriptId,
        executionContextId: runtime.ExecutionContextId = ..., objectGroup: str = ..., silent: bool = ...,
        includeCommandLineAPI: bool = ..., returnByValue: bool = ..., generatePreview: bool = ...,
        awaitPromise: bool = ...,
    ) -> runtime.RunScriptResult: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.setMaxCallStackSizeToCapture"], /, *, size: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.addBinding"], /, *, name: str,
        executionContextId: runtime.ExecutionContextId = ..., executionContextName: str = ...,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Runtime.removeBinding"], /, *, name: str) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Runtime.getExceptionDetails"], /, *, errorObjectId: runtime.RemoteObjectId,
    ) -> runtime.GetExceptionDetailsResult: ...
    @overload
    async def __call__(self, command: Literal["Schema.getDomains"], /) -> schema.GetDomainsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Security.handleCertificateError"], /, *, eventId: int,
        action: security.CertificateErrorAction,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Security.setOverrideCertificateErrors"], /, *, override: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["ServiceWorker.deliverPushMessage"], /, *, origin: str,
        registrationId: service_worker.RegistrationID, data: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["ServiceWorker.dispatchSyncEvent"], /, *, origin: str,
        registrationId: service_worker.RegistrationID, tag: str, lastChance: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["ServiceWorker.dispatchPeriodicSyncEvent"], /, *, origin: str,
        registrationId: service_worker.RegistrationID, tag: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["ServiceWorker.setForceUpdateOnPageLoad"], /, *, forceUpdateOnPageLoad: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "ServiceWorker.skipWaiting", "ServiceWorker.startWorker", "ServiceWorker.unregister",
            "ServiceWorker.updateRegistration",
        ],
        /, *, scopeURL: str,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["ServiceWorker.stopWorker"], /, *, versionId: str) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportEstablishContextResult"], /, *, requestId: str,
        contextId: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "SmartCardEmulation.reportReleaseContextResult", "SmartCardEmulation.reportPlainResult",
        ],
        /, *, requestId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportListReadersResult"], /, *, requestId: str,
        readers: list[str],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportGetStatusChangeResult"], /, *, requestId: str,
        readerStates: list[smart_card_emulation.ReaderStateOut],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportBeginTransactionResult"], /, *, requestId: str,
        handle: int,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportConnectResult"], /, *, requestId: str, handle: int,
        activeProtocol: smart_card_emulation.Protocol = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportDataResult"], /, *, requestId: str, data: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportStatusResult"], /, *, requestId: str,
        readerName: str, state: smart_card_emulation.ConnectionState, atr: str,
        protocol: smart_card_emulation.Protocol = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["SmartCardEmulation.reportError"], /, *, requestId: str,
        resultCode: smart_card_emulation.ResultCode,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.getStorageKeyForFrame"], /, *, frameId: page.FrameId,
    ) -> storage.GetStorageKeyForFrameResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.getStorageKey"], /, *, frameId: page.FrameId = ...,
    ) -> storage.GetStorageKeyResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.clearDataForOrigin"], /, *, origin: str, storageTypes: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.clearDataForStorageKey"], /, *, storageKey: str, storageTypes: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.getCookies"], /, *, browserContextId: browser.BrowserContextID = ...,
    ) -> storage.GetCookiesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.setCookies"], /, *, cookies: list[network.CookieParam],
        browserContextId: browser.BrowserContextID = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.getUsageAndQuota"], /, *, origin: str,
    ) -> storage.GetUsageAndQuotaResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.overrideQuotaForOrigin"], /, *, origin: str, quotaSize: float = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "Storage.trackCacheStorageForOrigin", "Storage.trackIndexedDBForOrigin",
            "Storage.untrackCacheStorageForOrigin", "Storage.untrackIndexedDBForOrigin",
        ],
        /, *, origin: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self,
        command: Literal[
            "Storage.trackCacheStorageForStorageKey", "Storage.trackIndexedDBForStorageKey",
            "Storage.untrackCacheStorageForStorageKey", "Storage.untrackIndexedDBForStorageKey",
        ],
        /, *, storageKey: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.getTrustTokens"], /,
    ) -> storage.GetTrustTokensResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.clearTrustTokens"], /, *, issuerOrigin: str,
    ) -> storage.ClearTrustTokensResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.getPrivateVerificationTokens"], /,
    ) -> storage.GetPrivateVerificationTokensResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.getPrivateVerificationTokensIssuerConfigs"], /,
    ) -> storage.GetPrivateVerificationTokensIssuerConfigsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.clearPrivateVerificationTokens"], /, *, issuerOrigin: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.deletePrivateVerificationToken"], /, *, tokenId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.setStorageBucketTracking"], /, *, storageKey: str, enable: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.deleteStorageBucket"], /, *, bucket: storage.StorageBucket,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Storage.runBounceTrackingMitigations"], /,
    ) -> storage.RunBounceTrackingMitigationsResult: ...
    @overload
    async def __call__(self, command: Literal["SystemInfo.getInfo"], /) -> system_info.GetInfoResult: ...
    @overload
    async def __call__(
        self, command: Literal["SystemInfo.getFeatureState"], /, *, featureState: str,
    ) -> system_info.GetFeatureStateResult: ...
    @overload
    async def __call__(
        self, command: Literal["SystemInfo.getProcessInfo"], /,
    ) -> system_info.GetProcessInfoResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.activateTarget"], /, *, targetId: target.TargetID,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.attachToTarget"], /, *, targetId: target.TargetID, flatten: bool = ...,
    ) -> target.AttachToTargetResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.attachToBrowserTarget"], /,
    ) -> target.AttachToBrowserTargetResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.closeTarget"], /, *, targetId: target.TargetID,
    ) -> target.CloseTargetResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.exposeDevToolsProtocol"], /, *, targetId: target.TargetID,
        bindingName: str = ..., inheritPermissions: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.createBrowserContext"], /, *, disposeOnDetach: bool = ...,
        proxyServer: str = ..., proxyBypassList: str = ...,
        originsWithUniversalNetworkAccess: list[str] = ...,
    ) -> target.CreateBrowserContextResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.getBrowserContexts"], /,
    ) -> target.GetBrowserContextsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.createTarget"], /, *, url: str, left: int = ..., top: int = ...,
        width: int = ..., height: int = ..., windowState: target.WindowState = ...,
        browserContextId: browser.BrowserContextID = ..., enableBeginFrameControl: bool = ...,
        newWindow: bool = ..., background: bool = ..., forTab: bool = ..., hidden: bool = ...,
        focus: bool = ...,
    ) -> target.CreateTargetResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.detachFromTarget"], /, *, sessionId: target.SessionID = ...,
        targetId: target.TargetID = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.disposeBrowserContext"], /, *,
        browserContextId: browser.BrowserContextID,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.getTargetInfo"], /, *, targetId: target.TargetID = ...,
    ) -> target.GetTargetInfoResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.getTargets"], /, *, filter: target.TargetFilter = ...,
    ) -> target.GetTargetsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.sendMessageToTarget"], /, *, message: str,
        sessionId: target.SessionID = ..., targetId: target.TargetID = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.setAutoAttach"], /, *, autoAttach: bool, waitForDebuggerOnStart: bool,
        flatten: bool = ..., filter: target.TargetFilter = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.autoAttachRelated"], /, *, targetId: target.TargetID,
        waitForDebuggerOnStart: bool, filter: target.TargetFilter = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.setDiscoverTargets"], /, *, discover: bool,
        filter: target.TargetFilter = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.setRemoteLocations"], /, *, locations: list[target.RemoteLocation],
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Target.getDevToolsTarget"], /, *, targetId: target.TargetID,
    ) -> target.GetDevToolsTargetResult: ...
    @overload
    async def __call__(
        self, command: Literal["Target.openDevTools"], /, *, targetId: target.TargetID, panelId: str = ...,
    ) -> target.OpenDevToolsResult: ...
    @overload
    async def __call__(
        self, command: Literal["Tethering.bind", "Tethering.unbind"], /, *, port: int,
    ) -> Empty: ...
    @overload
    async def __call__(self, command: Literal["Tracing.getCategories"], /) -> tracing.GetCategoriesResult: ...
    @overload
    async def __call__(
        self, command: Literal["Tracing.getTrackEventDescriptor"], /,
    ) -> tracing.GetTrackEventDescriptorResult: ...
    @overload
    async def __call__(
        self, command: Literal["Tracing.recordClockSyncMarker"], /, *, syncId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["Tracing.requestMemoryDump"], /, *, deterministic: bool = ...,
        levelOfDetail: tracing.MemoryDumpLevelOfDetail = ...,
    ) -> tracing.RequestMemoryDumpResult: ...
    @overload
    async def __call__(
        self, command: Literal["Tracing.start"], /, *, categories: str = ..., options: str = ...,
        bufferUsageReportingInterval: float = ...,
        transferMode: Literal["ReportEvents", "ReturnAsStream"] = ...,
        streamFormat: tracing.StreamFormat = ..., streamCompression: tracing.StreamCompression = ...,
        traceConfig: tracing.TraceConfig = ..., perfettoConfig: str = ...,
        tracingBackend: tracing.TracingBackend = ..., screenshotMaxSize: int = ...,
        screenshotMaxCount: int = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAudio.getRealtimeData"], /, *, contextId: web_audio.GraphObjectId,
    ) -> web_audio.GetRealtimeDataResult: ...
    @overload
    async def __call__(self, command: Literal["WebAuthn.enable"], /, *, enableUI: bool = ...) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.addVirtualAuthenticator"], /, *,
        options: web_authn.VirtualAuthenticatorOptions,
    ) -> web_authn.AddVirtualAuthenticatorResult: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.setResponseOverrideBits"], /, *,
        authenticatorId: web_authn.AuthenticatorId, isBogusSignature: bool = ..., isBadUV: bool = ...,
        isBadUP: bool = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.removeVirtualAuthenticator", "WebAuthn.clearCredentials"], /, *,
        authenticatorId: web_authn.AuthenticatorId,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.addCredential"], /, *, authenticatorId: web_authn.AuthenticatorId,
        credential: web_authn.Credential,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.getCredential"], /, *, authenticatorId: web_authn.AuthenticatorId,
        credentialId: str,
    ) -> web_authn.GetCredentialResult: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.getCredentials"], /, *, authenticatorId: web_authn.AuthenticatorId,
    ) -> web_authn.GetCredentialsResult: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.removeCredential"], /, *, authenticatorId: web_authn.AuthenticatorId,
        credentialId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.setUserVerified"], /, *, authenticatorId: web_authn.AuthenticatorId,
        isUserVerified: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.setAutomaticPresenceSimulation"], /, *,
        authenticatorId: web_authn.AuthenticatorId, enabled: bool,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebAuthn.setCredentialProperties"], /, *,
        authenticatorId: web_authn.AuthenticatorId, credentialId: str, backupEligibility: bool = ...,
        backupState: bool = ..., activeCmtgKeyIndex: int = ..., generateCmtgKeyOnNextOperation: bool = ...,
        signCount: float = ...,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Literal["WebMCP.invokeTool"], /, *, frameId: page.FrameId, toolName: str,
        input: dict[str, Any],
    ) -> web_mcp.InvokeToolResult: ...
    @overload
    async def __call__(
        self, command: Literal["WebMCP.cancelInvocation"], /, *, invocationId: str,
    ) -> Empty: ...
    @overload
    async def __call__(
        self, command: Sequence[UnknownCommandOrWrongParameters], /, **params: Any,
    ) -> dict[str, Any]: ...


class SubscribeEvents(Protocol):
    """The type of `Session.subscribe`."""

    @overload
    def __call__(
        self, event: Literal["Accessibility.loadComplete"], /, *, buffer: int = ...,
    ) -> Subscription[accessibility.LoadCompleteEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Accessibility.nodesUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[accessibility.NodesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationCanceled"], /, *, buffer: int = ...,
    ) -> Subscription[animation.AnimationCanceledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationCreated"], /, *, buffer: int = ...,
    ) -> Subscription[animation.AnimationCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationStarted"], /, *, buffer: int = ...,
    ) -> Subscription[animation.AnimationStartedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[animation.AnimationUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Audits.issueAdded"], /, *, buffer: int = ...,
    ) -> Subscription[audits.IssueAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Autofill.addressFormFilled"], /, *, buffer: int = ...,
    ) -> Subscription[autofill.AddressFormFilledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BackgroundService.recordingStateChanged"], /, *, buffer: int = ...,
    ) -> Subscription[background_service.RecordingStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BackgroundService.backgroundServiceEventReceived"], /, *, buffer: int = ...,
    ) -> Subscription[background_service.BackgroundServiceEventReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BluetoothEmulation.gattOperationReceived"], /, *, buffer: int = ...,
    ) -> Subscription[bluetooth_emulation.GattOperationReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BluetoothEmulation.characteristicOperationReceived"], /, *, buffer: int = ...,
    ) -> Subscription[bluetooth_emulation.CharacteristicOperationReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BluetoothEmulation.descriptorOperationReceived"], /, *, buffer: int = ...,
    ) -> Subscription[bluetooth_emulation.DescriptorOperationReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Browser.downloadWillBegin"], /, *, buffer: int = ...,
    ) -> Subscription[browser.DownloadWillBeginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Browser.downloadProgress"], /, *, buffer: int = ...,
    ) -> Subscription[browser.DownloadProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.fontsUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[css.FontsUpdatedEvent]: ...
    @overload
    def __call__(
        self,
        event: Literal[
            "CSS.mediaQueryResultChanged", "DOM.documentUpdated", "DOM.topLayerElementsUpdated",
            "Debugger.resumed", "Emulation.virtualTimeBudgetExpired", "HeapProfiler.resetProfiles",
            "Inspector.targetCrashed", "Inspector.targetReloadedAfterCrash", "Inspector.workerScriptLoaded",
            "Network.policyUpdated", "Overlay.inspectModeCanceled", "Page.frameResized",
            "Page.interstitialHidden", "Page.interstitialShown", "Runtime.executionContextsCleared",
            "Storage.privateVerificationTokensUpdated",
        ],
        /, *, buffer: int = ...,
    ) -> Subscription[Empty]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetAdded"], /, *, buffer: int = ...,
    ) -> Subscription[css.StyleSheetAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetChanged"], /, *, buffer: int = ...,
    ) -> Subscription[css.StyleSheetChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetRemoved"], /, *, buffer: int = ...,
    ) -> Subscription[css.StyleSheetRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.computedStyleUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[css.ComputedStyleUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Cast.sinksUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[cast.SinksUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Cast.issueUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[cast.IssueUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Console.messageAdded"], /, *, buffer: int = ...,
    ) -> Subscription[console.MessageAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.attributeModified"], /, *, buffer: int = ...,
    ) -> Subscription[dom.AttributeModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.adoptedStyleSheetsModified"], /, *, buffer: int = ...,
    ) -> Subscription[dom.AdoptedStyleSheetsModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.attributeRemoved"], /, *, buffer: int = ...,
    ) -> Subscription[dom.AttributeRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.characterDataModified"], /, *, buffer: int = ...,
    ) -> Subscription[dom.CharacterDataModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeCountUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[dom.ChildNodeCountUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeInserted"], /, *, buffer: int = ...,
    ) -> Subscription[dom.ChildNodeInsertedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeRemoved"], /, *, buffer: int = ...,
    ) -> Subscription[dom.ChildNodeRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.distributedNodesUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[dom.DistributedNodesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.inlineStyleInvalidated"], /, *, buffer: int = ...,
    ) -> Subscription[dom.InlineStyleInvalidatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.pseudoElementAdded"], /, *, buffer: int = ...,
    ) -> Subscription[dom.PseudoElementAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.scrollableFlagUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[dom.ScrollableFlagUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.adRelatedStateUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[dom.AdRelatedStateUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.affectedByStartingStylesFlagUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[dom.AffectedByStartingStylesFlagUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.pseudoElementRemoved"], /, *, buffer: int = ...,
    ) -> Subscription[dom.PseudoElementRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.setChildNodes"], /, *, buffer: int = ...,
    ) -> Subscription[dom.SetChildNodesEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.shadowRootPopped"], /, *, buffer: int = ...,
    ) -> Subscription[dom.ShadowRootPoppedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.shadowRootPushed"], /, *, buffer: int = ...,
    ) -> Subscription[dom.ShadowRootPushedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemAdded"], /, *, buffer: int = ...,
    ) -> Subscription[dom_storage.DomStorageItemAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemRemoved"], /, *, buffer: int = ...,
    ) -> Subscription[dom_storage.DomStorageItemRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[dom_storage.DomStorageItemUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemsCleared"], /, *, buffer: int = ...,
    ) -> Subscription[dom_storage.DomStorageItemsClearedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.breakpointResolved"], /, *, buffer: int = ...,
    ) -> Subscription[debugger.BreakpointResolvedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.paused"], /, *, buffer: int = ...,
    ) -> Subscription[debugger.PausedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.scriptFailedToParse"], /, *, buffer: int = ...,
    ) -> Subscription[debugger.ScriptFailedToParseEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.scriptParsed"], /, *, buffer: int = ...,
    ) -> Subscription[debugger.ScriptParsedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DeviceAccess.deviceRequestPrompted"], /, *, buffer: int = ...,
    ) -> Subscription[device_access.DeviceRequestPromptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Emulation.screenOrientationLockChanged"], /, *, buffer: int = ...,
    ) -> Subscription[emulation.ScreenOrientationLockChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["FedCm.dialogShown"], /, *, buffer: int = ...,
    ) -> Subscription[fed_cm.DialogShownEvent]: ...
    @overload
    def __call__(
        self, event: Literal["FedCm.dialogClosed"], /, *, buffer: int = ...,
    ) -> Subscription[fed_cm.DialogClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Fetch.requestPaused"], /, *, buffer: int = ...,
    ) -> Subscription[fetch.RequestPausedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Fetch.authRequired"], /, *, buffer: int = ...,
    ) -> Subscription[fetch.AuthRequiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.addHeapSnapshotChunk"], /, *, buffer: int = ...,
    ) -> Subscription[heap_profiler.AddHeapSnapshotChunkEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.heapStatsUpdate"], /, *, buffer: int = ...,
    ) -> Subscription[heap_profiler.HeapStatsUpdateEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.lastSeenObjectId"], /, *, buffer: int = ...,
    ) -> Subscription[heap_profiler.LastSeenObjectIdEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.reportHeapSnapshotProgress"], /, *, buffer: int = ...,
    ) -> Subscription[heap_profiler.ReportHeapSnapshotProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Input.dragIntercepted"], /, *, buffer: int = ...,
    ) -> Subscription[input.DragInterceptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Inspector.detached"], /, *, buffer: int = ...,
    ) -> Subscription[inspector.DetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["LayerTree.layerPainted"], /, *, buffer: int = ...,
    ) -> Subscription[layer_tree.LayerPaintedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["LayerTree.layerTreeDidChange"], /, *, buffer: int = ...,
    ) -> Subscription[layer_tree.LayerTreeDidChangeEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Log.entryAdded"], /, *, buffer: int = ...,
    ) -> Subscription[log.EntryAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerPropertiesChanged"], /, *, buffer: int = ...,
    ) -> Subscription[media.PlayerPropertiesChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerEventsAdded"], /, *, buffer: int = ...,
    ) -> Subscription[media.PlayerEventsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerMessagesLogged"], /, *, buffer: int = ...,
    ) -> Subscription[media.PlayerMessagesLoggedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerErrorsRaised"], /, *, buffer: int = ...,
    ) -> Subscription[media.PlayerErrorsRaisedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerCreated"], /, *, buffer: int = ...,
    ) -> Subscription[media.PlayerCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.dataReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.DataReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.eventSourceMessageReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.EventSourceMessageReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.loadingFailed"], /, *, buffer: int = ...,
    ) -> Subscription[network.LoadingFailedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.loadingFinished"], /, *, buffer: int = ...,
    ) -> Subscription[network.LoadingFinishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestServedFromCache"], /, *, buffer: int = ...,
    ) -> Subscription[network.RequestServedFromCacheEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestWillBeSent"], /, *, buffer: int = ...,
    ) -> Subscription[network.RequestWillBeSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.resourceChangedPriority"], /, *, buffer: int = ...,
    ) -> Subscription[network.ResourceChangedPriorityEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.signedExchangeReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.SignedExchangeReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.ResponseReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketClosed"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketCreated"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameError"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebSocketFrameErrorEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebSocketFrameReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameSent"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebSocketFrameSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketHandshakeResponseReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebSocketHandshakeResponseReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketWillSendHandshakeRequest"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebSocketWillSendHandshakeRequestEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportCreated"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebTransportCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportConnectionEstablished"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebTransportConnectionEstablishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportClosed"], /, *, buffer: int = ...,
    ) -> Subscription[network.WebTransportClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketCreated"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectTCPSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketOpened"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectTCPSocketOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketAborted"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectTCPSocketAbortedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketClosed"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectTCPSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketChunkSent"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectTCPSocketChunkSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketChunkReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectTCPSocketChunkReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketJoinedMulticastGroup"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketJoinedMulticastGroupEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketLeftMulticastGroup"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketLeftMulticastGroupEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketCreated"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketOpened"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketAborted"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketAbortedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketClosed"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketChunkSent"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketChunkSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketChunkReceived"], /, *, buffer: int = ...,
    ) -> Subscription[network.DirectUDPSocketChunkReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestWillBeSentExtraInfo"], /, *, buffer: int = ...,
    ) -> Subscription[network.RequestWillBeSentExtraInfoEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceivedExtraInfo"], /, *, buffer: int = ...,
    ) -> Subscription[network.ResponseReceivedExtraInfoEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceivedEarlyHints"], /, *, buffer: int = ...,
    ) -> Subscription[network.ResponseReceivedEarlyHintsEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.trustTokenOperationDone"], /, *, buffer: int = ...,
    ) -> Subscription[network.TrustTokenOperationDoneEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiReportAdded"], /, *, buffer: int = ...,
    ) -> Subscription[network.ReportingApiReportAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiReportUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[network.ReportingApiReportUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiEndpointsChangedForOrigin"], /, *, buffer: int = ...,
    ) -> Subscription[network.ReportingApiEndpointsChangedForOriginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.deviceBoundSessionsAdded"], /, *, buffer: int = ...,
    ) -> Subscription[network.DeviceBoundSessionsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.deviceBoundSessionEventOccurred"], /, *, buffer: int = ...,
    ) -> Subscription[network.DeviceBoundSessionEventOccurredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectNodeRequested"], /, *, buffer: int = ...,
    ) -> Subscription[overlay.InspectNodeRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.nodeHighlightRequested"], /, *, buffer: int = ...,
    ) -> Subscription[overlay.NodeHighlightRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.screenshotRequested"], /, *, buffer: int = ...,
    ) -> Subscription[overlay.ScreenshotRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectPanelShowRequested"], /, *, buffer: int = ...,
    ) -> Subscription[overlay.InspectPanelShowRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectedElementWindowRestored"], /, *, buffer: int = ...,
    ) -> Subscription[overlay.InspectedElementWindowRestoredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.domContentEventFired"], /, *, buffer: int = ...,
    ) -> Subscription[page.DomContentEventFiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.fileChooserOpened"], /, *, buffer: int = ...,
    ) -> Subscription[page.FileChooserOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameAttached"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameAttachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameClearedScheduledNavigation"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameClearedScheduledNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameDetached"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameDetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameSubtreeWillBeDetached"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameSubtreeWillBeDetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameNavigated"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameNavigatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.documentOpened"], /, *, buffer: int = ...,
    ) -> Subscription[page.DocumentOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStartedNavigating"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameStartedNavigatingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameRequestedNavigation"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameRequestedNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameScheduledNavigation"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameScheduledNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStartedLoading"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameStartedLoadingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStoppedLoading"], /, *, buffer: int = ...,
    ) -> Subscription[page.FrameStoppedLoadingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.downloadWillBegin"], /, *, buffer: int = ...,
    ) -> Subscription[page.DownloadWillBeginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.downloadProgress"], /, *, buffer: int = ...,
    ) -> Subscription[page.DownloadProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.javascriptDialogClosed"], /, *, buffer: int = ...,
    ) -> Subscription[page.JavascriptDialogClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.javascriptDialogOpening"], /, *, buffer: int = ...,
    ) -> Subscription[page.JavascriptDialogOpeningEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.lifecycleEvent"], /, *, buffer: int = ...,
    ) -> Subscription[page.LifecycleEventEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.backForwardCacheNotUsed"], /, *, buffer: int = ...,
    ) -> Subscription[page.BackForwardCacheNotUsedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.loadEventFired"], /, *, buffer: int = ...,
    ) -> Subscription[page.LoadEventFiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.navigatedWithinDocument"], /, *, buffer: int = ...,
    ) -> Subscription[page.NavigatedWithinDocumentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.screencastFrame"], /, *, buffer: int = ...,
    ) -> Subscription[page.ScreencastFrameEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.screencastVisibilityChanged"], /, *, buffer: int = ...,
    ) -> Subscription[page.ScreencastVisibilityChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.windowOpen"], /, *, buffer: int = ...,
    ) -> Subscription[page.WindowOpenEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.compilationCacheProduced"], /, *, buffer: int = ...,
    ) -> Subscription[page.CompilationCacheProducedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Performance.metrics"], /, *, buffer: int = ...,
    ) -> Subscription[performance.MetricsEvent]: ...
    @overload
    def __call__(
        self, event: Literal["PerformanceTimeline.timelineEventAdded"], /, *, buffer: int = ...,
    ) -> Subscription[performance_timeline.TimelineEventAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.ruleSetUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[preload.RuleSetUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.ruleSetRemoved"], /, *, buffer: int = ...,
    ) -> Subscription[preload.RuleSetRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.preloadEnabledStateUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[preload.PreloadEnabledStateUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.prefetchStatusUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[preload.PrefetchStatusUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.prerenderStatusUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[preload.PrerenderStatusUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.preloadingAttemptSourcesUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[preload.PreloadingAttemptSourcesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.consoleProfileFinished"], /, *, buffer: int = ...,
    ) -> Subscription[profiler.ConsoleProfileFinishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.consoleProfileStarted"], /, *, buffer: int = ...,
    ) -> Subscription[profiler.ConsoleProfileStartedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.preciseCoverageDeltaUpdate"], /, *, buffer: int = ...,
    ) -> Subscription[profiler.PreciseCoverageDeltaUpdateEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.bindingCalled"], /, *, buffer: int = ...,
    ) -> Subscription[runtime.BindingCalledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.consoleAPICalled"], /, *, buffer: int = ...,
    ) -> Subscription[runtime.ConsoleAPICalledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.exceptionRevoked"], /, *, buffer: int = ...,
    ) -> Subscription[runtime.ExceptionRevokedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.exceptionThrown"], /, *, buffer: int = ...,
    ) -> Subscription[runtime.ExceptionThrownEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.executionContextCreated"], /, *, buffer: int = ...,
    ) -> Subscription[runtime.ExecutionContextCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.executionContextDestroyed"], /, *, buffer: int = ...,
    ) -> Subscription[runtime.ExecutionContextDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.inspectRequested"], /, *, buffer: int = ...,
    ) -> Subscription[runtime.InspectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.certificateError"], /, *, buffer: int = ...,
    ) -> Subscription[security.CertificateErrorEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.visibleSecurityStateChanged"], /, *, buffer: int = ...,
    ) -> Subscription[security.VisibleSecurityStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.securityStateChanged"], /, *, buffer: int = ...,
    ) -> Subscription[security.SecurityStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerErrorReported"], /, *, buffer: int = ...,
    ) -> Subscription[service_worker.WorkerErrorReportedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerRegistrationUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[service_worker.WorkerRegistrationUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerVersionUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[service_worker.WorkerVersionUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.establishContextRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.EstablishContextRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.releaseContextRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.ReleaseContextRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.listReadersRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.ListReadersRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.getStatusChangeRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.GetStatusChangeRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.cancelRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.CancelRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.connectRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.ConnectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.disconnectRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.DisconnectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.transmitRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.TransmitRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.controlRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.ControlRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.getAttribRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.GetAttribRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.setAttribRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.SetAttribRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.statusRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.StatusRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.beginTransactionRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.BeginTransactionRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.endTransactionRequested"], /, *, buffer: int = ...,
    ) -> Subscription[smart_card_emulation.EndTransactionRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.cacheStorageContentUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[storage.CacheStorageContentUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.cacheStorageListUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[storage.CacheStorageListUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.indexedDBContentUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[storage.IndexedDBContentUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.indexedDBListUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[storage.IndexedDBListUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.storageBucketCreatedOrUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[storage.StorageBucketCreatedOrUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.storageBucketDeleted"], /, *, buffer: int = ...,
    ) -> Subscription[storage.StorageBucketDeletedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.attachedToTarget"], /, *, buffer: int = ...,
    ) -> Subscription[target.AttachedToTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.detachedFromTarget"], /, *, buffer: int = ...,
    ) -> Subscription[target.DetachedFromTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.receivedMessageFromTarget"], /, *, buffer: int = ...,
    ) -> Subscription[target.ReceivedMessageFromTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetCreated"], /, *, buffer: int = ...,
    ) -> Subscription[target.TargetCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetDestroyed"], /, *, buffer: int = ...,
    ) -> Subscription[target.TargetDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetCrashed"], /, *, buffer: int = ...,
    ) -> Subscription[target.TargetCrashedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetInfoChanged"], /, *, buffer: int = ...,
    ) -> Subscription[target.TargetInfoChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tethering.accepted"], /, *, buffer: int = ...,
    ) -> Subscription[tethering.AcceptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.bufferUsage"], /, *, buffer: int = ...,
    ) -> Subscription[tracing.BufferUsageEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.dataCollected"], /, *, buffer: int = ...,
    ) -> Subscription[tracing.DataCollectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.tracingComplete"], /, *, buffer: int = ...,
    ) -> Subscription[tracing.TracingCompleteEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextCreated"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.ContextCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextWillBeDestroyed"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.ContextWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextChanged"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.ContextChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioListenerCreated"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.AudioListenerCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioListenerWillBeDestroyed"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.AudioListenerWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioNodeCreated"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.AudioNodeCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioNodeWillBeDestroyed"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.AudioNodeWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioParamCreated"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.AudioParamCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioParamWillBeDestroyed"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.AudioParamWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodesConnected"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.NodesConnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodesDisconnected"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.NodesDisconnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodeParamConnected"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.NodeParamConnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodeParamDisconnected"], /, *, buffer: int = ...,
    ) -> Subscription[web_audio.NodeParamDisconnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialAdded"], /, *, buffer: int = ...,
    ) -> Subscription[web_authn.CredentialAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialDeleted"], /, *, buffer: int = ...,
    ) -> Subscription[web_authn.CredentialDeletedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialUpdated"], /, *, buffer: int = ...,
    ) -> Subscription[web_authn.CredentialUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialAsserted"], /, *, buffer: int = ...,
    ) -> Subscription[web_authn.CredentialAssertedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolsAdded"], /, *, buffer: int = ...,
    ) -> Subscription[web_mcp.ToolsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolsRemoved"], /, *, buffer: int = ...,
    ) -> Subscription[web_mcp.ToolsRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolInvoked"], /, *, buffer: int = ...,
    ) -> Subscription[web_mcp.ToolInvokedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolResponded"], /, *, buffer: int = ...,
    ) -> Subscription[web_mcp.ToolRespondedEvent]: ...
    @overload
    def __call__(self, event: Literal["*"], /, *, buffer: int = ...) -> Subscription[dict[str, Any]]: ...
    @overload
    def __call__(
        self, event: EventName, another: EventName, /, *more: EventName, buffer: int = ...,
    ) -> Subscription[dict[str, Any]]: ...
    @overload
    def __call__(
        self, event: Sequence[UnknownEventOrWrongArguments], /, *events: Any, **options: Any,
    ) -> Subscription[dict[str, Any]]: ...


class ExpectEvent(Protocol):
    """The type of `Session.expect`."""

    @overload
    def __call__(
        self, event: Literal["Accessibility.loadComplete"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[accessibility.LoadCompleteEvent]], bool] | None = ...,
    ) -> Expectation[accessibility.LoadCompleteEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Accessibility.nodesUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[accessibility.NodesUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[accessibility.NodesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationCanceled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationCanceledEvent]], bool] | None = ...,
    ) -> Expectation[animation.AnimationCanceledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationCreatedEvent]], bool] | None = ...,
    ) -> Expectation[animation.AnimationCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationStarted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationStartedEvent]], bool] | None = ...,
    ) -> Expectation[animation.AnimationStartedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[animation.AnimationUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Audits.issueAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[audits.IssueAddedEvent]], bool] | None = ...,
    ) -> Expectation[audits.IssueAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Autofill.addressFormFilled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[autofill.AddressFormFilledEvent]], bool] | None = ...,
    ) -> Expectation[autofill.AddressFormFilledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BackgroundService.recordingStateChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[background_service.RecordingStateChangedEvent]], bool] | None = ...,
    ) -> Expectation[background_service.RecordingStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BackgroundService.backgroundServiceEventReceived"], /, *,
        timeout: float | None = ...,
        predicate: Callable[
            [Event[background_service.BackgroundServiceEventReceivedEvent]], bool,
        ] | None = ...,
    ) -> Expectation[background_service.BackgroundServiceEventReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BluetoothEmulation.gattOperationReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[bluetooth_emulation.GattOperationReceivedEvent]], bool] | None = ...,
    ) -> Expectation[bluetooth_emulation.GattOperationReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BluetoothEmulation.characteristicOperationReceived"], /, *,
        timeout: float | None = ...,
        predicate: Callable[
            [Event[bluetooth_emulation.CharacteristicOperationReceivedEvent]], bool,
        ] | None = ...,
    ) -> Expectation[bluetooth_emulation.CharacteristicOperationReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BluetoothEmulation.descriptorOperationReceived"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[bluetooth_emulation.DescriptorOperationReceivedEvent]], bool] | None = ...,
    ) -> Expectation[bluetooth_emulation.DescriptorOperationReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Browser.downloadWillBegin"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[browser.DownloadWillBeginEvent]], bool] | None = ...,
    ) -> Expectation[browser.DownloadWillBeginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Browser.downloadProgress"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[browser.DownloadProgressEvent]], bool] | None = ...,
    ) -> Expectation[browser.DownloadProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.fontsUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.FontsUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[css.FontsUpdatedEvent]: ...
    @overload
    def __call__(
        self,
        event: Literal[
            "CSS.mediaQueryResultChanged", "DOM.documentUpdated", "DOM.topLayerElementsUpdated",
            "Debugger.resumed", "Emulation.virtualTimeBudgetExpired", "HeapProfiler.resetProfiles",
            "Inspector.targetCrashed", "Inspector.targetReloadedAfterCrash", "Inspector.workerScriptLoaded",
            "Network.policyUpdated", "Overlay.inspectModeCanceled", "Page.frameResized",
            "Page.interstitialHidden", "Page.interstitialShown", "Runtime.executionContextsCleared",
            "Storage.privateVerificationTokensUpdated",
        ],
        /, *, timeout: float | None = ..., predicate: Callable[[Event[Empty]], bool] | None = ...,
    ) -> Expectation[Empty]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.StyleSheetAddedEvent]], bool] | None = ...,
    ) -> Expectation[css.StyleSheetAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.StyleSheetChangedEvent]], bool] | None = ...,
    ) -> Expectation[css.StyleSheetChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.StyleSheetRemovedEvent]], bool] | None = ...,
    ) -> Expectation[css.StyleSheetRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.computedStyleUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.ComputedStyleUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[css.ComputedStyleUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Cast.sinksUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[cast.SinksUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[cast.SinksUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Cast.issueUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[cast.IssueUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[cast.IssueUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Console.messageAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[console.MessageAddedEvent]], bool] | None = ...,
    ) -> Expectation[console.MessageAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.attributeModified"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AttributeModifiedEvent]], bool] | None = ...,
    ) -> Expectation[dom.AttributeModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.adoptedStyleSheetsModified"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AdoptedStyleSheetsModifiedEvent]], bool] | None = ...,
    ) -> Expectation[dom.AdoptedStyleSheetsModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.attributeRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AttributeRemovedEvent]], bool] | None = ...,
    ) -> Expectation[dom.AttributeRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.characterDataModified"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.CharacterDataModifiedEvent]], bool] | None = ...,
    ) -> Expectation[dom.CharacterDataModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeCountUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ChildNodeCountUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[dom.ChildNodeCountUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeInserted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ChildNodeInsertedEvent]], bool] | None = ...,
    ) -> Expectation[dom.ChildNodeInsertedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ChildNodeRemovedEvent]], bool] | None = ...,
    ) -> Expectation[dom.ChildNodeRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.distributedNodesUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.DistributedNodesUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[dom.DistributedNodesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.inlineStyleInvalidated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.InlineStyleInvalidatedEvent]], bool] | None = ...,
    ) -> Expectation[dom.InlineStyleInvalidatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.pseudoElementAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.PseudoElementAddedEvent]], bool] | None = ...,
    ) -> Expectation[dom.PseudoElementAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.scrollableFlagUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ScrollableFlagUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[dom.ScrollableFlagUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.adRelatedStateUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AdRelatedStateUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[dom.AdRelatedStateUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.affectedByStartingStylesFlagUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AffectedByStartingStylesFlagUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[dom.AffectedByStartingStylesFlagUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.pseudoElementRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.PseudoElementRemovedEvent]], bool] | None = ...,
    ) -> Expectation[dom.PseudoElementRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.setChildNodes"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.SetChildNodesEvent]], bool] | None = ...,
    ) -> Expectation[dom.SetChildNodesEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.shadowRootPopped"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ShadowRootPoppedEvent]], bool] | None = ...,
    ) -> Expectation[dom.ShadowRootPoppedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.shadowRootPushed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ShadowRootPushedEvent]], bool] | None = ...,
    ) -> Expectation[dom.ShadowRootPushedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemAddedEvent]], bool] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemRemovedEvent]], bool] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemsCleared"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemsClearedEvent]], bool] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemsClearedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.breakpointResolved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.BreakpointResolvedEvent]], bool] | None = ...,
    ) -> Expectation[debugger.BreakpointResolvedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.paused"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.PausedEvent]], bool] | None = ...,
    ) -> Expectation[debugger.PausedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.scriptFailedToParse"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.ScriptFailedToParseEvent]], bool] | None = ...,
    ) -> Expectation[debugger.ScriptFailedToParseEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.scriptParsed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.ScriptParsedEvent]], bool] | None = ...,
    ) -> Expectation[debugger.ScriptParsedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DeviceAccess.deviceRequestPrompted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[device_access.DeviceRequestPromptedEvent]], bool] | None = ...,
    ) -> Expectation[device_access.DeviceRequestPromptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Emulation.screenOrientationLockChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[emulation.ScreenOrientationLockChangedEvent]], bool] | None = ...,
    ) -> Expectation[emulation.ScreenOrientationLockChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["FedCm.dialogShown"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fed_cm.DialogShownEvent]], bool] | None = ...,
    ) -> Expectation[fed_cm.DialogShownEvent]: ...
    @overload
    def __call__(
        self, event: Literal["FedCm.dialogClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fed_cm.DialogClosedEvent]], bool] | None = ...,
    ) -> Expectation[fed_cm.DialogClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Fetch.requestPaused"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fetch.RequestPausedEvent]], bool] | None = ...,
    ) -> Expectation[fetch.RequestPausedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Fetch.authRequired"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fetch.AuthRequiredEvent]], bool] | None = ...,
    ) -> Expectation[fetch.AuthRequiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.addHeapSnapshotChunk"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.AddHeapSnapshotChunkEvent]], bool] | None = ...,
    ) -> Expectation[heap_profiler.AddHeapSnapshotChunkEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.heapStatsUpdate"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.HeapStatsUpdateEvent]], bool] | None = ...,
    ) -> Expectation[heap_profiler.HeapStatsUpdateEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.lastSeenObjectId"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.LastSeenObjectIdEvent]], bool] | None = ...,
    ) -> Expectation[heap_profiler.LastSeenObjectIdEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.reportHeapSnapshotProgress"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.ReportHeapSnapshotProgressEvent]], bool] | None = ...,
    ) -> Expectation[heap_profiler.ReportHeapSnapshotProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Input.dragIntercepted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[input.DragInterceptedEvent]], bool] | None = ...,
    ) -> Expectation[input.DragInterceptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Inspector.detached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[inspector.DetachedEvent]], bool] | None = ...,
    ) -> Expectation[inspector.DetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["LayerTree.layerPainted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[layer_tree.LayerPaintedEvent]], bool] | None = ...,
    ) -> Expectation[layer_tree.LayerPaintedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["LayerTree.layerTreeDidChange"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[layer_tree.LayerTreeDidChangeEvent]], bool] | None = ...,
    ) -> Expectation[layer_tree.LayerTreeDidChangeEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Log.entryAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[log.EntryAddedEvent]], bool] | None = ...,
    ) -> Expectation[log.EntryAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerPropertiesChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerPropertiesChangedEvent]], bool] | None = ...,
    ) -> Expectation[media.PlayerPropertiesChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerEventsAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerEventsAddedEvent]], bool] | None = ...,
    ) -> Expectation[media.PlayerEventsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerMessagesLogged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerMessagesLoggedEvent]], bool] | None = ...,
    ) -> Expectation[media.PlayerMessagesLoggedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerErrorsRaised"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerErrorsRaisedEvent]], bool] | None = ...,
    ) -> Expectation[media.PlayerErrorsRaisedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerCreatedEvent]], bool] | None = ...,
    ) -> Expectation[media.PlayerCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.dataReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DataReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.DataReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.eventSourceMessageReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.EventSourceMessageReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.EventSourceMessageReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.loadingFailed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.LoadingFailedEvent]], bool] | None = ...,
    ) -> Expectation[network.LoadingFailedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.loadingFinished"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.LoadingFinishedEvent]], bool] | None = ...,
    ) -> Expectation[network.LoadingFinishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestServedFromCache"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.RequestServedFromCacheEvent]], bool] | None = ...,
    ) -> Expectation[network.RequestServedFromCacheEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestWillBeSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.RequestWillBeSentEvent]], bool] | None = ...,
    ) -> Expectation[network.RequestWillBeSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.resourceChangedPriority"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResourceChangedPriorityEvent]], bool] | None = ...,
    ) -> Expectation[network.ResourceChangedPriorityEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.signedExchangeReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.SignedExchangeReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.SignedExchangeReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResponseReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.ResponseReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketClosedEvent]], bool] | None = ...,
    ) -> Expectation[network.WebSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketCreatedEvent]], bool] | None = ...,
    ) -> Expectation[network.WebSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameError"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketFrameErrorEvent]], bool] | None = ...,
    ) -> Expectation[network.WebSocketFrameErrorEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketFrameReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.WebSocketFrameReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketFrameSentEvent]], bool] | None = ...,
    ) -> Expectation[network.WebSocketFrameSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketHandshakeResponseReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketHandshakeResponseReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.WebSocketHandshakeResponseReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketWillSendHandshakeRequest"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketWillSendHandshakeRequestEvent]], bool] | None = ...,
    ) -> Expectation[network.WebSocketWillSendHandshakeRequestEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebTransportCreatedEvent]], bool] | None = ...,
    ) -> Expectation[network.WebTransportCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportConnectionEstablished"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebTransportConnectionEstablishedEvent]], bool] | None = ...,
    ) -> Expectation[network.WebTransportConnectionEstablishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebTransportClosedEvent]], bool] | None = ...,
    ) -> Expectation[network.WebTransportClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketCreatedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectTCPSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketOpenedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectTCPSocketOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketAborted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketAbortedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectTCPSocketAbortedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketClosedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectTCPSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketChunkSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketChunkSentEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectTCPSocketChunkSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketChunkReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketChunkReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectTCPSocketChunkReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketJoinedMulticastGroup"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketJoinedMulticastGroupEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketJoinedMulticastGroupEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketLeftMulticastGroup"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketLeftMulticastGroupEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketLeftMulticastGroupEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketCreatedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketOpenedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketAborted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketAbortedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketAbortedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketClosedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketChunkSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketChunkSentEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketChunkSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketChunkReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketChunkReceivedEvent]], bool] | None = ...,
    ) -> Expectation[network.DirectUDPSocketChunkReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestWillBeSentExtraInfo"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.RequestWillBeSentExtraInfoEvent]], bool] | None = ...,
    ) -> Expectation[network.RequestWillBeSentExtraInfoEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceivedExtraInfo"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResponseReceivedExtraInfoEvent]], bool] | None = ...,
    ) -> Expectation[network.ResponseReceivedExtraInfoEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceivedEarlyHints"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResponseReceivedEarlyHintsEvent]], bool] | None = ...,
    ) -> Expectation[network.ResponseReceivedEarlyHintsEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.trustTokenOperationDone"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.TrustTokenOperationDoneEvent]], bool] | None = ...,
    ) -> Expectation[network.TrustTokenOperationDoneEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiReportAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ReportingApiReportAddedEvent]], bool] | None = ...,
    ) -> Expectation[network.ReportingApiReportAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiReportUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ReportingApiReportUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[network.ReportingApiReportUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiEndpointsChangedForOrigin"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[network.ReportingApiEndpointsChangedForOriginEvent]], bool] | None = ...,
    ) -> Expectation[network.ReportingApiEndpointsChangedForOriginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.deviceBoundSessionsAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DeviceBoundSessionsAddedEvent]], bool] | None = ...,
    ) -> Expectation[network.DeviceBoundSessionsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.deviceBoundSessionEventOccurred"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DeviceBoundSessionEventOccurredEvent]], bool] | None = ...,
    ) -> Expectation[network.DeviceBoundSessionEventOccurredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectNodeRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.InspectNodeRequestedEvent]], bool] | None = ...,
    ) -> Expectation[overlay.InspectNodeRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.nodeHighlightRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.NodeHighlightRequestedEvent]], bool] | None = ...,
    ) -> Expectation[overlay.NodeHighlightRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.screenshotRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.ScreenshotRequestedEvent]], bool] | None = ...,
    ) -> Expectation[overlay.ScreenshotRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectPanelShowRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.InspectPanelShowRequestedEvent]], bool] | None = ...,
    ) -> Expectation[overlay.InspectPanelShowRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectedElementWindowRestored"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.InspectedElementWindowRestoredEvent]], bool] | None = ...,
    ) -> Expectation[overlay.InspectedElementWindowRestoredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.domContentEventFired"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DomContentEventFiredEvent]], bool] | None = ...,
    ) -> Expectation[page.DomContentEventFiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.fileChooserOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FileChooserOpenedEvent]], bool] | None = ...,
    ) -> Expectation[page.FileChooserOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameAttached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameAttachedEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameAttachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameClearedScheduledNavigation"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameClearedScheduledNavigationEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameClearedScheduledNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameDetached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameDetachedEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameDetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameSubtreeWillBeDetached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameSubtreeWillBeDetachedEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameSubtreeWillBeDetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameNavigated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameNavigatedEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameNavigatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.documentOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DocumentOpenedEvent]], bool] | None = ...,
    ) -> Expectation[page.DocumentOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStartedNavigating"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameStartedNavigatingEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameStartedNavigatingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameRequestedNavigation"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameRequestedNavigationEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameRequestedNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameScheduledNavigation"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameScheduledNavigationEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameScheduledNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStartedLoading"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameStartedLoadingEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameStartedLoadingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStoppedLoading"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameStoppedLoadingEvent]], bool] | None = ...,
    ) -> Expectation[page.FrameStoppedLoadingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.downloadWillBegin"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DownloadWillBeginEvent]], bool] | None = ...,
    ) -> Expectation[page.DownloadWillBeginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.downloadProgress"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DownloadProgressEvent]], bool] | None = ...,
    ) -> Expectation[page.DownloadProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.javascriptDialogClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.JavascriptDialogClosedEvent]], bool] | None = ...,
    ) -> Expectation[page.JavascriptDialogClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.javascriptDialogOpening"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.JavascriptDialogOpeningEvent]], bool] | None = ...,
    ) -> Expectation[page.JavascriptDialogOpeningEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.lifecycleEvent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.LifecycleEventEvent]], bool] | None = ...,
    ) -> Expectation[page.LifecycleEventEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.backForwardCacheNotUsed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.BackForwardCacheNotUsedEvent]], bool] | None = ...,
    ) -> Expectation[page.BackForwardCacheNotUsedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.loadEventFired"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.LoadEventFiredEvent]], bool] | None = ...,
    ) -> Expectation[page.LoadEventFiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.navigatedWithinDocument"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.NavigatedWithinDocumentEvent]], bool] | None = ...,
    ) -> Expectation[page.NavigatedWithinDocumentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.screencastFrame"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.ScreencastFrameEvent]], bool] | None = ...,
    ) -> Expectation[page.ScreencastFrameEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.screencastVisibilityChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.ScreencastVisibilityChangedEvent]], bool] | None = ...,
    ) -> Expectation[page.ScreencastVisibilityChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.windowOpen"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.WindowOpenEvent]], bool] | None = ...,
    ) -> Expectation[page.WindowOpenEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.compilationCacheProduced"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.CompilationCacheProducedEvent]], bool] | None = ...,
    ) -> Expectation[page.CompilationCacheProducedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Performance.metrics"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[performance.MetricsEvent]], bool] | None = ...,
    ) -> Expectation[performance.MetricsEvent]: ...
    @overload
    def __call__(
        self, event: Literal["PerformanceTimeline.timelineEventAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[performance_timeline.TimelineEventAddedEvent]], bool] | None = ...,
    ) -> Expectation[performance_timeline.TimelineEventAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.ruleSetUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.RuleSetUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[preload.RuleSetUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.ruleSetRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.RuleSetRemovedEvent]], bool] | None = ...,
    ) -> Expectation[preload.RuleSetRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.preloadEnabledStateUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PreloadEnabledStateUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[preload.PreloadEnabledStateUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.prefetchStatusUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PrefetchStatusUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[preload.PrefetchStatusUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.prerenderStatusUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PrerenderStatusUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[preload.PrerenderStatusUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.preloadingAttemptSourcesUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PreloadingAttemptSourcesUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[preload.PreloadingAttemptSourcesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.consoleProfileFinished"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[profiler.ConsoleProfileFinishedEvent]], bool] | None = ...,
    ) -> Expectation[profiler.ConsoleProfileFinishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.consoleProfileStarted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[profiler.ConsoleProfileStartedEvent]], bool] | None = ...,
    ) -> Expectation[profiler.ConsoleProfileStartedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.preciseCoverageDeltaUpdate"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[profiler.PreciseCoverageDeltaUpdateEvent]], bool] | None = ...,
    ) -> Expectation[profiler.PreciseCoverageDeltaUpdateEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.bindingCalled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.BindingCalledEvent]], bool] | None = ...,
    ) -> Expectation[runtime.BindingCalledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.consoleAPICalled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ConsoleAPICalledEvent]], bool] | None = ...,
    ) -> Expectation[runtime.ConsoleAPICalledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.exceptionRevoked"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExceptionRevokedEvent]], bool] | None = ...,
    ) -> Expectation[runtime.ExceptionRevokedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.exceptionThrown"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExceptionThrownEvent]], bool] | None = ...,
    ) -> Expectation[runtime.ExceptionThrownEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.executionContextCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExecutionContextCreatedEvent]], bool] | None = ...,
    ) -> Expectation[runtime.ExecutionContextCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.executionContextDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExecutionContextDestroyedEvent]], bool] | None = ...,
    ) -> Expectation[runtime.ExecutionContextDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.inspectRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.InspectRequestedEvent]], bool] | None = ...,
    ) -> Expectation[runtime.InspectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.certificateError"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[security.CertificateErrorEvent]], bool] | None = ...,
    ) -> Expectation[security.CertificateErrorEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.visibleSecurityStateChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[security.VisibleSecurityStateChangedEvent]], bool] | None = ...,
    ) -> Expectation[security.VisibleSecurityStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.securityStateChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[security.SecurityStateChangedEvent]], bool] | None = ...,
    ) -> Expectation[security.SecurityStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerErrorReported"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[service_worker.WorkerErrorReportedEvent]], bool] | None = ...,
    ) -> Expectation[service_worker.WorkerErrorReportedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerRegistrationUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[service_worker.WorkerRegistrationUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[service_worker.WorkerRegistrationUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerVersionUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[service_worker.WorkerVersionUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[service_worker.WorkerVersionUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.establishContextRequested"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.EstablishContextRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.EstablishContextRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.releaseContextRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ReleaseContextRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.ReleaseContextRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.listReadersRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ListReadersRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.ListReadersRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.getStatusChangeRequested"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.GetStatusChangeRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.GetStatusChangeRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.cancelRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.CancelRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.CancelRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.connectRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ConnectRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.ConnectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.disconnectRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.DisconnectRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.DisconnectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.transmitRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.TransmitRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.TransmitRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.controlRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ControlRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.ControlRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.getAttribRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.GetAttribRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.GetAttribRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.setAttribRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.SetAttribRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.SetAttribRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.statusRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.StatusRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.StatusRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.beginTransactionRequested"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.BeginTransactionRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.BeginTransactionRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.endTransactionRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.EndTransactionRequestedEvent]], bool] | None = ...,
    ) -> Expectation[smart_card_emulation.EndTransactionRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.cacheStorageContentUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.CacheStorageContentUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[storage.CacheStorageContentUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.cacheStorageListUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.CacheStorageListUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[storage.CacheStorageListUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.indexedDBContentUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.IndexedDBContentUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[storage.IndexedDBContentUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.indexedDBListUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.IndexedDBListUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[storage.IndexedDBListUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.storageBucketCreatedOrUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.StorageBucketCreatedOrUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[storage.StorageBucketCreatedOrUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.storageBucketDeleted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.StorageBucketDeletedEvent]], bool] | None = ...,
    ) -> Expectation[storage.StorageBucketDeletedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.attachedToTarget"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.AttachedToTargetEvent]], bool] | None = ...,
    ) -> Expectation[target.AttachedToTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.detachedFromTarget"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.DetachedFromTargetEvent]], bool] | None = ...,
    ) -> Expectation[target.DetachedFromTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.receivedMessageFromTarget"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.ReceivedMessageFromTargetEvent]], bool] | None = ...,
    ) -> Expectation[target.ReceivedMessageFromTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetCreatedEvent]], bool] | None = ...,
    ) -> Expectation[target.TargetCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetDestroyedEvent]], bool] | None = ...,
    ) -> Expectation[target.TargetDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetCrashed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetCrashedEvent]], bool] | None = ...,
    ) -> Expectation[target.TargetCrashedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetInfoChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetInfoChangedEvent]], bool] | None = ...,
    ) -> Expectation[target.TargetInfoChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tethering.accepted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tethering.AcceptedEvent]], bool] | None = ...,
    ) -> Expectation[tethering.AcceptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.bufferUsage"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tracing.BufferUsageEvent]], bool] | None = ...,
    ) -> Expectation[tracing.BufferUsageEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.dataCollected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tracing.DataCollectedEvent]], bool] | None = ...,
    ) -> Expectation[tracing.DataCollectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.tracingComplete"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tracing.TracingCompleteEvent]], bool] | None = ...,
    ) -> Expectation[tracing.TracingCompleteEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.ContextCreatedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.ContextCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.ContextWillBeDestroyedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.ContextWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.ContextChangedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.ContextChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioListenerCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioListenerCreatedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.AudioListenerCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioListenerWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioListenerWillBeDestroyedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.AudioListenerWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioNodeCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioNodeCreatedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.AudioNodeCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioNodeWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioNodeWillBeDestroyedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.AudioNodeWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioParamCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioParamCreatedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.AudioParamCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioParamWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioParamWillBeDestroyedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.AudioParamWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodesConnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodesConnectedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.NodesConnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodesDisconnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodesDisconnectedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.NodesDisconnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodeParamConnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodeParamConnectedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.NodeParamConnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodeParamDisconnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodeParamDisconnectedEvent]], bool] | None = ...,
    ) -> Expectation[web_audio.NodeParamDisconnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialAddedEvent]], bool] | None = ...,
    ) -> Expectation[web_authn.CredentialAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialDeleted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialDeletedEvent]], bool] | None = ...,
    ) -> Expectation[web_authn.CredentialDeletedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialUpdatedEvent]], bool] | None = ...,
    ) -> Expectation[web_authn.CredentialUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialAsserted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialAssertedEvent]], bool] | None = ...,
    ) -> Expectation[web_authn.CredentialAssertedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolsAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolsAddedEvent]], bool] | None = ...,
    ) -> Expectation[web_mcp.ToolsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolsRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolsRemovedEvent]], bool] | None = ...,
    ) -> Expectation[web_mcp.ToolsRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolInvoked"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolInvokedEvent]], bool] | None = ...,
    ) -> Expectation[web_mcp.ToolInvokedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolResponded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolRespondedEvent]], bool] | None = ...,
    ) -> Expectation[web_mcp.ToolRespondedEvent]: ...
    @overload
    def __call__(
        self, event: EventName, another: EventName, /, *more: EventName, timeout: float | None = ...,
        predicate: Callable[[Event[dict[str, Any]]], bool] | None = ...,
    ) -> Expectation[dict[str, Any]]: ...
    @overload
    def __call__(
        self, event: Sequence[UnknownEventOrWrongArguments], /, *events: Any, **options: Any,
    ) -> Expectation[dict[str, Any]]: ...
