// Written by `python -m tools.rules` from tools/rules/rules.toml. Edit that file, not this one.

// --- Of tags ---

export const SKIP = 1; // nothing in it is ever shown as page content
export const CONTROL = 2; // may be acted on, if its attributes say so
export const STRUCTURE = 4; // groups what is inside
export const READABLE = 8; // has a row of its own when content is asked for
export const CONTAINER = 16; // a handler or a hand cursor on it is meant for the parts inside
export const ALONE = 32; // is worth a row even without text
export const CLOSED = 64; // the walk does not go inside: what is in it is not rendered, or the element itself tells it
export const FORM = 128; // fields in it belong together
/** By the sum of their bits. */
export const TAGS = {
  1: "head script style template noscript title desc metadata datalist option optgroup",
  2: "a area button input summary label",
  4: "tr aside article dialog figure details",
  8: "p td th dt dd blockquote pre figcaption caption legend output",
  12: "li",
  16: "html body thead tbody tfoot dl",
  20: "ul ol menu table nav main header footer section fieldset",
  40: "h1 h2 h3 h4 h5 h6 img svg progress meter math embed object",
  66: "select textarea iframe frame canvas",
  106: "audio video",
  132: "search",
  148: "form",
};

// --- Of roles ---

export const KNOWN = 1; // an author can use it
export const FROM_CONTENT = 2; // its contents name it
export const LEAF = 4; // the user meets it as one thing: nothing inside has a role unless it takes the focus
export const VALUE = 8; // has a value
export const RANGE = 16; // has a lowest and a highest value
export const CHECKABLE = 32; // is checked or not
export const VERTICAL = 64; // lies vertically unless it says otherwise
export const BRANCH = 128; // inside an item of a menu or tree it holds further items, which are not part of the item's name
export const FROM_HEADING = 256; // its first heading names it when nothing else does
export const WIDGET = 512; // is there to be acted on
export const LANDMARK = 1024; // groups what is in it, and is kept for its own sake
export const GROUP = 2048; // is kept when it groups more than one thing
export const ITEM = 4096; // is one of several alike
export const MUTE = 8192; // says nothing about what a click on it would do
/** By the sum of their bits. */
export const ROLES = {
  1: "application graphics-object marquee math note suggestion timer",
  3: "columnheader comment heading rowheader tooltip",
  5: "image separator",
  29: "meter progressbar",
  515: "link menuitem treeitem",
  519: "button option tab",
  521: "combobox searchbox textbox",
  537: "spinbutton",
  541: "slider",
  551: "checkbox menuitemcheckbox menuitemradio radio switch",
  605: "scrollbar",
  1025: "alert banner complementary contentinfo form grid log main menubar navigation radiogroup region search status tablist tabpanel toolbar treegrid",
  1089: "listbox",
  1217: "menu tree",
  1281: "alertdialog dialog",
  2049: "feed figure list rowgroup table",
  2177: "group",
  6145: "listitem",
  6147: "cell gridcell row",
  6401: "article",
  8193: "blockquote caption code definition deletion document emphasis generic graphics-document graphics-symbol insertion mark none paragraph sectionfooter sectionheader strong subscript superscript term time",
};

// --- Lists of words, as patterns of one whole word ---

/** Tags that take the focus by themselves. */
export const FOCUSABLE = /^(button|input|select|textarea|summary|iframe)$/;
/** Tags inside which an aside without a name is no landmark. */
export const SECTIONING = /^(article|aside|nav|section)$/;
/** Role attributes inside which a header or footer is not the page's. */
export const SECTION_ROLES = /^(article|complementary|main|navigation|region)$/;
/** Roles that an element only has if its author named it. */
export const NEED_NAME = /^(region|form)$/;
/** Tags of lists. */
export const LISTS = /^(ul|ol|menu|dir)$/;
/** Tags between a cell and its table. */
export const TABLE_PARTS = /^(caption|td|th|tr|thead|tbody|tfoot)$/;
/** Roles that have rows and cells. */
export const TABLES = /^(table|grid|treegrid)$/;
/** Tags of fields, whose text is a value. */
export const FIELDS = /^(input|select|textarea)$/;
/** Types of input that a style hides while a label or a picture stands in for them. */
export const HIDEABLE_INPUTS = /^(checkbox|radio|file)$/;
/** Tags that the browser itself knows states of; custom elements too. */
export const STATEFUL = /^(button|fieldset|input|optgroup|option|select|textarea)$/;
/** Tags that no name is made of. */
export const NAMELESS = /^(script|style|template|noscript|datalist)$/;
/** Tags whose role decides what they add to a name around them. */
export const VALUED_IN_NAMES = /^(details|fieldset|input|meter|optgroup|progress|select|textarea)$/;
/** Tags with a value attribute that says how much. */
export const GAUGES = /^(meter|progress)$/;
/** Tags that an item's context leaves out: each has a row of its own, or names one. */
export const SELF_TOLD = /^(a|button|input|select|textarea|label)$/;
/** Values of the role attribute that make an element what a FORM tag is: fields in it belong together. */
export const FORM_ROLES = /^(form|search)$/;
/** Tags of what stands beside the main text of a page. */
export const BESIDE_TEXT = /^(nav|aside|footer|header|form)$/;

