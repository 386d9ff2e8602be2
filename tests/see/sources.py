"""The extractor's own modules in a page's isolated world, unbuilt: what role, name and states they give."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from cdpagent.see.rules import HARMLESS_WORDS, SECRET_WORDS
from tests.site import Request, Response

if TYPE_CHECKING:
    import cdpagent
    from tests.site import Site

WORDS = [SECRET_WORDS, HARMLESS_WORDS]
SOURCES = Path(__file__).parents[2] / "extractor" / "src"


def serve_sources(site: Site) -> str:
    """Serve the modules of the extractor; returns the address they are below."""

    def module(request: Request) -> Response:
        return Response(
            (SOURCES / request.path.removeprefix("/extractor/")).read_bytes(), content_type="text/javascript"
        )

    for path in SOURCES.rglob("*.js"):
        site.add(f"/extractor/{path.relative_to(SOURCES).as_posix()}", module)
    return site.url("/extractor/")


# The `t` attribute marks the element that is asked about, in whatever tree it is.
ASK = """async (base, cases, max, words) => {
    const load = (name) => import(base + name + ".js");
    (await load("dom/secret")).learnSecrets(...words);
    (await load("dom/describing")).learnDescribing((await load("describe/main")).default);
    const [{ roleOf }, { named, descriptionOf }, { statesOf }] =
        await Promise.all([load("look/role"), load("look/name"), load("look/states")]);
    const find = (root) => {
        for (const element of root.querySelectorAll("*")) {
            if (Element.prototype.matches.call(element, "[t]")) return element;
            const inner = element.shadowRoot && find(element.shadowRoot);
            if (inner) return inner;
        }
        return null;
    };
    return cases.map((html) => {
        document.body.setHTMLUnsafe(html);
        const element = find(document);
        const role = roleOf(element);
        const { name, source } = named(element, { max });
        return {
            role, name, source,
            description: descriptionOf(element, name, { max }),
            states: statesOf(element, role, name, { max }),
        };
    });
}"""


async def ask(page: cdpagent.Page, site: Site, cases: list[str], max: int = 400) -> list[dict[str, Any]]:
    """What the extractor says of the element marked `t` in each piece of HTML, each in a body of its own."""
    base = serve_sources(site)
    if not page.url.startswith("http"):
        await page.open(site.add("/empty", "<!doctype html><title>empty</title><body>"))
    answers: list[dict[str, Any]] = await page.main_frame.in_world(ASK, base, cases, max, WORDS)
    return answers


async def ask_one(page: cdpagent.Page, site: Site, html: str, max: int = 400) -> dict[str, Any]:
    """`ask` for a single piece."""
    return (await ask(page, site, [html], max))[0]
