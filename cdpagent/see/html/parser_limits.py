"""HTML text that no parser takes long for: whatever comes in, what goes out nests, repeats and names only so much.

The time of an HTML5 parser grows with the square of several things that a page can have as many of as it likes: open
elements, attributes in a tag, made-up names, unclosed ``<b>``, which every new paragraph opens again. Browsers have a
limit for the first (Chrome nests 512 elements) and hang on others. So the text is read once before it is parsed, tag
by tag, keeping account of what is open. What goes beyond the limits is left out, and so is what is never looked at:
comments, scripts, styles. Nearly every page passes otherwise unchanged.

1. What is skipped here is not in the result, so the parser can't see anything in it that was not counted.
2. An element is taken for closed only where the parser closes it too; where in doubt, it stays open here.
"""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Final, NamedTuple

MAX_NESTING: Final = 512
MAX_TAGS: Final = 1_000_000
MAX_ELEMENTS: Final = 500_000
MAX_ATTRIBUTES: Final = 256  # in one tag
MAX_NAMES: Final = 8000  # made up by the page: of tags, and of attributes
_FEW_ATTRIBUTES: Final = 20_000  # in all; up to here, their names are not collected
_MAX_FORMATTING: Final = 24  # elements such as <b> that are open at the same time
_MAX_BODIES: Final = 32  # tags such as <html> and <body>; a further one only adds its attributes to the first
_MAX_LOOK: Final = 4 * MAX_NESTING  # how far a matching start tag is looked for
# Where the account is wrong about what an end tag closes, the parser nests deeper than it should; but never by more.
_MAX_UNCLOSED: Final = 3000
_CLONES: Final = 8  # what closing <b> across a block can make of it

_SPACE = r"\t\n\f\r "


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_VOID: Final = _words(
    "area base basefont bgsound br embed frame hr img image input keygen link meta param source track wbr"
)
_FORMATTING: Final = _words("a b big code em font i nobr s small strike strong tt u")
_HEADINGS: Final = _words("h1 h2 h3 h4 h5 h6")
_CELLS: Final = _words("td th caption")
_TABLE_PARTS: Final = _CELLS | {"table", "template"}
_ROWS: Final = _words("tr tbody thead tfoot col colgroup")
_ONCE: Final = _words("html head body frameset")
_CLOSES_P: Final = _HEADINGS | _words(
    "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form header "
    "hgroup listing main menu nav ol p pre search section summary ul li dd dt hr plaintext"
)
# Nothing outside of these is closed from inside.
_SCOPE: Final = _words(
    "applet caption table td th marquee object select template "
    "svg:foreignobject svg:desc svg:title math:mi math:mo math:mn math:ms math:mtext"
)
_LIST_SCOPE: Final = _SCOPE | {"ol", "ul"}
_BUTTON_SCOPE: Final = _SCOPE | {"button"}
_TABLE_SCOPE: Final = _words("table template")
_SPECIAL: Final = (
    _SCOPE
    | (_CLOSES_P - {"dialog"})
    | _VOID
    | _CELLS
    | _ROWS
    | _ONCE
    | _words("button dd dt iframe li noembed noframes noscript plaintext script style textarea title xmp")
)
_BEYOND_ITEM: Final = _SPECIAL - {"address", "div", "p"}
_CLOSED_IN_SCOPE: Final = (_CLOSES_P - {"p", "form", "li", "hr"}) | _words("button applet marquee object select dd dt")
# Known to the parser, so that one more of them costs nothing.
_KNOWN: Final = (
    _SPECIAL
    | _FORMATTING
    | _words(
        "abbr acronym audio bdi bdo canvas cite data datalist del dfn ins kbd label legend map mark math meter nobr "
        "optgroup option output picture progress q rb rp rt rtc ruby samp slot span sub sup svg time var video"
    )
)
_FOREIGN: Final = _words("svg math")
# Where HTML goes on inside of them.
_INTEGRATION: Final = frozenset(name for name in _SCOPE if ":" in name)
_BREAKOUT: Final = _HEADINGS | _words(
    "b big blockquote body br center code dd div dl dt em embed head hr i img li listing menu meta nobr ol p pre ruby "
    "s small span strong strike sub sup table tt u ul var"
)
# Which rules hold inside these depends on their attributes; they have nothing to say.
_DROPPED: Final = _words("annotation-xml malignmark mglyph")
_DROPPED_IN_FOREIGN: Final = _words("font")

