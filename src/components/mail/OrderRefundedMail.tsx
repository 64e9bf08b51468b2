import { site } from '#src/site.ts';
import { MailLayout, mailStyles } from './MailLayout.tsx';

interface Props {
  buyerName: string;
  productName: string;
  /** What is given back now: „39,00 €“. */
  refund: string;
  isAccessEnded: boolean;
  /** The buyer's bank took the money back, because the buyer asked it to. */
  isByBank: boolean;
  /** „2026-0001“ */
  receiptNumber: string;
  /** The address of the page with the buyer's orders. */
  profileUrl: string;
}

/** Says how much comes back, when, and what it means for the course. */
export function OrderRefundedMail({
  buyerName,
  productName,
  refund,
  isAccessEnded,
  isByBank,
  receiptNumber,
  profileUrl,
}: Props) {
  return (
    <MailLayout title={`${isByBank ? 'Banka ti vrátila' : 'Vraciame ti'} ${refund}`}>
      <p style={mailStyles.paragraph}>
        {isByBank ? (
          <>
            Ahoj, {buyerName}, banka ti po reklamácii vrátila {refund} za kurz <strong>{productName}</strong>.
          </>
        ) : (
          <>
            Ahoj, {buyerName}, za kurz <strong>{productName}</strong> ti vraciame {refund}. Peniaze sa vrátia tam,
            odkiaľ platba prišla, podľa banky zvyčajne do 10&nbsp;pracovných dní.
          </>
        )}
      </p>
      <p style={mailStyles.paragraph}>
        {isAccessEnded
          ? 'Prístup ku kurzu sa tým skončil. Tvoj pokrok zostáva uložený.'
          : 'Na tvojom prístupe ku kurzu sa nič nemení.'}
      </p>
      <p style={mailStyles.note}>
        Vrátená suma je vyznačená na doklade č.&nbsp;{receiptNumber}, ktorý nájdeš{' '}
        <a href={profileUrl} style={mailStyles.link}>
          vo svojom profile
        </a>
        .
      </p>
      <p style={mailStyles.note}>
        Ak máš otázku, napíš nám na{' '}
        <a href={`mailto:${site.email}`} style={mailStyles.link}>
          {site.email}
        </a>
        .
      </p>
    </MailLayout>
  );
}
