"""What a tag or a role alone tells: the classes of extractor/src/tags.js and roles.js, and the browsers' styles."""

from __future__ import annotations

from typing import Final


def words(text: str) -> frozenset[str]:
    """The words of a list."""
    return frozenset(text.split())


# --- tags ------------------------------------------------------------------------------------------------------------

SKIPPED: Final = words("head script style template noscript title desc metadata datalist option optgroup")
"""Nothing in it is ever shown as page content."""
STRUCTURE: Final = words(
    "ul ol menu li table tr form nav main header footer aside section article fieldset dialog search figure details"
)
"""Groups what is inside."""
ALONE: Final = words("h1 h2 h3 h4 h5 h6 img svg progress meter math video audio embed object")
"""Content that needs no text to be worth a row."""
READABLE: Final = ALONE | words("p li td th dt dd blockquote pre figcaption caption legend output")
"""A row of its own when content is asked for."""
CONTAINER: Final = words("html body main header footer nav section form table thead tbody tfoot ul ol dl menu fieldset")
"""A handler on it is meant for the parts inside."""
OPAQUE: Final = words("select textarea video audio object canvas iframe frame")
"""What is in it is not shown, or is told by the element itself."""

# --- how browsers display them ---------------------------------------------------------------------------------------

NOT_DISPLAYED: Final = words(
    "area base basefont datalist head link meta noembed noframes noscript param rp script source style template title "
    "track clipPath defs desc filter linearGradient marker mask metadata pattern radialGradient symbol"
)
_BLOCKS: Final = (
    "address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer "
    "form frameset h1 h2 h3 h4 h5 h6 header hgroup hr html legend listing main menu nav ol optgroup option p plaintext "
    "pre search section summary ul xmp foreignObject text"
)
DISPLAY: Final[dict[str, str]] = {
    **dict.fromkeys(words(_BLOCKS), "block"),
    **dict.fromkeys(words("button input marquee meter progress select textarea"), "inline-block"),
    **dict.fromkeys(NOT_DISPLAYED, "none"),
    "caption": "table-caption",
    "li": "list-item",
    "math": "math",
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

# --- roles -----------------------------------------------------------------------------------------------------------

WIDGET: Final = words(
    "button checkbox combobox link menuitem menuitemcheckbox menuitemradio option radio scrollbar searchbox slider "
    "spinbutton switch tab textbox treeitem"
)
"""Is there to be acted on."""
LANDMARK: Final = words(
    "alert alertdialog banner complementary contentinfo dialog form grid listbox log main menu menubar navigation "
    "radiogroup region search status tablist tabpanel toolbar tree treegrid"
)
"""Groups, and is kept for its own sake."""
ITEM: Final = words("article cell gridcell listitem row")
"""One of several alike."""
GROUP: Final = ITEM | words("feed figure group list rowgroup table")
"""Is kept when it groups more than one thing."""
MUTE: Final = words(
    "blockquote caption code definition deletion document emphasis generic graphics-document graphics-symbol insertion "
    "mark none paragraph sectionfooter sectionheader strong subscript superscript term time"
)
"""Says nothing about what a click would do."""