_REOPENS_NOTHING: Final = (
    _CLOSES_P
    | _ONCE
    | _ROWS
    | _CELLS
    | _words(
        "table textarea iframe noembed noscript script style title template rb rtc rp rt param source track base link "
        "meta"
    )
)
_CLOSES_ONLY_P: Final = _CLOSES_P - _HEADINGS - {"li", "dd", "dt", "hr", "form"}
_CAREFUL: Final = (
    _VOID
    | _ONCE
    | _ROWS
    | _CELLS
    | _FORMATTING
    | _CLOSES_P
    | _FOREIGN
    | _DROPPED
    | _words(
        "button option optgroup rb rp rt rtc table select script style noscript iframe noembed noframes xmp title "
        "textarea"
    )
)
_RUBY: Final = _words("rb rp rt rtc")
_IMPLIED: Final = _RUBY | _words("dd dt li option optgroup p")
_ENDS_BY_ITSELF: Final = _words("li dd dt p option optgroup td th caption")

_SILENT: Final = _words("script style noscript iframe noembed noframes xmp")  # what is in them is left out
_TEXTUAL: Final = _words("title textarea")  # what is in them is text
_RAW: Final = _SILENT | _TEXTUAL | {"plaintext"}
_USUAL_NAMES: Final = _KNOWN - _RAW - _ONCE
_END_OF: Final = {
    name: re.compile(rf"</{name}(?=[{_SPACE}/>])", re.IGNORECASE) for name in (_SILENT | _TEXTUAL) - {"script"}
}

_USUAL = rf"""[{_SPACE}]+([^{_SPACE}"'<>/=]+)(?:=(?:"[^"]*"|'[^']*'|[^{_SPACE}"'<>=`/]+(?=[{_SPACE}>])))?"""
_usual_names = re.compile(_USUAL).findall
# A usual tag as a whole, or the place where something else begins.
_next_tag = re.compile(
    rf"<(?:(/?)([a-zA-Z][^{_SPACE}/>]*)((?:{_USUAL.replace('(', '(?:', 1)}){{0,60}})[{_SPACE}]*(/?)>|(?=[a-zA-Z/!?]))"
).search
_is_tag = re.compile(r"</?[a-zA-Z]").match
_is_doctype = re.compile("<!doctype", re.IGNORECASE).match
_any_tag = re.compile(rf"<(/?)([a-zA-Z][^{_SPACE}/>]*)").match
_attribute = re.compile(
    rf"[{_SPACE}/]*([^{_SPACE}/>][^{_SPACE}/>=]*)"
    rf"""(?:[{_SPACE}]*=[{_SPACE}]*(?:"[^"]*(?:"|\Z)|'[^']*(?:'|\Z)|(?!["'])[^{_SPACE}>]*))?"""
).match
_tag_end = re.compile(rf"[{_SPACE}/]*(>|\Z)").match
_medium = re.compile(r"""[^>]*?\smedia\s*=\s*["']?([^"'>{}]+)""", re.IGNORECASE).match
_comment_end = re.compile(r"--!?>").search
_script_step = re.compile(rf"<!--|-->|<(/?)script(?=[{_SPACE}/>])", re.IGNORECASE).search


class Tamed(NamedTuple):
    """The text to parse, and what it lacks."""

    text: str
    reasons: tuple[str, ...]
    """``max_elements``: the end of the document is missing. ``max_nesting``, ``max_attributes``: tags, attributes."""
    sheets: tuple[str, ...]
    """The style sheets that were in it, if they say anything of ``display``."""


class _Tag(NamedTuple):
    """A tag that had to be read attribute by attribute."""

    name: str
    is_end: bool
    is_self_closing: bool
    end: int
    written: str | None  # where it is not to stay as it is: what to write instead


def tame(text: str) -> Tamed:
    """The text without what would make parsing slow."""
    return _Taming(text).run()


