"""The measures: what each contender does, how often, and what cdpagent promises."""

import http.server
import os
import subprocess
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from itertools import repeat
from statistics import median

from benchmarks.chromium import FLAGS
from benchmarks.driver import Driver, DriverFailed
from benchmarks.environments import CACHE, ROOT, Unavailable
from benchmarks.laboratory import Contender, Laboratory, prepare_page
from benchmarks.look import PEERS as LOOKERS
from benchmarks.look import TARGETS as LOOK_TARGETS
from benchmarks.look import growth, looks
from benchmarks.results import Result, Target

SOCKET_LIMIT = Contender("blocking socket", "limit_driver", ("socket",), note="the limit for a WebSocket")
PIPE_LIMIT = Contender("blocking pipe", "limit_driver", ("pipe",), note="the limit for a pipe")
TRIO_PIPE_LIMIT = Contender("Trio pipe", "limit_driver", ("trio-pipe",), note="a pipe, one task that waits on it")
WIRE = Contender("cdpagent websocket", "cdpagent_driver", ("wire",))
PIPE = Contender("cdpagent pipe", "cdpagent_driver", ("pipe",))
CDPAGENT = Contender("cdpagent", "cdpagent_driver", ("public",), note="attach, new_page, page.cdp")
CDP_USE = Contender("cdp-use", "cdp_use_driver", package="cdp-use", note="sessions only, no pages")
PUPPETEER = Contender("puppeteer", "puppeteer_driver.mjs", package="puppeteer-core", note="Node")
PLAYWRIGHT = Contender("playwright", "playwright_driver", package="playwright", note="Python and Node")
PYDOLL = Contender("pydoll", "pydoll_driver", package="pydoll-python")
ZENDRIVER = Contender("zendriver", "zendriver_driver", package="zendriver")

PEERS = (CDP_USE, PUPPETEER, PLAYWRIGHT, PYDOLL, ZENDRIVER)
_MEMORY_NOTES = {
    "agent-browser": "its daemon alone, without the process of each command",
    "playwright-mcp": "the server alone",
    "chrome-devtools-mcp": "the server alone",
}
CALLERS = (SOCKET_LIMIT, PIPE_LIMIT, TRIO_PIPE_LIMIT, WIRE, PIPE, CDPAGENT, *PEERS)

TARGETS = (
    Target("round-trip", WIRE.name, SOCKET_LIMIT.name, 1.15),
    Target("round-trip", PIPE.name, PIPE_LIMIT.name, 1.05),
    Target("round-trip", PIPE.name, TRIO_PIPE_LIMIT.name, 1.05),
    Target("pipelined", WIRE.name, CDP_USE.name, 1.0, at_least=True),
    Target("pipelined", WIRE.name, PUPPETEER.name, 1.0, at_least=True),
    Target("import", "cdpagent", "trio, pydantic", 1.25),
    Target("launch", CDPAGENT.name, PLAYWRIGHT.name, 1.0),
    Target("close", CDPAGENT.name, PLAYWRIGHT.name, 1.0),
    *LOOK_TARGETS,
)


def calls(lab: Laboratory) -> list[Result]:
    """Measure calls one after the other, and many at once, in one Chromium that all contenders are connected to."""
    rounds, count = (5, 50) if lab.quick else (30, 100)
    bursts, burst = (2, 1500) if lab.quick else (12, 1500)
    title = f'round trip of Runtime.evaluate("1"), {rounds} rounds of {count}'
    beside = [PIPE_LIMIT.name, TRIO_PIPE_LIMIT.name, WIRE.name, PIPE.name]
    limit, notes = SOCKET_LIMIT.name, _notes(CALLERS)
    one = Result("round-trip", title, "µs", baseline=limit, notes=notes, limit=limit, beside=beside)
    title = f"{burst} calls at once, {bursts} rounds"
    many = Result("pipelined", title, "calls/s", True, baseline=WIRE.name, notes=notes, limit=limit, beside=beside)

    def one_after_the_other(driver: Driver) -> float:
        driver.ask("round_trip", count=10)  # Wake it up after the others' turns; not timed.
        return float(median(driver.ask("round_trip", count=count))) * 1e6

    def at_once(driver: Driver) -> float:
        return burst / float(driver.ask("pipelined", count=burst))

    with lab.chromium() as chromium:
        target, ws = prepare_page(chromium), chromium.websocket_url()
        pipe = {"read_fd": chromium.read_fd, "write_fd": chromium.write_fd}
        with lab.drivers(CALLERS, one.failures, tuple(pipe.values())) as drivers:
            for name, driver in drivers.items():
                lab.say(f"connecting {name}")
                through_pipe = name in (PIPE.name, PIPE_LIMIT.name, TRIO_PIPE_LIMIT.name)
                try:
                    driver.ask("connect", **(pipe if through_pipe else {"ws": ws}), target=target)
                except DriverFailed as error:
                    one.failures[name] = str(error)
            many.failures = dict(one.failures)
            one.samples = lab.interleave("round trips", drivers, rounds, one_after_the_other, one.failures)
            callers = {name: driver for name, driver in drivers.items() if name != TRIO_PIPE_LIMIT.name}
            many.samples = lab.interleave("calls at once", callers, bursts, at_once, many.failures)
    return [one, many]


