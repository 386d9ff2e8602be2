"""The rules that JavaScript and Python share: both files are what the table makes, and the table says what is meant."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cdpagent.see import rules
from cdpagent.see.html.parse import parse_html
from cdpagent.see.html.secret import is_secret, is_secret_name
from cdpagent.see.listeners import InputKind
from tools.rules.__main__ import stale_files
from tools.rules.table import ROOT, TABLE, read_table
from tools.rules.writer import FILES, javascript, python

# --- drift ---------------------------------------------------------------------------------------------------------


def test_both_files_are_what_the_table_makes():
    assert stale_files() == [], "run `make rules` and commit"


def test_an_edit_by_hand_is_found(tmp_path, monkeypatch):
    edited = tmp_path / "rules.py"
    edited.write_text(python(read_table()).replace("OPTION_CHARS: Final = 40", "OPTION_CHARS: Final = 41"))
    monkeypatch.setattr("tools.rules.__main__.ROOT", tmp_path)
    monkeypatch.setattr("tools.rules.__main__.FILES", {edited: python})
    assert stale_files() == ["rules.py"]
    edited.write_text(python(read_table()))
    assert stale_files() == []


def test_an_edit_of_the_table_is_found(tmp_path, monkeypatch):
    table = tmp_path / "rules.toml"
    table.write_text(TABLE.read_text("utf-8").replace("ul ol menu dir", "ul ol menu"), encoding="utf-8")
    monkeypatch.setattr("tools.rules.__main__.read_table", lambda: read_table(table))
    assert stale_files() == [str(path.relative_to(ROOT)) for path in FILES]


def test_the_command_checks_and_writes_nothing():
    command = [sys.executable, "-m", "tools.rules", "--check"]
    assert subprocess.run(command, cwd=Path(ROOT), capture_output=True, check=True).stdout == b""


def test_a_table_that_does_not_fit_together_is_refused(tmp_path):
    table = tmp_path / "rules.toml"
    table.write_text(TABLE.read_text("utf-8").replace('alert = "LANDMARK"', 'alert = "LANDMARC"'), encoding="utf-8")
    with pytest.raises(ValueError, match="LANDMARC"):
        read_table(table)
    table.write_text(TABLE.read_text("utf-8").replace('figure = "figure"', 'figure = "figure form"'), encoding="utf-8")
    with pytest.raises(ValueError, match="two roles for 'form'"):
        read_table(table)


def test_both_have_the_same_names_and_numbers():
    table = read_table()
    script = javascript(table)
    for name, (limit, _) in table.limits.items():
        assert f"export const {name} = {limit};" in script
        assert getattr(rules, name) == limit
    for place, kind in enumerate(rules.Kind):
        assert kind == place
        assert f"export const KIND_{kind.name} = {place};" in script


def test_kinds_of_input_are_those_of_the_table():
    names = read_table().bits["InputKind"].names
    assert {kind.name: int(kind) for kind in InputKind} == {name: getattr(rules, name) for name in names}


# --- what the table says -------------------------------------------------------------------------------------------


def test_a_role_that_a_tag_has_is_known():
    # ARIA has no word for what these are.
    own_words = {"audio", "canvas", "embed", "iframe", "object", "video"}
    roles = {*rules.IMPLICIT_ROLES.values(), *rules.INPUT_ROLES.values(), *rules.ROLE_SYNONYMS.values()}
    assert roles - own_words <= rules.KNOWN_ROLES


def test_what_is_acted_on_is_not_mute():
    assert not rules.WIDGET_ROLES & rules.MUTE_ROLES
    assert rules.CHECKABLE_ROLES <= rules.LEAF_ROLES & rules.FROM_CONTENT_ROLES
    assert rules.RANGE_ROLES <= rules.VALUE_ROLES
    assert rules.ALONE_TAGS <= rules.READABLE_TAGS


SECRETS = """
password; Your passwd; passCode; pass phrase; pwd; PIN; enter-pin; user_otp; TOTP; 2FA; mfa; CVC; cvv2; csc; IBAN; SSN;
client secret; card number; creditCardNumber; cc-num; cardNo; private key; recovery key; seed phrase; Security Code;
one-time code; verification code; SMS code; backup code; API key; apiKey; access key; Token; accessToken; bearer_token;
API-Schlüssel; clé d'API; clave de API; API キー; токен; 令牌; 토큰; PIN number;
Passwort; Kennwort; Geheimzahl; Sicherheitscode; Bestätigungscode; bestaetigungscode; Kartennummer; Kartenprüfnummer; mTAN;
mot de passe; MDP; code de sécurité; Code de vérification; numéro de carte; numéro de la carte; code secret; clé privée;
contraseña; clave; clave de acceso; código de seguridad; Código de verificación; número de tarjeta; clave secreta;
codice di sicurezza; codice di verifica; codice di accesso; numero della carta; parola segreta; chiave privata;
senha; palavra-passe; código de segurança; número do cartão; chave privada;
wachtwoord; beveiligingscode; verificatiecode; kaartnummer; toegangscode;
hasło; nowe_haslo; kod weryfikacyjny; kod jednorazowy; kod bezpieczeństwa; numer karty;
пароль; Введите пароль; ПИН-код; код подтверждения; код из СМС; одноразовый код; номер карты; секретный ответ;
şifre; ŞİFRENİZ; parola; doğrulama kodu; güvenlik kodu; onay kodu; kart numarası; kart no;
パスワード; ﾊﾟｽﾜｰﾄﾞ; 暗証番号; 認証コード; 確認コード; セキュリティコード; ワンタイムパスワード; カード番号;
密码; 密碼; 口令; 验证码; 驗證碼; 安全码; 银行卡号; 비밀번호; 비밀 번호; 암호; 인증번호; 보안 코드; 카드 번호;
كلمة المرور; كلمة السر; סיסמה; mật khẩu; lösenord; adgangskode; passord; salasana; heslo; jelszó; kata sandi
"""
HARMLESS = """
Name; passport; Passport number; compass; pin code; Pincode; postal PIN; zip pin; shipping; spin; opinion; keyword; key;
zip code; promo code; country code; QR code; postcode; discount code; error code; article price; phrase; cardigan; discard;
Token ring; token name; max tokens; PIN board; Pinboard; pin to top; map pin; access keyword; product key; password length;
card holder; notes; account; secretary; author; authority; verification; security question; recovery;
Stichwort; Passant; Postleitzahl; Karte; Kartenname; Schlüssel; Bestätigung; Sicherheit; Tangente;
code postal; mot clé; passeport; passage; carte; numéro de téléphone; código postal; palabra clave; tarjeta; número;
codice fiscale; codice postale; parola chiave; parole; carta; desenha; palavra-chave; código promocional;
toegang; kaart; woord; kod pocztowy; numer telefonu; chałas; код города; почтовый индекс; номер телефона; карта;
posta kodu; kart; telefon numarası; 郵便番号; 確認番号; 電話番号; カード; 番号; 邮政编码; 电话号码; 码; 우편번호; 전화번호; 암호화폐; 번호; 카드
"""


def phrases(text: str) -> list[str]:
    return [" ".join(phrase.split()) for phrase in text.split(";") if phrase.strip()]


@pytest.mark.parametrize("name", phrases(SECRETS))
def test_a_field_that_calls_itself_so_holds_a_secret(name):
    assert is_secret_name(name)


@pytest.mark.parametrize("name", phrases(HARMLESS))
def test_a_field_that_calls_itself_so_is_shown(name):
    assert not is_secret_name(name)


@pytest.mark.parametrize(
    "attributes",
    ["type=password", "type=PASSWORD", "autocomplete=cc-number", "autocomplete='shipping CC-EXP'", "maxlength=1",
     "autocomplete=one-time-code", "name=cvc", "id=kennwort", "aria-label='Código de seguridad'", "placeholder=密码"],
)  # fmt: skip
def test_a_field_holds_a_secret_by_any_of_its_attributes(attributes):
    field = parse_html(f"<input {attributes}>").document.root.first("input")
    assert field is not None
    assert is_secret(field, "")


@pytest.mark.parametrize("attributes", ["autocomplete=postal-code", "name=q", "maxlength=12", "autocomplete=acc-name"])
def test_other_attributes_make_no_secret(attributes):
    field = parse_html(f"<input {attributes}>").document.root.first("input")
    assert field is not None
    assert not is_secret(field, "")