class _Taming:
    def __init__(self, text: str) -> None:
        self._text = text
        self._kept: list[str] = []
        self._kept_to = 0  # what is before is in `_kept`, or left out
        self._open = _OpenElements()
        self._attributes = 0  # how many there are, at most
        self._names: set[str] = set()
        self._tags: set[str] = set()
        self._bodies = 0
        self._reasons: dict[str, None] = {}
        self._sheets: list[str] = []

    def run(self) -> Tamed:
        text, elements, left = self._text, self._open, MAX_TAGS
        at = 0
        while (found := _next_tag(text, at)) is not None:
            begin = found.start()
            left -= 1
            if not left or elements.made > MAX_ELEMENTS:
                self._reasons["max_elements"] = None
                self._leave_out(begin, len(text))
                break
            if begin > at and elements.to_reopen:
                elements.text()
            slash, name, attributes, self_closing = found.groups()
            if name is None:
                at = self._odd(begin)
                continue
            if attributes:
                self._attributes += len(attributes.split())
                if self._attributes > _FEW_ATTRIBUTES and not self._are_known(attributes):
                    at = self._odd(begin)
                    continue
            at = found.end()
            name = name.lower()
            if slash:
                if not elements.end(name):
                    self._leave_out(begin, at)
            elif name in _USUAL_NAMES:
                if not elements.start(name, self_closing == "/"):
                    self._leave_out(begin, at)
            else:
                at = self._start(begin, _Tag(name, False, self_closing == "/", at, None))
        if elements.has_dropped:
            self._reasons["max_nesting"] = None
        self._kept.append(text[self._kept_to :])
        return Tamed("".join(self._kept), tuple(self._reasons), tuple(self._sheets))

    def _leave_out(self, begin: int, end: int, instead: str = "") -> None:
        before = self._text[self._kept_to : begin]
        if before.endswith("<"):
            # The text behind what is left out must not make a tag of it.
            before = before[:-1] + "&lt;"
        self._kept += (before, instead)
        self._kept_to = end

    def _odd(self, begin: int) -> int:
        """Deal with anything but a usual tag; returns where it ends."""
        text = self._text
        if not _is_tag(text, begin):
            return self._comment(begin)
        tag = self._odd_tag(begin)
        if tag is None:  # it never ends: no parser makes an element of it
            self._leave_out(begin, len(text))
            return len(text)
        if not tag.is_end:
            return self._start(begin, tag)
        if not self._open.end(tag.name):
            self._leave_out(begin, tag.end)
        elif tag.written is not None:
            self._leave_out(begin, tag.end, tag.written)
        return tag.end

    # --- start tags --------------------------------------------------------------------------------------------------

    def _start(self, begin: int, tag: _Tag) -> int:
        name, end = tag.name, tag.end
        is_foreign = self._open.foreign
        if not self._may_stay(name) or not self._open.start(name, tag.is_self_closing):
            self._leave_out(begin, end)
        elif tag.written is not None:
            self._leave_out(begin, end, tag.written)
        if is_foreign or name not in _RAW:
            return end
        if name == "plaintext":
            self._leave_out(end, len(self._text), self._text[end:].replace("&", "&amp;").replace("<", "&lt;"))
            return len(self._text)
        raw_end = self._end_of_script(end) if name == "script" else self._end_of_raw(name, end)
        content = self._text[end:raw_end]
        if name in _SILENT:
            self._leave_out(end, raw_end)
            if name == "style" and "display" in content:
                medium = _medium(self._text, begin, end)
                self._sheets.append(f"@media {medium[1]}{{{content}}}" if medium is not None else content)
        elif "<" in content:
            # Should the parser take it for markup after all, there must be none.
            self._leave_out(end, raw_end, content.replace("<", "&lt;"))
        return raw_end

    def _may_stay(self, name: str) -> bool:
        if name in _ONCE:
            self._bodies += 1
            return self._bodies <= _MAX_BODIES
        if name in _KNOWN or name in self._tags:
            return name != "plaintext"
        if len(self._tags) >= MAX_NAMES:
            self._reasons["max_attributes"] = None
            return False
        self._tags.add(name)
        return True

    def _are_known(self, attributes: str) -> bool:
        """Whether all attributes of a usual tag may stay."""
        names = _usual_names(attributes)
        if not self._names.issuperset(names):
            if len(self._names) >= MAX_NAMES:
                return False
            self._names.update(names)
        return True

    def _odd_tag(self, at: int) -> _Tag | None:
        """By the letter of the specification, attribute by attribute."""
        text = self._text
        begin = _any_tag(text, at)
        if begin is None:
            return None
        kept = [begin.group()]
        place = begin.end()
        count = 0
        is_changed = False
        while (found := _attribute(text, place)) is not None:
            place = found.end()
            count += 1
            name = found.group(1)
            is_new = name not in self._names
            if count > MAX_ATTRIBUTES or (is_new and len(self._names) >= MAX_NAMES):
                is_changed = True
                continue
            if is_new:
                self._names.add(name)
            kept.append(found.group())
        end = _tag_end(text, place)
        if end is None or not end.group(1):
            return None
        slash, tag = begin.groups()
        is_self_closing = text[end.end() - 2] == "/" and end.end() - 2 >= place
        written = None
        if is_changed:
            self._reasons["max_attributes"] = None
            written = "".join((*kept, " />" if is_self_closing else ">"))
        return _Tag(tag.lower(), slash == "/", is_self_closing, end.end(), written)

    # --- anything but tags -------------------------------------------------------------------------------------------

    def _comment(self, begin: int) -> int:
        """A doctype stays; a comment, and anything else that only looks like a tag, goes. Returns where it ends."""
        text = self._text
        if text.startswith("<!--", begin):
            if text.startswith((">", "->"), begin + 4):
                end = text.index(">", begin) + 1
            else:
                found = _comment_end(text, begin + 4)
                end = found.end() if found is not None else len(text)
        elif self._open.foreign and text.startswith("<![CDATA[", begin):
            end = text.find("]]>", begin) + 3
            end = end if end > 2 else len(text)
        else:
            end = text.find(">", begin) + 1 or len(text)
            if _is_doctype(text, begin):
                return end
        self._leave_out(begin, end)
        return end

    def _end_of_raw(self, name: str, begin: int) -> int:
        end = self._usual_end(name, begin)
        if end >= 0:
            return end
        found = _END_OF[name].search(self._text, begin)
        return found.start() if found is not None else len(self._text)

    def _usual_end(self, name: str, begin: int) -> int:
        """Where the next ``</name>`` is, if it is just that; else -1."""
        # Step by step, as that is many times faster than one search in whatever case.
        text, length = self._text, len(name) + 2
        end = text.find("</", begin)
        while end >= 0:
            if text[end + 2 : end + length].lower() == name:
                return end if text[end + length : end + length + 1] == ">" else -1
            end = text.find("</", end + 2)
        return -1

    def _end_of_script(self, place: int) -> int:
        """A script that speaks of scripts inside of what looks like a comment goes on behind them."""
        end = self._usual_end("script", place)
        if end >= 0 and self._text.find("<!--", place, end) < 0:
            return end
        is_comment = is_inner = False
        while (found := _script_step(self._text, place)) is not None:
            place = found.end()
            what = found.group()
            if what == "<!--":
                if not is_comment:
                    is_comment = True
                    place -= 2  # "<!-->" is all of one
            elif what == "-->":
                is_comment = is_inner = False
            elif found.group(1):
                if not is_inner:
                    return found.start()
                is_inner = False
            elif is_comment:
                is_inner = True
        return len(self._text)


