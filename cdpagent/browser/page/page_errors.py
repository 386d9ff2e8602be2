"""Uncaught errors of a page's scripts, without letting the page know that we listen.

Chrome tells of them only after Runtime.enable, and pages can notice that: with it, Chrome reads the message and the
name of every error that is logged, and calls ``Error.prepareStackTrace``. An isolated world does not help, since it
gets no error events of the page's. So a listener is put into the page's own world, before any script of the page runs.
It keeps the browser's functions as they were then, touches nothing of the page's that could be a getter or a proxy,
and hands over what it saw as a line on the console, marked with a word that no page can know.
"""

from __future__ import annotations

import json
import re
import secrets
from dataclasses import dataclass
from typing import Final

_MARK_PREFIX: Final = "cdpagent noted an uncaught error "

_REPORT: Final = re.compile(r"(\d{1,9}) (\d{1,9}) (\d{1,9}) ([^\n]*)\n(.*)", re.DOTALL)
_LONGEST_STACK: Final = 4000

_LISTENER: Final = """(mark => {
    const {apply, getOwnPropertyDescriptor, getPrototypeOf} = Reflect;
    const {hasOwn} = Object;
    const {debug} = console;
    const {isError} = Error, ErrorType = Error;
    const toText = String;
    const getter = (type, name) => getOwnPropertyDescriptor(type.prototype, name).get;
    const read = (get, object) => { try { return apply(get, object, []) } catch { return undefined } };
    const errorMessage = getter(ErrorEvent, 'message'), errorFile = getter(ErrorEvent, 'filename');
    const errorLine = getter(ErrorEvent, 'lineno'), errorColumn = getter(ErrorEvent, 'colno');
    const errorError = getter(ErrorEvent, 'error');
    const rejectionReason = getter(PromiseRejectionEvent, 'reason');
    const exceptionName = getter(DOMException, 'name'), exceptionMessage = getter(DOMException, 'message');
    const natives = [EvalError, RangeError, ReferenceError, SyntaxError, TypeError, URIError, AggregateError];
    const prototypes = natives.map(type => type.prototype), names = natives.map(type => type.name);

    const ownText = (error, key) => {
        const property = getOwnPropertyDescriptor(error, key);
        if (property && hasOwn(property, 'value') && typeof property.value === 'string') return property.value;
    };
    const nameOf = error => {
        const prototype = getPrototypeOf(error);
        for (let i = 0; i < prototypes.length; i++) if (prototypes[i] === prototype) return names[i];
        return 'Error';
    };
    const describe = value => {
        if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return toText(value);
        if (!isError?.(value)) return '#<Object>';  // false for proxies: what follows runs no code of the page's
        const name = read(exceptionName, value) ?? ownText(value, 'name') ?? nameOf(value);
        const message = read(exceptionMessage, value) ?? ownText(value, 'message') ?? '';
        return message ? `${name}: ${message}` : name;
    };
    // Chrome writes a stack when it is first read, and asks the page's own function for it if there is one.
    const nativeStack = getOwnPropertyDescriptor(new Error, 'stack')?.get;
    const stackOf = value => {
        if (!isError?.(value) || 'prepareStackTrace' in ErrorType) return '';
        const {get} = getOwnPropertyDescriptor(value, 'stack') ?? {};
        return (get ? get === nativeStack && read(get, value) : ownText(value, 'stack')) || '';
    };
    const report = (text, file, line, column, stack) =>
        debug(`${mark}\\n${line} ${column} ${text.length} ${file}\\n${text}${stack}`);

    addEventListener('error', event => {
        const message = event.isTrusted ? read(errorMessage, event) : undefined;
        if (message === undefined) return;  // an image that could not be loaded, say
        const stack = stackOf(read(errorError, event));
        report(message, read(errorFile, event), read(errorLine, event), read(errorColumn, event), stack);
    }, true);
    addEventListener('unhandledrejection', event => {
        if (!event.isTrusted) return;
        const reason = read(rejectionReason, event);
        report(`Uncaught (in promise) ${describe(reason)}`, '', 0, 0, stackOf(reason));
    }, true);
})"""


@dataclass(frozen=True, slots=True)
class PageError:
    """An exception, or the rejection of a promise, that no script of the page caught."""

    message: str
    url: str = ""
    line: int = 0
    column: int = 0
    stack: str = ""
    """The JavaScript stack, where an ``Error`` was thrown and the page does not write stacks itself."""


class ErrorMark:
    """The word by which one page's reported errors are known."""

    def __init__(self) -> None:
        self._mark = _MARK_PREFIX + secrets.token_hex(8)

    @property
    def script(self) -> str:
        """What to run in each new document before the page's own scripts."""
        return f"{_LISTENER}({json.dumps(self._mark)})"

    def read(self, console_text: str) -> PageError | None:
        """The error that a line on the console reports; None for a line of the page's own."""
        mark, _, rest = console_text.partition("\n")
        found = _REPORT.fullmatch(rest) if mark == self._mark else None
        if found is None:
            return None
        line, column, length, url, text = found.groups()
        message = _cut(text, int(length))
        stack = text[len(message) :][:_LONGEST_STACK]
        return PageError(message, url, int(line), int(column), stack)


def _cut(text: str, units: int) -> str:
    """The first characters of a text, as many as JavaScript counts: those outside the first plane are two there."""
    return text.encode("utf-16-le", "surrogatepass")[: 2 * units].decode("utf-16-le", "surrogatepass")
