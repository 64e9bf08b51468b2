import { OrderPaidMail } from '#src/components/mail/OrderPaidMail.tsx';
import { formatExactAmount } from '#src/domain/money.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import type { MailDraft } from './enqueueMail.ts';
import { renderMail } from './renderMail.tsx';

interface PaidOrder {
  buyerName: string;
  productName: string;
  /** Cents; 0 when a code paid for all of it. */
  amount: number;
  currency: string;
  /** „2026-0001“ */
  receiptNumber: string;
  /** No money was moved. */
  isTest: boolean;
  courseUrl: string;
  /** The address of the page with the buyer's orders. */
  profileUrl: string;
}

/** The mail about an order that is paid; its receipt is to be attached. */
export function orderPaidMail(order: PaidOrder): Pick<MailDraft, 'subject' | 'text' | 'html'> {
  const { buyerName, amount, currency, receiptNumber, isTest, courseUrl, profileUrl } = order;
  const productName = typeset(order.productName);
  const price = amount === 0 ? null : formatExactAmount(amount, currency);
  const cause = price === null ? 'objednávka je dokončená' : `platba ${price} prišla, ďakujeme`;
  const mark = isTest ? 'Toto bola skúšobná platba: žiadne peniaze sa nepresunuli a priložený doklad neplatí.\n\n' : '';
  const text = `${mark}Ahoj, ${buyerName}, ${cause}. Kurz „${productName}“ máš otvorený od prvej po poslednú lekciu. Začneš ho na tejto adrese:

${courseUrl}

Doklad o zaplatení č.\u00A0${receiptNumber} je v prílohe a nájdeš ho aj vo svojom profile:

${profileUrl}

Keby čokoľvek nefungovalo, napíš nám na ${site.email}.`;
  return {
    subject: `${isTest ? 'Skúšobná platba: ' : ''}Kurz „${productName}“ je tvoj`,
    ...renderMail(
      <OrderPaidMail {...{ buyerName, productName, price, receiptNumber, isTest, courseUrl, profileUrl }} />,
      text,
    ),
  };
}