def _remove_last(names: list[str], name: str) -> None:
    del names[len(names) - 1 - names[::-1].index(name)]


class _OpenElements:
    """What is open, as far as it can nest. Names as in ``div`` and ``svg:path``; an empty name has no end tag."""

    def __init__(self) -> None:
        self.made = 0  # how many elements the parser will make, at most
        self.has_dropped = False
        self._stack: list[str] = []
        self._inner: list[str] = []  # for each of them: what start tags inside belong to; empty for HTML
        self._counts: dict[str, int] = defaultdict(int)
        self._formatting: list[str] = []  # those not closed yet, open or to be opened again
        self.to_reopen: list[str] = []  # those of them that the next text opens again
        self._trust = _MAX_UNCLOSED
        # The parser's own account of the form it is in: where that is, -1 if it is not open any more, None for no form.
        self._form: int | None = None

    @property
    def foreign(self) -> str:
        """``svg`` or ``math`` where a start tag is taken for one of theirs, else empty."""
        return self._inner[-1] if self._inner else ""

    def text(self) -> None:
        """Take note of text, which opens formatting elements again."""
        self._reopen()

    # --- start tags --------------------------------------------------------------------------------------------------

    def start(self, name: str, is_self_closing: bool) -> bool:
        """A start tag; whether it may stay."""
        self.made += 1
        stack, inner = self._stack, self._inner
        foreign = inner[-1] if inner else ""
        if (
            not foreign
            and not self.to_reopen
            and (name not in _CAREFUL or (name in _CLOSES_ONLY_P and not self._counts["p"]))
        ):
            if len(stack) >= MAX_NESTING:
                return self._push(name)
            # The usual case, without further calls.
            stack.append(name)
            inner.append("")
            self._counts[name] += 1
            return True
        if name in _DROPPED:
            return False
        if foreign:
            if name in _DROPPED_IN_FOREIGN:
                return False
            if name not in _BREAKOUT:
                return is_self_closing or self._push_foreign(name, foreign)
            self._leave_foreign()
        if self.to_reopen and name not in _REOPENS_NOTHING:
            self._reopen()
        if name == "hr":
            self._close_for(name)
        elif name in ("select", "input") and self._counts["select"]:
            around = self._find({"select"}, _SCOPE)
            if around >= 0:
                self._cut(around)
                return True
        if name in _VOID or name in _ONCE or name in _SILENT or name in _TEXTUAL:
            return True
        if name in _FOREIGN:
            return is_self_closing or self._push_foreign(name, name)
        if name in _ROWS or name in _CELLS:
            return self._start_in_table(name)
        if name in _FORMATTING:
            return self._start_formatting(name)
        if name == "form" and not self._counts["template"]:
            if self._form is not None:
                return True
            self._close_for(name)
            self._form = len(self._stack)
            return self._push(name)
        self._close_for(name)
        if self.to_reopen and name not in _REOPENS_NOTHING:
            self._reopen()
        return self._push(name)

    def _start_in_table(self, name: str) -> bool:
        around = self._find(_TABLE_SCOPE, frozenset())
        if around >= 0:
            self._cut(around + 1)
            if name in _CELLS:
                return self._push(name)
        return True

    def _start_formatting(self, name: str) -> bool:
        if name in ("a", "nobr") and name in self._formatting:
            self._end_formatting(name)
            self._reopen()
        if len(self._formatting) >= _MAX_FORMATTING and name != "a":
            return False
        self._formatting.append(name)
        return self._push(name)

    def _close_for(self, name: str) -> None:
        """Close what can't be around it."""
        counts = self._counts
        if name == "li":
            if counts["li"]:
                self._cut(self._find({"li"}, _BEYOND_ITEM))
        elif name in ("dd", "dt"):
            if counts["dd"] or counts["dt"]:
                self._cut(self._find({"dd", "dt"}, _BEYOND_ITEM))
        elif name == "button":
            if counts["button"]:
                self._cut(self._find({"button"}, _SCOPE))
        elif name == "table":
            if counts["table"] and self._stack[self._find(_TABLE_PARTS, frozenset())] == "table":
                self._cut(self._find({"table"}, frozenset()))
        elif name in ("option", "optgroup"):
            if self._stack and self._stack[-1] == "option":
                self._cut(len(self._stack) - 1)
        elif name in _RUBY and counts["ruby"] and self._find({"ruby"}, _SCOPE) >= 0:
            stays = "rtc" if name in ("rt", "rp") else ""
            while self._stack and self._stack[-1] in _IMPLIED and self._stack[-1] != stays:
                self._cut(len(self._stack) - 1)
        if name in _CLOSES_P and counts["p"]:
            self._cut(self._find({"p"}, _BUTTON_SCOPE))
        if name in _HEADINGS and self._stack and self._stack[-1] in _HEADINGS:
            self._cut(len(self._stack) - 1)

    # --- end tags ----------------------------------------------------------------------------------------------------

    def end(self, name: str) -> bool:
        """An end tag; whether it may stay."""
        stack = self._stack
        if stack and stack[-1] == name and name != "form" and not self.to_reopen:
            # The usual case: what was opened last.
            if name in _FORMATTING:
                _remove_last(self._formatting, name)
            stack.pop()
            self._inner.pop()
            self._counts[name] -= 1
            return len(stack) < MAX_NESTING
        if name in _DROPPED:
            return False
        if stack and ":" in stack[-1]:
            if name in ("p", "br"):
                self._leave_foreign()
            else:
                if name in _DROPPED_IN_FOREIGN:
                    return False
                at = self._find_foreign(name)
                if at >= 0:
                    return self._cut(at)
        if name in _ROWS:
            at = self._find(_CELLS, _TABLE_SCOPE)
            self._cut(at)
            return True
        if not self._counts[name] and not (name in _HEADINGS or name in self._formatting):
            self.made += name == "p" or name == "br"
            return name in _KNOWN
        if name in _FORMATTING:
            return self._end_formatting(name)
        if name == "form":
            return self._end_form()
        return self._cut(self._find_start(name))

    def _find_start(self, name: str) -> int:
        if name in _CELLS:
            return self._find({name}, _TABLE_SCOPE)
        if name == "table":
            return self._find({name}, frozenset({"template"}))
        if name == "template":
            return self._find({name}, frozenset())
        if name == "li":
            return self._find({name}, _LIST_SCOPE)
        if name == "p":
            return self._find({name}, _BUTTON_SCOPE)
        if name in _HEADINGS:
            return self._find(_HEADINGS, _SCOPE)
        if name in _CLOSED_IN_SCOPE:
            return self._find({name}, _SCOPE)
        return self._find({name}, _SPECIAL)

    def _end_form(self) -> bool:
        if self._counts["template"]:
            return self._cut(self._find({"form"}, _SCOPE))
        at, self._form = self._form, None
        if at is None or at < 0 or not _SCOPE.isdisjoint(self._stack[at:]):
            return True
        if at == len(self._stack) - 1:
            return self._cut(at)
        self._rename(at)  # the form ends, and what is open in it stays open
        return at < MAX_NESTING

    def _end_formatting(self, name: str) -> bool:
        if name not in self._formatting:
            return self._cut(self._find({name}, _SPECIAL))
        if name in self.to_reopen:
            _remove_last(self.to_reopen, name)
            _remove_last(self._formatting, name)
            return True
        at = self._find({name}, _SCOPE)
        if at < 0:
            return True
        _remove_last(self._formatting, name)
        self._rename(at)  # so that it is not opened again
        if _SPECIAL.isdisjoint(self._stack[at:]):
            return self._cut(at)
        # The blocks in it stay open; what was between is made again inside of them.
        self.made += _CLONES
        return True

    # --- the stack ---------------------------------------------------------------------------------------------------

    def _push(self, name: str, inner: str = "") -> bool:
        is_kept = len(self._stack) < MAX_NESTING
        if not is_kept:
            self.has_dropped = True
            inner = self.foreign  # the parser does not see it, so nothing changes
        self._stack.append(name)
        self._inner.append(inner)
        self._counts[name] += 1
        return is_kept

    def _push_foreign(self, name: str, space: str) -> bool:
        name = f"{space}:{name}"
        return self._push(name, "" if name in _INTEGRATION else space)

    def _find(self, names: set[str] | frozenset[str], barriers: frozenset[str]) -> int:
        """Where the last one of `names` is open, if nothing of `barriers` is open inside of it; else -1."""
        stack = self._stack
        last = len(stack) - 1
        for at in range(last, max(-1, last - _MAX_LOOK), -1):
            name = stack[at]
            if name in names:
                return at
            if name in barriers:
                return -1
        return -1

    def _find_foreign(self, name: str) -> int:
        last = len(self._stack) - 1
        for at in range(last, max(-1, last - _MAX_LOOK), -1):
            space, _, local = self._stack[at].rpartition(":")
            if not space:
                return -1
            if local == name:
                return at
        return -1

    def _cut(self, at: int) -> bool:
        """Close the element at this place, if there is one, and all in it; whether its end tag may stay."""
        if at < 0:
            return True
        inner = len(self._stack) - at - 1
        if inner:
            unclosed = sum(name not in _ENDS_BY_ITSELF for name in self._stack[at + 1 :])
            if unclosed > self._trust:
                return True  # then it stays open
            self._trust -= unclosed
        for name in self._stack[at:]:
            self._counts[name] -= 1
        if self._formatting:
            self.to_reopen += [name for name in self._stack[at:] if name in _FORMATTING]
        del self._stack[at:]
        del self._inner[at:]
        if self._form is not None and self._form >= at:
            self._form = -1
        return at < MAX_NESTING

    def _leave_foreign(self) -> None:
        at = len(self._stack)
        while at and self._inner[at - 1]:
            at -= 1
        if at < len(self._stack):
            self._cut(at)

    def _rename(self, at: int) -> None:
        self._counts[self._stack[at]] -= 1
        self._counts[""] += 1
        self._stack[at] = ""

    def _reopen(self) -> None:
        names, self.to_reopen = self.to_reopen, []
        for name in names:
            self.made += 1
            self._push(name)
