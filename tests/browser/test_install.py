"""Installing a browser: a download host of our own on loopback, an apt-get of our own on PATH."""

import hashlib
import io
import os
import re
import signal
import stat
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from cdpagent.browser.process import locations
from cdpagent.browser.process.install import ChecksumError, InstallError, apt, chrome_for_testing, install_browser
from cdpagent.browser.process.install.fetch import FetchError, fetch
from cdpagent.browser.process.install.progress import DownloadProgress, Status
from cdpagent.browser.process.install.unzip import ArchiveError, unzip
from cdpagent.browser.process.locations import Machine

VERSION = "156.0.8078.47"
PLATFORM = "linux64"
PROGRAM = f'#!/bin/sh\necho "Google Chrome for Testing {VERSION} "\n'

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the pretended browser is a Linux one")


class Host(ThreadingHTTPServer):
    """A download host. It breaks off after `limit` bytes of each answer, and waits for `gate` half-way."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.content = b""
        self.limit: int | None = None
        self.redirect = ""
        self.with_etag = True
        self.gate: threading.Event | None = None
        self.half_sent = threading.Event()
        self.ranges: list[str | None] = []
        self.paths: list[str] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class _Answer(BaseHTTPRequestHandler):
    server: Host

    def do_GET(self) -> None:
        host, content = self.server, self.server.content
        host.ranges.append(self.headers.get("Range"))
        host.paths.append(self.path)
        etag = f'"{hashlib.md5(content).hexdigest()}"'
        if host.redirect:
            self.send_response(302)
            self.send_header("Location", host.redirect)
            self.end_headers()
            return
        if not content:
            self.send_error(404)
            return
        start = 0
        if (wanted := self.headers.get("Range")) and self.headers.get("If-Range") == etag:
            start = int(wanted.removeprefix("bytes=").removesuffix("-"))
            if start >= len(content):
                self.send_error(416)
                return
            self.send_response(206)
            self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
        else:
            self.send_response(200)
        self.send_header("Content-Length", str(len(content) - start))
        if host.with_etag:
            self.send_header("ETag", etag)
        self.end_headers()
        body = content[start:]
        if host.limit is not None:
            body = body[: host.limit]
        half = len(body) // 2
        self.wfile.write(body[:half])
        self.wfile.flush()
        host.half_sent.set()
        if host.gate is not None:
            host.gate.wait(30)
        self.wfile.write(body[half:])
        self.close_connection = True

    def log_message(self, *args: object) -> None:
        pass


@pytest.fixture
def host() -> Iterator[Host]:
    with Host() as server:
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(autouse=True)
def this_is_linux_on_x64(monkeypatch, tmp_path):
    monkeypatch.setattr("platform.machine", lambda: "x86_64")
    monkeypatch.setattr(chrome_for_testing, "ALPINE_RELEASE", tmp_path / "no-alpine")
    monkeypatch.delenv("CDPAGENT_CACHE", raising=False)


def zipped(*members: tuple[str, str, int], padding: int = 200_000) -> bytes:
    """An archive of (name, text, Unix mode); the padding makes it long enough to be cut."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w") as archive:
        for name, text, mode in members:
            info = zipfile.ZipInfo(name)
            info.external_attr = mode << 16
            archive.writestr(info, text)
        if padding:
            archive.writestr("padding", os.urandom(padding))
    return out.getvalue()


def browser_archive(program: str = PROGRAM, *more: tuple[str, str, int]) -> bytes:
    return zipped(("chrome-linux64/chrome", program, stat.S_IFREG | 0o755), *more)


def install(host: Host, cache: Path, out: io.StringIO | None = None, **options) -> Path:
    status = Status(out or io.StringIO())
    return install_browser(source="download", cache=cache, base_url=host.url, status=status, **options)


def left_in(cache: Path) -> set[str]:
    return {path.name for path in (cache / "browsers").iterdir()}


NAME = f"chrome-{VERSION}-{PLATFORM}"
COMPLETE = {NAME, f"{NAME}.sha256", f"{NAME}.lock"}


# --- Chrome for Testing ------------------------------------------------------------------------------


