import { buffer } from 'node:stream/consumers';
import { formatDate, formatDateTime } from '#src/domain/dateTime.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import type { ReceiptData } from '#src/domain/receipt.ts';
import { accessTerm } from '#src/domain/saleTerms.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import { createPen, type TextStyle } from './createPen.ts';
import { createTags } from './createTags.ts';
import { drawMark } from './drawMark.ts';
import { openPaper } from './openPaper.ts';

/** Points of an A4 page. */
const page = { width: 595.28, height: 841.89 };
const left = 56;
const right = page.width - left;
const width = right - left;
const column = width / 3;

const colors = { accent: '#7E50E6', warning: '#b3261e', muted: '#545454', line: '#e8e4f0', surface: '#faf8fd' };
const body: TextStyle = { size: 10.5 };
const label: TextStyle = { size: 9, color: colors.muted };
const strong: TextStyle = { size: 10.5, isBold: true };
const total: TextStyle = { size: 16, isBold: true };

/** On what was paid with a test card. */
const testMark = 'Skúšobná platba – nie je dokladom o platbe';

/** The receipt as a PDF of one page, for reading aloud too; the same data make the same bytes. */
export async function renderReceipt(receipt: ReceiptData): Promise<Buffer> {
  const title = `Doklad o\u00A0platbe č.\u00A0${receipt.number}`;
  const { seller, issuedAt: createdAt } = receipt;
  const doc = await openPaper({ size: page, title, author: seller.name, createdAt });
  drawReceipt(doc, receipt, title);
  doc.end();
  return buffer(doc);
}

function drawReceipt(doc: PDFKit.PDFDocument, receipt: ReceiptData, title: string): void {
  const pen = createPen(doc);
  const { root, part, decoration } = createTags(doc);

  function heading(y: number): number {
    decoration(() => drawMark(doc, left, y));
    part('P', () => pen.write(site.name, left + 42, y + 6, { size: 16, isBold: true }));
    part('H1', () => pen.write(title, left, y + 72, { size: 24, isBold: true }));
    if (!receipt.isTest) return y + 122;
    part('P', () => pen.write(typeset(testMark), left, y + 112, { size: 14, isBold: true, color: colors.warning }));
    return y + 146;
  }

  function facts(y: number): number {
    const height = 58;
    decoration(() => doc.roundedRect(left, y, width, height, 10).fill(colors.surface));
    const entries = [
      ['Dátum vystavenia', formatDate(receipt.issuedAt.toISOString())],
      ['Dátum zaplatenia', formatDate(receipt.paidAt.toISOString())],
      ['Spôsob platby', receipt.amount === 0 ? 'Zľavový kód, bez\u00A0platby' : 'Platobnou kartou'],
    ];
    entries.forEach(([name = '', value = ''], index) => {
      const x = left + 16 + index * column;
      part('P', () => {
        pen.write(name, x, y + 13, label);
        pen.write(value, x, y + 29, strong);
      });
    });
    return y + height + 32;
  }

  function party(name: string, lines: string[], x: number, y: number): number {
    const within = width / 2 - 24;
    part('H2', () => pen.write(name, x, y, label));
    const [first = '', ...rest] = lines;
    return part('P', () =>
      rest.reduce(
        (top, line) => pen.paragraph(line, x, top, body, within),
        pen.paragraph(first, x, y + 18, { size: 12, isBold: true }, within) + 2,
      ),
    );
  }

  function parties(y: number): number {
    const { seller, buyerName, buyerEmail } = receipt;
    const address = [seller.street, `${seller.postalCode.replace(' ', '\u00A0')} ${seller.city}`];
    const numbers = [`IČO:\u00A0${seller.registrationNumber}`, seller.vatStatus];
    const bottoms = [
      party('Predávajúci', [seller.name, seller.legalForm, ...address, ...numbers], left, y),
      party('Kupujúci', [buyerName, buyerEmail], left + width / 2, y),
    ];
    return Math.max(...bottoms) + 30;
  }

  function table(y: number): number {
    const structure = doc.struct('Table');
    root.add(structure);

    function row(texts: [string, string], top: number, style: TextStyle, tag = 'TD'): number {
      const cells = doc.struct('TR');
      structure.add(cells);
      const bottom = part(tag, () => pen.paragraph(texts[0], left, top, style, width - 130), cells);
      part(tag, () => pen.write(texts[1], right, top, { ...style, isTabular: true }, 'right'), cells);
      cells.end();
      return bottom;
    }

    function rule(top: number, color: string, thickness: number): number {
      decoration(() => doc.rect(left, top, width, thickness).fill(color));
      return top + thickness + 12;
    }

    const { productName, promotionCode, listAmount, amount, refundedAmount, currency } = receipt;
    const money = (cents: number) => formatExactAmount(cents, currency);
    const minus = (cents: number) => `−${money(cents)}`;
    let bottom = row(['Položka', 'Cena'], y, label, 'TH') + 4;
    bottom = rule(bottom, colors.line, 1);
    bottom = row([`Online kurz „${productName}“`, money(listAmount)], bottom, body);
    if (amount < listAmount) {
      const name = promotionCode === null ? 'Zľava' : `Zľava s\u00A0kódom ${promotionCode}`;
      bottom = row([name, minus(listAmount - amount)], bottom + 6, body);
    }
    bottom = rule(bottom + 8, colors.accent, 1.5);
    bottom = row(['Zaplatené spolu', money(amount)], bottom, total);
    if (refundedAmount > 0) {
      bottom = row(['Vrátené', minus(refundedAmount)], bottom + 8, body);
      bottom = row(['Zostáva zaplatené', money(amount - refundedAmount)], bottom + 6, strong);
    }
    structure.end();
    return bottom + 36;
  }

  function consent(at: Date, y: number): void {
    const text = `Na výslovnú žiadosť z ${formatDateTime(at.toISOString())} sa kurz sprístupnil hneď. Prístup podľa zmluvy trvá, ${accessTerm}. Od zmluvy možno odstúpiť do\u00A014\u00A0dní od jej uzavretia bez udania dôvodu, aj po začatí učenia. Stačí napísať na ${site.email}.`;
    part('H2', () => pen.write('Prístup ku kurzu a\u00A0odstúpenie od\u00A0zmluvy', left, y, strong));
    part('P', () => pen.paragraph(text, left, y + 18, { ...body, color: colors.muted }, width));
  }

  function foot(y: number): void {
    decoration(() => doc.rect(left, y, width, 1).fill(colors.line));
    const validity = receipt.isTest ? testMark : 'Doklad platí bez\u00A0podpisu a\u00A0pečiatky.';
    part('P', () => pen.write(typeset(validity), left, y + 12, label));
    part('P', () => pen.write(site.email, right, y + 12, label, 'right'));
  }

  const bottom = table(parties(facts(heading(52))));
  if (receipt.consentedAt) consent(receipt.consentedAt, bottom);
  foot(page.height - 72);
  root.end();
}
