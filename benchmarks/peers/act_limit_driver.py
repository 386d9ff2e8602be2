"""The limit for actions: the fewest commands that do them, on a blocking socket, without a receipt.

A click finds the element's point, then sends its three events. Filling selects the field's value, inserts the text and
reads it back.
"""

import time
from typing import Any

from benchmarks.peers.line_protocol import serve
from benchmarks.peers.look_common import VIEWPORT
from benchmarks.peers.raw import RawSocket

_POINT = """(() => {
  const named = [...document.querySelectorAll("button")].find((button) => button.textContent === "%s");
  const {x, y, width, height} = named.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()"""
_FIELD = 'document.querySelector("input")'


class BareActs:
    def connect(self, ws: str) -> None:
        self._client = RawSocket(ws)
        target = self._client.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        self._session = self._client.attach(target)
        width, height = VIEWPORT
        self._call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self._call("Page.bringToFront")
        self._filled = 0

    def open(self, url: str) -> None:
        self._call("Page.navigate", url=url)
        while self._evaluate("document.readyState") != "complete" or self._evaluate("location.href") != url:
            time.sleep(0.01)

    def act(self, what: str, count: int) -> list[float]:
        times = []
        for _ in range(count):
            start = time.perf_counter()
            if what == "click":
                self._click("Idle")
            elif what == "fill":
                self._filled += 1
                self._fill(f"value {self._filled}")
            else:
                self._click("Add a row")
                self._evaluate("document.body.innerText")
            times.append(time.perf_counter() - start)
        return times

    def _click(self, name: str) -> None:
        x, y = self._evaluate(_POINT % name)
        pressed = {"x": x, "y": y, "button": "left", "clickCount": 1}
        self._client.call_together(
            [
                ("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": x, "y": y}),
                ("Input.dispatchMouseEvent", {"type": "mousePressed", **pressed}),
                ("Input.dispatchMouseEvent", {"type": "mouseReleased", **pressed}),
            ],
            self._session,
        )

    def _fill(self, text: str) -> None:
        self._evaluate(f"({_FIELD}.focus(), {_FIELD}.select())")
        self._call("Input.insertText", text=text)
        assert self._evaluate(f"{_FIELD}.value") == text

    def _call(self, method: str, **params: Any) -> dict[str, Any]:
        return self._client.call(method, params, self._session)

    def _evaluate(self, expression: str) -> Any:
        answer = self._call("Runtime.evaluate", expression=expression, returnByValue=True)
        return answer["result"].get("value")


if __name__ == "__main__":
    serve(BareActs())
