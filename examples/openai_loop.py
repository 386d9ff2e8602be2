"""An agent without a framework: OpenAI's Responses API, the web tools and a loop, all on Trio.

OPENAI_API_KEY=… python examples/openai_loop.py "Find the price of … on https://…"
"""

import base64
import os
import sys
from typing import Any

import openai
import trio

import cdpagent

MODEL = os.environ.get("MODEL", "gpt-5.5")
MOST_STEPS = 50


async def run(task: str) -> str:
    """Let the model use a browser until it has an answer."""
    client = openai.AsyncOpenAI()
    async with cdpagent.launch() as browser:
        tools = cdpagent.WebTools(browser)
        conversation: list[Any] = [{"role": "user", "content": task}]
        for _ in range(MOST_STEPS):
            answer = await client.responses.create(
                model=MODEL,
                instructions=tools.instructions,
                tools=tools.definitions("openai-responses", strict=True),  # type: ignore[arg-type]
                input=conversation,
                store=False,
                include=["reasoning.encrypted_content"],
            )
            conversation += answer.output
            calls = [item for item in answer.output if item.type == "function_call"]
            if not calls:
                return answer.output_text
            for each in calls:
                output = shown(await tools.call(each.name, each.arguments))
                conversation.append({"type": "function_call_output", "call_id": each.call_id, "output": output})
    return f"no answer after {MOST_STEPS} steps"


def shown(result: cdpagent.ToolResult) -> list[dict[str, str]]:
    """What the model gets to see: the text, and the pictures too."""
    pictures = [f"data:{each.mime_type};base64,{base64.b64encode(each.data).decode()}" for each in result.images]
    return [
        {"type": "input_text", "text": result.text},
        *({"type": "input_image", "image_url": each, "detail": "auto"} for each in pictures),
    ]


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    print(trio.run(run, sys.argv[1]))
