"""How browsers display each tag where no style says otherwise. In a page the browser itself tells.

What a tag or a role means otherwise is in `cdpagent.see.rules`.
"""

from __future__ import annotations

from typing import Final


def words(text: str) -> frozenset[str]:
    """The words of a list."""
    return frozenset(text.split())


NOT_DISPLAYED: Final = words(
    "area base basefont datalist head link meta noembed noframes noscript param rp script source style template title "
    "track clipPath defs desc filter linearGradient marker mask metadata pattern radialGradient symbol"
)
_BLOCKS: Final = (
    "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer "
    "form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main menu nav ol optgroup option p plaintext "
    "pre search section summary ul xmp foreignObject text"
)
_FORMULAS: Final = (
    "menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle "
    "msub msubsup msup mtext munder munderover semantics"
)
DISPLAY: Final[dict[str, str]] = {
    **dict.fromkeys(words(_BLOCKS), "block"),
    **dict.fromkeys(words("button input marquee meter progress select textarea"), "inline-block"),
    **dict.fromkeys(NOT_DISPLAYED, "none"),
    **dict.fromkeys(_FORMULAS.split(), "block math"),
    "annotation": "none",
    "caption": "table-caption",
    "li": "list-item",
    "math": "math",
    "mtable": "table",
    "mtd": "table-cell",
    "mtr": "table-row",
    "rt": "ruby-text",
    "ruby": "ruby",
    "slot": "contents",
    "table": "table",
    "tbody": "table-row-group",
    "td": "table-cell",
    "tfoot": "table-footer-group",
    "th": "table-cell",
    "thead": "table-header-group",
    "tr": "table-row",
}
"""The tags that are not displayed as ``inline``."""
