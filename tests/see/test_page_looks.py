"""Looking several times: what is asked only once, and what must not be missed for that."""

from __future__ import annotations


async def test_same_page_again_has_same_text_and_id(page, site):
    site.add("/one", "<button>One</button>")
    await page.open(site.url("/one"))
    first, second = await page.snapshot(), await page.snapshot()
    assert (second.text, second.snapshot_id) == (first.text, first.snapshot_id)


async def test_value_typed_between_two_looks_is_seen_although_no_node_has_changed(page, site):
    site.add("/form", "<input aria-label=City>")
    await page.open(site.url("/form"))
    await page.snapshot()
    await page.evaluate("void (document.querySelector('input').value = 'Ulm')")
    assert "Ulm" in (await page.snapshot()).text


async def test_other_options_give_another_text_of_the_same_page(page, site):
    site.add("/two", "<button>One</button><button>Two</button>")
    await page.open(site.url("/two"))
    tree, short = await page.snapshot(), await page.snapshot(max_nodes=1)
    assert '"Two"' in tree.text
    assert '"Two"' not in short.text


async def test_frame_is_read_from_the_look_on_that_shows_it(page, site):
    site.add("/inner", "<button>Inside</button><iframe src=/innermost></iframe>")
    site.add("/innermost", "<button>Innermost</button>")
    site.add("/outer", "<button>Outside</button><iframe src=/inner style='display:none'></iframe>")
    await page.open(site.url("/outer"))
    hidden = await page.snapshot()
    assert "Inside" not in hidden.text
    assert not hidden.stats.truncated
    await page.evaluate("void (document.querySelector('iframe').style.display = 'block')")
    for _ in range(2):
        shown = await page.snapshot()
        assert "Inside" in shown.text
        assert "Innermost" in shown.text
    await page.evaluate("void (document.querySelector('iframe').style.display = 'none')")
    assert "Inside" not in (await page.snapshot()).text
