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
export const TELLING = 256; // says what the things around it are: told however large the page is
export const SIDE = 512; // may stand beside what the page is about; its role decides
/** By the sum of their bits. */
export const TAGS = {
  1: "head script style template noscript title desc metadata datalist option optgroup",
  2: "a area button input summary label",
  4: "tr article dialog figure details",
  8: "p td dt dd blockquote pre output",
  12: "li",
  16: "html body thead tbody tfoot dl",
  20: "ul ol menu table main section fieldset",
  40: "img svg progress meter math embed object",
  66: "select textarea iframe frame canvas",
  106: "audio video",
  132: "search",
  148: "form",
  264: "th figcaption caption legend",
  296: "h1 h2 h3 h4 h5 h6",
  516: "aside",
  532: "nav header footer",
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
  8193: "blockquote caption code deletion document emphasis generic graphics-document graphics-symbol insertion mark none paragraph sectionfooter sectionheader strong subscript superscript time",
  12289: "definition term",
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
/** Types of input that a style leaves nothing of while a picture, over or under them, is what a person sees. */
export const DRESSED_INPUTS = /^(checkbox|radio|file|range)$/;
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
/** Roles of fields: what stands beside one on the page is read as its label. */
export const LABELLED = /^(textbox|searchbox|combobox|listbox|checkbox|radio|switch|slider|spinbutton|menuitemcheckbox|menuitemradio)$/;
/** Values of the role attribute that make an element what a READABLE tag is: it has a row of its own. */
export const READABLE_ROLES = /^(blockquote|caption|cell|columnheader|definition|gridcell|heading|image|img|listitem|paragraph|rowheader|term)$/;
/** Tags and role attributes of what can stand in a sentence as a word does. */
export const PICTURES = /^(img|svg|image)$/;
/** Tags of items that a handler around them may be meant for. */
export const ITEM_TAGS = /^(li|tr)$/;
/** Values of the role attribute of such items; those of widgets are known without a handler. */
export const ITEM_VALUES = /^(listitem|row)$/;
/** Tags without a meaning: siblings of one of them, with one class, are items of a list. */
export const ALIKE_TAGS = /^(article|div|section)$/;
/** Values of the role attribute that make an element what a FORM tag is: fields in it belong together. */
export const FORM_ROLES = /^(form|search)$/;
/** Values of the role attribute that make an element what a TELLING tag is. */
export const TELLING_ROLES = /^(heading|caption|columnheader|rowheader)$/;
/** Values of the role attribute of what tells a person that something has happened. */
export const MESSAGE_ROLES = /^(alert|status|log)$/;
/** Values of the role attribute of what lies over the page. */
export const DIALOG_ROLES = /^(dialog|alertdialog)$/;
/** Roles of what stands beside what the page is about. */
export const SIDE_ROLES = /^(navigation|banner|complementary|contentinfo|toolbar|menubar)$/;
/** Values of the role attribute of what opens out of a bar, and is what counts then. */
export const OPENED_ROLES = /^(menu|listbox)$/;
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
/** What only sets words apart. */
export const SEPARATORS = /^[\s|·•,;:./\\()\[\]<>«»‹›&–—-]*$/;
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
/** Elements in a cell of a table; one with more is a part of the page's layout. */
export const CELL_ELEMENTS = 8;
/** Elements in one of several alike; with more, it is a part of the page and no item of a list. */
export const ITEM_ELEMENTS = 40;
/** Characters up to which the blocks of an item are one text. */
export const ITEM_CHARS = 100;
/** Characters of each option that the row of a select names. */
export const OPTION_CHARS = 40;
/** Characters that tell an item from others like it. */
export const CONTEXT_CHARS = 80;
/** Characters of that in all. */
export const CONTEXTS_CHARS = 3000;
/** Characters of each hint for a control without a name. */
export const HINT_CHARS = 100;
/** Characters of words that may be the label of the field beside them. */
export const LABEL_CHARS = 80;
/** Nodes to look at for the label of a field. */
export const LABEL_STEPS = 60;
/** Blocks around a field to look for its label beside. */
export const LABEL_CLIMB = 4;
/** Cells of a row to look at for the heading of a field. */
export const MANY_CELLS = 200;
/** Characters of the words around a control that tell it from others. */
export const NEARBY_CHARS = 40;
/** Levels to look up for these. */
export const CONTEXT_CLIMB = 6;
/** Opacity; what has less can't be seen. */
export const FAINT = 0.05;
/** Elements that are looked at for a style that leaves nothing of them to be seen. */
export const MANY_VEILS = 1000;
/** Of 255 by which each channel of two colors may differ that nobody can tell apart. */
export const SAME_COLOR = 8;
/** Options of a select whose style is asked. */
export const MANY_OPTIONS = 200;
/** Characters of a tag. */
export const TAG_CHARS = 40;
/** Characters; in a shorter text, such as a teaser or a menu entry, the main text is not looked for. */
export const TEXT_LEAST = 40;
/** The part of a text's weight that is left one level further out. */
export const TEXT_FADING = 0.6;
/** Levels to look up from the main text for its title. */
export const TITLE_CLIMB = 4;
/** Times the usual length that a text in a dialog or a message may have. */
export const SAYING_TIMES = 5;
/** Characters that a page may have, about, to be told whole when the caller leaves that to us. */
export const WHOLE_CHARS = 4000;
/** Characters that a control takes in the text, about, beside its words. */
export const ROW_CHARS = 40;
/** Rows; with more, the parts of a page get a ref, so that each can be asked for alone. */
export const MANY_ROWS = 100;
/** Characters of each attribute in which a field may call itself a secret. */
export const SECRET_CHARS = 200;

// --- Kind: What a row is. ---

export const KIND_STRUCTURE = 0; // an ancestor that is kept because something below it is; its ref, if any, only serves as a scope
export const KIND_INTERACTIVE = 1; // can be acted on; always has a ref
export const KIND_CONTENT = 2; // heading, image, paragraph, cell …; has a ref
export const KIND_TEXT = 3; // a run of text that no other row's name says; `name` is the text; a ref only where it is searched for
export const KIND_FRAME = 4; // an iframe; the rows of its document follow in the child frame's own answer
export const KIND_CUT = 5; // rows left out here by the extractor: `name` is their common role or empty, `count` how many

// --- Rank: What goes first when not everything fits. Smaller is more important. ---

export const RANK_DIALOG = 0; // in a dialog, or in another layer that lies over the page
export const RANK_MESSAGE = 1; // in a message, a status, a live region
export const RANK_FOCUSED = 2; // the focused element
export const RANK_HEADING = 3; // a heading, a caption, the header of a table; in the viewport
export const RANK_VIEWPORT = 4; // in the viewport
export const RANK_FORM = 5; // in a form, or a heading; off screen
export const RANK_MAIN = 6; // in the main landmark, off screen
export const RANK_REST = 7; // anything else
export const RANK_SIDE = 8; // in a navigation, a toolbar, a banner, a sidebar or a footer, wherever that is

// --- InputKind: What is listened to, as far as it tells what an element is for. ---

export const CLICKS = 1; // a click or a double click
export const PRESSES = 2; // pointer, mouse or touch goes down or up
export const DROPS = 4; // something can be dropped on it
export const KEYPRESSES = 8; // a key that writes a character

// --- Reason: Why something can be acted on. ---

export const NATIVE = 1; // the browser makes it so: links, buttons, fields
export const ROLE = 2; // an ARIA widget, or it takes the focus
export const EDIT = 4; // contenteditable
export const HANDLER = 8; // a listener, its own or delegated, or an on… attribute
export const CURSOR = 16; // the hand cursor begins here
export const DRAG = 32; // it can be dragged
export const MEMBER = 64; // one of several items in something that listens for all of them

// --- Inside: What everything inside an element inherits. ---

export const IN_DIALOG = 1; // in the top layer, a dialog, or what covers the page like one
export const IN_FORM = 2; // in a form or a search
export const IN_MAIN = 4; // in the main landmark
export const IN_MODAL = 8; // in the dialog that everything else is inert behind
export const IN_CONTROL = 16; // no hand cursor begins in here
export const IN_LINK = 32; // its text is in the name of a link around it
export const IN_SILENCE = 64; // its text is in the name or the value of a control around it
export const IN_MESSAGE = 128; // in a message, a status, a live region
export const IN_TELLING = 256; // in a heading, a caption or the header of a table
export const IN_SIDE = 512; // in a navigation, a toolbar, a banner, a sidebar or a footer
export const IN_TRANSPARENCY = 1024; // nothing in here can be seen, because of opacity: 0
export const IN_LISTENER = 2048; // something around listens to clicks on the items in here
export const IN_CELL = 4096; // in a cell of a table that holds little
export const IN_ITEM = 8192; // in an item, whose blocks are no items of their own

// --- Secrets ---

/** Types of input that hold a secret. */
export const SECRET_TYPES = /^(password)$/;
/** Attributes in which a field names itself. */
export const SECRET_ATTRIBUTES = ["name", "id", "aria-label", "placeholder"];
/** What autocomplete says of a secret. */
export const SECRET_AUTOCOMPLETE = /(^|\s)(cc-|one-time-code|(current|new)-password)/i;
// The words that secrets call themselves come from Python when look.js is loaded: see dom/secret.js.
