import { expect, test } from 'vitest';
import type { ReceiptData } from '#src/domain/receipt.ts';
import { keepReceipt, keptReceipt } from '#src/server/receipts/receiptData.ts';
import { renderReceipt } from '#src/server/receipts/renderReceipt.ts';
import { site } from '#src/site.ts';
import { pdfText } from '#tests/support/pdfText.ts';

const receipt: ReceiptData = {
  number: '2026-0001',
  issuedAt: new Date('2026-11-20T23:05:00Z'),
  paidAt: new Date('2026-11-20T23:05:00Z'),
  seller: site.organisation,
  buyerName: 'Ľubomíra Žiačiková',
  buyerEmail: 'lubka@example.org',
  productName: 'Java kurz',
  listAmount: 4900,
  amount: 3920,
  currency: 'EUR',
  promotionCode: 'ZAČIATOK20',
  refundedAmount: 0,
  consentedAt: new Date('2026-11-20T23:04:00Z'),
  isTest: false,
};

/** What can be copied from the receipt, with every space an ordinary one. */
async function textOf(overrides: Partial<ReceiptData> = {}): Promise<string> {
  return pdfText(await renderReceipt({ ...receipt, ...overrides })).replaceAll('\u00A0', ' ');
}

test('a receipt says who sold what to whom, for how much, when and how', async () => {
  expect((await textOf()).split('\n')).toEqual([
    'Prvý riadok',
    'Doklad o platbe č. 2026-0001',
    'Dátum vystavenia',
    '21. novembra 2026',
    'Dátum zaplatenia',
    '21. novembra 2026',
    'Spôsob platby',
    'Platobnou kartou',
    'Predávajúci',
    'Prvý riadok, o. z.',
    'občianske združenie',
    'Hlavná 1',
    '811 01 Bratislava',
    'IČO: 12345678',
    'Nie sme platcami DPH.',
    'Kupujúci',
    'Ľubomíra Žiačiková',
    'lubka@example.org',
    'Položka',
    'Cena',
    'Online kurz „Java kurz“',
    '49,00 €',
    'Zľava s kódom ZAČIATOK20',
    '−9,80 €',
    'Zaplatené spolu',
    '39,20 €',
    'Prístup ku kurzu a odstúpenie od zmluvy',
    'Na výslovnú žiadosť z 21. novembra 2026 o 0:04 sa kurz sprístupnil hneď. Prístup podľa zmluvy trvá,',
    'kým kurz prevádzkujeme, najmenej však dva roky. Od zmluvy možno odstúpiť do 14 dní od jej uzavretia',
    'bez udania dôvodu, aj po začatí učenia. Stačí napísať na ahoj@prvyriadok.sk.',
    'Doklad platí bez podpisu a pečiatky.',
    'ahoj@prvyriadok.sk',
  ]);
});

test('every Slovak letter is there, regular and bold, and so are the letters of neighbours', async () => {
  const slovak = 'aáäbcčdďeéfghiíjklĺľmnňoóôpqrŕsštťuúvwxyýzž';
  const names = `${slovak} ${slovak.toUpperCase()} Őűřěůłőęńșțğß`;
  const copied = (await textOf({ buyerName: names, productName: names })).replaceAll('\n', '');
  // Once bold in the buyer's name, once regular in the table.
  for (const word of names.split(' ')) expect(copied.split(word), word).toHaveLength(3);
  expect(copied).not.toContain('\uFFFD');
});

test('letters that the typeface lacks lose their marks, or become question marks', async () => {
  expect(await textOf({ buyerName: 'Nguyễn Сергей 🙂' })).toContain('Nguyen ?????? ?');
});

test('a name without spaces goes on in the next line', async () => {
  const buyerName = 'Ľ'.repeat(90);
  const lines = (await textOf({ buyerName })).split('\n').filter((line) => /^Ľ+$/.test(line));
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe(buyerName);
});

test('the amount and its currency, and a one-letter word and the next, stay together', async () => {
  const text = pdfText(await renderReceipt({ ...receipt, listAmount: 123_450, amount: 123_450, promotionCode: null }));
  expect(text).toContain('1\u00A0234,50\u00A0€');
  expect(text).toContain('žiadosť z\u00A021.');
  expect(text).not.toContain('Zľava');
});

test('what was given back is on it', async () => {
  const text = await textOf({ refundedAmount: 1000 });
  expect(text).toContain('Zaplatené spolu\n39,20 €\nVrátené\n−10,00 €\nZostáva zaplatené\n29,20 €');
});

test('a receipt of a trial says so, twice, and nowhere that it holds', async () => {
  const text = await textOf({ isTest: true });
  expect(text).toContain('č. 2026-0001\nSkúšobná platba – nie je dokladom o platbe\n');
  expect(text.split('Skúšobná platba – nie je dokladom')).toHaveLength(3);
  expect(text).not.toContain('Doklad platí');
  expect(await textOf()).not.toContain('Skúšobná');
});

test('a receipt that was kept as JSON is drawn as the same file', async () => {
  const kept = keptReceipt(JSON.parse(JSON.stringify(keepReceipt(receipt))));
  expect((await renderReceipt(kept)).equals(await renderReceipt(receipt))).toBe(true);
});

test('an order that a code paid for says so', async () => {
  const text = await textOf({ amount: 0 });
  expect(text).toContain('Spôsob platby\nZľavový kód, bez platby');
  expect(text).toContain('Zľava s kódom ZAČIATOK20\n−49,00 €\nZaplatené spolu\n0,00 €');
});

test('it has a title and a language, and the same data make the same file', async () => {
  const [first, second] = [await renderReceipt(receipt), await renderReceipt(receipt)];
  expect(first.equals(second)).toBe(true);
  const source = first.toString('latin1');
  expect(source).toMatch(/^%PDF-1\.7/);
  expect(source).toContain('/Lang (sk)');
  expect(source).toContain('(D:20261120230500Z)');
  const title = Buffer.from('\uFEFFDoklad o platbe č. 2026-0001', 'utf16le').swap16().toString('latin1');
  // The second byte of „č“ is a carriage return.
  expect(source).toContain(title.replace('\r', '\\r'));
  expect(first.length).toBeLessThan(40_000);
});
