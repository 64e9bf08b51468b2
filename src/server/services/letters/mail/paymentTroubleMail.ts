import { html } from 'hono/html';
import { formatDate } from '#src/domain/dateTime.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { typeset } from '#src/domain/typography.ts';
import type { Letter } from './Letter.ts';

interface Order {
  id: string;
  productName: string;
  currency: string;
  buyerName: string;
  buyerEmail: string;
}

interface Dispute {
  paymentId: string;
  status: 'open' | 'won' | 'lost';
  /** Cents. */
  amount: number;
  reason: string;
  /** ISO. */
  dueBy: string | null;
}

/** The mail to the association about a payment that the buyer's bank asks back. */
export function disputeMail({
  order,
  dispute,
  isAccessEnded,
}: {
  order: Order;
  dispute: Dispute;
  isAccessEnded: boolean;
}): Letter {
  const { paymentId, status, reason, dueBy } = dispute;
  const amount = formatExactAmount(dispute.amount, order.currency);
  const facts = `${factsOf(order)}\nPlatba: ${paymentId}\nDôvod podľa banky: ${reason}`;
  switch (status) {
    case 'open': {
      const until = dueBy ? ` do ${formatDate(dueBy)}` : '';
      return letter(
        `Reklamácia platby ${amount} v banke`,
        `Kupujúci reklamuje platbu ${amount} vo svojej banke a banka žiada peniaze späť.`,
        facts,
        `Čo treba spraviť: otvor túto platbu v Stripe a${until} tam pošli dôkazy, že kurz bol sprístupnený, alebo reklamáciu prijmi. Bez odpovede je spor prehratý. Kým banka nerozhodne, kupujúcemu prístup ku kurzu zostáva a za objednávku sa nedá nič vrátiť.`,
      );
    }
    case 'won':
      return letter(
        `Spor o platbu ${amount} je vyhratý`,
        `Banka rozhodla, že platba ${amount} platí.`,
        facts,
        'Netreba robiť nič. Ak bol prístup ku kurzu medzitým ukončený, sám sa neobnoví.',
      );
    case 'lost':
      return letter(
        `Spor o platbu ${amount} je prehratý`,
        `Banka vrátila kupujúcemu ${amount} a peniaze odišli z účtu v Stripe.`,
        facts,
        `${isAccessEnded ? 'Prístup ku kurzu sa tým skončil.' : 'Na prístupe ku kurzu sa nič nezmenilo.'} Čo treba spraviť: zaúčtuj vrátenú sumu; na doklade je už vyznačená.`,
      );
  }
}

/** The mail to the association about money that was given back and did not arrive. */
export function failedRefundMail({
  order,
  refund,
}: {
  order: Order;
  refund: { amount: number; reason: string | null };
}): Letter {
  const amount = formatExactAmount(refund.amount, order.currency);
  return letter(
    `Vrátenie ${amount} sa nepodarilo`,
    `Kupujúcemu sa nepodarilo vrátiť ${amount}. Peniaze sú späť na účte v Stripe.`,
    `${factsOf(order)}\nDôvod podľa banky: ${refund.reason ?? 'neuvedený'}`,
    `Čo treba spraviť: napíš kupujúcemu na ${order.buyerEmail}, vypýtaj si číslo účtu a pošli mu ${amount} prevodom. V Stripe vrátenie neopakuj, na rovnakú kartu by znova neprišlo.`,
  );
}

function factsOf({ id, productName, buyerName, buyerEmail }: Order): string {
  return `Kurz: ${productName}\nKupujúci: ${buyerName}, ${buyerEmail}\nObjednávka: ${id}`;
}

function letter(subject: string, ...paragraphs: string[]): Letter {
  const text = typeset(paragraphs.join('\n\n'));
  return { subject, text, html: String(html`<p lang="sk" style="white-space: pre-wrap">${text}</p>`) };
}