def imports(lab: Laboratory) -> list[Result]:
    """Measure importing, in fresh interpreters, without the start of the interpreter itself."""
    rounds = 2 if lab.quick else 12
    least = "trio, pydantic"
    title = f"import, {rounds} fresh processes each"
    result = Result("import", title, "ms", baseline=least, limit=least, notes={least: "what cdpagent builds on"})
    modules = {
        least: (CDPAGENT, "trio, pydantic"),
        "cdpagent": (CDPAGENT, "cdpagent"),
        "cdp-use": (CDP_USE, "cdp_use.client, cdp_use.cdp.library"),
        "playwright": (PLAYWRIGHT, "playwright.async_api"),
        "pydoll": (PYDOLL, "pydoll.browser.chromium"),
        "zendriver": (ZENDRIVER, "zendriver"),
        "nodriver": (Contender("nodriver", "", package="nodriver"), "nodriver"),
        "browser-use": (
            Contender("browser-use", "", package="browser-use"),
            "browser_use.browser.session, browser_use.browser.profile",
        ),
    }
    script = "import time; start = time.perf_counter(); import {}; print(time.perf_counter() - start)"
    commands: dict[str, list[str]] = {}
    for name, (contender, names) in modules.items():
        try:
            python = lab.environment(contender).program
        except Unavailable as error:
            result.failures[name] = str(error)
        else:
            commands[name] = [python, "-c", script.format(names)]
            result.samples[name] = []
    # Let all of them use compiled files, whatever the user's settings: an installed package has them.
    env = {**os.environ, "PYTHONPYCACHEPREFIX": str(CACHE / "pycache")}
    env.pop("PYTHONDONTWRITEBYTECODE", None)
    for number in range(rounds + 1):
        lab.say("imports", number, rounds + 1)
        for name, command in commands.items():
            if name in result.failures:
                continue
            done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True)
            if done.returncode:
                result.failures[name] = done.stderr.strip().splitlines()[-1]
                del result.samples[name]
            elif number:  # The first import had to compile.
                result.samples[name].append(float(done.stdout) * 1e3)
    return [result]


def launches(lab: Laboratory) -> list[Result]:
    """Measure the time from launch to the first evaluated expression on a page, and from there to the browser's end."""
    rounds = 1 if lab.quick else 12
    contenders = (
        Contender("chromium itself", "limit_driver", ("pipe",), note="a raw pipe and only the common flags"),
        Contender(CDPAGENT.name, "cdpagent_driver", ("public",), note="pipe"),
        Contender(PLAYWRIGHT.name, "playwright_driver", package="playwright", note="its driver already runs"),
        Contender("playwright, cold", "playwright_driver", ("cold",), "playwright", "with the start of its driver"),
        Contender(PUPPETEER.name, "puppeteer_driver.mjs", package="puppeteer-core", note="port, its default"),
        Contender("puppeteer, pipe", "puppeteer_driver.mjs", ("pipe",), "puppeteer-core"),
        PYDOLL,
        ZENDRIVER,
    )
    title = f"{rounds} rounds"
    notes = _notes(contenders)
    first = Result(
        "launch",
        f"launch to first evaluated expression, {title}",
        "ms",
        baseline=PLAYWRIGHT.name,
        notes=notes,
        limit=contenders[0].name,
    )
    close = Result(
        "close",
        f"close, until process and profile are gone, {title}",
        "ms",
        baseline=PLAYWRIGHT.name,
        notes=notes,
        beside=[contenders[0].name],
    )

    def launch(driver: Driver) -> float:
        times = driver.ask("launch", executable=lab.executable, args=list(FLAGS))
        close.samples.setdefault(driver.name, []).append(times["close"] * 1e3)
        return float(times["first"]) * 1e3

    with lab.drivers(contenders, first.failures) as drivers:
        if not lab.quick:  # The first launch of each reads its files from disk.
            lab.interleave("launches, first ones", drivers, 1, launch, first.failures)
            close.samples.clear()
        first.samples = lab.interleave("launches", drivers, rounds, launch, first.failures)
    close.samples = {name: close.samples[name] for name in first.samples}
    close.failures = first.failures
    return [first, close]


