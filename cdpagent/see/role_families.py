"""Families of roles: what their elements have in common, whatever asks.

Each role of a widget is in one of the first six; the others are made of them, so that a role that is added to a family
is known everywhere. What roles mean to a document (names, values, landmarks) is in `rules`.
"""

from __future__ import annotations

from typing import Final

from cdpagent.see.rules import DIALOG_ROLES, OPENED_ROLES

PLAIN: Final = frozenset({"button", "clickable", "link"})
"""What is pressed and nothing else."""
TYPED_INTO: Final = frozenset({"combobox", "searchbox", "spinbutton", "textbox"})
SET: Final = frozenset({"listbox", "slider"})
"""Fields that are not typed into."""
BOXES: Final = frozenset({"checkbox", "radio", "switch"})
MENU_BOXES: Final = frozenset({"menuitemcheckbox", "menuitemradio"})
CHOICES: Final = frozenset({"menuitem", "option", "treeitem"})

VALUED: Final = TYPED_INTO | SET
"""Fields that hold a value."""
FIELDS: Final = VALUED | BOXES
"""All that a form consists of."""
WIDGET_ITEMS: Final = BOXES | MENU_BOXES | CHOICES | {"tab"}
"""Items of widgets. What is pressed in one of them stands for the item."""
PRESSED: Final = PLAIN | WIDGET_ITEMS
"""What is only pressed: there is little to say about it but its name."""
OFFERED: Final = CHOICES | {"menuitemradio", "radio"}
"""What a list, a menu or a group offers, of which one is chosen."""
KIN: Final = (PRESSED - {"checkbox", "radio"}, VALUED, BOXES | MENU_BOXES)
"""What may be asked for as a button, as a field, as a box: people don't tell these apart as a page does."""
LAYERS: Final = DIALOG_ROLES | OPENED_ROLES | {"tooltip"}
"""What comes over the page, or out of a control."""
CELLS: Final = frozenset({"cell", "columnheader", "gridcell", "rowheader"})
