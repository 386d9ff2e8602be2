"""What HTML and ARIA say, for the page and for plain HTML alike.

Written by `python -m tools.rules` from tools/rules/rules.toml. Edit that file, not this one.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final

# --- tags ------------------------------------------------------------------------------------------------------------

SKIP_TAGS: Final = frozenset({
    "head", "script", "style", "template", "noscript", "title", "desc", "metadata", "datalist", "option", "optgroup",
})
"""Nothing in it is ever shown as page content."""
CONTROL_TAGS: Final = frozenset({
    "a", "area", "button", "input", "select", "textarea", "summary", "label", "iframe", "frame", "audio", "video",
    "canvas",
})
"""May be acted on, if its attributes say so."""
STRUCTURE_TAGS: Final = frozenset({
    "ul", "ol", "menu", "li", "table", "tr", "form", "nav", "main", "header", "footer", "aside", "section", "article",
    "fieldset", "dialog", "search", "figure", "details",
})
"""Groups what is inside."""
READABLE_TAGS: Final = frozenset({
    "p", "li", "td", "th", "dt", "dd", "blockquote", "pre", "figcaption", "caption", "legend", "output", "h1", "h2",
    "h3", "h4", "h5", "h6", "img", "svg", "progress", "meter", "math", "video", "audio", "embed", "object",
})
"""Has a row of its own when content is asked for."""
CONTAINER_TAGS: Final = frozenset({
    "html", "body", "main", "header", "footer", "nav", "section", "form", "table", "thead", "tbody", "tfoot", "ul",
    "ol", "dl", "menu", "fieldset",
})
"""A handler or a hand cursor on it is meant for the parts inside."""
ALONE_TAGS: Final = frozenset({
    "h1", "h2", "h3", "h4", "h5", "h6", "img", "svg", "progress", "meter", "math", "video", "audio", "embed", "object",
})
"""Is worth a row even without text."""
CLOSED_TAGS: Final = frozenset({
    "select", "textarea", "video", "audio", "canvas", "iframe", "frame",
})
"""The walk does not go inside: what is in it is not rendered, or the element itself tells it."""
FORM_TAGS: Final = frozenset({
    "form", "search",
})
"""Fields in it belong together."""
TELLING_TAGS: Final = frozenset({
    "h1", "h2", "h3", "h4", "h5", "h6", "caption", "legend", "figcaption", "th",
})
"""Says what the things around it are: told however large the page is."""
SIDE_TAGS: Final = frozenset({
    "nav", "aside", "header", "footer",
})
"""May stand beside what the page is about; its role decides."""

# --- roles -----------------------------------------------------------------------------------------------------------

FROM_CONTENT_ROLES: Final = frozenset({
    "button", "cell", "checkbox", "columnheader", "comment", "gridcell", "heading", "link", "menuitem",
    "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab", "tooltip", "treeitem",
})
"""Its contents name it."""
LEAF_ROLES: Final = frozenset({
    "button", "checkbox", "image", "menuitemcheckbox", "menuitemradio", "meter", "option", "progressbar", "radio",
    "scrollbar", "separator", "slider", "switch", "tab",
})
"""The user meets it as one thing: nothing inside has a role unless it takes the focus."""
VALUE_ROLES: Final = frozenset({
    "combobox", "meter", "progressbar", "scrollbar", "searchbox", "slider", "spinbutton", "textbox",
})
"""Has a value."""
RANGE_ROLES: Final = frozenset({
    "meter", "progressbar", "scrollbar", "slider", "spinbutton",
})
"""Has a lowest and a highest value."""
CHECKABLE_ROLES: Final = frozenset({
    "checkbox", "menuitemcheckbox", "menuitemradio", "radio", "switch",
})
"""Is checked or not."""
VERTICAL_ROLES: Final = frozenset({
    "listbox", "menu", "scrollbar", "tree",
})
"""Lies vertically unless it says otherwise."""
BRANCH_ROLES: Final = frozenset({
    "group", "menu", "tree",
})
"""Inside an item of a menu or tree it holds further items, which are not part of the item's name."""
FROM_HEADING_ROLES: Final = frozenset({
    "alertdialog", "article", "dialog",
})
"""Its first heading names it when nothing else does."""
WIDGET_ROLES: Final = frozenset({
    "button", "checkbox", "combobox", "link", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio",
    "scrollbar", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox", "treeitem",
})
"""Is there to be acted on."""
LANDMARK_ROLES: Final = frozenset({
    "alert", "alertdialog", "banner", "complementary", "contentinfo", "dialog", "form", "grid", "listbox", "log",
    "main", "menu", "menubar", "navigation", "radiogroup", "region", "search", "status", "tablist", "tabpanel",
    "toolbar", "tree", "treegrid",
})
"""Groups what is in it, and is kept for its own sake."""
GROUP_ROLES: Final = frozenset({
    "article", "cell", "feed", "figure", "gridcell", "group", "list", "listitem", "row", "rowgroup", "table",
})
"""Is kept when it groups more than one thing."""
ITEM_ROLES: Final = frozenset({
    "article", "cell", "definition", "gridcell", "listitem", "row", "term",
})
"""Is one of several alike."""
MUTE_ROLES: Final = frozenset({
    "blockquote", "caption", "code", "definition", "deletion", "document", "emphasis", "generic", "graphics-document",
    "graphics-symbol", "insertion", "mark", "none", "paragraph", "sectionfooter", "sectionheader", "strong",
    "subscript", "superscript", "term", "time",
})
"""Says nothing about what a click on it would do."""
KNOWN_ROLES: Final = frozenset({
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption", "cell", "checkbox",
    "code", "columnheader", "combobox", "comment", "complementary", "contentinfo", "definition", "deletion", "dialog",
    "document", "emphasis", "feed", "figure", "form", "generic", "graphics-document", "graphics-object",
    "graphics-symbol", "grid", "gridcell", "group", "heading", "image", "insertion", "link", "list", "listbox",
    "listitem", "log", "main", "mark", "marquee", "math", "menu", "menubar", "menuitem", "menuitemcheckbox",
    "menuitemradio", "meter", "navigation", "none", "note", "option", "paragraph", "progressbar", "radio",
    "radiogroup", "region", "row", "rowgroup", "rowheader", "scrollbar", "search", "searchbox", "sectionfooter",
    "sectionheader", "separator", "slider", "spinbutton", "status", "strong", "subscript", "suggestion", "superscript",
    "switch", "tab", "table", "tablist", "tabpanel", "term", "textbox", "time", "timer", "toolbar", "tooltip", "tree",
    "treegrid", "treeitem",
})
"""An author can use it."""
IMPLICIT_ROLES: Final[dict[str, str]] = {
    "article": "article", "blockquote": "blockquote", "button": "button", "figcaption": "caption", "code": "code",
    "dd": "definition", "del": "deletion", "s": "deletion", "dialog": "dialog", "html": "document", "em": "emphasis",
    "figure": "figure", "form": "form", "div": "generic", "span": "generic", "address": "group", "details": "group",
    "fieldset": "group", "hgroup": "group", "optgroup": "group", "h1": "heading", "h2": "heading", "h3": "heading",
    "h4": "heading", "h5": "heading", "h6": "heading", "image": "image", "ins": "insertion", "dir": "list", "menu":
    "list", "ol": "list", "ul": "list", "datalist": "listbox", "main": "main", "mark": "mark", "math": "math", "meter":
    "meter", "nav": "navigation", "option": "option", "p": "paragraph", "progress": "progressbar", "search": "search",
    "hr": "separator", "output": "status", "strong": "strong", "sub": "subscript", "sup": "superscript", "table":
    "table", "dfn": "term", "dt": "term", "textarea": "textbox", "time": "time", "audio": "audio", "canvas": "canvas",
    "embed": "embed", "iframe": "iframe", "object": "object", "video": "video",
}
"""The role that a tag has whatever its attributes and its place."""
INPUT_ROLES: Final[dict[str, str]] = {
    "button": "button", "file": "button", "image": "button", "reset": "button", "submit": "button", "checkbox":
    "checkbox", "hidden": "none", "radio": "radio", "search": "searchbox", "range": "slider", "number": "spinbutton",
}
"""The role of an input by its type; any other type is a textbox."""
ROLE_SYNONYMS: Final[dict[str, str]] = {
    "img": "image", "presentation": "none", "directory": "list",
}
"""Other names that a role attribute may use."""

