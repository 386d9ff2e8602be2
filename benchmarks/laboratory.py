"""What all measures share: environments, a Chromium with its drivers, rounds with turns, progress."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from benchmarks.chromium import FLAGS, Chromium, open_chromium
from benchmarks.driver import Driver, DriverFailed
from benchmarks.environments import (
    Environment,
    Unavailable,
    npm_environment,
    own_environment,
    pypi_environment,
)
from benchmarks.peers.raw import RawPipe


@dataclass(frozen=True)
class Contender:
    """One row of the tables: a driver with its arguments, in an environment."""

    name: str
    driver: str
    arguments: tuple[str, ...] = ()
    package: str = ""
    """The package to install; empty: the driver runs in our own environment."""
    note: str = ""


@dataclass
class Laboratory:
    """This machine, prepared for measuring."""

    executable: str
    quick: bool
    update: bool
    pages: Path | None = None
    """A directory of HTML files to look at."""
    versions: dict[str, str] = field(default_factory=dict)
    _environments: dict[str, Environment | Unavailable] = field(default_factory=dict)

    def environment(self, contender: Contender) -> Environment:
        """Return the contender's environment, installed at first use. Raises `Unavailable`."""
        package = contender.package
        if package not in self._environments:
            self.say(f"preparing {package or 'cdpagent'}")
            try:
                if not package:
                    environment = own_environment()
                elif contender.driver.endswith(".mjs"):
                    environment = npm_environment(package, update=self.update)
                else:
                    environment = pypi_environment(package, update=self.update)
            except Unavailable as error:
                self._environments[package] = error
            else:
                self._environments[package] = environment
                self.versions[package or "cdpagent"] = environment.version
        known = self._environments[package]
        if isinstance(known, Unavailable):
            raise known
        return known

    @contextmanager
    def drivers(
        self, contenders: Sequence[Contender], failures: dict[str, str], pass_fds: Sequence[int] = ()
    ) -> Iterator[dict[str, Driver]]:
        """Start drivers and give them by name; those that did not start are in ``failures``, with the reason."""
        started: dict[str, Driver] = {}
        try:
            for contender in contenders:
                try:
                    command = self.environment(contender).command(contender.driver, *contender.arguments)
                except Unavailable as error:
                    failures[contender.name] = str(error)
                else:
                    started[contender.name] = Driver(contender.name, command, pass_fds)
            yield started
        finally:
            for driver in started.values():
                driver.close()

    @contextmanager
    def chromium(self) -> Iterator[Chromium]:
        """Start a fresh Chromium with a pipe, a port and one page, without which some peers do not attach."""
        with (
            tempfile.TemporaryDirectory(prefix="bench-", ignore_cleanup_errors=True) as profile,
            open_chromium(self.executable, FLAGS, Path(profile)) as chromium,
        ):
            RawPipe(chromium.read_fd, chromium.write_fd).call("Target.createTarget", {"url": "about:blank"})
            yield chromium

    def interleave(
        self,
        title: str,
        drivers: dict[str, Driver],
        rounds: int,
        ask: Callable[[Driver], float],
        failures: dict[str, str],
    ) -> dict[str, list[float]]:
        """Ask every driver once per round, each round in another order; one that fails is not asked again."""
        samples: dict[str, list[float]] = {name: [] for name in drivers}
        names = list(drivers)
        for number in range(rounds):
            self.say(title, number, rounds)
            # Rotate the order by one each round, and reverse it every second round, so that no driver always comes
            # after the same other one.
            names = names[1:] + names[:1]
            for name in names if number % 2 else reversed(names):
                if name in failures:
                    continue
                try:
                    samples[name].append(ask(drivers[name]))
                except DriverFailed as error:
                    failures[name] = str(error)
        return {name: values for name, values in samples.items() if name not in failures}

    def say(self, what: str, done: int = 0, total: int = 0) -> None:
        """Show progress on stderr: on a terminal in one line that changes, else one line for each new step."""
        if os.isatty(2):
            bar = f" [{'#' * (20 * done // total):<20}] {done}/{total}" if total else ""
            sys.stderr.write(f"\r\x1b[K{what}{bar}")
            sys.stderr.flush()
        elif done == 0:
            print(what, file=sys.stderr)


def prepare_page(chromium: Chromium) -> str:
    """Open a page in its own context, so that peers that attach to every page don't see it; return its target id."""
    pipe = RawPipe(chromium.read_fd, chromium.write_fd)
    context = pipe.call("Target.createBrowserContext")["browserContextId"]
    created = pipe.call("Target.createTarget", {"url": "about:blank", "browserContextId": context})
    target: str = created["targetId"]
    return target
