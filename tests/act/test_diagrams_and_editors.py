"""What real applications taught: nodes of diagrams, drops on drawings, code editors, answers without a body."""

from __future__ import annotations

import pytest

import cdpagent
from tests.act.agent import NO_ICON, shown
from tests.site import Response

NODE = """<svg width=600 height=200><g id=node transform='translate(40,40)' class=node>
<g id=knob transform='translate(-25,2)' onclick='log("knob")'><rect width=24 height=26></rect></g>
<rect x=130 width=30 height=30 fill=silver></rect><rect id=ground width=140 height=30 fill=pink></rect><text x=40 y=20 pointer-events=none>Sample reading</text></g></svg><p id=said></p>
<script>const log = (what) => said.textContent += what + " ";
ground.addEventListener("mousedown", () => log("picked"));
knob.addEventListener("mousedown", (event) => event.stopPropagation());</script>"""


async def test_a_node_is_hit_on_the_ground_that_it_is_drawn_on_although_that_listens_itself(page, site):
    await shown(page, site, NODE)
    await page.click("#node")
    assert await page.evaluate("said.textContent") == "picked "


DRAWING = """<div id=tool draggable=false style='width:40px;height:20px;background:tan'>Tool</div>
<svg width=400 height=300 style='background:#eee'><rect id=ground width=400 height=300 fill=white></rect>
<line x1=0 x2=400 y1=100 y2=100 stroke=grey stroke-width=3></line></svg><p id=said></p><script>let held = false;
tool.onmousedown = () => held = true;
onmouseup = (event) => { if (held) said.textContent = event.target.tagName; held = false; };</script>"""


async def test_what_is_dropped_at_a_point_goes_there_whatever_is_drawn_at_it(page, site):
    await shown(page, site, DRAWING)
    await page.drag("#tool", "#ground", target_position=(50, 100))
    assert await page.evaluate("said.textContent") == "line"


EDITOR = """<div style='position:relative;width:900px;height:500px;overflow:hidden'>
<textarea aria-label=Code style='position:absolute;width:1px;height:18px;border:0;padding:0;opacity:.01' oninput='out.textContent = value'></textarea>
<div style='position:absolute;width:100000px;height:100000px'><span style='position:absolute;left:0;top:0;width:400px;height:40px'>const</span></div>
</div><p id=out></p>"""


@pytest.mark.parametrize("target", ["textarea", None])
async def test_a_code_editor_that_draws_over_its_field_takes_keys(page, site, target):
    await shown(page, site, EDITOR)
    await page.press("End", "textarea")
    await page.type(target, "25")
    assert await page.evaluate("out.textContent") == "25"


async def test_a_request_that_was_answered_without_a_body_has_not_failed(page, site):
    async def delete(request):
        return Response("", "text/plain", status=204)

    site.add("/thing", delete)
    await shown(page, site, f'{NO_ICON}<button onclick=\'fetch("/thing", {{method: "DELETE"}})\'>Delete</button>')
    result = await page.click("button")
    assert "DELETE /thing 204" in result.text


async def test_a_step_says_what_has_become_of_the_button_that_it_pressed(page, site):
    await shown(page, site, "<button onclick='this.textContent = \"Disabled\"'>Enabled</button><button>Done</button>")
    tools = cdpagent.WebTools(page)
    steps = [{"do": "click", "ref": 'button "Enabled"'}, {"do": "press", "key": "Tab", "times": 2}]
    done = await tools.call("web_do", {"steps": steps})
    lines = done.text.splitlines()
    assert lines[0].endswith('button "Enabled": now "Disabled"')
    assert lines[1].startswith("2 press Tab (2 times)")
    assert done.text.count("Disabled") == 1
