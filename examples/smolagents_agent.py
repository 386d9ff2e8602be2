"""The web tools in an agent of smolagents, which is blocking code, with `cdpagent.sync`.

OPENAI_API_KEY=… python examples/smolagents_agent.py "Find the price of … on https://…"
"""

import os
import sys
from typing import Any

from smolagents import OpenAIModel, Tool, ToolCallingAgent

from cdpagent import sync

MODEL = os.environ.get("MODEL", "gpt-5.5")


class WebTool(Tool):  # type: ignore[misc]
    """One of the web tools, as smolagents wants it."""

    output_type = "string"
    skip_forward_signature_validation = True

    def __init__(self, tools: sync.WebTools, definition: dict[str, Any]) -> None:
        self.name = definition["name"]
        self.description = definition["description"]
        schema = definition["input_schema"]
        self.inputs = {
            name: {"description": "", **each, "nullable": name not in schema.get("required", ())}
            for name, each in schema["properties"].items()
        }
        self._tools = tools
        super().__init__()

    def forward(self, **arguments: Any) -> str:
        """Call the tool."""
        return self._tools.call(self.name, arguments).text


def run(task: str) -> str:
    """Let the agent use a browser until it has an answer."""
    with sync.launch() as browser:
        tools = sync.WebTools(browser)
        agent = ToolCallingAgent(
            tools=[WebTool(tools, definition) for definition in tools.definitions("anthropic")],
            model=OpenAIModel(MODEL, api_base=os.environ.get("OPENAI_BASE_URL")),
            instructions=tools.instructions,
            max_steps=50,
            max_tool_threads=1,
        )
        return str(agent.run(task))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(run(sys.argv[1]))