# --- words -----------------------------------------------------------------------------------------------------------

FOCUSABLE: Final = frozenset({
    "button", "input", "select", "textarea", "summary", "iframe",
})
"""Tags that take the focus by themselves."""
SECTIONING: Final = frozenset({
    "article", "aside", "nav", "section",
})
"""Tags inside which an aside without a name is no landmark."""
SECTION_ROLES: Final = frozenset({
    "article", "complementary", "main", "navigation", "region",
})
"""Role attributes inside which a header or footer is not the page's."""
NEED_NAME: Final = frozenset({
    "region", "form",
})
"""Roles that an element only has if its author named it."""
LISTS: Final = frozenset({
    "ul", "ol", "menu", "dir",
})
"""Tags of lists."""
TABLE_PARTS: Final = frozenset({
    "caption", "td", "th", "tr", "thead", "tbody", "tfoot",
})
"""Tags between a cell and its table."""
TABLES: Final = frozenset({
    "table", "grid", "treegrid",
})
"""Roles that have rows and cells."""
FIELDS: Final = frozenset({
    "input", "select", "textarea",
})
"""Tags of fields, whose text is a value."""
HIDEABLE_INPUTS: Final = frozenset({
    "checkbox", "radio", "file",
})
"""Types of input that a style hides while a label or a picture stands in for them."""
DRESSED_INPUTS: Final = frozenset({
    "checkbox", "radio", "file", "range",
})
"""Types of input that a style leaves nothing of while a picture, over or under them, is what a person sees."""
STATEFUL: Final = frozenset({
    "button", "fieldset", "input", "optgroup", "option", "select", "textarea",
})
"""Tags that the browser itself knows states of; custom elements too."""
NAMELESS: Final = frozenset({
    "script", "style", "template", "noscript", "datalist",
})
"""Tags that no name is made of."""
VALUED_IN_NAMES: Final = frozenset({
    "details", "fieldset", "input", "meter", "optgroup", "progress", "select", "textarea",
})
"""Tags whose role decides what they add to a name around them."""
GAUGES: Final = frozenset({
    "meter", "progress",
})
"""Tags with a value attribute that says how much."""
SELF_TOLD: Final = frozenset({
    "a", "button", "input", "select", "textarea", "label",
})
"""Tags that an item's context leaves out: each has a row of its own, or names one."""
LABELLED: Final = frozenset({
    "textbox", "searchbox", "combobox", "listbox", "checkbox", "radio", "switch", "slider", "spinbutton",
    "menuitemcheckbox", "menuitemradio",
})
"""Roles of fields: what stands beside one on the page is read as its label."""
READABLE_ROLES: Final = frozenset({
    "blockquote", "caption", "cell", "columnheader", "definition", "gridcell", "heading", "image", "img", "listitem",
    "paragraph", "rowheader", "term",
})
"""Values of the role attribute that make an element what a READABLE tag is: it has a row of its own."""
PICTURES: Final = frozenset({
    "img", "svg", "image",
})
"""Tags and role attributes of what can stand in a sentence as a word does."""
ITEM_TAGS: Final = frozenset({
    "li", "tr",
})
"""Tags of items that a handler around them may be meant for."""
ITEM_VALUES: Final = frozenset({
    "listitem", "row",
})
"""Values of the role attribute of such items; those of widgets are known without a handler."""
ALIKE_TAGS: Final = frozenset({
    "article", "div", "section",
})
"""Tags without a meaning: siblings of one of them, with one class, are items of a list."""
FORM_ROLES: Final = frozenset({
    "form", "search",
})
"""Values of the role attribute that make an element what a FORM tag is: fields in it belong together."""
TELLING_ROLES: Final = frozenset({
    "heading", "caption", "columnheader", "rowheader",
})
"""Values of the role attribute that make an element what a TELLING tag is."""
MESSAGE_ROLES: Final = frozenset({
    "alert", "status", "log",
})
"""Values of the role attribute of what tells a person that something has happened."""
DIALOG_ROLES: Final = frozenset({
    "dialog", "alertdialog",
})
"""Values of the role attribute of what lies over the page."""
SIDE_ROLES: Final = frozenset({
    "navigation", "banner", "complementary", "contentinfo", "toolbar", "menubar",
})
"""Roles of what stands beside what the page is about."""
OPENED_ROLES: Final = frozenset({
    "menu", "listbox",
})
"""Values of the role attribute of what opens out of a bar, and is what counts then."""
BESIDE_TEXT: Final = frozenset({
    "nav", "aside", "footer", "header", "form",
})
"""Tags of what stands beside the main text of a page."""
HANDLERS: Final = frozenset({
    "onclick", "ondblclick", "onmousedown", "onmouseup", "onpointerdown", "onpointerup", "ontouchstart", "ontouchend",
})
"""Attributes that handle a click."""
GROUPING_ATTRIBUTES: Final = frozenset({
    "draggable", "popover", "autofocus",
})
"""Attributes that make a group of an element without a role."""
LEAF_TAGS: Final = frozenset({
    "button", "option", "meter", "progress",
})
"""Tags whose role makes all that is inside a part of them."""
HEADINGS: Final = frozenset({
    "h1", "h2", "h3", "h4", "h5", "h6",
})
"""Tags of headings."""
ICONS: Final = frozenset({
    "svg", "i", "img",
})
"""Tags of what is often a picture."""
DRAWN_TEXT: Final = frozenset({
    "text", "title", "foreignObject",
})
"""Tags of what speaks in a drawing."""