def test_a_download_is_unpacked_recorded_and_told(host, tmp_path):
    host.content = browser_archive()
    told = io.StringIO()
    path = install(host, tmp_path, told)
    assert path == tmp_path / "browsers" / NAME / "chrome-linux64" / "chrome"
    assert host.paths == [f"/{VERSION}/{PLATFORM}/chrome-{PLATFORM}.zip"]
    digest = hashlib.sha256(host.content).hexdigest()
    assert (tmp_path / "browsers" / f"{NAME}.sha256").read_text() == f"{digest}  {NAME}.zip\n"
    assert digest in told.getvalue()
    assert f"Installed Google Chrome for Testing {VERSION}: {path}" in told.getvalue()
    assert left_in(tmp_path) == COMPLETE


def test_the_finder_finds_what_was_installed(host, tmp_path):
    host.content = browser_archive()
    path = install(host, tmp_path)
    machine = Machine("linux", {"CDPAGENT_CACHE": str(tmp_path)}, tmp_path / "home")
    assert locations.downloaded_executables(machine) == [path]


def test_a_second_installation_downloads_nothing(host, tmp_path):
    host.content = browser_archive()
    assert install(host, tmp_path) == install(host, tmp_path)
    assert len(host.paths) == 1


def test_another_version_can_be_asked_for(host, tmp_path):
    host.content = browser_archive()
    path = install(host, tmp_path, version="150.0.1.2")
    assert "chrome-150.0.1.2-linux64" in path.parts
    assert host.paths == ["/150.0.1.2/linux64/chrome-linux64.zip"]


def test_a_connection_that_breaks_off_is_taken_up_where_it_ended(host, tmp_path):
    host.content = browser_archive()
    host.limit = 80_000
    install(host, tmp_path)
    assert host.ranges == [None, "bytes=80000-", "bytes=160000-"]
    assert left_in(tmp_path) == COMPLETE


def test_without_an_etag_a_truncated_download_is_an_error_and_nothing_is_installed(host, tmp_path):
    host.content = browser_archive()
    host.limit = 80_000
    host.with_etag = False
    with pytest.raises(InstallError, match="broke off"):
        install(host, tmp_path)
    assert NAME not in left_in(tmp_path)
    host.limit = None
    install(host, tmp_path)
    assert host.ranges[-1] is None
    assert left_in(tmp_path) == COMPLETE


def test_a_changed_file_is_not_joined_to_the_old_beginning(host, tmp_path):
    host.content = browser_archive()
    host.limit = 0
    (tmp_path / "browsers").mkdir()
    (tmp_path / "browsers" / f"{NAME}.zip.part").write_bytes(b"the beginning of another file")
    (tmp_path / "browsers" / f"{NAME}.zip.part.etag").write_text('"another"')
    with pytest.raises(InstallError, match="broke off"):
        install(host, tmp_path)
    host.limit = None
    install(host, tmp_path)
    assert left_in(tmp_path) == COMPLETE


def test_a_beginning_longer_than_the_file_is_thrown_away(host, tmp_path):
    host.content = browser_archive()
    (tmp_path / "browsers").mkdir()
    (tmp_path / "browsers" / f"{NAME}.zip.part").write_bytes(host.content + b"more")
    etag = hashlib.md5(host.content).hexdigest()
    (tmp_path / "browsers" / f"{NAME}.zip.part.etag").write_text(f'"{etag}"')
    install(host, tmp_path)
    assert left_in(tmp_path) == COMPLETE


def test_killed_in_the_middle_and_repeated(host, tmp_path):
    """SIGKILL, so that no code of ours can tidy up: the lock is free and the beginning is used."""
    host.content = browser_archive()
    host.gate = threading.Event()
    code = (
        "import sys; from pathlib import Path; from cdpagent.browser.process.install import install_browser;"
        "install_browser(source='download', cache=Path(sys.argv[1]), base_url=sys.argv[2])"
    )
    part = tmp_path / "browsers" / f"{NAME}.zip.part"
    with subprocess.Popen([sys.executable, "-c", code, tmp_path, host.url]) as victim:
        assert host.half_sent.wait(30)
        while victim.poll() is None and not (part.exists() and part.stat().st_size):
            threading.Event().wait(0.01)
        victim.send_signal(signal.SIGKILL)
    assert victim.returncode == -signal.SIGKILL
    have = part.stat().st_size
    host.gate.set()
    install(host, tmp_path)
    assert host.ranges == [None, f"bytes={have}-"]
    assert left_in(tmp_path) == COMPLETE


