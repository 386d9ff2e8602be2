"""What every page of a site has in common is read once."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import cdpagent

LINKS = "".join(f"<li><a href=/{name}>{name}</a>" for name in ("Home", "Pages", "Images", "Users", "Help"))


def of_site(title: str, *, links: str = LINKS, more: str = "") -> str:
    return (
        f"<title>{title}</title><nav aria-label=Main><ul>{links}</ul></nav>"
        f"<main><h1>{title}</h1><a href=/next>Go on from {title}</a></main>{more}"
        "<footer><a href=/imprint>Imprint</a></footer>"
    )


def lines(snapshot: cdpagent.Snapshot) -> list[str]:
    return snapshot.text.split("\n")[1:-1]


async def test_what_stands_there_as_on_the_page_before_is_one_line(page, site):
    site.add("/one", of_site("One"))
    site.add("/two", of_site("Two"))
    await page.open(site.url("/one"))
    assert 'link "Users"' in (await page.snapshot()).text
    await page.open(site.url("/two"))
    second = await page.snapshot()
    (line,) = [line for line in lines(second) if "navigation" in line]
    assert line.startswith('- navigation "Main" … 5 elements as on the page before (web_snapshot scope="e')
    assert 'link "Users"' not in second.text
    assert 'link "Imprint"' in second.text, "a footer of one line would save nothing"
    assert "Go on from Two" in second.text
    assert not any(node.name == "Users" for node in second.refs.values())
    # Looking again says the same again, also after a look at the part itself.
    assert (await page.snapshot()).text == second.text
    scope = line.partition('scope="')[2].partition('"')[0]
    assert 'link "Users"' in (await page.snapshot(scope=scope)).text
    assert (await page.snapshot()).text == second.text


async def test_who_asks_for_everything_gets_it(page, site):
    site.add("/one", of_site("One"))
    site.add("/two", of_site("Two"))
    await page.open(site.url("/one"))
    await page.snapshot()
    await page.open(site.url("/two"))
    for asked in ({"interactive_only": False}, {"interactive_only": True}, {"format": "list"}, {"format": "json"}):
        assert "Users" in (await page.snapshot(**asked)).text
    (match,) = await page.find("Users")
    assert (await page.query(match.ref, "name")).value == "Users"


async def test_what_differs_in_anything_is_shown(page, site):
    site.add("/one", of_site("One"))
    site.add("/two", of_site("Two", links=LINKS.replace("Users", "People")))
    await page.open(site.url("/one"))
    await page.snapshot()
    await page.open(site.url("/two"))
    assert 'link "People"' in (await page.snapshot()).text


async def test_the_place_in_a_menu_is_said_in_its_line(page, site):
    site.add("/one", of_site("One", links=LINKS.replace("<a href=/Home", "<a aria-current=page href=/Home")))
    site.add("/two", of_site("Two", links=LINKS.replace("<a href=/Pages", "<a aria-current=page href=/Pages")))
    await page.open(site.url("/one"))
    await page.snapshot()
    await page.open(site.url("/two"))
    assert '5 elements as on the page before, now at "Pages" (web_snapshot' in (await page.snapshot()).text


async def test_another_site_and_what_was_never_shown_are_not_the_page_before(page, site):
    site.add("/one", of_site("One"))
    site.add("/two", of_site("Two"))
    await page.open(site.url("/one"))
    await page.snapshot()
    await page.open(site.url("/two", "localhost"))
    assert 'link "Users"' in (await page.snapshot()).text
    await page.open(site.url("/one", "localhost"))
    await page.open(site.url("/two"))
    assert 'link "Users"' in (await page.snapshot()).text
    await page.open(site.url("/one"))
    assert "as on the page before" in (await page.snapshot()).text
    await page.open(site.url("/two"))
    assert "as on the page before" in (await page.snapshot()).text, "what was folded is still known"


async def test_a_part_that_was_cut_was_not_shown(page, site):
    site.add("/one", of_site("One"))
    site.add("/two", of_site("Two"))
    await page.open(site.url("/one"))
    assert 'link "Users"' not in (await page.snapshot(max_nodes=4)).text
    await page.open(site.url("/two"))
    assert 'link "Users"' in (await page.snapshot()).text


async def test_what_changed_since_is_told_of_a_folded_part_too(page, site):
    site.add("/one", of_site("One"))
    site.add("/two", of_site("Two"))
    await page.open(site.url("/one"))
    await page.snapshot()
    await page.open(site.url("/two"))
    first = await page.snapshot()
    assert "no change" in (await page.snapshot(since=first.snapshot_id)).text
    await page.evaluate("document.querySelector('nav a').textContent = 'Start'")
    assert 'link "Start"' in (await page.snapshot(since=first.snapshot_id)).text
