import { expect, test } from 'vitest';
import { paidPath, paidTerms } from '#src/domain/paidTerms.ts';

const read = (query: string) => paidTerms(new URLSearchParams(query));

test('what the address of a success was made of is read back', () => {
  const paid = { promotionCode: 'ZĽAVA-20', finalAmount: 3920 };
  const { search } = new URL(paidPath('java-kurz', 'prod_java', paid), 'https://prvyriadok.sk');
  expect(read(search)).toEqual(paid);
});

test('nothing to pay is an amount, and no code is none', () => {
  expect(read('appliedPromoCode=&finalAmount=0')).toEqual({ promotionCode: null, finalAmount: 0 });
});

test.each(['', 'finalAmount=-1', 'finalAmount=39,00', 'finalAmount=1e9', 'finalAmount=99999999', 'finalAmount='])(
  '%j has no amount',
  (query) => {
    expect(read(query).finalAmount).toBeNull();
  },
);

test.each(['appliedPromoCode=Zavolaj na 0900', 'appliedPromoCode=<b>', `appliedPromoCode=${'A'.repeat(41)}`])(
  '%j has no code',
  (query) => {
    expect(read(query).promotionCode).toBeNull();
  },
);
