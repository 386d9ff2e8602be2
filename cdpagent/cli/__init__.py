"""The command line: ``cdpagent install``, ``cdpagent demo``, ``cdpagent doctor``, ``cdpagent mcp``.

Every command is a module with two functions: ``add_arguments(parser)`` and ``run(arguments) -> exit code``.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from cdpagent._version import __version__
from cdpagent.cli import demo, doctor, install, mcp
from cdpagent.cli.output import complain
from cdpagent.errors import CdpAgentError

if TYPE_CHECKING:
    from collections.abc import Sequence

_COMMANDS = {"demo": demo, "doctor": doctor, "install": install, "mcp": mcp}

_INTERRUPTED = 130  # the exit code that a shell gives to a program ended by Ctrl-C


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return the exit code."""
    arguments = _parser().parse_args(sys.argv[1:] if argv is None else argv)
    try:
        exit_code: int = _COMMANDS[arguments.command].run(arguments)
        return exit_code
    except CdpAgentError as exc:
        complain(str(exc))
        return 1
    except KeyboardInterrupt:
        complain("interrupted")
        return _INTERRUPTED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="cdpagent", description="Let AI agents see and drive Chrome over the DevTools Protocol."
    )
    parser.add_argument("--version", action="version", version=f"cdpagent {__version__}")
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    for name, module in _COMMANDS.items():
        summary = (module.__doc__ or "").partition("\n")[0]
        module.add_arguments(commands.add_parser(name, help=summary, description=summary))
    return parser
