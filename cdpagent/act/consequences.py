"""What a press or a key is about to do, where a person must allow it first."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from cdpagent.act.naming import word
from cdpagent.invisible import INVISIBLE
from cdpagent.policy import Confirmation
from cdpagent.see.text import quote

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cdpagent.act.answers import Consequences
    from cdpagent.browser.confirming import Confirmer
    from cdpagent.policy import ConfirmKind

PRESSES: Final[tuple[ConfirmKind, ...]] = ("buy", "delete", "submit_secret", "navigate")
"""What a press may be, and a person may have to allow."""

# Whole words where the script puts spaces between them. The beginnings end in a hyphen here: "supprim-" is every form.
_BUY: Final = (
    "buy purchase pay checkout order-now place-order place-your-order order-and-pay complete-order complete-purchase "
    "confirm-order subscribe donate book-now reserve-now bid kaufen kostenpflichtig- zahlungspflichtig- bestellen "
    "bezahlen acheter payer commander comprar pagar acquista- paga compra kup zaplac zamow kopen betalen kop betala "
    "купить оплатить заказать"
)
_DELETE: Final = (
    "delete delet- remove erase destroy discard wipe unpublish deactivate close-account close-my-account empty-trash "
    "loschen entfernen vernichten kundigen supprim- effacer eliminar elimina- borrar apagar excluir cancella- "
    "verwijder- usun skasuj ta-bort radera удалить стереть"
)
_BUY_ANYWHERE: Final = "购买 支付 付款 下单 購入 注文 支払 구매 결제 주문"
_DELETE_ANYWHERE: Final = "删除 移除 削除 消去 삭제 제거"


def _pattern(words: str, anywhere: str) -> re.Pattern[str]:
    """Any of the words; ``-`` inside of one stands for a space, at its end for whatever follows."""
    alternatives = []
    for each in words.split():
        stem = each.rstrip("-").replace("-", r"\s+")
        alternatives.append(stem if each.endswith("-") else rf"{stem}\b")
    return re.compile(rf"\b(?:{'|'.join(alternatives)})|{'|'.join(anywhere.split())}")


_WORDS: Final[dict[ConfirmKind, re.Pattern[str]]] = {
    "buy": _pattern(_BUY, _BUY_ANYWHERE),
    "delete": _pattern(_DELETE, _DELETE_ANYWHERE),
}


_drop_invisible: Final = re.compile(f"[{INVISIBLE}]").sub


def _plain(words: str) -> str:
    """In lower case, without accents and without what nobody sees, as the words are written above."""
    apart = unicodedata.normalize("NFKD", _drop_invisible("", words).casefold())
    return unicodedata.normalize("NFKC", "".join(each for each in apart if not unicodedata.combining(each)))


def confirmations(confirmer: Confirmer, consequences: Consequences, url: str) -> Iterator[Confirmation]:
    """All that a person must allow before what has these consequences is pressed."""
    named = f" {quote(consequences.words, 100)}" if consequences.words else ""
    what = f"press {word(consequences.role) or 'an element'}{named}"
    said = _plain(consequences.words)
    for kind, pattern in _WORDS.items():
        if confirmer.concerns(kind) and pattern.search(said):
            yield Confirmation(kind, what, url)
    if consequences.sends_secret and confirmer.concerns("submit_secret"):
        yield Confirmation("submit_secret", f"{what}, which sends a secret that is filled in", url)
    goal = consequences.leads_to
    if urlsplit(goal).scheme in ("http", "https") and confirmer.is_new(goal, url):
        yield Confirmation("navigate", f"{what}, which leads to {urlsplit(goal).hostname}", url, goal)
