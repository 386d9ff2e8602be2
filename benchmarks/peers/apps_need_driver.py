"""What an application itself needs for a step: from the first event of the input to the last change that follows it.

The page notes both, over a navigation too; cdpagent only sends the input and does not wait for anything.
"""

import trio

from benchmarks.peers.apps_cdpagent_driver import CdpAgentSteps, serve_steps

_QUIET_MS = 300
_PATIENCE = 5

# A step counts at least until the frame after its input. An animation that never ends has no end to be noted.
_NOTE_CHANGES = """(() => {
  const note = sessionStorage;
  const changed = () => { if (note.benchmarkFirst) note.benchmarkLast = performance.timeOrigin + performance.now(); };
  const given = (event) => {
    if (note.benchmarkArmed && !note.benchmarkFirst)
      note.benchmarkFirst = performance.timeOrigin + event.timeStamp;
    requestAnimationFrame(changed);
  };
  for (const type of ["pointermove", "pointerdown", "mousedown", "keydown", "beforeinput", "input", "change", "click"])
    addEventListener(type, given, true);
  for (const type of ["transitionend", "animationend", "focusin", "scroll", "DOMContentLoaded", "load"])
    addEventListener(type, changed, true);
  const everything = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(changed).observe(document, everything);
})()"""
_ARM = """(() => {
  for (const name of ["First", "Last"]) delete sessionStorage["benchmark" + name];
  sessionStorage.benchmarkArmed = 1;
})()"""
_NOTED = """[
  Number(sessionStorage.benchmarkFirst), Number(sessionStorage.benchmarkLast),
  performance.timeOrigin + performance.now(), document.readyState,
]"""


class ApplicationSteps(CdpAgentSteps):
    async def connect(self, ws: str) -> None:
        await super().connect(ws)
        await self.page.cdp.send("Page.addScriptToEvaluateOnNewDocument", source=_NOTE_CHANGES)

    async def step(self, verb: str, role: str, name: str, value: str) -> dict[str, float]:
        ref = await self.found(role, name)
        value = await self.found(role, value) if verb == "drag" else value
        await self.page.evaluate(_ARM)
        await self.do(verb, ref, value, settle=False)
        deadline = trio.current_time() + _PATIENCE
        while True:
            await trio.sleep(_QUIET_MS / 1000 / 5)
            first, last, now, state = await self.page.evaluate(_NOTED)
            quiet = last is not None and state == "complete" and now - last > _QUIET_MS
            if quiet or trio.current_time() > deadline:
                break
        if first is None or last is None:
            raise LookupError("the page saw no input")
        return {"seconds": (last - first) / 1000, "characters": 0}


if __name__ == "__main__":
    trio.run(serve_steps, ApplicationSteps)
