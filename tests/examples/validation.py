"""Checks, in the examples' environment, that the vendors' own packages accept the definitions unchanged."""

import copy

from agents.strict_schema import ensure_strict_json_schema
from anthropic.types import ToolParam
from openai.types.chat import ChatCompletionFunctionToolParam
from openai.types.responses import FunctionToolParam
from pydantic import TypeAdapter

from cdpagent.agent.schemas import definitions
from cdpagent.agent.tools import ANNOTATIONS, TOOLS

checked = 0
for vendor, kind, strict in (
    ("anthropic", ToolParam, False),
    ("openai", ChatCompletionFunctionToolParam, True),
    ("openai-responses", FunctionToolParam, True),
):
    adapter = TypeAdapter(kind)
    for definition in definitions(TOOLS, vendor, strict=strict, annotations=ANNOTATIONS):
        assert adapter.validate_python(definition) == definition, definition
        schema = definition.get("function", definition).get("parameters")
        if strict:
            assert ensure_strict_json_schema(copy.deepcopy(schema)) == schema, definition
        checked += 1
print(checked)
