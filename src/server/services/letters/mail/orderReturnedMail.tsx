import { OrderReturnedMail } from '#src/components/mail/OrderReturnedMail.tsx';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { renderMail } from './renderMail.tsx';

interface ReturnedOrder {
  buyerName: string;
  productName: string;
  /** Cents that were paid and are given back. */
  amount: number;
  currency: string;
  /** The course of who owns it already; `null` for who has deleted their account meanwhile. */
  courseSlug: string | null;
}

/** The mail about a payment that came and could buy nothing: all of it is given back by itself. */
export function orderReturnedMail(order: ReturnedOrder, publicUrl: string): Letter {
  const { buyerName, amount, currency, courseSlug } = order;
  const courseUrl = courseSlug === null ? null : publicUrl + paths.course(courseSlug);
  const productName = typeset(order.productName);
  const price = formatExactAmount(amount, currency);
  const reason = courseUrl === null ? 'no tvoj účet je už zrušený' : 'no ten už máš';
  const open = courseUrl === null ? '' : `Kurz otvoríš na tejto adrese:\n\n${courseUrl}\n\n`;
  const text = `Ahoj, ${buyerName}, prišla nám platba ${price} za kurz „${productName}“, ${reason}. Celú sumu ti preto vraciame, nemusíš robiť nič.

Peniaze sa vrátia tam, odkiaľ platba prišla, podľa banky zvyčajne do 10\u00A0pracovných dní.

${open}Ak máš otázku, napíš nám na ${site.email}.`;
  return {
    subject: `Platbu ${price} za kurz „${productName}“ ti vraciame`,
    ...renderMail(<OrderReturnedMail {...{ buyerName, productName, price, courseUrl }} />, text),
  };
}
