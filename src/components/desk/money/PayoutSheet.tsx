import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { Payout } from '#src/contract/desk/money/deskMovements.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { dayAndMonth, signedAmount } from '#src/domain/desk/money/movement.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  payout: Payout;
  /** A link that closes it. */
  close: ReactNode;
  /** The form that compares it with the bank. */
  children: ReactNode;
}

/** A payout and what it is made of, as a sum that comes out. */
export function PayoutSheet({ payout, close, children }: Props) {
  const { amount, at, arrivesOn, descriptor, id, before, after, parts, check, bankDay, bankAmount, note } = payout;
  const rows: [name: string, cents: number][] = [
    ['Zvyšok z\u00A0predošlej výplaty', before],
    ...(parts.payments.count > 0
      ? ([[countedAtDesk(parts.payments.count, 'platba'), parts.payments.sum]] as [string, number][])
      : []),
    ...(parts.refunds.count > 0
      ? ([[countedAtDesk(parts.refunds.count, 'vratenie'), parts.refunds.sum]] as [string, number][])
      : []),
    ...(parts.disputes.count > 0
      ? ([[countedAtDesk(parts.disputes.count, 'spornaPlatba'), parts.disputes.sum]] as [string, number][])
      : []),
    ...(parts.fees.count > 0 ? ([['Poplatky', parts.fees.sum]] as [string, number][]) : []),
    ...(parts.other.count > 0 ? ([['Iné pohyby', parts.other.sum]] as [string, number][]) : []),
    ['Ostalo v\u00A0Stripe', -after],
  ];
  return (
    <DeskPanel title={`Výplata ${signedAmount(amount)}`} aside={close}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Row name="Odišla">{shortTime(at)}</Row>
        <Row name="V&nbsp;banke">
          {bankDay
            ? `${dayAndMonth(bankDay)}, ${signedAmount(bankAmount ?? amount)}`
            : arrivesOn
              ? `má byť ${dayAndMonth(arrivesOn)}`
              : 'zatiaľ nevieme'}
        </Row>
        {descriptor && (
          <Row name="Popis">
            <span className="font-mono">{descriptor}</span>
          </Row>
        )}
        <Row name="V&nbsp;Stripe">
          <span className="font-mono wrap-anywhere">{id}</span>
        </Row>
        {note && <Row name="Dôvod">{note}</Row>}
      </dl>
      {check && (
        <DeskBadge icon={check === 'agrees' ? 'check' : 'text'} tone={check === 'agrees' ? 'success' : 'warn'}>
          <span className="text-xs">
            {check === 'agrees' ? 'Sedí s\u00A0výpisom na cent' : 'Nesedí, dôvod je napísaný'}
          </span>
        </DeskBadge>
      )}
      <h3 className="font-semibold">Z&nbsp;čoho je</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 tabular-nums">
        {rows.map(([name, cents]) => (
          <SumRow key={name} name={name} cents={cents} />
        ))}
        <dt className="border-t border-line-strong pt-2 font-bold">Vyplatené</dt>
        <dd className="border-t border-line-strong pt-2 text-right font-bold">{signedAmount(amount)}</dd>
      </dl>
      {children}
    </DeskPanel>
  );
}

function SumRow({ name, cents }: { name: string; cents: number }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="text-right whitespace-nowrap">{signedAmount(cents)}</dd>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
