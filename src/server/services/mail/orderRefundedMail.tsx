import { OrderRefundedMail } from '#src/components/mail/OrderRefundedMail.tsx';
import { formatExactAmount } from '#src/domain/money.ts';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';
import type { MailDraft } from './enqueueMail.ts';
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
  /** The address of the page with the buyer's orders. */
  profileUrl: string;
}

/** The mail about money that is given back, all or a part. */
export function orderRefundedMail(order: RefundedOrder): Pick<MailDraft, 'subject' | 'text' | 'html'> {
  const { buyerName, amount, currency, isAccessEnded, isByBank, receiptNumber, profileUrl } = order;
  const productName = typeset(order.productName);
  const refund = formatExactAmount(amount, currency);
  const access = isAccessEnded
    ? 'Prístup ku kurzu sa tým skončil. Tvoj pokrok zostáva uložený.'
    : 'Na tvojom prístupe ku kurzu sa nič nemení.';
  const cause = isByBank
    ? `banka ti po reklamácii vrátila ${refund} za kurz „${productName}“.`
    : `za kurz „${productName}“ ti vraciame ${refund}. Peniaze prídu tam, odkiaľ bola platba, podľa banky zvyčajne do 10\u00A0pracovných dní.`;
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
