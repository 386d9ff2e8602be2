"""The benchmarks' pages: generated, from packages, from a directory; all served on loopback."""

from __future__ import annotations

import urllib.error
import urllib.request

import pytest

from benchmarks import debian
from benchmarks.environments import Unavailable
from benchmarks.site import FORM, address, generated, serve


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    tmp_path = tmp_path_factory.mktemp("site")
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "a b.html").write_text("<p>mine")
    (tmp_path / "package").mkdir()
    (tmp_path / "package" / "page.html").write_text("<p>documentation")
    (tmp_path / "package" / "style.css").write_text("p { color: red }")
    (tmp_path / "secret.html").write_text("not for everyone")
    with serve(tmp_path / "pages", {"some-doc": tmp_path / "package"}) as base:
        yield base


def fetched(url):
    with urllib.request.urlopen(url) as response:
        return response.headers["Content-Type"], response.read().decode()


@pytest.mark.parametrize("elements", [100, 1000])
def test_a_generated_page_has_about_as_many_elements_as_asked_for(base, elements):
    _, text = fetched(address(base, generated(elements)))
    opened = text.count("<") - text.count("</")
    assert elements <= opened <= elements + 10


@pytest.mark.parametrize(
    ("name", "kind", "text"),
    [
        ("a b.html", "text/html", "mine"),
        ("some-doc/page.html", "text/html", "documentation"),
        ("some-doc/style.css", "text/css", "color"),
        (FORM, "text/html", "Add a row"),
        ("favicon.ico", "image/x-icon", ""),
    ],
)
def test_pages_and_their_files_are_served(base, name, kind, text):
    content_type, body = fetched(address(base, name))
    assert content_type.startswith(kind)
    assert text in body


@pytest.mark.parametrize("name", ["some-doc/../secret.html", "../secret.html", "other-doc/page.html", "nothing.html"])
def test_nothing_else_is_served(base, name):
    with pytest.raises(urllib.error.HTTPError, match="404"):
        fetched(address(base, name))


def test_without_debian_its_pages_are_reported_as_missing(tmp_path, monkeypatch):
    monkeypatch.setattr(debian, "CACHE", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unavailable, match="this system is not a Debian"):
        debian.unpacked("git-doc")


def test_an_unpacked_package_is_not_downloaded_again(tmp_path, monkeypatch):
    page = tmp_path / "debian" / "git-doc" / debian.PAGES["git-doc"]
    page.parent.mkdir(parents=True)
    page.touch()
    monkeypatch.setattr(debian, "CACHE", tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert debian.unpacked("git-doc") == tmp_path / "debian" / "git-doc"
