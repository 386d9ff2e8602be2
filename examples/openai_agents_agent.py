"""The web tools in an agent of the OpenAI Agents SDK.

OPENAI_API_KEY=… python examples/openai_agents_agent.py "Find the price of … on https://…"
"""

import asyncio
import base64
import os
import sys
from functools import partial
from typing import Any

from agents import Agent, FunctionTool, ModelSettings, Runner, ToolOutputImage, ToolOutputText, set_tracing_disabled

from cdpagent import aio

MODEL = os.environ.get("MODEL", "gpt-5.5")


def agent_tools(tools: aio.WebTools) -> list[Any]:
    """The web tools, as the Agents SDK wants them."""

    async def call(name: str, _: Any, arguments: str) -> list[ToolOutputText | ToolOutputImage]:
        result = await tools.call(name, arguments)
        pictures = [f"data:{each.mime_type};base64,{base64.b64encode(each.data).decode()}" for each in result.images]
        return [ToolOutputText(text=result.text), *(ToolOutputImage(image_url=each) for each in pictures)]

    return [
        FunctionTool(
            name=definition["name"],
            description=definition["description"],
            params_json_schema=definition["parameters"],
            on_invoke_tool=partial(call, definition["name"]),
        )
        for definition in tools.definitions("openai-responses", strict=True)
    ]


async def run(task: str) -> str:
    """Let the agent use a browser until it has an answer."""
    set_tracing_disabled(True)  # don't send the pages' content to the tracing service
    async with aio.launch() as browser:
        tools = aio.WebTools(browser)
        agent = Agent(
            "browser",
            instructions=tools.instructions,
            model=MODEL,
            model_settings=ModelSettings(parallel_tool_calls=False),
            tools=agent_tools(tools),
        )
        result = await Runner.run(agent, task, max_turns=50)
        return str(result.final_output)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(asyncio.run(run(sys.argv[1])))