// --- Selectors ---

/** Attributes that handle a click. */
export const HANDLERS = "[onclick],[ondblclick],[onmousedown],[onmouseup],[onpointerdown],[onpointerup],[ontouchstart],[ontouchend]";
/** Attributes that make a group of an element without a role. */
export const GROUPING_ATTRIBUTES = "[draggable],[popover],[autofocus]";
/** Tags whose role makes all that is inside a part of them. */
export const LEAF_TAGS = "button,option,meter,progress";
/** Tags of headings. */
export const HEADINGS = "h1,h2,h3,h4,h5,h6";
/** Tags of what is often a picture. */
export const ICONS = "svg,i,img";
/** Tags of what speaks in a drawing. */
export const DRAWN_TEXT = "text,title,foreignObject";

// --- From words to roles, as "role=word,word role …"; a role alone is a word of the same name ---

/** The role that a tag has whatever its attributes and its place. */
export const IMPLICIT_ROLES = "article blockquote button caption=figcaption code definition=dd deletion=del,s dialog document=html emphasis=em figure form generic=div,span group=address,details,fieldset,hgroup,optgroup heading=h1,h2,h3,h4,h5,h6 image insertion=ins list=dir,menu,ol,ul listbox=datalist main mark math meter navigation=nav option paragraph=p progressbar=progress search separator=hr status=output strong subscript=sub superscript=sup table term=dfn,dt textbox=textarea time audio canvas embed iframe object video";
/** The role of an input by its type; any other type is a textbox. */
export const INPUT_ROLES = "button=button,file,image,reset,submit checkbox none=hidden radio searchbox=search slider=range spinbutton=number";
/** Other names that a role attribute may use. */
export const ROLE_SYNONYMS = "image=img none=presentation list=directory";

// --- Patterns ---

/** Attributes that undo role=none: every role has them, and nobody puts them on what says nothing. */
export const GLOBAL_ARIA = /^aria-(atomic|braille|busy|controls|current|desc|details|dropeffect|flowto|grabbed|keysh|label|live|owns|relevant|roledesc)/;
/** Of the roles of digital publishing, those that are links. */
export const PUBLISHING_LINKS = /^doc-.*(link|ref)$/;
/** Values of contenteditable that make it so. */
export const EDITABLE = /^(true|plaintext-only)?$/i;
/** Attributes with a text for a person. */
export const TOOLTIPS = /^data-.*(tooltip|\b(tip|title|label))/;
/** Attributes with a developer's name for a control. */
export const TEST_IDS = /^data-(test|qa|cy|action)/;
/** Attributes with a name for a picture. */
export const ICON_IDS = /^data-(icon|test)/;
/** ARIA's states and properties, by how they are read: flags, tristates, words, numbers. */
export const ARIA_STATES = /^aria-(?:(busy|disabled|modal|multiline|multiselectable|readonly|required|selected)|(checked|expanded|pressed)|(current|haspopup|invalid|keyshortcuts|orientation|roledescription|sort)|(level|valuemax|valuemin))$/;

// --- Limits ---