def test_two_at_once_download_once(host, tmp_path):
    host.content = browser_archive()
    host.gate = threading.Event()
    told = [io.StringIO(), io.StringIO()]
    paths: list[Path] = []

    class Waiting(Status):
        def say(self, text: str) -> None:
            super().say(text)
            if "Another process" in text:
                host.gate.set()  # only now may the first go on

    def run(status: Status) -> None:
        paths.append(install_browser(source="download", cache=tmp_path, base_url=host.url, status=status))

    first = threading.Thread(target=run, args=(Status(told[0]),))
    first.start()
    assert host.half_sent.wait(30)
    second = threading.Thread(target=run, args=(Waiting(told[1]),))
    second.start()
    first.join()
    second.join()
    assert paths[0] == paths[1]
    assert len(host.paths) == 1
    assert "Downloading" not in told[1].getvalue()


def test_a_second_download_must_match_the_recorded_checksum(host, tmp_path):
    host.content = browser_archive()
    path = install(host, tmp_path)
    first = hashlib.sha256(host.content).hexdigest()
    path.unlink()
    host.content = browser_archive(PROGRAM + "# something was added\n")
    with pytest.raises(ChecksumError, match="not the one in") as caught:
        install(host, tmp_path)
    assert caught.value.expected == first
    assert caught.value.actual == hashlib.sha256(host.content).hexdigest()
    assert not path.exists()
    assert f"{NAME}.zip" not in left_in(tmp_path)


def test_a_known_checksum_is_enforced_at_the_first_download(host, tmp_path, monkeypatch):
    host.content = browser_archive()
    monkeypatch.setitem(chrome_for_testing.KNOWN_SHA256, (VERSION, PLATFORM), "0" * 64)
    with pytest.raises(ChecksumError, match="that cdpagent knows"):
        install(host, tmp_path)
    assert left_in(tmp_path) == {f"{NAME}.lock"}
    right = hashlib.sha256(host.content).hexdigest()
    monkeypatch.setitem(chrome_for_testing.KNOWN_SHA256, (VERSION, PLATFORM), right)
    install(host, tmp_path)
    assert left_in(tmp_path) == COMPLETE


def test_shipped_checksums_are_sha256_of_real_platforms():
    for (version, platform), digest in chrome_for_testing.KNOWN_SHA256.items():
        assert re.fullmatch(r"\d+(\.\d+){3}", version)
        assert locations.archive_executable(platform)
        assert re.fullmatch(r"[0-9a-f]{64}", digest)


def test_offline_says_what_to_do(tmp_path):
    with Host() as closed:
        url = closed.url
    with pytest.raises(InstallError) as caught:
        install_browser(source="download", cache=tmp_path, base_url=url, status=Status(io.StringIO()))
    text = str(caught.value)
    assert "can't be reached" in text
    for way in ("apt-get install chromium", "CDPAGENT_BROWSER", "executable="):
        assert way in text


def test_a_version_that_does_not_exist(host, tmp_path):
    with pytest.raises(InstallError, match="HTTP 404"):
        install(host, tmp_path)
    assert left_in(tmp_path) == {f"{NAME}.lock"}


def test_a_redirect_to_another_host_is_refused(host, tmp_path):
    host.redirect = "https://elsewhere.example/chrome.zip"
    with pytest.raises(InstallError, match=r"redirects to elsewhere\.example"):
        install(host, tmp_path)


def test_plain_http_is_refused_except_on_loopback(tmp_path):
    with pytest.raises(FetchError, match="not https"):
        fetch("http://storage.example/chrome.zip", tmp_path / "a", Status(io.StringIO()))
    with pytest.raises(FetchError, match="not https"):
        fetch("file:///etc/passwd", tmp_path / "a", Status(io.StringIO()))
    assert chrome_for_testing.DOWNLOAD_BASE.startswith("https://storage.googleapis.com/")


def test_an_archive_that_writes_elsewhere_is_refused_and_not_kept(host, tmp_path):
    host.content = browser_archive(PROGRAM, ("../../evil", "x", stat.S_IFREG | 0o644))
    with pytest.raises(InstallError, match="unsafe name"):
        install(host, tmp_path / "cache")
    assert left_in(tmp_path / "cache") == {f"{NAME}.lock"}
    assert list(tmp_path.rglob("evil")) == []


