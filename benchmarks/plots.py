"""Draws results as SVG: bars, points and lines, for light and dark colour schemes, without any library."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

OURS, PEER, LIMIT = "ours", "peer", "limit"
"""What a mark stands for, which decides its colour."""

WIDTH = 760
_CHAR = 7.6
"""The average width of a character at 13 pixels. It is generous, because system fonts differ."""
_STYLE = """
  text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; fill: #1f2328 }
  text { paint-order: stroke; stroke: #ffffff; stroke-width: 3px; stroke-linejoin: round }
  .title { font-size: 16px; font-weight: 600 } .small { font-size: 11.5px; fill: #59636e } .strong { font-weight: 600 }
  .back { fill: #ffffff } .grid { stroke: #d8dee4; stroke-width: 1 } .whisker { stroke: #1f2328; stroke-width: 1.5 }
  .ours { fill: #0969da } .peer { fill: #8c959f } .limit { fill: #2da44e }
  .line { fill: none; stroke-width: 2 } .line.ours { stroke: #0969da } .line.peer { stroke: #8c959f }
  .line.limit { stroke: #2da44e; stroke-dasharray: 5 4 }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3; stroke: #0d1117 } .small { fill: #9198a1 } .back { fill: #0d1117 } .grid { stroke: #30363d }
    .whisker { stroke: #e6edf3 } .ours { fill: #58a6ff } .peer { fill: #6e7681 } .limit { fill: #3fb950 }
    .line.ours { stroke: #58a6ff } .line.peer { stroke: #6e7681 } .line.limit { stroke: #3fb950 }
    .line { fill: none }
  }
"""


@dataclass(frozen=True)
class Bar:
    """One row: a value with its quartiles, and a note."""

    label: str
    value: float
    low: float
    high: float
    kind: str = PEER
    note: str = ""


@dataclass(frozen=True)
class Point:
    """One mark in two dimensions."""

    label: str
    x: float
    y: float
    kind: str = PEER
    note: str = ""


@dataclass(frozen=True)
class Line:
    """A value for each of several sizes."""

    label: str
    points: tuple[tuple[float, float], ...]
    kind: str = PEER


def number(value: float) -> str:
    """Write a number with three significant digits and with separators."""
    if value == 0:
        return "0"
    digits = max(0, 2 - math.floor(math.log10(abs(value))))
    return f"{value:,.{min(digits, 3)}f}"


def bars(title: str, unit: str, rows: Sequence[Bar], *, more_is_better: bool = False) -> str:
    """Draw horizontal bars from zero, in the order given, with quartiles as whiskers."""
    left = 34 + max(len(row.label) * (8.0 if row.kind == OURS else _CHAR) for row in rows)
    widest = max(len(number(row.value)) for row in rows)
    notes = any(row.note for row in rows)
    room = WIDTH - left - widest * 7.6 - 26
    scale = room / max(max(row.value, row.high) for row in rows)
    step = 42 if notes else 30
    out = []
    for place, row in enumerate(rows):
        y = 62 + place * step
        end = left + row.value * scale
        strong = " strong" if row.kind == OURS else ""
        out.append(
            f'<text class="label{strong}" x="{left - 10:.1f}" y="{y + 14}" text-anchor="end">{_text(row.label)}</text>'
        )
        long = max(1.5, row.value * scale)
        out.append(f'<rect class="{row.kind}" x="{left:.1f}" y="{y}" width="{long:.1f}" height="19" rx="2"/>')
        if row.high > row.low:
            low, high = left + row.low * scale, left + row.high * scale
            out.append(
                f'<path class="whisker" d="M{low:.1f} {y + 9.5}H{high:.1f}M{low:.1f} {y + 6}v7M{high:.1f} {y + 6}v7"/>'
            )
            end = max(end, high)
        out.append(f'<text class="value{strong}" x="{end + 7:.1f}" y="{y + 14}">{number(row.value)}</text>')
        if row.note:
            out.append(f'<text class="small" x="{left:.1f}" y="{y + 32}">{_text(row.note)}</text>')
    better = "more is better" if more_is_better else "less is better"
    return _picture(title, f"{unit}, {better}; median, with quartiles", 70 + len(rows) * step, out)


def points(title: str, subtitle: str, x_title: str, y_title: str, marks: Sequence[Point]) -> str:
    """Draw marks on two logarithmic axes; each label goes where it hides least."""
    height, left, right, top, bottom = 470, 78, WIDTH - 24, 62, 412
    x, x_ticks = _logarithmic([mark.x for mark in marks], left, right)
    y, y_ticks = _logarithmic([mark.y for mark in marks], bottom, top)
    out = _axes(x, x_ticks, y, y_ticks, (left, right, top, bottom), x_title, y_title)
    taken = [(x(mark.x) - 8, y(mark.y) - 8, x(mark.x) + 8, y(mark.y) + 8) for mark in marks]
    for mark in marks:
        at_x, at_y = x(mark.x), y(mark.y)
        out.append(f'<circle class="{mark.kind}" cx="{at_x:.1f}" cy="{at_y:.1f}" r="7"/>')
        width = max(len(mark.label) * (8.0 if mark.kind == OURS else _CHAR), len(mark.note) * 6.2)
        tall = 30 if mark.note else 15
        box = _free_place(at_x, at_y, width, tall, taken, (left, right, top, bottom))
        taken.append(box)
        strong = ' class="strong"' if mark.kind == OURS else ""
        out.append(f'<text{strong} x="{box[0]:.1f}" y="{box[1] + 12:.1f}">{_text(mark.label)}</text>')
        if mark.note:
            out.append(f'<text class="small" x="{box[0]:.1f}" y="{box[1] + 26:.1f}">{_text(mark.note)}</text>')
    return _picture(title, subtitle, height, out)


def lines(title: str, subtitle: str, x_title: str, y_title: str, series: Sequence[Line]) -> str:
    """Draw lines on two logarithmic axes, named at their ends."""
    height, left, right, top, bottom = 470, 78, WIDTH - 24 - max(len(line.label) for line in series) * _CHAR, 62, 412
    every = [point for line in series for point in line.points]
    x, x_ticks = _logarithmic([at for at, _ in every], left, right)
    y, y_ticks = _logarithmic([value for _, value in every], bottom, top)
    out = _axes(x, x_ticks, y, y_ticks, (left, right, top, bottom), x_title, y_title)
    names: list[tuple[float, float, Line]] = []
    for line in series:
        path = "L".join(f"{x(at):.1f} {y(value):.1f}" for at, value in line.points)
        out.append(f'<path class="line {line.kind}" d="M{path}"/>')
        out += [
            f'<circle class="{line.kind}" cx="{x(at):.1f}" cy="{y(value):.1f}" r="3.5"/>' for at, value in line.points
        ]
        end, value = line.points[-1]
        names.append((y(value), x(end), line))
    # Place the names from the top down, each at least a line's height below the one before it.
    last = -math.inf
    for at_y, at_x, line in sorted(names, key=lambda name: name[0]):
        last = max(at_y, last + 15)
        strong = ' class="strong"' if line.kind == OURS else ""
        out.append(f'<text{strong} x="{at_x + 9:.1f}" y="{last + 4:.1f}">{_text(line.label)}</text>')
    return _picture(title, subtitle, height, out)


def _picture(title: str, subtitle: str, height: float, body: Sequence[str]) -> str:
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" '
        f'height="{height:.0f}" role="img">\n<title>{_text(title)}</title>\n<style>{_STYLE}</style>\n'
        '<rect class="back" width="100%" height="100%" rx="6"/>\n'
        f'<text class="title" x="20" y="30">{_text(title)}</text>\n'
        f'<text class="small" x="20" y="48">{_text(subtitle)}</text>\n'
    )
    return head + "\n".join(body) + "\n</svg>\n"


def _axes(
    x: Callable[[float], float],
    x_ticks: list[float],
    y: Callable[[float], float],
    y_ticks: list[float],
    area: tuple[float, float, float, float],
    x_title: str,
    y_title: str,
) -> list[str]:
    left, right, top, bottom = area
    out = []
    for tick in x_ticks:
        out.append(f'<path class="grid" d="M{x(tick):.1f} {top}V{bottom}"/>')
        out.append(f'<text class="small" x="{x(tick):.1f}" y="{bottom + 17}" text-anchor="middle">{_tick(tick)}</text>')
    for tick in y_ticks:
        out.append(f'<path class="grid" d="M{left} {y(tick):.1f}H{right:.1f}"/>')
        out.append(f'<text class="small" x="{left - 7}" y="{y(tick) + 4:.1f}" text-anchor="end">{_tick(tick)}</text>')
    middle = (left + right) / 2
    out.append(f'<text x="{middle:.1f}" y="{bottom + 40}" text-anchor="middle">{_text(x_title)}</text>')
    across = (top + bottom) / 2
    out.append(f'<text transform="translate(22 {across}) rotate(-90)" text-anchor="middle">{_text(y_title)}</text>')
    return out


def _logarithmic(values: Sequence[float], begin: float, end: float) -> tuple[Callable[[float], float], list[float]]:
    """Return a function from a value to its place, and the values that get a line: 1, 2, 5, 10 … or powers of ten."""
    low, high = math.log10(min(values) / 1.35), math.log10(max(values) * 1.35)
    steps = (1, 2, 5) if high - low < 3 else (1,)
    ticks = [step * 10.0**power for power in range(math.floor(low), math.ceil(high) + 1) for step in steps]
    shown = [tick for tick in ticks if low <= math.log10(tick) <= high]

    def place(value: float) -> float:
        return begin + (math.log10(value) - low) / (high - low) * (end - begin)

    return place, shown


def _free_place(
    x: float,
    y: float,
    width: float,
    height: float,
    taken: Sequence[tuple[float, float, float, float]],
    area: tuple[float, float, float, float],
) -> tuple[float, float, float, float]:
    """Return where a label of this size hides least: right of its mark, left of it, below, above, or further off."""
    left, right, top, bottom = area
    corners = [
        (x + 12 + far, y - height / 2 + down) for far in (0, 6) for down in (0, -14, 14, -24, 24)
    ] + [
        (x - 12 - far - width, y - height / 2 + down) for far in (0, 6) for down in (0, -14, 14, -24, 24)
    ] + [(x - width / 2, y + 11), (x - width / 2, y - 11 - height)]  # fmt: skip
    boxes = [(at, up, at + width, up + height) for at, up in corners]
    inside = [b for b in boxes if b[0] >= left and b[2] <= right and b[1] >= top and b[3] <= bottom] or boxes
    return min(inside, key=lambda box: sum(_overlap(box, other) for other in taken))


def _overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> float:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across * down if across > 0 and down > 0 else 0


def _tick(value: float) -> str:
    return f"{value:,.0f}" if value >= 1 else f"{value:g}"


def _text(text: str) -> str:
    return escape(text, quote=True)
