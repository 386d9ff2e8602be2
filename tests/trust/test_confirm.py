"""What a person must allow before it is done."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest
import trio

import cdpagent
from cdpagent.act.answers import Consequences
from cdpagent.act.consequences import confirmations
from cdpagent.browser.confirming import Confirmer
from tests.local import launch_local

if TYPE_CHECKING:
    from pathlib import Path

    from tests.site import Site

SHOP = """<!doctype html><title>Shop</title>
<button onclick="document.title='deleted'">Delete account</button>
<button onclick="document.title='bought'">Jetzt kaufen</button>
<button onclick="document.title='looked'">Details</button>
<button onclick="document.title=confirm('Sure?') ? 'yes' : 'no'">Ask</button>
<form action=/in onsubmit="document.title='sent'; return false"><label>Password <input type=password></label>
<button>Sign in</button><button type=button onclick="document.title='shown'">Show</button></form>
<input type=file><a href="/download?name=list.txt">The list</a>"""


class Person:
    """Answers what it is asked, and remembers it."""

    def __init__(self, *, answer: bool) -> None:
        self.answer = answer
        self.asked: list[cdpagent.Confirmation] = []

    def __call__(self, confirmation: cdpagent.Confirmation) -> bool:
        assert threading.current_thread() is not threading.main_thread(), "it may wait for as long as it likes"
        self.asked.append(confirmation)
        return self.answer

    @property
    def kinds(self) -> list[str]:
        return [each.kind for each in self.asked]


@pytest.mark.parametrize(
    ("press", "kind", "title"),
    [
        ('button "Delete account"', "delete", "deleted"),
        ('button "Jetzt kaufen"', "buy", "bought"),
        ('button "Sign in"', "submit_secret", "sent"),
    ],
)
async def test_what_is_pressed_is_asked_for_first(site: Site, press: str, kind: str, title: str) -> None:
    site.add("/shop", SHOP)
    person = Person(answer=False)
    async with launch_local(policy=cdpagent.Policy(confirm=person)) as browser:
        person.answer = True
        page = await browser.new_page(site.url("/shop"))
        await page.fill("input[type=password]", "hunter22")
        person.answer = False
        person.asked.clear()
        for again in range(2):
            with pytest.raises(cdpagent.PolicyError, match="A person must allow this") as caught:
                await page.click(press)
            assert caught.value.rule == "confirm"
            assert await page.title() == "Shop", again
        person.answer = True
        await page.click(press)
        assert await page.title() == title
        assert person.kinds == [kind] * 3
        assert press.partition(" ")[2] in person.asked[0].what
        assert person.asked[0].url == site.url("/shop")
        assert "hunter22" not in repr(person.asked)


HIDING = f"""<!doctype html><title>Here</title>
<label for=sub id=label><span>Go on here</span></label>
<form onsubmit="document.title='gone'; return false"><input type=submit id=sub value="Delete everything"
  style="opacity:0;width:1px;height:1px;position:absolute"></form>