# --- states of ARIA, by how they are read ----------------------------------------------------------------------------

ARIA_FLAGS: Final = frozenset({
    "busy", "disabled", "modal", "multiline", "multiselectable", "readonly", "required", "selected",
})
"""Read as flags."""
ARIA_TRISTATES: Final = frozenset({
    "checked", "expanded", "pressed",
})
"""Read as tristates."""
ARIA_WORDS: Final = frozenset({
    "current", "haspopup", "invalid", "keyshortcuts", "orientation", "roledescription", "sort",
})
"""Read as words."""
ARIA_NUMBERS: Final = frozenset({
    "level", "valuemax", "valuemin",
})
"""Read as numbers."""

# --- patterns, to be compiled by whoever uses them -------------------------------------------------------------------

GLOBAL_ARIA: Final = (
    r"^aria-(atomic|braille|busy|controls|current|desc|details|dropeffect|flowto|grabbed|keysh|label|live|"
    r"owns|relevant|roledesc)"
)
"""Attributes that undo role=none: every role has them, and nobody puts them on what says nothing."""
PUBLISHING_LINKS: Final = (
    r"^doc-.*(link|ref)$"
)
"""Of the roles of digital publishing, those that are links."""
SEPARATORS: Final = (
    r"^[\s|·•,;:./\\()\[\]<>«»‹›&–—-]*$"
)
"""What only sets words apart."""
EDITABLE: Final = (
    r"(?i)^(true|plaintext-only)?$"
)
"""Values of contenteditable that make it so."""
TOOLTIPS: Final = (
    r"^data-.*(tooltip|\b(tip|title|label))"
)
"""Attributes with a text for a person."""
TEST_IDS: Final = (
    r"^data-(test|qa|cy|action)"
)
"""Attributes with a developer's name for a control."""
ICON_IDS: Final = (
    r"^data-(icon|test)"
)
"""Attributes with a name for a picture."""

