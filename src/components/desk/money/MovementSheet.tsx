import type { ReactNode } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { MovementLine } from '#src/contract/desk/money/deskMovements.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { monthOf, movementNames, signedAmount, weekdayAndDay } from '#src/domain/desk/money/movement.ts';
import { formatMonth } from '#src/domain/month.ts';
import { shortDay, shortTime } from '#src/domain/shortTime.ts';

interface Props {
  line: MovementLine;
  month: string;
  orderHref: string | null;
  /** A link that closes it. */
  close: ReactNode;
}

/** One movement, and why it stands in its month. */
export function MovementSheet({ line, month, orderHref, close }: Props) {
  const { kind, amount, at, day, order, parts, isLate } = line;
  const isOfOtherMonth = order?.paidAt && kind !== 'payment' && monthOf(order.paidAt) !== month;
  return (
    <DeskPanel
      title={`${kind === 'fee' ? 'Poplatky Stripe' : movementNames[kind]} ${signedAmount(amount)}`}
      aside={close}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
        <Row name="Kedy">{kind === 'fee' ? weekdayAndDay(day) : shortTime(at)}</Row>
        {kind === 'fee' && <Row name="Za čo">{countedAtDesk(parts, 'pohyb')}; v&nbsp;exporte je každý zvlášť</Row>}
        {order && (
          <>
            <Row name="Objednávka">
              <a href={orderHref ?? undefined} className="font-semibold text-accent-text underline">
                {order.receiptNumber ?? 'bez dokladu'}
              </a>
              {order.paidAt && ` z\u00A0${shortDay(order.paidAt)}`}
            </Row>
            <Row name="Kto">{order.buyerName || 'meno už neuchovávame'}</Row>
            <Row name="Čo">{order.productName}</Row>
          </>
        )}
        {kind === 'other' && <Row name="Čo">Riadok účtu v&nbsp;Stripe, ktorý nepatrí k&nbsp;našej objednávke</Row>}
      </dl>
      {isLate ? (
        <DeskNote tone="warn">
          Peniaze sa pohli {weekdayAndDay(day)}, ale dozvedeli sme sa to až po uzavretí toho mesiaca. Preto je pohyb
          v&nbsp;prvom otvorenom, {formatMonth(month)}, a&nbsp;uzavretý sa nezmenil.
        </DeskNote>
      ) : (
        isOfOtherMonth && (
          <DeskNote>
            Peniaze sa pohli v&nbsp;mesiaci {formatMonth(month)}, preto je pohyb tu. Mesiac objednávky sa nezmenil.
          </DeskNote>
        )
      )}
    </DeskPanel>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