<button id=name aria-label=Continue onclick="document.title='gone'">Delete account</button>
<button id=zero onclick="document.title='gone'">De&#8203;lete account</button>
<button id=soft onclick="document.title='gone'">De&shy;lete account</button>
<button id=title title=Delete onclick="document.title='gone'">&#128465;</button>
<button id=long onclick="document.title='gone'"><span style="font-size:1px">{"wordy " * 60}</span> Delete account</button>
<button id=plain onclick="document.title='gone'">Delete</button>
<form action="http://elsewhere.test/"><button id=send>Go</button></form>
<form onsubmit="return false"><div id=host></div><button id=sign onclick="document.title='gone'">Sign in</button></form>
<form><label>PIN <input name=pin value=9876></label><a role=button id=role onclick="document.title='gone'">Next</a></form>
<script>host.attachShadow({{mode: 'open'}}).innerHTML = '<input type=password value=hunter22>'</script>"""


@pytest.mark.parametrize(
    ("verb", "target", "kind"),
    [
        ("click", "#label", "delete"),
        ("click", "#label span", "delete"),
        ("click", "#name", "delete"),
        ("click", "#zero", "delete"),
        ("click", "#soft", "delete"),
        ("click", "#title", "delete"),
        ("click", "#long", "delete"),
        ("type", "#plain", "delete"),
        ("click", "#send", "navigate"),
        ("click", "#sign", "submit_secret"),
        ("click", "#role", "submit_secret"),
    ],
)
async def test_what_a_press_does_is_known_however_the_page_writes_it(
    site: Site, verb: str, target: str, kind: str
) -> None:
    site.add("/hiding", HIDING)
    person = Person(answer=True)
    async with launch_local(policy=cdpagent.Policy(confirm=person)) as browser:
        page = await browser.new_page(site.url("/hiding"))
        person.answer = False
        person.asked.clear()
        with pytest.raises(cdpagent.PolicyError):
            await (page.click(target) if verb == "click" else page.type(target, " "))
        assert person.kinds == [kind]
        assert await page.title() == "Here"


async def test_a_space_in_a_text_is_no_press(site: Site) -> None:
    site.add("/shop", SHOP)
    person = Person(answer=True)
    async with launch_local(policy=cdpagent.Policy(confirm=person)) as browser:
        page = await browser.new_page(site.url("/shop"))
        person.asked.clear()
        await page.type("input[type=password]", "hunter 22")
        assert person.kinds == []


async def test_a_key_is_a_press(site: Site) -> None:
    site.add("/shop", SHOP)
    async with launch_local(policy=cdpagent.Policy(confirm=["delete", "submit_secret"])) as browser:
        page = await browser.new_page(site.url("/shop"))
        await page.focus('button "Delete account"')
        for key in ("Enter", "Space"):
            with pytest.raises(cdpagent.PolicyError, match="nobody to ask"):
                await page.press(key)
        await page.fill("input[type=password]", "hunter22")
        with pytest.raises(cdpagent.PolicyError):
            await page.press("Enter", "input[type=password]")
        with pytest.raises(cdpagent.PolicyError):
            await page.type("input[type=password]", "more\n")
        assert await page.title() == "Shop"


async def test_what_needs_nobody_is_just_done(site: Site) -> None:
    site.add("/shop", SHOP)
    person = Person(answer=True)
    async with launch_local(policy=cdpagent.Policy(confirm=person)) as browser:
        page = await browser.new_page(site.url("/shop"))
        assert person.kinds == ["navigate"]
        await page.click('button "Details"')
        await page.open(site.url("/shop"))  # the same host
        await page.fill("input[type=password]", "hunter22")
        await page.click('button "Show"')
        await page.press("Tab")
        assert person.kinds == ["navigate"]


async def test_another_host_is_asked_for_once(site: Site) -> None:
    there = site.url("/there", host="localhost")
    site.add("/there", "<title>There</title>")
    site.add("/here", f'<title>Here</title><a href="{there}">Go there</a>')
    person = Person(answer=True)
    async with launch_local(policy=cdpagent.Policy(confirm=person)) as browser:
        page = await browser.new_page(site.url("/here"))
        person.answer = False
        with pytest.raises(cdpagent.PolicyError):
            await page.open(there)
        with pytest.raises(cdpagent.PolicyError, match="localhost"):
            await page.click('link "Go there"')
        assert await page.title() == "Here"
        person.answer = True
        with pytest.raises(cdpagent.PolicyError):
            person.answer = False
            await page.open(f"http:/\\\\localhost:{site.port}/there")  # as Chrome reads it, that is there too
        person.answer = True
        await page.click('link "Go there"')
        await page.open(site.url("/here"))
        await page.click('link "Go there"')
        assert await page.title() == "There"
        assert person.kinds == ["navigate"] * 5


async def test_files_and_questions_are_asked_for(site: Site, tmp_path: Path) -> None:
    site.add("/shop", SHOP)
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    person = Person(answer=True)
    async with launch_local(policy=cdpagent.Policy(confirm=person)) as browser:
        page = await browser.new_page(site.url("/shop"))
        page.on_dialog(lambda dialog: True)
        person.answer = False
        with pytest.raises(cdpagent.PolicyError, match=r"mine\.txt"):
            await page.upload("input[type=file]", [file])
        await page.click('button "Ask"')
        assert await page.title() == "no"
        async with page.expect_download() as download:
            await page.click('link "The list"')
        with pytest.raises(cdpagent.DownloadError):
            await download.value.path()
        person.answer = True
        await page.click('button "Ask"')
        assert await page.title() == "yes"
        assert (await page.upload("input[type=file]", [file])).details["files"] == ["mine.txt"]
        async with page.expect_download() as download:
            await page.click('link "The list"')
        assert (await download.value.path()).exists()
        assert person.kinds == ["navigate", "upload", "dialog", "download", "dialog", "upload", "download"]


async def test_a_person_who_takes_long_does_not_use_up_the_actions_time(site: Site) -> None:
    site.add("/shop", SHOP)

    async def ask(confirmation: cdpagent.Confirmation) -> bool:
        await trio.sleep(1.5)  # longer than the action has
        return True

    async with launch_local(policy=cdpagent.Policy(confirm=["delete"])) as browser:
        browser.on_confirm(ask)
        page = await browser.new_page(site.url("/shop"))
        await page.click('button "Delete account"', timeout=1.2)
        assert await page.title() == "deleted"


FORM = """<!doctype html><title>Form</title><form onsubmit="document.title='sent'; return false">
<label>User <input id=user></label><label>Password <input type=password id=password></label>
<label><input type=checkbox id=stay> Stay</label><div role=option onclick="document.title='chosen'">Option</div>
<a href="#in" id=link><button>Sign in</button></a></form>
<div id=box style="padding:20px"><button id=pay style="width:80px;height:30px">Pay (59)</button></div>
<script>pay.onclick = () => { document.title = 'paid' }
let left = 59; setInterval(() => { pay.textContent = `Pay (${--left})` }, 10)</script>"""


async def test_what_is_no_button_is_pressed_unasked_and_what_is_in_one_is_not(site: Site) -> None:
    site.add("/form", FORM)
    person = Person(answer=False)
    async with launch_local(policy=cdpagent.Policy(confirm=["buy", "submit_secret"])) as browser:
        browser.on_confirm(person)
        page = await browser.new_page(site.url("/form"))
        await page.fill("#password", "hunter22")
        for target in ("#user", "#stay", "[role=option]", "label:has(#user)"):
            await page.click(target)
        assert person.kinds == []
        with pytest.raises(cdpagent.PolicyError):
            await page.click("#link")
        with pytest.raises(cdpagent.PolicyError):
            await page.press("Enter", "#stay")
        for act in (
            page.click("#box", position=(60, 35)),
            page.drag("#pay", "#pay"),
            page.type("#user", "x\t\t\t \n"),
        ):
            with pytest.raises(cdpagent.PolicyError):
                await act
        assert await page.title() == "chosen"
        assert person.kinds == ["submit_secret", "submit_secret", "buy", "buy"]


async def test_a_button_that_counts_down_is_asked_for_once(site: Site) -> None:
    site.add("/form", FORM)
    person = Person(answer=True)
    async with launch_local(policy=cdpagent.Policy(confirm=["buy"])) as browser:
        browser.on_confirm(person)
        page = await browser.new_page(site.url("/form"))
        await page.click("#pay")
        assert await page.title() == "paid"
        assert person.kinds == ["buy"]


async def test_no_answer_is_no(site: Site) -> None:
    site.add("/shop", SHOP)

    async def ask(confirmation: cdpagent.Confirmation) -> bool:
        await trio.sleep_forever()
        return True

    async with launch_local(policy=cdpagent.Policy(confirm=["delete"], confirm_seconds=0.2)) as browser:
        browser.on_confirm(ask)
        page = await browser.new_page(site.url("/shop"))
        with pytest.raises(cdpagent.PolicyError, match=r"no answer within 0\.2 s"):
            await page.click('button "Delete account"')


async def test_a_tool_is_told_to_tell_its_user(site: Site) -> None:
    site.add("/shop", SHOP)
    async with launch_local(policy=cdpagent.Policy(confirm=["delete"])) as browser:
        page = await browser.new_page(site.url("/shop"))
        result = await cdpagent.WebTools(page).call("web_click", {"ref": 'button "Delete account"'})
        assert result.is_error
        assert "blocked_by_policy" in result.text
        assert "tell the user" in result.text


@pytest.mark.parametrize(
    ("words", "kinds"),
    [
        ("Delete", ["delete"]),
        ("DELETE ACCOUNT", ["delete"]),
        ("Löschen", ["delete"]),
        ("Supprimer le compte", ["delete"]),
        ("Eliminar", ["delete"]),
        ("删除", ["delete"]),
        ("Buy now", ["buy"]),
        ("Pay $12", ["buy"]),
        ("Place your order", ["buy"]),
        ("Zahlungspflichtig bestellen", ["buy"]),
        ("注文を確定する", ["buy"]),
        ("Buyer's guide", []),
        ("Payments", []),
        ("Undeleted items", []),
        ("Display", []),
        ("Details", []),
    ],
)
def test_words_that_mean_it(words: str, kinds: list[str]) -> None:
    confirmer = Confirmer(cdpagent.Policy(confirm=["buy", "delete"]))
    found = confirmations(confirmer, Consequences("button", words, "", sends_secret=False), "http://127.0.0.1/")
    assert [each.kind for each in found] == kinds


@pytest.mark.parametrize("confirm", ["delete", ["everything"]])
def test_a_policy_with_a_kind_that_does_not_exist(confirm: object) -> None:
    with pytest.raises(ValueError, match="pass a function, or a list of navigate"):
        cdpagent.Policy(confirm=confirm)  # type: ignore[arg-type]
