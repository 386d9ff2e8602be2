"""`Session.send`: parameters are checked, results are known."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, assert_type

from cdpagent.wire.types import Empty, dom, runtime

if TYPE_CHECKING:
    from cdpagent.wire.session import Session
    from cdpagent.wire.types import fetch, input


async def result_is_known(session: Session) -> None:
    evaluated = await session.send("Runtime.evaluate", expression="1+1", returnByValue=True)
    assert_type(evaluated, runtime.EvaluateResult)
    assert_type(evaluated["result"], runtime.RemoteObject)
    assert_type(evaluated["result"]["type"] == "string", bool)
    assert_type(evaluated["result"].get("description"), str | None)
    assert_type(evaluated.get("exceptionDetails"), runtime.ExceptionDetails | None)
    evaluated["answer"]  # type: ignore[typeddict-item]

    assert_type(await session.send("Page.enable"), Empty)
    assert_type(await session.send("Emulation.setScriptExecutionDisabled", value=True), Empty)
    assert_type((await session.send("Target.createTarget", url="about:blank"))["targetId"], str)
    assert_type((await session.send("Page.captureScreenshot", format="png"))["data"], str)


async def a_node_has_nodes(session: Session) -> None:
    root = (await session.send("DOM.getDocument", depth=-1, pierce=True))["root"]
    assert_type(root, dom.Node)
    for child in root.get("children", []):
        for grandchild in child.get("children", []):
            assert_type(grandchild, dom.Node)
            assert_type(grandchild["backendNodeId"], int)


def a_stack_trace_has_a_stack_trace(trace: runtime.StackTrace) -> None:
    while "parent" in trace:
        trace = trace["parent"]
        assert_type(trace["callFrames"], list[runtime.CallFrame])


async def types_of_other_domains(session: Session) -> None:
    opened = await session.send("Target.getTargetInfo", targetId="1")
    assert_type(opened["targetInfo"].get("browserContextId"), str | None)

    layout = await session.send("Page.getLayoutMetrics")
    assert_type(layout["cssContentSize"]["width"], float)


async def parameters_are_checked(session: Session) -> None:
    await session.send("Runtime.evaluate", expresion="1")  # type: ignore[arg-type]
    await session.send("Runtime.evaluate")  # type: ignore[arg-type]
    await session.send("Runtime.evaluate", expression=1)  # type: ignore[arg-type]
    await session.send("Runtime.evaluate", expression="1", objectGroup=None)  # type: ignore[arg-type]
    await session.send("Page.enable", depth=1)  # type: ignore[arg-type]
    await session.send("Page.captureScreenshot", format="gif")  # type: ignore[arg-type]
    await session.send("Fetch.enable", patterns=[{"url": "*"}])  # type: ignore[arg-type]
    await session.send("Fetch.enable", patterns=[{"urlPattern": "*", "requestStage": "Response"}])
    await session.send("Input.dispatchMouseEvent", type="mousePressed", x=1, y=2.5, button="left")


async def methods_are_checked(session: Session, method: str) -> None:
    await session.send("Runtime.evalute", expression="1")  # type: ignore[arg-type]
    await session.send("Page.loadEventFired")  # type: ignore[arg-type]
    await session.send(method)  # type: ignore[arg-type]
    assert_type(await session.call(method, {"expression": "1"}), dict[str, Any])


async def a_parameter_may_be_called_method(session: Session) -> None:
    assert_type(await session.send("Fetch.continueRequest", requestId="1", method="POST"), Empty)


async def parameters_may_be_collected(session: Session, text: str | None) -> None:
    params: input.DispatchKeyEventParams = {"type": "keyDown", "key": "a"}
    if text is not None:
        params["text"] = text
    assert_type(await session.send("Input.dispatchKeyEvent", **params), Empty)
    await session.send("Input.dispatchMouseEvent", **params)  # type: ignore[arg-type]
    params["delay"] = 5  # type: ignore[typeddict-unknown-key]


def types_are_plain_dicts(node: dom.Node, pattern: fetch.RequestPattern, button: input.MouseButton) -> None:
    assert_type(node["nodeName"], str)
    pattern["requestStage"] = "Later"  # type: ignore[typeddict-item]
    assert_type(button, Literal["none", "left", "middle", "right", "back", "forward"])


def nothing_is_said(empty: Empty) -> None:
    empty["anything"]  # type: ignore[typeddict-item]
