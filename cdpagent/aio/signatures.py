# Written by tools/surfaces from the Trio surface. Don't edit: run `make surfaces`.
"""The types of `Session.send`, `subscribe` and `expect`, with an overload for each command and event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypedDict, overload

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from cdpagent.aio import Expectation, Subscription
    from cdpagent.wire.protocol import Event
    from cdpagent.wire.types import (
        accessibility, ads, animation, audits, autofill, background_service, bluetooth_emulation, browser,
        cache_storage, cast, console, crash_report_context, css, debugger, device_access, digital_credentials,
        dom, dom_debugger, dom_snapshot, dom_storage, emulation, extensions, fed_cm, fetch, file_system,
        headless_experimental, heap_profiler, indexed_db, input, inspector, io, layer_tree, log, media,
        memory, network, overlay, page, performance, performance_timeline, preload, profiler, pwa, runtime,
        schema, security, service_worker, smart_card_emulation, storage, system_info, target, tethering,
        tracing, web_audio, web_authn, web_mcp,
    )
    from cdpagent.wire.types.signatures import (
        Empty, EventName, UnknownCommandOrWrongParameters, UnknownEventOrWrongArguments,
    )


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
        predicate: Callable[[Event[accessibility.LoadCompleteEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[accessibility.LoadCompleteEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Accessibility.nodesUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[accessibility.NodesUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[accessibility.NodesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationCanceled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationCanceledEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[animation.AnimationCanceledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[animation.AnimationCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationStarted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationStartedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[animation.AnimationStartedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Animation.animationUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[animation.AnimationUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[animation.AnimationUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Audits.issueAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[audits.IssueAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[audits.IssueAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Autofill.addressFormFilled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[autofill.AddressFormFilledEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[autofill.AddressFormFilledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["BackgroundService.recordingStateChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[background_service.RecordingStateChangedEvent]], bool | Awaitable[bool]] | None = ...,
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
        predicate: Callable[[Event[bluetooth_emulation.GattOperationReceivedEvent]], bool | Awaitable[bool]] | None = ...,
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
        predicate: Callable[[Event[bluetooth_emulation.DescriptorOperationReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[bluetooth_emulation.DescriptorOperationReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Browser.downloadWillBegin"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[browser.DownloadWillBeginEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[browser.DownloadWillBeginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Browser.downloadProgress"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[browser.DownloadProgressEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[browser.DownloadProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.fontsUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.FontsUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
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
        /, *, timeout: float | None = ..., predicate: Callable[[Event[Empty]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[Empty]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.StyleSheetAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[css.StyleSheetAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.StyleSheetChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[css.StyleSheetChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.styleSheetRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.StyleSheetRemovedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[css.StyleSheetRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["CSS.computedStyleUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[css.ComputedStyleUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[css.ComputedStyleUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Cast.sinksUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[cast.SinksUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[cast.SinksUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Cast.issueUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[cast.IssueUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[cast.IssueUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Console.messageAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[console.MessageAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[console.MessageAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.attributeModified"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AttributeModifiedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.AttributeModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.adoptedStyleSheetsModified"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AdoptedStyleSheetsModifiedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.AdoptedStyleSheetsModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.attributeRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AttributeRemovedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.AttributeRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.characterDataModified"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.CharacterDataModifiedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.CharacterDataModifiedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeCountUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ChildNodeCountUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.ChildNodeCountUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeInserted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ChildNodeInsertedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.ChildNodeInsertedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.childNodeRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ChildNodeRemovedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.ChildNodeRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.distributedNodesUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.DistributedNodesUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.DistributedNodesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.inlineStyleInvalidated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.InlineStyleInvalidatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.InlineStyleInvalidatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.pseudoElementAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.PseudoElementAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.PseudoElementAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.scrollableFlagUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ScrollableFlagUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.ScrollableFlagUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.adRelatedStateUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AdRelatedStateUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.AdRelatedStateUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.affectedByStartingStylesFlagUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.AffectedByStartingStylesFlagUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.AffectedByStartingStylesFlagUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.pseudoElementRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.PseudoElementRemovedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.PseudoElementRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.setChildNodes"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.SetChildNodesEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.SetChildNodesEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.shadowRootPopped"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ShadowRootPoppedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.ShadowRootPoppedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOM.shadowRootPushed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom.ShadowRootPushedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom.ShadowRootPushedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemRemovedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DOMStorage.domStorageItemsCleared"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[dom_storage.DomStorageItemsClearedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dom_storage.DomStorageItemsClearedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.breakpointResolved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.BreakpointResolvedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[debugger.BreakpointResolvedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.paused"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.PausedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[debugger.PausedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.scriptFailedToParse"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.ScriptFailedToParseEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[debugger.ScriptFailedToParseEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Debugger.scriptParsed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[debugger.ScriptParsedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[debugger.ScriptParsedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["DeviceAccess.deviceRequestPrompted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[device_access.DeviceRequestPromptedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[device_access.DeviceRequestPromptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Emulation.screenOrientationLockChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[emulation.ScreenOrientationLockChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[emulation.ScreenOrientationLockChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["FedCm.dialogShown"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fed_cm.DialogShownEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[fed_cm.DialogShownEvent]: ...
    @overload
    def __call__(
        self, event: Literal["FedCm.dialogClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fed_cm.DialogClosedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[fed_cm.DialogClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Fetch.requestPaused"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fetch.RequestPausedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[fetch.RequestPausedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Fetch.authRequired"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[fetch.AuthRequiredEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[fetch.AuthRequiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.addHeapSnapshotChunk"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.AddHeapSnapshotChunkEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[heap_profiler.AddHeapSnapshotChunkEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.heapStatsUpdate"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.HeapStatsUpdateEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[heap_profiler.HeapStatsUpdateEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.lastSeenObjectId"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.LastSeenObjectIdEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[heap_profiler.LastSeenObjectIdEvent]: ...
    @overload
    def __call__(
        self, event: Literal["HeapProfiler.reportHeapSnapshotProgress"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[heap_profiler.ReportHeapSnapshotProgressEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[heap_profiler.ReportHeapSnapshotProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Input.dragIntercepted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[input.DragInterceptedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[input.DragInterceptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Inspector.detached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[inspector.DetachedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[inspector.DetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["LayerTree.layerPainted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[layer_tree.LayerPaintedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[layer_tree.LayerPaintedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["LayerTree.layerTreeDidChange"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[layer_tree.LayerTreeDidChangeEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[layer_tree.LayerTreeDidChangeEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Log.entryAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[log.EntryAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[log.EntryAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerPropertiesChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerPropertiesChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[media.PlayerPropertiesChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerEventsAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerEventsAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[media.PlayerEventsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerMessagesLogged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerMessagesLoggedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[media.PlayerMessagesLoggedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerErrorsRaised"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerErrorsRaisedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[media.PlayerErrorsRaisedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Media.playerCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[media.PlayerCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[media.PlayerCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.dataReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DataReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DataReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.eventSourceMessageReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.EventSourceMessageReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.EventSourceMessageReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.loadingFailed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.LoadingFailedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.LoadingFailedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.loadingFinished"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.LoadingFinishedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.LoadingFinishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestServedFromCache"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.RequestServedFromCacheEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.RequestServedFromCacheEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestWillBeSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.RequestWillBeSentEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.RequestWillBeSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.resourceChangedPriority"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResourceChangedPriorityEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.ResourceChangedPriorityEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.signedExchangeReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.SignedExchangeReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.SignedExchangeReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResponseReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.ResponseReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketClosedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameError"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketFrameErrorEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebSocketFrameErrorEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketFrameReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebSocketFrameReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketFrameSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketFrameSentEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebSocketFrameSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketHandshakeResponseReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketHandshakeResponseReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebSocketHandshakeResponseReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webSocketWillSendHandshakeRequest"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebSocketWillSendHandshakeRequestEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebSocketWillSendHandshakeRequestEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebTransportCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebTransportCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportConnectionEstablished"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebTransportConnectionEstablishedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebTransportConnectionEstablishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.webTransportClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.WebTransportClosedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.WebTransportClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectTCPSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketOpenedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectTCPSocketOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketAborted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketAbortedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectTCPSocketAbortedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketClosedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectTCPSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketChunkSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketChunkSentEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectTCPSocketChunkSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directTCPSocketChunkReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectTCPSocketChunkReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectTCPSocketChunkReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketJoinedMulticastGroup"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketJoinedMulticastGroupEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketJoinedMulticastGroupEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketLeftMulticastGroup"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketLeftMulticastGroupEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketLeftMulticastGroupEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketOpenedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketAborted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketAbortedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketAbortedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketClosedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketChunkSent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketChunkSentEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketChunkSentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.directUDPSocketChunkReceived"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DirectUDPSocketChunkReceivedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DirectUDPSocketChunkReceivedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.requestWillBeSentExtraInfo"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.RequestWillBeSentExtraInfoEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.RequestWillBeSentExtraInfoEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceivedExtraInfo"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResponseReceivedExtraInfoEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.ResponseReceivedExtraInfoEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.responseReceivedEarlyHints"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ResponseReceivedEarlyHintsEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.ResponseReceivedEarlyHintsEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.trustTokenOperationDone"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.TrustTokenOperationDoneEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.TrustTokenOperationDoneEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiReportAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ReportingApiReportAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.ReportingApiReportAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiReportUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.ReportingApiReportUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.ReportingApiReportUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.reportingApiEndpointsChangedForOrigin"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[network.ReportingApiEndpointsChangedForOriginEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.ReportingApiEndpointsChangedForOriginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.deviceBoundSessionsAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DeviceBoundSessionsAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DeviceBoundSessionsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Network.deviceBoundSessionEventOccurred"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[network.DeviceBoundSessionEventOccurredEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[network.DeviceBoundSessionEventOccurredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectNodeRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.InspectNodeRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[overlay.InspectNodeRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.nodeHighlightRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.NodeHighlightRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[overlay.NodeHighlightRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.screenshotRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.ScreenshotRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[overlay.ScreenshotRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectPanelShowRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.InspectPanelShowRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[overlay.InspectPanelShowRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Overlay.inspectedElementWindowRestored"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[overlay.InspectedElementWindowRestoredEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[overlay.InspectedElementWindowRestoredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.domContentEventFired"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DomContentEventFiredEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.DomContentEventFiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.fileChooserOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FileChooserOpenedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FileChooserOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameAttached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameAttachedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameAttachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameClearedScheduledNavigation"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameClearedScheduledNavigationEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameClearedScheduledNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameDetached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameDetachedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameDetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameSubtreeWillBeDetached"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameSubtreeWillBeDetachedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameSubtreeWillBeDetachedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameNavigated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameNavigatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameNavigatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.documentOpened"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DocumentOpenedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.DocumentOpenedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStartedNavigating"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameStartedNavigatingEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameStartedNavigatingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameRequestedNavigation"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameRequestedNavigationEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameRequestedNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameScheduledNavigation"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameScheduledNavigationEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameScheduledNavigationEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStartedLoading"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameStartedLoadingEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameStartedLoadingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.frameStoppedLoading"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.FrameStoppedLoadingEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.FrameStoppedLoadingEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.downloadWillBegin"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DownloadWillBeginEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.DownloadWillBeginEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.downloadProgress"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.DownloadProgressEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.DownloadProgressEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.javascriptDialogClosed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.JavascriptDialogClosedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.JavascriptDialogClosedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.javascriptDialogOpening"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.JavascriptDialogOpeningEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.JavascriptDialogOpeningEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.lifecycleEvent"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.LifecycleEventEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.LifecycleEventEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.backForwardCacheNotUsed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.BackForwardCacheNotUsedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.BackForwardCacheNotUsedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.loadEventFired"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.LoadEventFiredEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.LoadEventFiredEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.navigatedWithinDocument"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.NavigatedWithinDocumentEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.NavigatedWithinDocumentEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.screencastFrame"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.ScreencastFrameEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.ScreencastFrameEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.screencastVisibilityChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.ScreencastVisibilityChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.ScreencastVisibilityChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.windowOpen"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.WindowOpenEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.WindowOpenEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Page.compilationCacheProduced"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[page.CompilationCacheProducedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[page.CompilationCacheProducedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Performance.metrics"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[performance.MetricsEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[performance.MetricsEvent]: ...
    @overload
    def __call__(
        self, event: Literal["PerformanceTimeline.timelineEventAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[performance_timeline.TimelineEventAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[performance_timeline.TimelineEventAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.ruleSetUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.RuleSetUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[preload.RuleSetUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.ruleSetRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.RuleSetRemovedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[preload.RuleSetRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.preloadEnabledStateUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PreloadEnabledStateUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[preload.PreloadEnabledStateUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.prefetchStatusUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PrefetchStatusUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[preload.PrefetchStatusUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.prerenderStatusUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PrerenderStatusUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[preload.PrerenderStatusUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Preload.preloadingAttemptSourcesUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[preload.PreloadingAttemptSourcesUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[preload.PreloadingAttemptSourcesUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.consoleProfileFinished"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[profiler.ConsoleProfileFinishedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[profiler.ConsoleProfileFinishedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.consoleProfileStarted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[profiler.ConsoleProfileStartedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[profiler.ConsoleProfileStartedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Profiler.preciseCoverageDeltaUpdate"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[profiler.PreciseCoverageDeltaUpdateEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[profiler.PreciseCoverageDeltaUpdateEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.bindingCalled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.BindingCalledEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[runtime.BindingCalledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.consoleAPICalled"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ConsoleAPICalledEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[runtime.ConsoleAPICalledEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.exceptionRevoked"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExceptionRevokedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[runtime.ExceptionRevokedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.exceptionThrown"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExceptionThrownEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[runtime.ExceptionThrownEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.executionContextCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExecutionContextCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[runtime.ExecutionContextCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.executionContextDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.ExecutionContextDestroyedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[runtime.ExecutionContextDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Runtime.inspectRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[runtime.InspectRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[runtime.InspectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.certificateError"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[security.CertificateErrorEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[security.CertificateErrorEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.visibleSecurityStateChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[security.VisibleSecurityStateChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[security.VisibleSecurityStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Security.securityStateChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[security.SecurityStateChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[security.SecurityStateChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerErrorReported"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[service_worker.WorkerErrorReportedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[service_worker.WorkerErrorReportedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerRegistrationUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[service_worker.WorkerRegistrationUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[service_worker.WorkerRegistrationUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["ServiceWorker.workerVersionUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[service_worker.WorkerVersionUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[service_worker.WorkerVersionUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.establishContextRequested"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.EstablishContextRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.EstablishContextRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.releaseContextRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ReleaseContextRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.ReleaseContextRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.listReadersRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ListReadersRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.ListReadersRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.getStatusChangeRequested"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.GetStatusChangeRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.GetStatusChangeRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.cancelRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.CancelRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.CancelRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.connectRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ConnectRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.ConnectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.disconnectRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.DisconnectRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.DisconnectRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.transmitRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.TransmitRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.TransmitRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.controlRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.ControlRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.ControlRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.getAttribRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.GetAttribRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.GetAttribRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.setAttribRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.SetAttribRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.SetAttribRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.statusRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.StatusRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.StatusRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.beginTransactionRequested"], /, *,
        timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.BeginTransactionRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.BeginTransactionRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["SmartCardEmulation.endTransactionRequested"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[smart_card_emulation.EndTransactionRequestedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[smart_card_emulation.EndTransactionRequestedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.cacheStorageContentUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.CacheStorageContentUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[storage.CacheStorageContentUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.cacheStorageListUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.CacheStorageListUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[storage.CacheStorageListUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.indexedDBContentUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.IndexedDBContentUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[storage.IndexedDBContentUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.indexedDBListUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.IndexedDBListUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[storage.IndexedDBListUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.storageBucketCreatedOrUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.StorageBucketCreatedOrUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[storage.StorageBucketCreatedOrUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Storage.storageBucketDeleted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[storage.StorageBucketDeletedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[storage.StorageBucketDeletedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.attachedToTarget"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.AttachedToTargetEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[target.AttachedToTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.detachedFromTarget"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.DetachedFromTargetEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[target.DetachedFromTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.receivedMessageFromTarget"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.ReceivedMessageFromTargetEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[target.ReceivedMessageFromTargetEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[target.TargetCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetDestroyedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[target.TargetDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetCrashed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetCrashedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[target.TargetCrashedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Target.targetInfoChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[target.TargetInfoChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[target.TargetInfoChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tethering.accepted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tethering.AcceptedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[tethering.AcceptedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.bufferUsage"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tracing.BufferUsageEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[tracing.BufferUsageEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.dataCollected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tracing.DataCollectedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[tracing.DataCollectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["Tracing.tracingComplete"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[tracing.TracingCompleteEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[tracing.TracingCompleteEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.ContextCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.ContextCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.ContextWillBeDestroyedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.ContextWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.contextChanged"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.ContextChangedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.ContextChangedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioListenerCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioListenerCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.AudioListenerCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioListenerWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioListenerWillBeDestroyedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.AudioListenerWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioNodeCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioNodeCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.AudioNodeCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioNodeWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioNodeWillBeDestroyedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.AudioNodeWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioParamCreated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioParamCreatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.AudioParamCreatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.audioParamWillBeDestroyed"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.AudioParamWillBeDestroyedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.AudioParamWillBeDestroyedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodesConnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodesConnectedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.NodesConnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodesDisconnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodesDisconnectedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.NodesDisconnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodeParamConnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodeParamConnectedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.NodeParamConnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAudio.nodeParamDisconnected"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_audio.NodeParamDisconnectedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_audio.NodeParamDisconnectedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_authn.CredentialAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialDeleted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialDeletedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_authn.CredentialDeletedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialUpdated"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialUpdatedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_authn.CredentialUpdatedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebAuthn.credentialAsserted"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_authn.CredentialAssertedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_authn.CredentialAssertedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolsAdded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolsAddedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_mcp.ToolsAddedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolsRemoved"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolsRemovedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_mcp.ToolsRemovedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolInvoked"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolInvokedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_mcp.ToolInvokedEvent]: ...
    @overload
    def __call__(
        self, event: Literal["WebMCP.toolResponded"], /, *, timeout: float | None = ...,
        predicate: Callable[[Event[web_mcp.ToolRespondedEvent]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[web_mcp.ToolRespondedEvent]: ...
    @overload
    def __call__(
        self, event: EventName, another: EventName, /, *more: EventName, timeout: float | None = ...,
        predicate: Callable[[Event[dict[str, Any]]], bool | Awaitable[bool]] | None = ...,
    ) -> Expectation[dict[str, Any]]: ...
    @overload
    def __call__(
        self, event: Sequence[UnknownEventOrWrongArguments], /, *events: Any, **options: Any,
    ) -> Expectation[dict[str, Any]]: ...
