"""Roles, names, descriptions and states of small pieces of HTML; `t` marks the element that is meant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.see.sources import ask, ask_one, serve_sources

if TYPE_CHECKING:
    import cdpagent
    from tests.site import Site

ROLES = {
    # the element's own
    "<a t href=/>x</a>": "link",
    "<a t>x</a>": "generic",
    "<svg><a t href=/><text>x</text></a></svg>": "link",
    "<map><area t href=/></map>": "link",
    "<h4 t>x</h4>": "heading",
    "<p t>x</p>": "paragraph",
    "<my-thing t>x</my-thing>": "generic",
    "<input t>": "textbox",
    "<input t type=nonsense>": "textbox",
    "<input t type=password>": "textbox",
    "<input t type=date>": "textbox",
    "<input t type=SEARCH>": "searchbox",
    "<input t type=number>": "spinbutton",
    "<input t type=range>": "slider",
    "<input t type=checkbox>": "checkbox",
    "<input t type=checkbox switch>": "switch",
    "<input t type=checkbox aria-pressed=true>": "button",
    "<input t type=image alt=x>": "button",
    "<input t type=file>": "button",
    "<input t type=hidden>": "none",
    "<input t list=l><datalist id=l><option>x</datalist>": "combobox",
    "<input t list=missing>": "textbox",
    "<select t><option>x</select>": "combobox",
    "<select t size=3><option>x</select>": "listbox",
    "<select t size=1><option>x</select>": "combobox",
    "<select t multiple><option>x</select>": "listbox",
    "<details><summary t>x</summary>y</details>": "button",
    "<details><summary>x</summary><summary t>y</summary></details>": "generic",
    "<summary t>x</summary>": "generic",
    "<output t>x</output>": "status",
    "<form t><input></form>": "form",
    "<dialog t open>x</dialog>": "dialog",
    "<iframe t></iframe>": "iframe",
    # pictures
    "<img t src=x.png>": "image",
    "<img t src=x.png alt=''>": "none",
    "<img t src=x.png alt='' aria-label=x>": "image",
    "<img t src=x.png alt='' aria-labelledby=gone>": "none",
    "<img t>": "none",
    "<img t title=x>": "image",
    "<svg t><title>x</title></svg>": "image",
    "<svg t><path d=M0/></svg>": "graphics-document",
    "<svg><circle t r=4><title>x</title></circle></svg>": "graphics-symbol",
    "<svg><circle t r=4></circle></svg>": "none",
    # by what is around
    "<header t>x</header>": "banner",
    "<div><div><footer t>x</footer></div></div>": "contentinfo",
    "<article><div><header t>x</header></div></article>": "sectionheader",
    "<div role=main><footer t>x</footer></div>": "sectionfooter",
    "<section t>x</section>": "generic",
    "<section t aria-label=x>x</section>": "region",
    "<section t aria-labelledby=i>x</section><i id=i>name</i>": "region",
    "<section t aria-labelledby=i>x</section><i id=i> </i>": "generic",
    "<div t role=region id=i aria-labelledby=j>x<div role=region id=j aria-labelledby=i></div></div>": "generic",
    "<b id=i><img t src=x.png alt='' aria-labelledby=i></b>": "none",
    "<aside t>x</aside>": "complementary",
    "<nav><aside t>x</aside></nav>": "generic",
    "<nav><aside t title=x>x</aside></nav>": "complementary",
    "<ul><li t>x</ul>": "listitem",
    "<li t>x</li>": "generic",
    "<ul role=none><li t>x</ul>": "generic",
    "<ul role=tablist><li t>x</ul>": "generic",
    "<ul><div><div role=none><li t>x</div></div></ul>": "listitem",
    "<div role=list><li t>x</div>": "listitem",
    "<ol aria-owns=i></ol><li t id=i>x</li>": "listitem",
    "<table><tr><td t>x</table>": "cell",
    "<table role=grid><tr><td t>x</table>": "gridcell",
    "<table role=presentation><tr><td t>x</table>": "none",
    "<table role=presentation><tr t><td>x</table>": "none",
    "<table role=list><tr t><td>x</table>": "generic",
    "<table><tbody t><tr><td>x</table>": "rowgroup",
    "<table><tr><th t>a<th>b<tr><td>1<td>2</table>": "columnheader",
    "<table><tr><th t>a<td>1</table>": "rowheader",
    "<table><tr><th t scope=rowgroup>a<th>1</table>": "rowheader",
    "<table><thead><tr><th t>a<td>1</thead></table>": "columnheader",
    # by request
    "<div t role=button>x</div>": "button",
    "<div t role=' TAB '>x</div>": "tab",
    "<div t role='nonsense switch'>x</div>": "switch",
    "<nav t role=landmark>x</nav>": "navigation",
    "<div t role=img>x</div>": "image",
    "<div t role=directory>x</div>": "list",
    "<a t role=doc-noteref href=/>1</a>": "doc-noteref",
    "<div t role=region>x</div>": "generic",
    "<div t role='region group'>x</div>": "group",
    "<div t role=region aria-label=x>x</div>": "region",
    "<h1 t role=none>x</h1>": "none",
    "<h1 t role=presentation tabindex=-1>x</h1>": "heading",
    "<h1 t role=none aria-label=x>x</h1>": "heading",
    "<h1 t role=none aria-label=''>x</h1>": "none",
    "<h1 t role=none aria-level=2>x</h1>": "none",
    "<button t role=none>x</button>": "button",
    "<div t role=constructor>x</div>": "generic",
    # a part of something that is one thing
    "<button><h2 t>x</h2></button>": "none",
    "<div role=button><span><img t alt=x></span></div>": "none",
    "<div role=tab><a t href=/>x</a></div>": "link",
    "<button role=menu><h2 t>x</h2></button>": "heading",
    # an element that is to be dragged or to pop up is more than a box
    "<div t draggable=true>x</div>": "group",
    "<div t popover>x</div>": "group",
}


async def test_roles(page: cdpagent.Page, site: Site) -> None:
    answers = await ask(page, site, list(ROLES))
    assert {html: answer["role"] for html, answer in zip(ROLES, answers, strict=True)} == ROLES


NAMES = {
    # what wins over what
    "<button t aria-labelledby='a b' aria-label=no>no</button><i id=a>one</i><i id=b>two</i>": (
        "one two",
        "labelledby",
    ),
    "<button t aria-labelledby=gone aria-label=yes>no</button>": ("yes", "label"),
    "<button t aria-label=' '>yes</button>": ("yes", "content"),
    "<div t role=group id=g aria-label=Self aria-labelledby='g h'><h2 id=h>and heading</h2></div>": (
        "Self and heading",
        "labelledby",
    ),
    "<button t title=no>yes</button>": ("yes", "content"),
    "<button t title=yes><img alt=''></button>": ("yes", "title"),
    "<a t href=/><span title=yes></span></a>": ("yes", "content"),
    "<input t placeholder=yes>": ("yes", "placeholder"),
    "<input t placeholder=no title=yes>": ("yes", "title"),
    "<p t>text of a paragraph is not its name</p>": ("", ""),
    "<p t title=tip>text</p>": ("tip", "title"),
    # the host language
    "<label for=i>one</label><label>two <input t id=i></label>": ("one two", "native"),
    "<label>a <input t value=secret type=password> b</label>": ("a b", "native"),
    "<label for=i hidden>hidden <b>label</b></label><input t id=i>": ("hidden label", "native"),
    "<input t type=submit>": ("Submit", "native"),
    "<input t type=reset value=Again>": ("Again", "native"),
    "<input t type=button>": ("", ""),
    "<input t type=image alt=Go>": ("Go", "native"),
    "<label for=i>Label</label><button t id=i>content</button>": ("Label", "native"),
    "<fieldset t><legend>Legend</legend></fieldset>": ("Legend", "native"),
    "<table t><caption>Caption</caption><tr><td>x</table>": ("Caption", "native"),
    "<select><optgroup t label=Group></optgroup></select>": ("Group", "native"),
    "<select><option t label=Label>text</select>": ("Label", "native"),
    "<select><option t>text</select>": ("text", "content"),
    "<img t src=x.png alt=' a  b '>": ("a b", "native"),
    "<img t src=x.png alt='' title=tip>": ("", ""),
    "<figure><img t src=x.png><figcaption>Caption</figcaption></figure>": ("Caption", "native"),
    "<figure><img t src=x.png>more<figcaption>Caption</figcaption></figure>": ("", ""),
    "<svg t><title>Drawing</title><path/></svg>": ("Drawing", "native"),
    "<svg><a t href=/ xlink:title=Link><path/></a></svg>": ("Link", "native"),
    "<iframe t title=Frame></iframe>": ("Frame", "title"),
    "<math t alttext='x squared'><mi>x</mi></math>": ("x squared", "native"),
    # dialogs and articles are called what their heading says
    "<dialog t open><p>no</p><h2>Heading</h2></dialog>": ("Heading", "heading"),
    "<div t role=group><h2>Heading</h2></div>": ("", ""),
    # controls inside labels speak by their value
    "<label><input t type=checkbox> in <input value=3 aria-label=days> days</label>": ("in 3 days", "native"),
    "<label><input t type=checkbox> in <select><option>1<option selected>3</select> days</label>": (
        "in 3 days",
        "native",
    ),
    "<label><input t type=checkbox> <span role=slider aria-valuenow=3 aria-valuetext=three>3</span> times</label>": (
        "three times",
        "native",
    ),
    "<label><input t type=checkbox> <div role=listbox><i role=option>1</i>"
    "<i role=option aria-selected=true>2</i></div></label>": ("2", "native"),
    "<label><input t type=checkbox> code <input autocomplete=one-time-code value=1234></label>": ("code", "native"),
    # spaces: between blocks, not between inline elements
    "<button t><span>a</span><span>b</span></button>": ("ab", "content"),
    "<button t><div>a</div><div>b</div></button>": ("a b", "content"),
    "<button t><b style=display:inline-block>a</b><b style=display:inline-block>b</b></button>": ("a b", "content"),
    "<button t>a<br>b</button>": ("a b", "content"),
    "<button t>\n a\t b \n<!-- c --></button>": ("a b", "content"),
    "<button t>&nbsp;a&nbsp;</button>": ("\xa0a\xa0", "content"),
    # what is hidden
    "<button t>a<b hidden>b</b><b aria-hidden=true>c</b><b style=visibility:hidden>d</b></button>": ("a", "content"),
    "<button t>a<b style=visibility:hidden>b<i style=visibility:visible>c</i></b></button>": ("ac", "content"),
    "<button t>a<b style=content-visibility:hidden>b</b></button>": ("a", "content"),
    "<button t>a<script>b</script><style>c{}</style></button>": ("a", "content"),
    "<button t aria-labelledby=i>x</button><b id=i hidden>a <b hidden>b</b><script>c</script></b>": (
        "a b",
        "labelledby",
    ),
    # generated content
    "<style>b::before{content:'a '}b::after{content:' \"z\"'}</style><button t><b>m</b></button>": (
        'a m "z"',
        "content",
    ),
    "<style>b::before{content:'★' / 'star '}</style><button t><b>m</b></button>": ("star m", "content"),
    "<style>b::before{content:url(x.png) '\\f105'}</style><button t><b>m</b></button>": ("m", "content"),
    "<style>b::after{content:attr(data-n)}</style><button t><b data-n=5>m</b></button>": ("m5", "content"),
    "<style>b::after{content:'z';display:block}</style><button t><b>m</b></button>": ("m z", "content"),
    "<style>button{text-transform:uppercase}</style><button t>save</button>": ("SAVE", "content"),
    # what is inside what
    "<h2 t>a <a href=/ aria-label=b>no</a> <img alt=c> <svg><title>d</title></svg></h2>": ("a b c d", "content"),
    "<a t href=/><svg title=tip><path/><path/></svg></a>": ("tip", "content"),
    "<h2 t><a href=/ aria-labelledby=i>no</a> <a href=/>b <img id=i alt=a></a></h2>": ("a b", "content"),
    "<li t role=treeitem>a<ul role=group><li role=treeitem>b</ul></li>": ("a", "content"),
    "<button t aria-owns=i>a</button><b id=i>b</b>": ("ab", "content"),
    "<h2 aria-owns=i>a</h2><h3 t>b<i id=i>c</i></h3>": ("b", "content"),
    "<button t aria-actions=i>a<i id=i>b</i></button>": ("a", "content"),
    "<a t href=/ aria-labelledby=i>x</a><div id=i aria-labelledby=j>y</div><i id=j>z</i>": ("y", "labelledby"),
    # shadow trees
    "<button t><x-y><template shadowrootmode=open>a <slot>no</slot> c</template>b</x-y></button>": (
        "a b c",
        "content",
    ),
    "<button t><x-y><template shadowrootmode=open>a <slot aria-label=no>b</slot></template></x-y></button>": (
        "a b",
        "content",
    ),
    "<x-y><template shadowrootmode=open><label for=i>in the tree</label><input t id=i></template></x-y>"
    "<label for=i>outside</label>": ("in the tree", "native"),
}


async def test_names(page: cdpagent.Page, site: Site) -> None:
    answers = await ask(page, site, list(NAMES))
    assert {html: (answer["name"], answer["source"]) for html, answer in zip(NAMES, answers, strict=True)} == NAMES


DESCRIPTIONS = {
    "<button t aria-describedby='a b' title=no>x</button><i id=a hidden>one</i><i id=b>two</i>": "one two",
    "<button t aria-description=yes title=no>x</button>": "yes",
    "<button t title=tip>x</button>": "tip",
    "<button t title=tip></button>": "",
    "<svg t role=img aria-label=x><desc>drawn</desc></svg>": "drawn",
    "<button t>x</button>": "",
}


async def test_descriptions(page: cdpagent.Page, site: Site) -> None:
    answers = await ask(page, site, list(DESCRIPTIONS))
    assert {html: answer["description"] for html, answer in zip(DESCRIPTIONS, answers, strict=True)} == DESCRIPTIONS


STATES: dict[str, dict[str, Any]] = {
    "<a t href=/>x</a>": {},
    "<input t type=checkbox>": {"checked": False},
    "<input t type=checkbox checked aria-checked=false>": {"checked": True},
    "<input t type=radio checked>": {"checked": True},
    "<div t role=switch>x</div>": {"checked": False},
    "<div t role=checkbox aria-checked=mixed>x</div>": {"checked": "mixed"},
    "<select><option>a<option t selected>b</select>": {"selected": True},
    "<div t role=tab aria-selected=false>x</div>": {},
    "<div t role=tab aria-selected=true>x</div>": {"selected": True},
    "<button t aria-pressed=false>x</button>": {"pressed": False},
    "<button t aria-expanded=false aria-haspopup=true>x</button>": {"expanded": False, "haspopup": "menu"},
    "<button t aria-expanded=nonsense aria-haspopup=false>x</button>": {},
    "<details open><summary t>x</summary></details>": {"expanded": True},
    "<button t popovertarget=p>x</button><div id=p popover>y</div>": {"expanded": False},
    "<button t disabled>x</button>": {"disabled": True},
    "<fieldset disabled><input t></fieldset>": {"disabled": True},
    "<fieldset disabled><legend><input t></legend></fieldset>": {},
    "<div role=group aria-disabled=true><a t href=/>x</a></div>": {"disabled": True},
    "<input t required readonly>": {"required": True, "readonly": True},
    "<input t aria-required=true aria-readonly=true>": {"required": True, "readonly": True},
    "<input t aria-invalid=grammar>": {"invalid": "grammar"},
    "<input t aria-invalid=false>": {},
    "<a t href=/ aria-current=page>x</a>": {"current": "page"},
    "<a t href=/ aria-current=true>x</a>": {"current": True},
    "<h3 t>x</h3>": {"level": 3},
    "<h3 t aria-level=5>x</h3>": {"level": 5},
    "<div t role=heading>x</div>": {"level": 2},
    "<div t role=treeitem aria-level=4>x</div>": {"level": 4},
    "<input t value=text>": {"value": "text"},
    "<input t value=text placeholder=hint aria-label=name>": {"value": "text", "placeholder": "hint"},
    "<input t placeholder=hint>": {},
    "<textarea t>text</textarea>": {"value": "text", "multiline": True},
    "<select t><option>a<option selected>b</select>": {"value": "b"},
    "<select t multiple><option selected>a<option selected>b</select>": {"value": "a, b", "multiselectable": True},
    "<input t type=range min=1 max=5 value=3>": {"value": "3", "valuemin": 1, "valuemax": 5},
    "<div t role=slider aria-valuenow=3 aria-valuetext=three aria-valuemin=0 aria-valuemax=9></div>": {
        "value": "three",
        "valuemin": 0,
        "valuemax": 9,
    },
    "<progress t></progress>": {},
    "<progress t value=3 max=9></progress>": {"value": "3", "valuemax": 9},
    "<meter t value=0.5></meter>": {"value": "0.5"},
    "<div t role=textbox contenteditable>typed <b>text</b></div>": {"value": "typed text"},
    "<div t role=combobox><input value=inner></div>": {"value": "inner"},
    "<div t role=listbox aria-multiselectable=true aria-orientation=vertical></div>": {"multiselectable": True},
    "<div t role=slider aria-orientation=vertical aria-valuenow=1></div>": {"value": "1", "orientation": "vertical"},
    "<table><tr><th t aria-sort=descending>x</table>": {"sort": "descending"},
    "<div t role=dialog aria-modal=true aria-busy=true>x</div>": {"modal": True, "busy": True},
    "<button t aria-keyshortcuts=Alt+S aria-roledescription=pill>x</button>": {
        "keyshortcuts": "Alt+S",
        "roledescription": "pill",
    },
}


async def test_states(page: cdpagent.Page, site: Site) -> None:
    answers = await ask(page, site, list(STATES))
    assert {html: answer["states"] for html, answer in zip(STATES, answers, strict=True)} == STATES


SECRETS = [
    "<input t type=password value=hunter2>",
    "<input t autocomplete='section-a current-password' value=hunter2>",
    "<input t autocomplete=one-time-code value=hunter2>",
    "<input t autocomplete=cc-number value=hunter2>",
    "<input t autocomplete='shipping cc-csc' value=hunter2>",
    "<input t name=cardNumber value=hunter2>",
    "<input t name=cc_num value=hunter2>",
    "<input t id=cvv value=hunter2>",
    "<input t id=smsOtp value=hunter2>",
    "<input t aria-label='Security code' value=hunter2>",
    "<label>Password <input t value=hunter2></label>",
    "<textarea t placeholder='Recovery phrase'>hunter2</textarea>",
    "<div t role=textbox contenteditable aria-label=Passcode>hunter2</div>",
    "<div t role=combobox><input type=password value=hunter2></div>",
    "<select t autocomplete=cc-exp-month><option>hunter2</select>",
    "<input t maxlength=1 value=7>",
]


async def test_a_secret_is_said_to_be_there_and_never_shown(page: cdpagent.Page, site: Site) -> None:
    for html, answer in zip(SECRETS, await ask(page, site, SECRETS), strict=True):
        assert answer["states"].get("filled") is True, html
        assert "value" not in answer["states"], html
        assert "hunter2" not in str(answer), html


async def test_an_ordinary_field_is_shown(page: cdpagent.Page, site: Site) -> None:
    names = ["shopping", "option", "pinCode", "discount", "description", "company_number"]
    answers = await ask(page, site, [f"<input t name={name} value=shown>" for name in names])
    assert [answer["states"] for answer in answers] == [{"value": "shown"}] * len(names)


async def test_a_secret_in_a_label_is_left_out_of_the_name(page: cdpagent.Page, site: Site) -> None:
    html = "<button t aria-labelledby=i>x</button><label id=i>Key <input type=password value=hunter2></label>"
    assert (await ask_one(page, site, html))["name"] == "Key"


async def test_focus_is_told_through_shadow_trees(page: cdpagent.Page, site: Site) -> None:
    host = "<x-y id=h><template shadowrootmode=open><input autofocus t></template></x-y>"
    await ask_one(page, site, host)
    focused = """async (base) => {
        const { statesOf } = await import(base + "look/states.js");
        const host = document.getElementById("h");
        const input = host.shadowRoot.querySelector("input");
        input.focus();
        return [statesOf(input, "textbox"), statesOf(host, "generic"), statesOf(document.body, "generic")];
    }"""
    assert await page.main_frame.in_world(focused, serve_sources(site)) == [{"focused": True}, {}, {}]


CLOBBERED = [
    "parentNode", "firstChild", "nextSibling", "localName", "nodeType", "attributes", "children", "shadowRoot",
    "getAttribute", "hasAttribute", "getAttributeNames", "closest", "matches", "querySelector", "getRootNode",
    "checkVisibility", "ariaLabelledByElements", "assignedSlot", "previousElementSibling",
]  # fmt: skip


async def test_a_form_cannot_shadow_what_is_read_of_it(page: cdpagent.Page, site: Site) -> None:
    traps = "".join(f"<input name={name}>" for name in CLOBBERED)
    images = "".join(f"<img name={name}>" for name in ("activeElement", "querySelectorAll", "querySelector"))
    form = f"<main><form t aria-labelledby=i aria-busy=true aria-describedby=j>{traps}</form></main>{images}"
    answer = await ask_one(page, site, f"{form}<b id=i>Name</b><b id=j>More</b>")
    assert answer == {
        "role": "form",
        "name": "Name",
        "source": "labelledby",
        "description": "More",
        "states": {"busy": True},
    }


async def test_a_closed_shadow_tree_counts_once_it_is_known(page: cdpagent.Page, site: Site) -> None:
    await ask_one(page, site, "<button t id=b><x-y id=h>no</x-y></button>")
    closed = """async (base) => {
        const { learnShadow } = await import(base + "dom/flat_tree.js");
        const { nameOf } = await import(base + "look/name.js");
        const root = document.getElementById("h").attachShadow({ mode: "closed" });
        root.append("inside");
        const before = nameOf(document.getElementById("b"));
        learnShadow(root);
        return [before, nameOf(document.getElementById("b"))];
    }"""
    assert await page.main_frame.in_world(closed, serve_sources(site)) == ["no", "inside"]


async def test_a_name_is_cut_and_what_is_beyond_is_not_read(page: cdpagent.Page, site: Site) -> None:
    answer = await ask_one(page, site, f"<button t>{'word ' * 200_000}</button>", max=40)
    assert answer["name"] == ("word " * 8).strip()
    # An emoji is one character here, as in Python.
    answer = await ask_one(page, site, f"<button t>{'x' * 39}😀😀</button>", max=40)
    assert answer["name"] == "x" * 39 + "😀"
    # A thousand empty boxes do not use up the room.
    answer = await ask_one(page, site, f"<button t>{'<div><div></div></div>' * 500}end</button>", max=40)
    assert answer["name"] == "end"


async def test_any_depth_is_survived(page: cdpagent.Page, site: Site) -> None:
    await ask_one(page, site, "<button t id=b style=display:none></button>")
    deep = """async (base) => {
        const load = (name) => import(base + name + ".js");
        const [{ roleOf }, { nameOf }, { statesOf }] = await Promise.all(["look/role", "look/name", "look/states"].map(load));
        const button = document.getElementById("b");
        let leaf = button;
        for (let i = 0; i < 20_000; i++) leaf = leaf.appendChild(document.createElement("li"));
        leaf.append("deep");
        return [roleOf(leaf), nameOf(leaf), statesOf(leaf, "generic"), nameOf(button)];
    }"""
    assert await page.main_frame.in_world(deep, serve_sources(site)) == ["generic", "", {}, ""]


async def test_labels_that_lead_from_control_to_control_come_to_an_end(page: cdpagent.Page, site: Site) -> None:
    chain = "".join(f"<label for=c{i}><input type=checkbox id=c{i + 1}></label>" for i in range(3000))
    answer = await ask_one(page, site, f"<input t type=checkbox id=c0>{chain}")
    assert answer["name"] == ""


async def test_a_run_gives_the_same_answers(page: cdpagent.Page, site: Site) -> None:
    html = (
        "<label for=i>Label</label><input id=i><table role=grid><tr><td>a<td>b</table>"
        "<table><tr><td>c<td>d</table><h2 aria-owns=o>e</h2><b id=o>f</b><p aria-disabled=true><a href=/>g</a></p>"
    )
    await ask_one(page, site, f"<i t></i>{html}")
    compare = """async (base) => {
        const load = (name) => import(base + name + ".js");
        const [{ roleOf }, { nameOf }, { statesOf }, { beginRun, endRun }] =
            await Promise.all(["look/role", "look/name", "look/states", "dom/run"].map(load));
        const all = () => [...document.body.querySelectorAll("*")].map((element) => {
            const role = roleOf(element);
            return [role, nameOf(element), statesOf(element, role)];
        });
        const alone = all();
        beginRun();
        const inRun = all();
        endRun();
        return [alone, inRun];
    }"""
    alone, in_run = await page.main_frame.in_world(compare, serve_sources(site))
    assert alone == in_run
    assert [role for role, _, _ in alone if "cell" in role] == ["gridcell", "gridcell", "cell", "cell"]
