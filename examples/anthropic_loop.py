"""An agent without a framework: Anthropic's API, the web tools and a loop, all on Trio.

ANTHROPIC_API_KEY=… python examples/anthropic_loop.py "Find the price of … on https://…"
"""

import base64
import os
import sys
from typing import Any

import anthropic
import trio

import cdpagent

MODEL = os.environ.get("MODEL", "claude-sonnet-4-6")
MOST_STEPS = 50


async def run(task: str) -> str:
    """Let the model use a browser until it has an answer."""
    client = anthropic.AsyncAnthropic()
    async with cdpagent.launch() as browser:
        tools = cdpagent.WebTools(browser)
        messages: list[Any] = [{"role": "user", "content": task}]
        for _ in range(MOST_STEPS):
            answer = await client.messages.create(
                model=MODEL,
                max_tokens=8192,
                system=tools.instructions,
                tools=tools.definitions("anthropic"),  # type: ignore[arg-type]
                messages=messages,
            )
            if answer.stop_reason != "tool_use":
                return "".join(block.text for block in answer.content if block.type == "text")
            messages.append({"role": "assistant", "content": answer.content})
            results = [await call(tools, block) for block in answer.content if block.type == "tool_use"]
            messages.append({"role": "user", "content": results})
    return f"no answer after {MOST_STEPS} steps"


async def call(tools: cdpagent.WebTools, block: anthropic.types.ToolUseBlock) -> dict[str, Any]:
    """Call the tool that the model asked for, and show it the pictures too."""
    result = await tools.call(block.name, block.input)
    content: list[dict[str, Any]] = [{"type": "text", "text": result.text}]
    for image in result.images:
        data = base64.b64encode(image.data).decode()
        content.append({"type": "image", "source": {"type": "base64", "media_type": image.mime_type, "data": data}})
    return {"type": "tool_result", "tool_use_id": block.id, "content": content, "is_error": result.is_error}


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(trio.run(run, sys.argv[1]))