# --- limits ----------------------------------------------------------------------------------------------------------

NAME_CHARS: Final = 1000
"""Characters of a name, or of a value, where the caller gives no limit."""
NAME_NODES: Final = 2000
"""Nodes that one name is made of."""
WORDS_DEPTH: Final = 100
"""Levels below an element from which its words come; Python recurses, and has a thousand calls."""
TEXT_NODES: Final = 500
"""Nodes that a text is made of, besides two for each of its characters."""
CLIMB: Final = 256
"""Levels to look up for what an element stands in."""
LIST_CLIMB: Final = 8
"""Wrappers between an item and its list."""
TABLE_CLIMB: Final = 4
"""Levels between a cell and its table."""
ROLE_CHARS: Final = 5000
"""Characters of a role attribute."""
MANY_INSIDE: Final = 5
"""Controls inside; with more, a handler is meant for them and not for what is around."""
FEW_ELEMENTS: Final = 50
"""Elements in what is small enough to compare its text."""
CELL_ELEMENTS: Final = 8
"""Elements in a cell of a table; one with more is a part of the page's layout."""
ITEM_ELEMENTS: Final = 40
"""Elements in one of several alike; with more, it is a part of the page and no item of a list."""
ITEM_CHARS: Final = 100
"""Characters up to which the blocks of an item are one text."""
OPTION_CHARS: Final = 40
"""Characters of each option that the row of a select names."""
CONTEXT_CHARS: Final = 80
"""Characters that tell an item from others like it."""
CONTEXTS_CHARS: Final = 3000
"""Characters of that in all."""
HINT_CHARS: Final = 100
"""Characters of each hint for a control without a name."""
LABEL_CHARS: Final = 80
"""Characters of words that may be the label of the field beside them."""
LABEL_STEPS: Final = 60
"""Nodes to look at for the label of a field."""
LABEL_CLIMB: Final = 4
"""Blocks around a field to look for its label beside."""
MANY_CELLS: Final = 200
"""Cells of a row to look at for the heading of a field."""
NEARBY_CHARS: Final = 40
"""Characters of the words around a control that tell it from others."""
CONTEXT_CLIMB: Final = 6
"""Levels to look up for these."""
FAINT: Final = 0.05
"""Opacity; what has less can't be seen."""
MANY_VEILS: Final = 1000
"""Elements that are looked at for a style that leaves nothing of them to be seen."""
SAME_COLOR: Final = 8
"""Of 255 by which each channel of two colors may differ that nobody can tell apart."""
MANY_OPTIONS: Final = 200
"""Options of a select whose style is asked."""
TAG_CHARS: Final = 40
"""Characters of a tag."""
TEXT_LEAST: Final = 40
"""Characters; in a shorter text, such as a teaser or a menu entry, the main text is not looked for."""
TEXT_FADING: Final = 0.6
"""The part of a text's weight that is left one level further out."""
TITLE_CLIMB: Final = 4
"""Levels to look up from the main text for its title."""
SAYING_TIMES: Final = 5
"""Times the usual length that a text in a dialog or a message may have."""
WHOLE_CHARS: Final = 4000
"""Characters that a page may have, about, to be told whole when the caller leaves that to us."""
ROW_CHARS: Final = 40
"""Characters that a control takes in the text, about, beside its words."""
MANY_ROWS: Final = 100
"""Rows; with more, the parts of a page get a ref, so that each can be asked for alone."""
SECRET_CHARS: Final = 200
"""Characters of each attribute in which a field may call itself a secret."""

