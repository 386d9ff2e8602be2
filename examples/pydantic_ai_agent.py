"""The web tools in a pydantic-ai agent.

ANTHROPIC_API_KEY=… python examples/pydantic_ai_agent.py "Find the price of … on https://…"
"""

import asyncio
import os
import sys
from functools import partial
from typing import Any

from pydantic_ai import Agent, BinaryContent, Tool, ToolReturn

from cdpagent import aio

MODEL = os.environ.get("MODEL", "anthropic:claude-sonnet-4-6")


def agent_tools(tools: aio.WebTools) -> list[Tool[object]]:
    """The web tools, as pydantic-ai wants them."""

    async def call(name: str, **arguments: Any) -> ToolReturn[str]:
        result = await tools.call(name, arguments)
        pictures = [BinaryContent(image.data, media_type=image.mime_type) for image in result.images]
        return ToolReturn(result.text, content=pictures or None)

    return [
        Tool.from_schema(
            partial(call, definition["name"]),
            definition["name"],
            definition["description"],
            definition["input_schema"],
            sequential=True,  # run calls one after the other, in the model's order
        )
        for definition in tools.definitions("anthropic")
    ]


async def run(task: str) -> str:
    """Let the agent use a browser until it has an answer."""
    async with aio.launch() as browser:
        tools = aio.WebTools(browser)
        agent = Agent(MODEL, instructions=tools.instructions, tools=agent_tools(tools))
        return (await agent.run(task)).output


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(asyncio.run(run(sys.argv[1])))
