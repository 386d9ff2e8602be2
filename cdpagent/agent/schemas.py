"""Makes the tools' definitions, in the form that each vendor wants, from the models in `parameters`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args

if TYPE_CHECKING:
    from collections.abc import Mapping

    from cdpagent.agent.parameters import Parameters

Vendor = Literal["openai", "openai-responses", "anthropic", "mcp"]


def definitions(
    tools: Mapping[str, type[Parameters]],
    vendor: Vendor,
    *,
    strict: bool,
    annotations: Mapping[str, Mapping[str, bool]],
) -> list[dict[str, Any]]:
    """Return the definitions of these tools for one vendor."""
    if vendor not in get_args(Vendor):
        raise ValueError(f"unknown vendor {vendor!r}; use one of {', '.join(get_args(Vendor))}")
    if strict and not vendor.startswith("openai"):
        raise ValueError(f"only OpenAI has strict definitions; leave out strict=True for {vendor}")
    made = []
    for name, model in tools.items():
        description = " ".join((model.__doc__ or "").split())
        schema = parameters_schema(model, strict=strict)
        if vendor == "anthropic":
            made.append({"name": name, "description": description, "input_schema": schema})
        elif vendor == "mcp":
            tool: dict[str, Any] = {"name": name, "description": description, "inputSchema": schema}
            if annotations.get(name):
                tool["annotations"] = dict(annotations[name])
            made.append(tool)
        else:
            function: dict[str, Any] = {"name": name, "description": description, "parameters": schema}
            if strict:
                function["strict"] = True
            is_chat = vendor == "openai"
            made.append({"type": "function", "function": function} if is_chat else {"type": "function", **function})
    return made


def parameters_schema(model: type[Parameters], *, strict: bool = False) -> dict[str, Any]:
    """Return the JSON Schema of a tool's parameters: small, flat (but for lists of steps), without titles.

    OpenAI's ``strict`` mode wants every parameter to be required, so an optional one may be null instead.
    """
    full = model.model_json_schema()
    return _object(full, full.get("$defs", {}), strict=strict)


def _object(full: dict[str, Any], models: Mapping[str, Any], *, strict: bool) -> dict[str, Any]:
    properties = {name: _property(schema, models, strict=strict) for name, schema in full.get("properties", {}).items()}
    required = full.get("required", [])
    if strict:
        for name, schema in properties.items():
            if name not in required:
                schema["type"] = [schema["type"], "null"]
                if "enum" in schema:
                    schema["enum"] = [*schema["enum"], None]
        required = list(properties)
    made: dict[str, Any] = {"type": "object", "properties": properties}
    if required or strict:
        made["required"] = required
    if strict:
        made["additionalProperties"] = False
    return made


# Older versions of strict mode refuse limits on strings and lists. We leave them out: the pydantic model checks them.
_KEPT = ("type", "description", "enum", "items")


def _property(schema: dict[str, Any], models: Mapping[str, Any], *, strict: bool) -> dict[str, Any]:
    kept = {key: schema[key] for key in _KEPT if key in schema}
    default = schema.get("default")
    if not strict and default not in (None, "", False, 0):
        kept["default"] = default
    if "items" in kept:
        model = kept["items"].get("$ref", "").rpartition("/")[2]
        kept["items"] = _object(models[model], models, strict=strict) if model else {"type": kept["items"]["type"]}
    return kept
