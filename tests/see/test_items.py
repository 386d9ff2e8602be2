"""Each thing has a row of its own: items of lists, cells, nodes of diagrams; and text stands where it stands."""

from __future__ import annotations

READ = {"interactive_only": False}
SIZED = "<style>.cell { width: 20px; height: 20px }</style>"


async def test_items_and_cells_have_rows_whatever_they_are_wrapped_in_and_however_they_lie(look):
    await look.table(
        {
            "div in item": (
                "<ul><li><div>Apple pie</div></li><li><div>Pear</div></li></ul>",
                ["list", "  listitem (Apple pie)", "  listitem (Pear)"],
            ),
            "items in a line": (
                "<style>li { display: inline-block }</style><ul><li>Apple</li><li>Pear</li></ul>",
                ["list", "  listitem (Apple)", "  listitem (Pear)"],
            ),
            "div in cell": (
                "<table><tr><td><div>Ann</div></td><td><div>31</div></td></tr></table>",
                ["row 'Ann 31'", "  cell 'Ann'", "  cell '31'"],
            ),
            "two lines in an item": (
                "<ul><li><div><b>Ann</b></div><div><b>31 years</b></div></li><li>Bob</li></ul>",
                ["list", "  listitem (Ann 31 years)", "  listitem (Bob)"],
            ),
            "description list": (
                "<dl><dt><div>Colour</div></dt><dd><div>Red</div></dd></dl>",
                ["term (Colour)", "definition (Red)"],
            ),
            "siblings of one class": (
                "<div><div class=row><i>One</i><div>1 KB</div></div><div class='row on'><i>Two</i><div>2 KB</div></div></div>",
                ["listitem (One 1 KB)", "listitem (Two 2 KB)"],
            ),
            "items by role": (
                "<div role=list><div role=listitem><div>A</div></div><div role=listitem><div>B</div></div></div>",
                ["list", "  listitem (A)", "  listitem (B)"],
            ),
            "heading by role": ("<div role=heading aria-level=3><div>Primary</div></div>", ["heading 'Primary' level=3"]),
            "heading in a line": ("<div><h2 style='display: inline'>Primary</h2> mail</div>",
                                  ["heading 'Primary' level=2", "text 'mail'"]),
        },
        **READ,
    )  # fmt: skip


async def test_the_handler_of_a_list_is_meant_for_its_items(look):
    listen = "<script>document.querySelector('#on').addEventListener('click', () => 0)</script>"
    files = "<li title=''><span>data</span> <span>18m ago</span></li><li><span>cells.md</span> <span>2h ago</span></li>"
    rows = ["list", "  listitem 'data 18m ago'", "  listitem 'cells.md 2h ago'"]
    await look.table(
        {
            "on the list": (f"<ul id=on>{files}</ul>{listen}", rows),
            "around it": (f"<div id=on><div>Name</div><ul>{files}</ul></div>{listen}", rows),
            "an attribute": (f"<ul onclick='0'>{files}</ul>", rows),
            "rows made of blocks": (
                "<div id=on><div class=row>One <b>1</b></div><div class='row on'>Two <b>2</b></div></div>" + listen,
                ["clickable 'One 1'", "clickable 'Two 2'"],
            ),
            "empty cells": (
                SIZED + "<div id=on><div class=cell></div><div class=cell></div></div>" + listen,
                ["clickable ~cell~", "clickable ~cell~"],
            ),
        }
    )


async def test_a_card_with_a_handler_of_its_own_is_one_thing(look):
    html = """<div class=card><p class=line>Red</p><p class=line>shoe</p></div><div class=card><div class=line>Blue</div>
    <div class=line>shoe</div></div><script>document.querySelectorAll('.card').forEach(e => e.onclick = () => 0)</script>"""
    assert await look(html) == ["clickable 'Red shoe'", "clickable 'Blue shoe'"]


async def test_a_handler_around_a_form_is_not_meant_for_what_holds_its_fields(look):
    html = """<div id=on><div class=field>Name <input></div><div class=field>Town <input></div></div>
    <script>document.querySelector('#on').onclick = () => 0</script>"""
    rows = [row.strip() for row in await look(html)]
    assert rows == ["clickable 'Name Town'", "listitem (Name)", "textbox 'Name'", "listitem (Town)", "textbox 'Town'"]


async def test_controls_of_cards_alike_are_told_apart_by_what_the_cards_say(look):
    card = "<div class=card><b>{}</b> <button>Buy</button> <button>Keep</button></div>"
    rows = await look(card.format("Red shoe") + card.format("Blue shoe"))
    assert rows == [
        "listitem (Red shoe)",
        "  button 'Buy'",
        "  button 'Keep'",
        "listitem (Blue shoe)",
        "  button 'Buy'",
        "  button 'Keep'",
    ]


