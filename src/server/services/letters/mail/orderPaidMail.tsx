import { OrderPaidMail } from '#src/components/mail/OrderPaidMail.tsx';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import { accessTerm } from '#src/domain/saleTerms.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
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
  courseSlug: string;
}

/** The mail about an order that is paid; its receipt is to be attached. */
export function orderPaidMail(order: PaidOrder, publicUrl: string): Letter {
  const { buyerName, amount, currency, receiptNumber, isTest } = order;
  const courseUrl = publicUrl + paths.course(order.courseSlug);
  const profileUrl = publicUrl + paths.profile();
  const productName = typeset(order.productName);
  const price = amount === 0 ? null : formatExactAmount(amount, currency);
  const cause = price === null ? 'objednávka je dokončená' : `platba ${price} prišla, ďakujeme`;
  const mark = isTest ? 'Toto bola skúšobná platba: žiadne peniaze sa nepresunuli a priložený doklad neplatí.\n\n' : '';
  const text = `${mark}Ahoj, ${buyerName}, ${cause}. Kurz „${productName}“ máš otvorený od prvej po poslednú lekciu. Prístup trvá, ${accessTerm}. Kurz začneš na tejto adrese:

${courseUrl}

Doklad o platbe č.\u00A0${receiptNumber} je v prílohe a nájdeš ho aj vo svojom profile:

${profileUrl}

Ak niečo nefunguje alebo chceš od zmluvy odstúpiť, napíš nám na ${site.email}. Odstúpiť môžeš do 14\u00A0dní bez udania dôvodu, aj keď sa už z kurzu učíš.`;
  return {
    subject: `${isTest ? 'Skúšobná platba: ' : ''}Kurz „${productName}“ je tvoj`,
    ...renderMail(
      <OrderPaidMail {...{ buyerName, productName, price, receiptNumber, isTest, courseUrl, profileUrl }} />,
      text,
    ),
  };
}