def test_an_archive_without_a_browser_is_refused(host, tmp_path):
    host.content = zipped(("chrome-linux64/readme", "hello", stat.S_IFREG | 0o644))
    with pytest.raises(InstallError, match="holds no chrome-linux64/chrome"):
        install(host, tmp_path)
    assert left_in(tmp_path) == {f"{NAME}.lock"}


def test_a_file_that_is_not_an_archive_is_refused(host, tmp_path):
    host.content = b"<html>Please log in to the airport network</html>"
    with pytest.raises(InstallError, match="damaged"):
        install(host, tmp_path)
    assert left_in(tmp_path) == {f"{NAME}.lock"}


def test_a_half_unpacked_browser_of_a_killed_installation_is_replaced(host, tmp_path):
    host.content = browser_archive()
    for name in (f"{NAME}.unpacking", NAME):
        (tmp_path / "browsers" / name / "chrome-linux64").mkdir(parents=True)
        (tmp_path / "browsers" / name / "chrome-linux64" / "locales").write_text("old")
    path = install(host, tmp_path)
    assert not (path.parent / "locales").exists()
    assert left_in(tmp_path) == COMPLETE


def test_a_cache_that_cannot_be_written_is_told(host, tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(InstallError, match="Not a directory"):
        install(host, tmp_path / "file")


# --- libraries that are missing ----------------------------------------------------------------------

NEEDS_LIBRARY = """#!/bin/sh
if ! [ -e "$(dirname "$0")/library" ]; then
    echo "chrome: error while loading shared libraries: libnss3.so: cannot open shared object file" >&2
    exit 127
fi
echo "Google Chrome for Testing 156.0.8078.47"
"""
DEPENDENCIES = ("chrome-linux64/deb.deps", "libnss3 (>= 2:3.26)\nfonts-liberation\n", stat.S_IFREG | 0o644)


@pytest.fixture
def fake_apt(tmp_path, monkeypatch):
    """An apt-get that writes down how it was called and then runs a script."""

    @contextmanager
    def on_path(script: str, *, root: bool) -> Iterator[Path]:
        directory = tmp_path / "fake-bin"
        directory.mkdir(exist_ok=True)
        log = tmp_path / "apt.log"
        apt_get = directory / "apt-get"
        apt_get.write_text(f'#!/bin/sh\necho "$@" >> "{log}"\nBIN="{directory}"\n{script}\n')
        apt_get.chmod(0o755)
        with monkeypatch.context() as patch:
            patch.setenv("PATH", f"{directory}{os.pathsep}/usr/bin{os.pathsep}/bin")
            patch.setattr(os, "geteuid", lambda: 0 if root else 1000)
            patch.setattr(apt, "OS_RELEASE", tmp_path / "os-release")
            yield log

    return on_path


def test_missing_libraries_are_installed_by_root(host, tmp_path, fake_apt):
    host.content = browser_archive(NEEDS_LIBRARY, DEPENDENCIES)
    library = tmp_path / "cache" / "browsers" / NAME / "chrome-linux64" / "library"
    with fake_apt(f'case "$*" in *satisfy*) touch "{library}";; esac', root=True) as log:
        install(host, tmp_path / "cache")
    assert "satisfy -y --no-install-recommends libnss3 (>= 2:3.26), fonts-liberation" in log.read_text()


def test_missing_libraries_are_named_to_users_who_are_not_root(host, tmp_path, fake_apt):
    host.content = browser_archive(NEEDS_LIBRARY, DEPENDENCIES)
    with fake_apt("exit 1", root=False) as log, pytest.raises(InstallError) as caught:
        install(host, tmp_path / "cache")
    assert "libnss3.so" in str(caught.value)
    assert "apt-get satisfy" in str(caught.value)
    assert not log.exists()


def test_libraries_that_cannot_be_installed_are_told(host, tmp_path, fake_apt):
    host.content = browser_archive(NEEDS_LIBRARY, DEPENDENCIES)
    with fake_apt("echo E: no route to mirror; exit 100", root=True), pytest.raises(InstallError) as caught:
        install(host, tmp_path / "cache")
    assert "no route to mirror" in str(caught.value)


# --- the distribution's package ----------------------------------------------------------------------

INSTALLS_CHROMIUM = r"""
case "$*" in *install*)
    printf '#!/bin/sh\necho Chromium 156.0.8078.79 built on Debian\n' > "$BIN/chromium"
    chmod +x "$BIN/chromium";;
esac
"""


def test_debian_as_root_gets_the_package_with_fonts(tmp_path, fake_apt):
    (tmp_path / "os-release").write_text('ID=debian\nVERSION_ID="12"\n')
    told = io.StringIO()
    with fake_apt(INSTALLS_CHROMIUM, root=True) as log:
        path = install_browser(cache=tmp_path, base_url="https://nowhere.invalid", status=Status(told))
    assert path == tmp_path / "fake-bin" / "chromium"
    assert "Installed Chromium 156.0.8078.79" in told.getvalue()
    update, installation = log.read_text().splitlines()
    assert update.endswith("update")
    assert "--no-install-recommends chromium fonts-liberation" in installation


@pytest.mark.parametrize(
    ("os_release", "root", "expected"),
    [
        ("ID=debian\n", True, True),
        ("ID=debian\n", False, False),
        ('ID=raspbian\nID_LIKE="debian"\n', True, True),
        ("ID=ubuntu\nID_LIKE=debian\n", True, False),
        ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', True, False),
        ("ID=fedora\n", True, False),
        ("", True, False),
    ],
)
def test_where_the_package_is_used(tmp_path, fake_apt, os_release, root, expected):
    (tmp_path / "os-release").write_text(os_release)
    with fake_apt("", root=root):
        assert apt.can_use_package(locations.this_machine()) is expected


def test_ubuntu_gets_chrome_for_testing_because_its_package_is_a_snap(host, tmp_path, fake_apt):
    (tmp_path / "os-release").write_text("ID=ubuntu\nID_LIKE=debian\n")
    host.content = browser_archive()
    with fake_apt("exit 1", root=True) as log:
        path = install_browser(cache=tmp_path, base_url=host.url, status=Status(io.StringIO()))
    assert NAME in path.parts
    assert not log.exists()


def test_a_package_that_fails_is_followed_by_the_download(host, tmp_path, fake_apt):
    (tmp_path / "os-release").write_text("ID=debian\n")
    host.content = browser_archive()
    told = io.StringIO()
    with fake_apt("echo E: Unable to locate package chromium; exit 100", root=True):
        path = install_browser(cache=tmp_path, base_url=host.url, status=Status(told))
    assert NAME in path.parts
    assert "Unable to locate package chromium" in told.getvalue()


def test_when_both_fail_both_are_told(host, tmp_path, fake_apt):
    (tmp_path / "os-release").write_text("ID=debian\n")
    with fake_apt("echo E: no network; exit 100", root=True), pytest.raises(InstallError) as caught:
        install_browser(cache=tmp_path, base_url=host.url, status=Status(io.StringIO()))
    assert "HTTP 404" in str(caught.value)
    assert "E: no network" in str(caught.value)


def test_only_the_package_when_only_the_package_is_wanted(tmp_path, fake_apt):
    (tmp_path / "os-release").write_text("ID=debian\n")
    with fake_apt("exit 100", root=True), pytest.raises(InstallError, match="exit code 100"):
        install_browser(source="package", cache=tmp_path, status=Status(io.StringIO()))


# --- platforms ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("system", "processor", "platform"),
    [
        ("linux", "x86_64", "linux64"),
        ("linux", "aarch64", "linux-arm64"),
        ("macos", "arm64", "mac-arm64"),
        ("macos", "x86_64", "mac-x64"),
        ("windows", "AMD64", "win64"),
        ("windows", "ARM64", "win64"),
        ("windows", "x86", "win32"),
    ],
)
def test_every_machine_has_its_archive(tmp_path, system, processor, platform):
    machine = Machine(system, {}, tmp_path)
    assert chrome_for_testing.chrome_platform(machine, processor) == platform
    assert locations.archive_executable(platform).startswith(f"chrome-{platform}/")


