const refused = 'Banka platbu touto kartou nepovolila. Skús inú kartu, alebo sa opýtaj vo svojej banke.';
const tryLater = 'Banka teraz platbu nevedela spracovať. Z\u00A0karty nič neodišlo, skús to o\u00A0chvíľu znova.';
const unconfirmed =
  'Platba nie je potvrdená v\u00A0banke, preto z\u00A0karty nič neodišlo. Skús to znova a\u00A0potvrď ju, alebo použi inú kartu.';
const wrongNumber = 'Číslo karty nesedí. Skontroluj ho, alebo použi inú kartu.';
const wrongCode = 'Bezpečnostný kód karty (CVC) nesedí. Skontroluj ho, býva na jej zadnej strane.';
const wrongExpiry = 'Dátum platnosti karty nesedí. Skontroluj mesiac a\u00A0rok.';
const overLimit = 'Platba je nad limitom karty. Zvýš si ho v\u00A0aplikácii banky, alebo použi inú kartu.';
const unsupported = 'Touto kartou sa tu platiť nedá. Skús inú kartu.';
const testCardOnly = 'Skúšobnou kartou sa naozaj platiť nedá. Použi svoju kartu.';

/** Codes of the provider (https://docs.stripe.com/declines/codes, https://docs.stripe.com/error-codes) and of the API. */
const messages: ReadonlyMap<string, string> = new Map([
  ['card_declined', refused],
  ['generic_decline', refused],
  ['do_not_honor', refused],
  ['call_issuer', refused],
  ['no_action_taken', refused],
  ['not_permitted', refused],
  ['transaction_not_allowed', refused],
  ['restricted_card', refused],
  // Whoever holds a card that was reported is told no more than that it does not work.
  ['lost_card', refused],
  ['stolen_card', refused],
  ['pickup_card', refused],
  ['fraudulent', refused],
  ['insufficient_funds', 'Na karte nie je dosť peňazí. Skús inú kartu, alebo zaplať neskôr.'],
  ['card_velocity_exceeded', overLimit],
  ['withdrawal_count_limit_exceeded', overLimit],
  ['expired_card', 'Karte sa skončila platnosť. Skontroluj dátum, alebo použi inú kartu.'],
  ['incorrect_number', wrongNumber],
  ['invalid_number', wrongNumber],
  ['invalid_account', wrongNumber],
  ['incorrect_cvc', wrongCode],
  ['invalid_cvc', wrongCode],
  ['invalid_expiry_month', wrongExpiry],
  ['invalid_expiry_year', wrongExpiry],
  ['card_not_supported', unsupported],
  ['currency_not_supported', unsupported],
  ['testmode_decline', testCardOnly],
  ['test_mode_live_card', 'Toto je skúšobná platba, skutočnou kartou neprejde. Použi skúšobnú kartu.'],
  ['live_mode_test_card', testCardOnly],
  ['authentication_required', unconfirmed],
  ['authentication_not_handled', unconfirmed],
  ['payment_intent_authentication_failure', unconfirmed],
  ['processing_error', tryLater],
  ['issuer_not_available', tryLater],
  ['reenter_transaction', tryLater],
  ['try_again_later', tryLater],
  ['order-closed', 'Táto objednávka je už uzavretá, možno v\u00A0inom okne. Načítaj stránku znova.'],
  ['already-owned', 'Tento kurz už máš. Nič platiť netreba.'],
  ['promotion-code-unknown', 'Taký zľavový kód nepoznáme. Skontroluj, či v\u00A0ňom nie je preklep.'],
  ['promotion-code-not-yet', 'Tento zľavový kód ešte nezačal platiť. Skús ho neskôr.'],
  ['promotion-code-expired', 'Platnosť tohto zľavového kódu sa už skončila.'],
  ['promotion-code-used-up', 'Tento zľavový kód je už vyčerpaný.'],
  ['promotion-code-other-course', 'Tento zľavový kód platí na iný kurz.'],
  [
    'payment-provider-unavailable',
    'Platobná brána teraz neodpovedá. Z\u00A0karty nič neodišlo, skús to o\u00A0chvíľu znova.',
  ],
  ['too-many-requests', 'Bolo to príliš veľa pokusov za sebou. Chvíľu počkaj a\u00A0skús to znova.'],
  ['sign-in-required', 'Prihlásenie sa medzitým skončilo. Prihlás sa znova, objednávka na teba počká.'],
  ['token-invalid', 'Prihlásenie sa medzitým skončilo. Prihlás sa znova, objednávka na teba počká.'],
  // The answer may be what was lost: the payment itself may have gone through.
  [
    'network',
    'Spojenie vypadlo. Skontroluj internet a\u00A0načítaj stránku znova: ak platba medzitým prešla, uvidíš to na nej.',
  ],
]);

/**
 * What to tell a buyer, by the code of what went wrong: a decline of the provider (the `decline_code` where there is one,
 * else the `code`), a problem of the API, or `network`. Unknown codes get a message that is always true.
 */
export function paymentErrorMessage(code: string): string {
  return messages.get(code) ?? 'Toto sa nepodarilo. Načítaj stránku znova a\u00A0uvidíš, ako je objednávka na tom.';
}