# --- numbers ---------------------------------------------------------------------------------------------------------


class Kind(IntEnum):
    """What a row is."""

    STRUCTURE = 0  # an ancestor that is kept because something below it is; its ref, if any, only serves as a scope
    INTERACTIVE = 1  # can be acted on; always has a ref
    CONTENT = 2  # heading, image, paragraph, cell …; has a ref
    TEXT = 3  # a run of text that no other row's name says; `name` is the text; a ref only where it is searched for
    FRAME = 4  # an iframe; the rows of its document follow in the child frame's own answer
    CUT = 5  # rows left out here by the extractor: `name` is their common role or empty, `count` how many


class Rank(IntEnum):
    """What goes first when not everything fits. Smaller is more important."""

    DIALOG = 0  # in a dialog, or in another layer that lies over the page
    MESSAGE = 1  # in a message, a status, a live region
    FOCUSED = 2  # the focused element
    HEADING = 3  # a heading, a caption, the header of a table; in the viewport
    VIEWPORT = 4  # in the viewport
    FORM = 5  # in a form, or a heading; off screen
    MAIN = 6  # in the main landmark, off screen
    REST = 7  # anything else
    SIDE = 8  # in a navigation, a toolbar, a banner, a sidebar or a footer, wherever that is


# --- InputKind: What is listened to, as far as it tells what an element is for. --------------------------------------

CLICKS: Final = 1  # a click or a double click
PRESSES: Final = 2  # pointer, mouse or touch goes down or up
DROPS: Final = 4  # something can be dropped on it
KEYPRESSES: Final = 8  # a key that writes a character

# --- Reason: Why something can be acted on. --------------------------------------------------------------------------

NATIVE: Final = 1  # the browser makes it so: links, buttons, fields
ROLE: Final = 2  # an ARIA widget, or it takes the focus
EDIT: Final = 4  # contenteditable
HANDLER: Final = 8  # a listener, its own or delegated, or an on… attribute
CURSOR: Final = 16  # the hand cursor begins here
DRAG: Final = 32  # it can be dragged
MEMBER: Final = 64  # one of several items in something that listens for all of them

# --- Inside: What everything inside an element inherits. -------------------------------------------------------------

