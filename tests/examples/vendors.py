"""A scripted model behind the APIs of two vendors: the examples send their requests to it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

from tests.site import Response

if TYPE_CHECKING:
    from tests.site import Request, Site

PAGE = """<!DOCTYPE html><title>Form</title><h1>Sign up</h1><label>Name <input></label>
<button onclick="document.body.insertAdjacentHTML('beforeend', `<p role=status>Welcome, ${document.querySelector('input').value}!</p>`)">Join</button>"""
TASK = "Sign up as Ada, and tell me what the page says."
_REF = re.compile(r'textbox \\+"Name\\+" \[ref=(\w+)\]')
_USAGE = {"input_tokens": 1, "output_tokens": 1, "total_tokens": 2, "prompt_tokens": 1, "completion_tokens": 1}


class ScriptedModel:
    """Opens the page, looks, fills in a name, clicks, and answers with what it saw."""

    def __init__(self, site: Site) -> None:
        self._url = site.add("/form", PAGE)
        self.requests: list[dict[str, Any]] = []
        site.add("/v1/messages", self._anthropic)
        site.add("/v1/responses", self._responses)
        site.add("/v1/chat/completions", self._chat)
        self.environment = {
            "ANTHROPIC_API_KEY": "none",
            "ANTHROPIC_BASE_URL": site.url("/").rstrip("/"),
            "OPENAI_API_KEY": "none",
            "OPENAI_BASE_URL": site.url("/v1"),
        }

    def _step(self, request: Request) -> tuple[str, dict[str, Any] | str]:
        """Return the tool to call and its arguments, or "" and the answer."""
        said = request.body.decode()
        self.requests.append(json.loads(said))
        names = self.tool_names()
        step = len(self.requests)
        if step == 1:
            return "web_open", {"url": self._url, "snapshot": "changes"}
        if step == 2:
            return "web_fill", {"ref": _REF.findall(said)[-1], "value": "Ada"}
        if step == 3:
            return "web_click", {"ref": "button"}
        answer = "It says: Welcome, Ada!" if "Welcome, Ada!" in said else "It did not work."
        return ("final_answer", {"answer": answer}) if "final_answer" in names else ("", answer)

    def tools(self) -> dict[str, dict[str, Any]]:
        """Return the tools that the last request offered, by name."""
        offered = [each.get("function", each) for each in self.requests[-1]["tools"]]
        return {each["name"]: each for each in offered}

    def tool_names(self) -> list[str]:
        return list(self.tools())

    def _arguments(self, name: str, given: Any) -> str:
        """Write the arguments like an OpenAI model: in strict mode, a parameter that it leaves out is null."""
        tool = self.tools()[name]
        names = tool["parameters"]["properties"] if tool.get("strict") else given
        return json.dumps({each: given.get(each) for each in names})

    def _anthropic(self, request: Request) -> Response:
        name, given = self._step(request)
        block = {"type": "tool_use", "id": f"toolu_{len(self.requests)}", "name": name, "input": given}
        message = {
            "id": "msg_1",
            "type": "message",
            "role": "assistant",
            "model": "scripted",
            "content": [block if name else {"type": "text", "text": given}],
            "stop_reason": "tool_use" if name else "end_turn",
            "stop_sequence": None,
            "usage": {"input_tokens": 1, "output_tokens": 1},
        }
        return _anthropic_stream(message) if self.requests[-1].get("stream") else _json(message)

    def _responses(self, request: Request) -> Response:
        name, given = self._step(request)
        number = len(self.requests)
        item: dict[str, Any] = {
            "type": "message",
            "id": f"msg_{number}",
            "role": "assistant",
            "status": "completed",
            "content": [{"type": "output_text", "text": given, "annotations": []}],
        }
        if name:
            item = {
                "type": "function_call",
                "id": f"fc_{number}",
                "call_id": f"call_{number}",
                "name": name,
                "arguments": self._arguments(name, given),
                "status": "completed",
            }
        details = {"input_tokens_details": {"cached_tokens": 0}, "output_tokens_details": {"reasoning_tokens": 0}}
        return _json(
            {
                "id": f"resp_{number}",
                "object": "response",
                "created_at": 0,
                "status": "completed",
                "model": "scripted",
                "output": [item],
                "parallel_tool_calls": False,
                "tool_choice": "auto",
                "tools": [],
                "usage": {**_USAGE, **details},
            }
        )

    def _chat(self, request: Request) -> Response:
        name, given = self._step(request)
        message: dict[str, Any] = {"role": "assistant", "content": given}
        if name:
            function = {"name": name, "arguments": self._arguments(name, given)}
            call = {"id": f"call_{len(self.requests)}", "type": "function", "function": function}
            message = {"role": "assistant", "content": None, "tool_calls": [call]}
        choice = {"index": 0, "message": message, "finish_reason": "tool_calls" if name else "stop"}
        return _json(
            {"id": "1", "object": "chat.completion", "created": 0, "model": "m", "choices": [choice], "usage": _USAGE}
        )


def _json(value: Any) -> Response:
    return Response(json.dumps(value), "application/json")


def _anthropic_stream(message: dict[str, Any]) -> Response:
    """Return the message in pieces, for a client that asks for a stream."""
    [block] = message["content"]
    if block["type"] == "tool_use":
        delta = {"type": "input_json_delta", "partial_json": json.dumps(block["input"])}
        begin = {**block, "input": {}}
    else:
        delta = {"type": "text_delta", "text": block["text"]}
        begin = {"type": "text", "text": ""}
    end = {"stop_reason": message["stop_reason"], "stop_sequence": None}
    events: list[dict[str, Any]] = [
        {"type": "message_start", "message": {**message, "content": [], "stop_reason": None}},
        {"type": "content_block_start", "index": 0, "content_block": begin},
        {"type": "content_block_delta", "index": 0, "delta": delta},
        {"type": "content_block_stop", "index": 0},
        {"type": "message_delta", "delta": end, "usage": message["usage"]},
        {"type": "message_stop"},
    ]
    lines = (f"event: {event['type']}\ndata: {json.dumps(event)}\n\n" for event in events)
    return Response("".join(lines), "text/event-stream")