/** Characters of a name, or of a value, where the caller gives no limit. */
export const NAME_CHARS = 1000;
/** Nodes that one name is made of. */
export const NAME_NODES = 2000;
/** Levels below an element from which its words come; Python recurses, and has a thousand calls. */
export const WORDS_DEPTH = 100;
/** Nodes that a text is made of, besides two for each of its characters. */
export const TEXT_NODES = 500;
/** Levels to look up for what an element stands in. */
export const CLIMB = 256;
/** Wrappers between an item and its list. */
export const LIST_CLIMB = 8;
/** Levels between a cell and its table. */
export const TABLE_CLIMB = 4;
/** Characters of a role attribute. */
export const ROLE_CHARS = 5000;
/** Controls inside; with more, a handler is meant for them and not for what is around. */
export const MANY_INSIDE = 5;
/** Elements in what is small enough to compare its text. */
export const FEW_ELEMENTS = 50;
/** Characters of each option that the row of a select names. */
export const OPTION_CHARS = 40;
/** Characters that tell an item from others like it. */
export const CONTEXT_CHARS = 80;
/** Characters of that in all. */
export const CONTEXTS_CHARS = 3000;
/** Characters of each hint for a control without a name. */
export const HINT_CHARS = 100;
/** Characters of a tag. */
export const TAG_CHARS = 40;
/** Characters; in a shorter text, such as a teaser or a menu entry, the main text is not looked for. */
export const TEXT_LEAST = 40;
/** The part of a text's weight that is left one level further out. */
export const TEXT_FADING = 0.6;
/** Levels to look up from the main text for its title. */
export const TITLE_CLIMB = 4;
/** Characters of each attribute in which a field may call itself a secret. */
export const SECRET_CHARS = 200;

// --- Kind: What a row is. ---

export const KIND_STRUCTURE = 0; // an ancestor that is kept because something below it is; its ref, if any, only serves as a scope
export const KIND_INTERACTIVE = 1; // can be acted on; always has a ref
export const KIND_CONTENT = 2; // heading, image, paragraph, cell …; has a ref
export const KIND_TEXT = 3; // a run of text that no other row's name says; `name` is the text; no ref
export const KIND_FRAME = 4; // an iframe; the rows of its document follow in the child frame's own answer
export const KIND_CUT = 5; // rows left out here by the extractor: `name` is their common role or empty, `count` how many

// --- Rank: What goes first when not everything fits. Smaller is more important. ---

export const RANK_DIALOG = 0; // inside the open modal dialog
export const RANK_FOCUSED = 1; // the focused element
export const RANK_VIEWPORT = 2; // in the viewport
export const RANK_FORM = 3; // in a form, off screen
export const RANK_MAIN = 4; // in the main landmark, off screen
export const RANK_REST = 5; // anything else

// --- InputKind: What is listened to, as far as it tells what an element is for. ---

export const CLICKS = 1; // a click or a double click
export const PRESSES = 2; // pointer, mouse or touch goes down or up
export const DROPS = 4; // something can be dropped on it

// --- Reason: Why something can be acted on. ---

export const NATIVE = 1; // the browser makes it so: links, buttons, fields
export const ROLE = 2; // an ARIA widget, or it takes the focus
export const EDIT = 4; // contenteditable
export const HANDLER = 8; // a listener, its own or delegated, or an on… attribute
export const CURSOR = 16; // the hand cursor begins here
export const DRAG = 32; // it can be dragged

// --- Inside: What everything inside an element inherits. ---

export const IN_DIALOG = 1; // in the top layer or a modal dialog
export const IN_FORM = 2; // in a form or a search
export const IN_MAIN = 4; // in the main landmark
export const IN_MODAL = 8; // in the dialog that everything else is inert behind
export const IN_CONTROL = 16; // no hand cursor begins in here
export const IN_LINK = 32; // its text is in the name of a link around it
export const IN_SILENCE = 64; // its text is in the name or the value of a control around it
export const IN_TRANSPARENCY = 128; // nothing in here can be seen, because of opacity: 0

// --- Secrets ---

/** Types of input that hold a secret. */
export const SECRET_TYPES = /^(password)$/;
/** Attributes in which a field names itself. */
export const SECRET_ATTRIBUTES = ["name", "id", "aria-label", "placeholder"];
/** What autocomplete says of a secret. */
export const SECRET_AUTOCOMPLETE = /(^|\s)(cc-|one-time-code|(current|new)-password)/i;
// The words that secrets call themselves come from Python when look.js is loaded: see dom/secret.js.