async def test_text_is_cut_at_controls_and_not_at_links(look):
    listen = "<script>document.querySelectorAll('.on').forEach(e => e.addEventListener('click', () => 0))</script>"
    await look.table(
        {
            "fields": (
                "first:<br><input aria-label=A><br>last:<br><input aria-label=B>",
                ["text 'first:'", "textbox 'A'", "text 'last:'", "textbox 'B'"],
            ),
            "counter": (
                "<div><span class=on>-</span> 2 <span class=on>+</span></div>" + listen,
                ["clickable '-'", "text '2'", "clickable '+'", "  text '+'"],
            ),
            "sentence": (
                "<p>Read <a href=/a>the manual</a>, or <a href=/b>ask</a>. <button>Go</button> and stop.</p>",
                [
                    "paragraph (Read the manual, or ask.)",
                    "  link 'the manual'",
                    "  link 'ask'",
                    "  button 'Go'",
                    "  text 'and stop.'",
                ],
            ),
            "only links": ("<div><a href=/a>one</a> | <a href=/b>two</a></div>", ["link 'one'", "link 'two'"]),
            "label": (
                "<div>Price <label>from <input></label> to <label>until <input></label> EUR</div>",
                ["text 'Price'", "textbox 'from'", "text 'to'", "textbox 'until'", "text 'EUR'"],
            ),
            "item": (
                "<ul><li><input type=checkbox aria-label=R> Red</li><li>Blue</li></ul>",
                ["list", "  listitem", "    checkbox 'R' checked=False", "    text 'Red'", "  listitem (Blue)"],
            ),
            "cell": (
                "<table><tr><td>x <button>Go</button> y</td><td>z</td></tr></table>",
                ["row 'x Go y z'", "  cell 'x'", "    button 'Go'", "    text 'y'", "  cell 'z'"],
            ),
        },
        **READ,
    )


async def test_a_small_picture_is_a_word_of_its_sentence(look):
    dot = "<span role=img aria-label='green dot' style='display: inline-block; width: 8px; height: 8px'></span>"
    picture = "<svg role=img aria-label=chart width={0} height={0}><rect width=9 height=9 /></svg>"
    await look.table(
        {
            "rating": ("<p>Rated <img alt='★★★☆☆'> by 4</p>", ["paragraph (Rated ★★★☆☆ by 4)"]),
            "status": (f"<div>status: {dot} online</div>", ["text 'status: green dot online'"]),
            "first": (f"<div>{dot} online</div>", ["text 'green dot online'"]),
            "alone": (f"<div>{dot}</div>", ["image 'green dot'"]),
            "large": (f"<div>See {picture.format(200)} here</div>", ["text 'See here'", "image 'chart'"]),
        },
        **READ,
    )


async def test_a_labelled_group_of_a_drawing_is_one_thing_with_its_parts_below(look):
    node = """<g class=node transform='translate({1},9)'><rect width=90 height=30 /><g><text y=20>{0}</text></g>
    <g class=port><rect x=85 y=9 width=9 height=9 /></g></g>"""
    drawing = f"<svg width=400 height=99><g>{node.format('inject', 9)}{node.format('debug', 200)}</g></svg>"
    listen = "<script>document.querySelectorAll('{}').forEach(e => e.addEventListener('mousedown', () => 0))</script>"
    with_ports = ["clickable 'inject'", "  clickable ~port~", "clickable 'debug'", "  clickable ~port~"]
    await look.table(
        {
            "on groups": (drawing + listen.format("g.node, g.port"), with_ports),
            "on shapes": (drawing + listen.format("rect"), with_ports),
            "around": (drawing + listen.format("svg"), ["clickable 'inject'", "clickable 'debug'"]),
        }
    )


async def test_bars_of_a_chart_stay_things_of_their_own(look):
    html = """<svg width=99 height=99><g><text y=9>Sales</text><rect y=20 width=9 height=9 /><rect y=40 width=9 height=9 />
    </g></svg><script>document.querySelectorAll('rect').forEach(e => e.addEventListener('click', () => 0))</script>"""
    assert len([row for row in await look(html) if row.startswith("clickable")]) == 2


async def test_every_match_has_a_ref_that_can_be_clicked(page, site):
    site.add(
        "/found",
        """<div>plain <b>bold</b> <input aria-label=Field> after</div><ul aria-label=Fruits><li>a</li><li>b</li></ul>
        <script>onclick = event => document.title = event.target.tagName</script>""",
    )
    await page.open(site.url("/found"))
    await page.snapshot(interactive_only=False)
    for wanted, tag in {"bold": "B", "after": "DIV", "fruits": "LI"}.items():
        [match] = await page.find(wanted)
        assert f"[ref={match.ref}]" in match.line
        await page.click(match.ref)
        assert await page.evaluate("document.title") == tag


async def test_texts_that_are_not_searched_for_have_no_ref(page, site):
    site.add("/found", "<div>plain</div><button>Go</button><div>other</div>")
    await page.open(site.url("/found"))
    await page.find("other")
    snapshot = await page.snapshot(interactive_only=False)
    assert '- text "plain"' in snapshot.text.splitlines()