IN_DIALOG: Final = 1  # in the top layer, a dialog, or what covers the page like one
IN_FORM: Final = 2  # in a form or a search
IN_MAIN: Final = 4  # in the main landmark
IN_MODAL: Final = 8  # in the dialog that everything else is inert behind
IN_CONTROL: Final = 16  # no hand cursor begins in here
IN_LINK: Final = 32  # its text is in the name of a link around it
IN_SILENCE: Final = 64  # its text is in the name or the value of a control around it
IN_MESSAGE: Final = 128  # in a message, a status, a live region
IN_TELLING: Final = 256  # in a heading, a caption or the header of a table
IN_SIDE: Final = 512  # in a navigation, a toolbar, a banner, a sidebar or a footer
IN_TRANSPARENCY: Final = 1024  # nothing in here can be seen, because of opacity: 0
IN_LISTENER: Final = 2048  # something around listens to clicks on the items in here
IN_CELL: Final = 4096  # in a cell of a table that holds little
IN_ITEM: Final = 8192  # in an item, whose blocks are no items of their own

# --- secrets ---------------------------------------------------------------------------------------------------------

SECRET_TYPES: Final = frozenset({
    "password",
})
"""Types of input that hold a secret."""
SECRET_ATTRIBUTES: Final = ("name", "id", "aria-label", "placeholder")
"""Attributes in which a field names itself."""
SECRET_AUTOCOMPLETE: Final = (
    r"(?i)(^|\s)(cc-|one-time-code|(current|new)-password)"
)
"""What autocomplete says of a secret."""
HARMLESS_WORDS: Final = (
    r"pin ?code|(postal|zip) ?pin|pin ?(board|wheel|point|to|it|this|map|title|color)|(map|drop|push|safet"
    r"y|hair) ?pin|token ?(ring|name|amount|symbol|count|type|limit|price|balance|address|contract|supply|"
    r"standard|bucket|usage|expir[a-z]*)|password ?(policy|policies|length|strength|expir[a-z]*|manager|ru"
    r"les?|requirements?)|palabras? ?clave|parol[ae] ?(chiave|d[ai])|암호화"
)
"""What only looks like a secret; to be taken out before SECRET_WORDS are looked for."""
SECRET_WORDS: Final = (
    r"pass ?(w(or)?d|wort|code|phrase)|kennwort|mots? ?de ?passe|contrasen|palavra ?passe|wachtwoord|парол"
    r"|sifre|ハスワート|暗証|密[码碼]|口令|비밀 ?번호|암호|كلمة ?(ال)?(مرور|سر)|סיסמ|mat ?khau|losenord|adgangskode|passord|"
    r"salasana|(one ?time|auth(entication)?|sms|recovery|backup) ?code|(secur|sicher|beveilig|verif|bestae"
    r"?tig|einmal|toegang)[a-z]* ?code|[ck]od[a-z]* ?(d[ei] ?)?(se[cg]ur|sicur|[vw]er[iy]f|ac?ces|confid|b"
    r"ezpiecz|jednoraz)|geheim|код ?(подтвер|безопас|из ?смс)|пин ?код|одноразов|секретн|(dogrulama|guvenl"
    r"ik|onay) ?kodu|(認証|確認|セキュリティ)コート|[验驗][证證][码碼]|安全[码碼]|(인증|보안) ?(번호|코드)|ka(art|rten) ?(prue?f ?)?numme"
    r"r|numero ?(d[a-z]* ?)?(la ?)?(cart|tarjeta)|(numer|nr) ?karty|номер ?карты|kart ?numara|カート番号|卡[号號]|"
    r"카드 ?번호|(private|recovery) ?key|(seed|recovery) ?phrase|api ?schlussel|cle ?(d ?)?api|(clave|llave) ?"
    r"(de ?)?api|chiave ?api|chave ?(de ?|da ?)?api|klucz ?api|ключ ?api|api ?(ключ|anahtari|キー|密[钥鑰]|키)|("
    r"^| )(pwd|pin|пин|[a-z]*token|токен|(api|access|secret) ?key|[mt]?otp|[2m]fa|cv[cv]2?|csc|iban|ssn|[a"
    r"-z]*(card|cc|kart) ?(number|num|no|nr)|mdp|(cle|chiave|chave) ?priv[a-z]*|secret[eoa]?|(m|sms|push) "
    r"?tan|clave|senhas?|has[łl][oa]|トークン|令牌|토큰|parola|segret[oa]|heslo|jelszo|sandi)( |$)"
)
"""What a secret calls itself, in lower case, without accents, words with one space between them."""
