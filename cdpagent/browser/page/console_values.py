"""What a page wrote on its console, with the values of objects: they come by `Runtime.consoleAPICalled`.

Chrome sends a few properties of each object along. No code of the page's runs for that, but Chrome reads the messages
and stacks of errors, and a page can notice it; see `page_errors`. So this is only for those who ask for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_LEVELS: Final = {"error": "error", "assert": "error", "warning": "warning", "info": "info", "debug": "debug"}
_LONGEST_VALUE: Final = 1000


def level_of(kind: str) -> str:
    """The level of a message, by the method of ``console`` that was called."""
    return _LEVELS.get(kind, "log")


def text_of(values: Iterable[Mapping[str, Any]]) -> str:
    """The message that these values make; each is a CDP RemoteObject."""
    return " ".join(_text(value)[:_LONGEST_VALUE] for value in values)


def _text(value: Mapping[str, Any]) -> str:
    if value["type"] == "string":
        return str(value.get("value", ""))
    if "preview" in value and value.get("subtype") not in ("error", "node", "date", "regexp"):
        return _preview(value["preview"])
    return _plain(value)


def _plain(value: Mapping[str, Any]) -> str:
    if value["type"] in ("undefined", "boolean") or value.get("subtype") == "null":
        return str(value.get("value", value["type"])).lower().replace("none", "null")
    return str(value.get("unserializableValue") or value.get("description") or value.get("value", ""))


def _preview(preview: Mapping[str, Any]) -> str:
    rest = ["…"] if preview.get("overflow") else []
    if preview.get("subtype") in ("array", "typedarray"):
        return f"[{', '.join([*(_property(each) for each in preview['properties']), *rest])}]"
    if "entries" in preview:
        entries = [_entry(each) for each in preview["entries"]]
        return f"{preview.get('description', '')} {{{', '.join([*entries, *rest])}}}"
    fields = [f"{each['name']}: {_property(each)}" for each in preview["properties"]]
    name = preview.get("description", "Object")
    return f"{'' if name == 'Object' else name + ' '}{{{', '.join([*fields, *rest])}}}"


def _entry(entry: Mapping[str, Any]) -> str:
    value = _inner(entry["value"])
    return f"{_inner(entry['key'])} => {value}" if "key" in entry else value


def _inner(preview: Mapping[str, Any]) -> str:
    if preview["type"] == "string":
        return f'"{preview.get("description", "")}"'
    return _preview(preview) if preview.get("properties") else str(preview.get("description", ""))


def _property(each: Mapping[str, Any]) -> str:
    if "valuePreview" in each:
        return _preview(each["valuePreview"])
    return f'"{each.get("value", "")}"' if each["type"] == "string" else str(each.get("value", each["type"]))
