"""The definitions follow the vendors' published rules, which are checked here offline."""

from __future__ import annotations

import json
import re
from typing import Any

import mcp_types
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from cdpagent.agent.browser_tool import BrowserTool
from cdpagent.agent.schemas import Vendor, definitions
from cdpagent.agent.tools import ANNOTATIONS, TOOLS

NAME = re.compile(r"[a-zA-Z0-9_-]{1,64}")
PROPERTY = re.compile(r"[a-zA-Z0-9_.-]{1,64}")
FORMS: list[tuple[Vendor, bool]] = [
    ("openai", False),
    ("openai", True),
    ("openai-responses", False),
    ("openai-responses", True),
    ("anthropic", False),
    ("mcp", False),
]


def made(vendor: Vendor, *, strict: bool) -> list[dict[str, Any]]:
    one = BrowserTool().definition(vendor, strict=strict)
    return [*definitions(TOOLS, vendor, strict=strict, annotations=ANNOTATIONS), one]


def parts(definition: dict[str, Any]) -> tuple[str, str, dict[str, Any]]:
    """Return name, description and schema, wherever this vendor's form has them."""
    function = definition.get("function", definition)
    schema = next(function[key] for key in ("parameters", "input_schema", "inputSchema") if key in function)
    return function["name"], function["description"], schema


@pytest.mark.parametrize(("vendor", "strict"), FORMS)
def test_all_are_json_schema_2020_12_with_names_that_all_vendors_accept(vendor, strict):
    seen = set()
    for definition in made(vendor, strict=strict):
        name, description, schema = parts(json.loads(json.dumps(definition)))
        Draft202012Validator.check_schema(schema)
        assert NAME.fullmatch(name)
        assert 0 < len(description) <= 1024
        assert all(PROPERTY.fullmatch(each) for each in schema["properties"])
        assert schema["type"] == "object"
        assert not {"anyOf", "oneOf", "allOf", "$ref"} & set(schema)
        seen.add(name)
    assert len(seen) == len(TOOLS) + 1


@pytest.mark.parametrize("vendor", ["openai", "openai-responses", "anthropic", "mcp"])
def test_all_together_are_at_most_9000_characters(vendor):
    assert len(json.dumps(definitions(TOOLS, vendor, strict=False, annotations=ANNOTATIONS))) <= 9000


def test_the_mcp_sdk_reads_and_writes_the_definitions_unchanged():
    for definition in made("mcp", strict=False):
        tool = mcp_types.Tool.model_validate(definition)
        assert tool.model_dump(by_alias=True, exclude_unset=True) == definition


# --- OpenAI's strict mode --------------------------------------------------------------------------------------------

STRICT_KEYWORDS = {
    "object": {"properties", "required", "additionalProperties"},
    "array": {"items", "minItems", "maxItems"},
    "string": {"pattern", "format"},
    "number": {"multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"},
    "integer": {"multipleOf", "maximum", "exclusiveMaximum", "minimum", "exclusiveMinimum"},
    "boolean": set(),
    "null": set(),
}
STRICT_DEPTH, STRICT_PROPERTIES, STRICT_ENUM, STRICT_CHARS = 10, 5000, 1000, 120_000


class NotStrict(Exception):
    """A schema that strict mode refuses."""


def check_strict(schema: dict[str, Any]) -> None:
    """Raise if the schema breaks one of the published rules of strict mode."""
    counted = {"properties": 0, "enum": 0, "chars": 0}

    def check(part: dict[str, Any], path: str, depth: int) -> None:
        if depth > STRICT_DEPTH:
            raise NotStrict(f"{path}: too deep")
        kinds = [part["type"]] if isinstance(part.get("type"), str) else part.get("type", [])
        if not kinds or not set(kinds) <= set(STRICT_KEYWORDS):
            raise NotStrict(f"{path}: type {kinds}")
        allowed = {"type", "description", "enum", "const"}.union(*(STRICT_KEYWORDS[kind] for kind in kinds))
        if unsupported := set(part) - allowed:
            raise NotStrict(f"{path}: {unsupported}")
        values = part.get("enum", [])
        counted["enum"] += len(values)
        counted["chars"] += sum(len(value) for value in values if value is not None)
        if "object" in kinds:
            properties = part.get("properties", {})
            if part.get("additionalProperties") is not False:
                raise NotStrict(f"{path}: additionalProperties")
            if sorted(part.get("required", [])) != sorted(properties):
                raise NotStrict(f"{path}: required")
            counted["properties"] += len(properties)
            for name, each in properties.items():
                counted["chars"] += len(name)
                check(each, f"{path}.{name}", depth + 1)
        if "array" in kinds:
            check(part["items"], f"{path}[]", depth + 1)

    if schema.get("type") != "object":
        raise NotStrict("the root is not an object")
    check(schema, "$", 1)
    if counted["properties"] > STRICT_PROPERTIES or counted["enum"] > STRICT_ENUM or counted["chars"] > STRICT_CHARS:
        raise NotStrict(f"too large: {counted}")


@pytest.mark.parametrize("vendor", ["openai", "openai-responses"])
def test_strict_definitions_keep_to_the_rules_of_strict_mode(vendor):
    for definition in made(vendor, strict=True):
        assert definition.get("function", definition)["strict"] is True
        check_strict(parts(definition)[2])


@pytest.mark.parametrize(
    ("broken", "said"),
    [
        ({"type": "array", "items": {"type": "string"}}, "root"),
        ({"type": "object", "properties": {}, "required": []}, "additionalProperties"),
        ({"type": "object", "properties": {"a": {"type": "string"}}, "required": [], "additionalProperties": False}, "required"),
        ({"type": "object", "properties": {"a": {"anyOf": []}}, "required": ["a"], "additionalProperties": False}, "type"),
        ({"type": "object", "properties": {"a": {"type": "string", "default": ""}}, "required": ["a"], "additionalProperties": False}, "default"),
    ],
)  # fmt: skip
def test_the_check_of_strict_mode_finds_mistakes(broken, said):
    with pytest.raises(NotStrict, match=said):
        check_strict(broken)


def test_optional_parameters_may_be_null_in_strict_mode():
    for definition in made("openai", strict=True):
        for name, each in parts(definition)[2]["properties"].items():
            if "null" in each["type"]:
                model = TOOLS.get(parts(definition)[0])
                assert model is None or not model.model_fields[name].is_required()
                assert None in each.get("enum", [None])


def test_the_points_of_clicks_and_drags_are_in_the_definition_of_steps():
    properties = definitions({"web_do": TOOLS["web_do"]}, "mcp", strict=False, annotations=ANNOTATIONS)[0][
        "inputSchema"
    ]["properties"]
    assert {"at", "target_at"} <= set(properties["steps"]["items"]["properties"])
