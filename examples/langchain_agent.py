"""The web tools in a LangChain agent, which runs on LangGraph.

ANTHROPIC_API_KEY=… python examples/langchain_agent.py "Find the price of … on https://…"
"""

import asyncio
import base64
import os
import sys
from typing import Any

from langchain.agents import create_agent
from langchain_core.messages import HumanMessage
from langchain_core.tools import StructuredTool

from cdpagent import aio

MODEL = os.environ.get("MODEL", "anthropic:claude-sonnet-4-6")


def agent_tool(tools: aio.WebTools, definition: dict[str, Any]) -> StructuredTool:
    """One of the web tools, as LangChain wants it."""

    async def call(**arguments: Any) -> list[dict[str, str]]:
        result = await tools.call(definition["name"], arguments)
        pictures = [(base64.b64encode(each.data).decode(), each.mime_type) for each in result.images]
        return [
            {"type": "text", "text": result.text},
            *({"type": "image", "base64": data, "mime_type": kind} for data, kind in pictures),
        ]

    return StructuredTool(
        name=definition["name"],
        description=definition["description"],
        args_schema=definition["input_schema"],
        coroutine=call,
    )


async def run(task: str) -> str:
    """Let the agent use a browser until it has an answer."""
    async with aio.launch() as browser:
        tools = aio.WebTools(browser)
        web = [agent_tool(tools, definition) for definition in tools.definitions("anthropic")]
        agent = create_agent(MODEL, web, system_prompt=tools.instructions)
        state = await agent.ainvoke({"messages": [HumanMessage(task)]}, {"recursion_limit": 100})
        return str(state["messages"][-1].text)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(asyncio.run(run(sys.argv[1])))