def memory(lab: Laboratory) -> list[Result]:
    """Measure the resident memory of the driver and its child processes, by open pages, without the browser."""
    rounds = 1 if lab.quick else 2
    steps = (0, 4) if lab.quick else (0, 10, 50)
    # Of the systems for agents, count only the processes that they run, not the process that calls them.
    agents = [contender for contender in LOOKERS if contender.name != PLAYWRIGHT.name]
    contenders = (CDPAGENT, *PEERS, *agents)
    notes = {**_notes(contenders), **_MEMORY_NOTES}
    results = [
        Result(f"memory-{count}", f"memory with {count} pages", "MB", baseline=CDPAGENT.name, notes=notes)
        for count in steps
    ]
    growth = Result("memory-per-page", f"memory per page, of {steps[-1]}", "kB", baseline=CDPAGENT.name, notes=notes)

    def weigh(contender: Contender, url: str) -> list[float]:
        """Return the memory in MB after each of the steps."""
        weights = []
        with lab.chromium() as chromium, lab.drivers([contender], growth.failures) as drivers:
            for driver in drivers.values():
                try:
                    driver.ask("connect", ws=chromium.websocket_url())
                    for count in steps:
                        pid = driver.ask("open_pages", limit=180, count=count, url=url) or driver.pid
                        weights.append(resident_bytes(pid) / 1e6)
                except DriverFailed as error:
                    growth.failures[driver.name] = str(error)
        return weights

    for contender in contenders:
        with suppress(Unavailable):  # reported when it is its turn
            lab.environment(contender)
    with _serve_page() as url, ThreadPoolExecutor(2) as pool:  # nothing is timed here, so two may run at a time
        for number in range(rounds):
            # Servers open pages slowly, and their memory hardly differs between rounds: measure them once.
            asked = [
                each for each in contenders if each.name not in growth.failures and not (each in agents and number)
            ]
            for place, (contender, weights) in enumerate(zip(asked, pool.map(weigh, asked, repeat(url)), strict=True)):
                lab.say(f"memory, round {number + 1} of {rounds}", place, len(asked))
                if contender.name not in growth.failures:
                    for weight, result in zip(weights, results, strict=True):
                        result.samples.setdefault(contender.name, []).append(weight)
    for result in results:
        result.failures = growth.failures
        for name in growth.failures:
            result.samples.pop(name, None)  # it failed in a later round
    for name, empty in results[0].samples.items():
        pairs = zip(empty, results[-1].samples[name], strict=True)
        growth.samples[name] = [(full - none) / steps[-1] * 1e3 for none, full in pairs]
    return [*results, growth]


def resident_bytes(pid: int) -> int:
    """Return the resident memory of a process and all its descendants."""
    table = subprocess.run(["ps", "-Ao", "pid=,ppid=,rss="], capture_output=True, text=True, check=True).stdout
    processes = [tuple(map(int, line.split())) for line in table.splitlines()]
    family = {pid}
    while new := {child for child, parent, _ in processes if parent in family} - family:
        family |= new
    return sum(rss for process, _, rss in processes if process in family) * 1024


@contextmanager
def _serve_page() -> Iterator[str]:
    """Serve a page with a hundred links and buttons on loopback."""
    row = "<p><a href='/{n}'>Link {n}</a> <button>Button {n}</button></p>"
    rows = "".join(row.format(n=n) for n in range(50))
    page = f"<!doctype html><title>A page</title><h1>A page</h1>{rows}".encode()

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.send_header("Content-Length", str(len(page)))
            self.end_headers()
            self.wfile.write(page)

        def log_message(self, *_: object) -> None:
            """Log nothing."""

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def _notes(contenders: tuple[Contender, ...]) -> dict[str, str]:
    return {contender.name: contender.note for contender in contenders if contender.note}


MEASURES: dict[str, Callable[[Laboratory], list[Result]]] = {
    "calls": calls,
    "import": imports,
    "launch": launches,
    "memory": memory,
    "look": looks,
    "growth": growth,
}