async def test_what_is_called_by_a_tooltip_alone_is_called_by_what_it_shows(page, site):
    files = "".join(
        f"<li title='Name: {name} Size: 48 B Path: notes'><span>{name}</span> <span>last year</span></li>"
        for name in ("ideas.md", "meeting.txt")
    )
    script = (
        "document.querySelector('ul').onclick = (event) => { document.title = event.target.closest('li').innerText }"
    )
    bare = "<p tabindex=0 title='Go up' style='width: 20px; height: 20px'></p>"
    await page.open(site.add("/files", f"<ul style='width: 300px'>{files}</ul>{bare}<script>{script}</script>"))
    seen = await page.snapshot()
    assert 'listitem "ideas.md last year" [ref=' in seen.text
    assert "Size" not in seen.text
    assert '"Go up"' in seen.text
    item = next(ref for ref, node in seen.refs.items() if node.name == "meeting.txt last year")
    await page.click(item)
    assert await page.title() == "meeting.txt last year"


async def test_what_is_drawn_in_a_text_by_class_or_color_is_told_at_its_place(page, site):
    style = """<style>i, .dot { display: inline-block; width: 12px; height: 12px } .dot { border-radius: 6px }
      .on { background: #12a02a } .off { background: rgb(220, 20, 30) } .spacer { background: #eee }
      .flex { display: flex } .gone { display: none }</style>"""
    await page.open(
        site.add(
            "/icons",
            f"""{style}<p>Server one is <span class="dot on"></span> online</p>
            <p><i class="fa fa-check"></i> Paid</p><div class=flex><span class="dot off"></span><span>Printer</span></div>
            <table><tr><th>Who<th>Admin<th>Score<tr><td>Ada<td><i class="icon-check"></i><td><i class="icon-star"></i><i
            class="icon-star"></i><i class="icon-star-half"></i><tr><td>Bob<td><i class="icon-cross"></i><td>none</table>
            <p><span class="dot spacer"></span> Plain <i class="layout-thing"></i> text <i class="icon-check gone"></i></p>
            <p><a href=/>Home <i class="icon-star"></i></a></p><section><i class="red-ui-info"></i></section>""",
        )
    )
    text = (await page.snapshot()).text
    assert '"Server one is (green) online"' in text
    assert '"(check) Paid"' in text
    assert '"(red) Printer"' in text
    assert 'row "Ada" | "(check)" | "(star) (star) (star half)"' in text
    assert 'row "Bob" | "(cross)" | "none"' in text
    assert '"Plain text"' in text
    assert 'link "Home" [ref=' in text
    assert "info" not in text
    await page.evaluate("document.querySelector('.dot.on').className = 'dot off'")
    assert '"Server one is (red) online"' in (await page.snapshot()).text


NODE = """<g class="flow-node" transform="translate({x},20)"><rect class=flow-node width=120 height=30 fill=lightblue />
<text x=20 y=20>{name}</text>{parts}<g class="flow-node-docs" style="display: none"><g><rect width=7 height=9 /></g></g></g>"""
PORT = "<g class=flow-port-{0} transform='translate({1},10)'><rect class=flow-port width=9 height=9 /></g>"
PLAIN = "<g><circle class=dot cx={0} cy=15 r=5 /></g>"
BUTTON = "<g class=flow-node-button><rect class=flow-node-button-button x=-15 y=5 width=15 height=20 /></g>"


async def test_parts_of_a_node_stand_below_it_and_are_told_apart(look):
    listen = "<script>for (const e of document.querySelectorAll('.flow-node,.flow-port,.dot,.flow-node-docs > g," \
        ".flow-node-button-button')) e.addEventListener('mousedown', () => 0)</script>"  # fmt: skip
    both = PORT.format("input", -5) + PORT.format("output", 115)
    dots = PLAIN.format(0) + PLAIN.format(120)

    def drawing(*nodes: str) -> str:
        return f"<svg width=900 height=99><g>{''.join(nodes)}</g></svg>{listen}"

    await look.table(
        {
            "by the class of their group": (
                drawing(
                    NODE.format(x=30, name="Read", parts=BUTTON + PORT.format("output", 115)),
                    NODE.format(x=300, name="Change", parts=both),
                ),
                ["clickable 'Read'", "  clickable ~node button~", "  clickable ~output port~",
                 "clickable 'Change'", "  clickable ~input port~", "  clickable ~output port~"],
            ),
            "by their side": (
                drawing(NODE.format(x=30, name="Read", parts=dots)),
                ["clickable 'Read'", "  clickable ~dot, left~", "  clickable ~dot, right~"],
            ),
            "a part that is not displayed": (drawing(NODE.format(x=30, name="Note", parts="")), ["clickable 'Note'"]),
        }
    )  # fmt: skip