def test_machines_without_an_archive_are_told(tmp_path, monkeypatch):
    machine = Machine("linux", {}, tmp_path)
    with pytest.raises(InstallError, match="Chrome for Testing does not exist for riscv64"):
        chrome_for_testing.chrome_platform(machine, "riscv64")
    (tmp_path / "alpine-release").write_text("3.20\n")
    monkeypatch.setattr(chrome_for_testing, "ALPINE_RELEASE", tmp_path / "alpine-release")
    with pytest.raises(InstallError, match="apk add chromium"):
        chrome_for_testing.chrome_platform(machine, "x86_64")


# --- unpacking ---------------------------------------------------------------------------------------

FILE = stat.S_IFREG | 0o644
LINK = stat.S_IFLNK | 0o777


def unpacked(tmp_path: Path, *members: tuple[str, str, int]) -> Path:
    archive = tmp_path / "a.zip"
    archive.write_bytes(zipped(*members, padding=0))
    unzip(archive, tmp_path / "inside" / "out")
    return tmp_path / "inside" / "out"


@pytest.mark.parametrize(
    "name", ["/etc/evil", "../evil", "a/../../evil", "a\\..\\..\\evil", "C:/evil", "evil:stream", "./../evil"]
)
def test_names_that_lead_elsewhere_are_refused(tmp_path, name):
    with pytest.raises(ArchiveError, match="unsafe name"):
        unpacked(tmp_path, (name, "x", FILE))


