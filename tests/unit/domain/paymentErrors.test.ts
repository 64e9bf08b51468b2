import { describe, expect, it } from 'vitest';
import { promotionDenialSchema } from '#src/contract/order.ts';
import { paymentErrorMessage } from '#src/domain/paymentErrors.ts';

const anyOther = paymentErrorMessage('something-new');

describe('paymentErrorMessage', () => {
  it('has a message of its own for every reason why a promotion code does not hold', () => {
    const texts = promotionDenialSchema.options.map(paymentErrorMessage);
    expect(new Set([...texts, anyOther]).size).toBe(promotionDenialSchema.options.length + 1);
  });

  it.each([
    ['insufficient_funds', 'Na karte nie je dosť peňazí.'],
    ['expired_card', 'Karte sa skončila platnosť.'],
    ['incorrect_cvc', '(CVC)'],
    ['incorrect_number', 'Číslo karty nesedí.'],
    ['payment_intent_authentication_failure', 'Platba nie je potvrdená'],
    ['processing_error', 'skús to o\u00A0chvíľu znova'],
    ['order-closed', 'už uzavretá'],
    ['already-owned', 'Tento kurz už máš.'],
    ['payment-provider-unavailable', 'Platobná brána'],
    ['network', 'Spojenie vypadlo.'],
  ])('%s says „%s“', (code, text) => {
    expect(paymentErrorMessage(code)).toContain(text);
  });

  it.each(['lost_card', 'stolen_card', 'fraudulent'])('tells no more of %s than of any refused card', (code) => {
    expect(paymentErrorMessage(code)).toBe(paymentErrorMessage('card_declined'));
  });

  it.each(['something-new', '', 'constructor'])('has an answer for the unknown code „%s“', (code) => {
    expect(paymentErrorMessage(code)).toBe(anyOther);
  });
});
