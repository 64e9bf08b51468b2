import { expect, test } from 'vitest';
import { fieldName, fieldValue } from '#src/domain/adminEvent.ts';

test('the record says rules, states, roles, days and amounts in words', () => {
  const said = [
    ['rule', 'respect', 'Pravidlo: 2. Nikoho neurážame'],
    ['status', 'pending', 'Stav: čaká na platbu'],
    ['state', 'refunded', 'Stav: vrátená'],
    ['role', 'MODERATOR', 'Rola: moderovanie'],
    ['blocked', true, 'Zablokovanie: áno'],
    ['until', '2026-12-24', 'Do: 24.\u00A0decembra\u00A02026'],
    ['month', '2026-11', 'Mesiac: november 2026'],
    ['amountOff', 1050, 'Zľava: 10,50\u00A0€'],
    ['orders', 12, 'Počet: 12'],
    ['kind', 'lecture', 'Druh: lekcia'],
    ['kind', 'image', 'Druh: obrázok'],
    ['bytes', 2_621_440, 'Veľkosť: 2,5\u00A0MB'],
    ['sendAt', '2026-12-01T16:00:00.000Z', 'Odoslať: 1.\u00A0decembra\u00A02026 o\u00A017:00'],
    ['note', '', 'Poznámka: –'],
    ['rule', 'a rule of tomorrow', 'Pravidlo: a rule of tomorrow'],
  ] as const;
  for (const [name, value, words] of said) expect(`${fieldName(name)}: ${fieldValue(name, value)}`).toBe(words);
});
