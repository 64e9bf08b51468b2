import { OrderRefundedMail } from '#src/components/mail/OrderRefundedMail.tsx';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import type { Letter } from './Letter.ts';
import { renderMail } from './renderMail.tsx';

interface RefundedOrder {
  buyerName: string;
  productName: string;
  /** Cents that are given back now, not in all. */
  amount: number;
  currency: string;
  /** Whether the buyer lost the course with it. */
  isAccessEnded: boolean;
  /** The buyer's bank took the money back, because the buyer asked it to. */
  isByBank: boolean;
  /** „2026-0001“ */
  receiptNumber: string;
}

/** The mail about money that is given back, all or a part. */
export function orderRefundedMail(order: RefundedOrder, publicUrl: string): Letter {
  const { buyerName, amount, currency, isAccessEnded, isByBank, receiptNumber } = order;
  const profileUrl = publicUrl + paths.profile();
  const productName = typeset(order.productName);
  const refund = formatExactAmount(amount, currency);
  const access = isAccessEnded
    ? 'Prístup ku kurzu sa tým skončil. Tvoj pokrok zostáva uložený.'
    : 'Na tvojom prístupe ku kurzu sa nič nemení.';
  const cause = isByBank
    ? `banka ti po reklamácii vrátila ${refund} za kurz „${productName}“.`
    : `za kurz „${productName}“ ti vraciame ${refund}. Peniaze sa vrátia tam, odkiaľ platba prišla, podľa banky zvyčajne do 10\u00A0pracovných dní.`;
  const text = `Ahoj, ${buyerName}, ${cause}

${access}

Vrátená suma je vyznačená na doklade č.\u00A0${receiptNumber}, ktorý nájdeš vo svojom profile:

${profileUrl}

Ak máš otázku, napíš nám na ${site.email}.`;
  return {
    subject: `${isByBank ? 'Banka ti vrátila' : 'Vraciame ti'} ${refund} za kurz „${productName}“`,
    ...renderMail(
      <OrderRefundedMail {...{ buyerName, productName, refund, isAccessEnded, isByBank, receiptNumber, profileUrl }} />,
      text,
    ),
  };
}