@pytest.mark.parametrize(
    "members",
    [
        [("link", "/etc", LINK)],
        [("link", "../..", LINK)],
        [("link", "../sibling", LINK)],
        [("d/e/up", "../..", LINK), ("link", "d/e/up/../x", LINK), ("d/e/file", "", FILE)],
        [("link", "d/e/up/../x", LINK), ("d/e/up", "../..", LINK), ("d/e/file", "", FILE)],
    ],
)
def test_links_that_lead_out_are_refused(tmp_path, members):
    with pytest.raises(ArchiveError, match="leads out"):
        unpacked(tmp_path, *members)


@pytest.mark.parametrize(
    "through",
    [("link/evil", "x", FILE), ("link/evil", "target", LINK), ("link/deep/evil", "target", LINK)],
)
def test_nothing_is_written_through_a_link(tmp_path, through):
    with pytest.raises(ArchiveError, match="in the way"):
        unpacked(tmp_path, ("link", "../..", LINK), through)
    written = [path.relative_to(tmp_path) for path in tmp_path.rglob("*") if path.name in ("deep", "evil")]
    assert [path for path in written if not path.is_relative_to("inside/out")] == []


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_member_never_replaces_another(tmp_path):
    with pytest.raises(ArchiveError, match="twice"):
        unpacked(tmp_path, ("same", "1", FILE), ("same", "2", FILE))


def test_links_and_permissions_of_an_application_are_kept(tmp_path):
    out = unpacked(
        tmp_path,
        ("App.app/Current", "Versions/1", LINK),
        ("App.app/Versions/1/program", "run", stat.S_IFREG | 0o4777),
        ("App.app/Versions/1/data", "data", stat.S_IFREG | 0o600),
        ("App.app/empty/", "", stat.S_IFDIR | 0o755),
    )
    assert (out / "App.app/Current/program").read_text() == "run"
    assert os.readlink(out / "App.app/Current") == "Versions/1"
    assert stat.S_IMODE((out / "App.app/Versions/1/program").stat().st_mode) == 0o755
    assert stat.S_IMODE((out / "App.app/Versions/1/data").stat().st_mode) == 0o644
    assert (out / "App.app/empty").is_dir()


def test_a_damaged_member_is_noticed(tmp_path):
    archive = tmp_path / "a.zip"
    content = bytearray(zipped(("file", "sound and whole", FILE), padding=0))
    content[content.index(b"sound")] ^= 1
    archive.write_bytes(content)
    with pytest.raises(ArchiveError, match="damaged"):
        unzip(archive, tmp_path / "out")


# --- what is shown -----------------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_terminal_gets_a_bar_that_ends_full(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    terminal = Terminal()
    progress = DownloadProgress(Status(terminal), total=2_000_000)
    progress.advance(1_000_000)
    progress.advance(1_000_000)
    last = terminal.getvalue().rsplit("\r", 1)[-1]
    assert "100%" in last
    assert "2 of 2 MB" in last
    assert "[########################]" in last


def test_a_log_gets_a_line_for_each_quarter():
    log = io.StringIO()
    progress = DownloadProgress(Status(log), total=8_000_000)
    for _ in range(8):
        progress.advance(1_000_000)
    assert log.getvalue().splitlines() == [f"  {part:3d} % of 8 MB" for part in (25, 50, 75, 100)]
