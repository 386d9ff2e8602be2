"""An agent without a framework: OpenAI's Responses API, the web tools and a loop, all on Trio.

OPENAI_API_KEY=… python examples/openai_loop.py "Find the price of … on https://…"
"""

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
                result = await tools.call(each.name, each.arguments)
                conversation.append({"type": "function_call_output", "call_id": each.call_id, "output": result.text})
    return f"no answer after {MOST_STEPS} steps"


if __name__ == "__main__":
    print(trio.run(run, sys.argv[1]))
