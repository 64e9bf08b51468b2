import type { ReactNode } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { MovementPage } from '#src/contract/desk/money/deskMovements.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { dayAndMonth, lastDayOf } from '#src/domain/desk/money/movement.ts';
import { formatMonth, monthBeside } from '#src/domain/month.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  book: Pick<MovementPage, 'month' | 'state' | 'closed' | 'obstacles' | 'canReopen' | 'sums'>;
  state: 'ready' | 'busy';
  failure: ReactNode;
  /** The month that has to be closed before, and the payouts of this one. */
  hrefOfMonth: (month: string) => string;
  payoutsHref: string;
  onClose: () => void;
  onReopen: () => void;
}

/** Where the books of a month stand, and what keeps them from being closed. */
export function BookMonthPanel({ book, state, failure, hrefOfMonth, payoutsHref, onClose, onReopen }: Props) {
  const { month, closed, canReopen, obstacles } = book;
  const name = formatMonth(month);
  if (closed) {
    return (
      <DeskPanel title="Mesiac je uzavretý">
        <p>
          Uzavretý {shortTime(closed.at)}
          {closed.by && `, ${closed.by}`}. Čo príde neskôr, bude v&nbsp;prvom otvorenom mesiaci so svojím dňom.
        </p>
        {failure && (
          <DeskNote tone="danger" isAlert>
            {failure}
          </DeskNote>
        )}
        {canReopen ? (
          <div>
            <DeskButton onPress={onReopen}>Znova otvoriť…</DeskButton>
          </div>
        ) : (
          <p className="text-muted">Znova otvoriť sa dá len posledný uzavretý mesiac.</p>
        )}
      </DeskPanel>
    );
  }
  const isRunning = book.state === 'running';
  const isBlocked = isRunning || obstacles.earlierMonth !== null || obstacles.isIncomplete || obstacles.payouts > 0;
  return (
    <DeskPanel title={isRunning ? 'Mesiac ešte beží' : 'Mesiac nie je uzavretý'}>
      {isRunning && (
        <p>
          Do {dayAndMonth(lastDayOf(month))} ešte pribudnú pohyby. Uzavrieť sa dá od{' '}
          {dayAndMonth(`${monthBeside(month, 1)}-01`)}
        </p>
      )}
      {!isRunning && obstacles.earlierMonth && (
        <DeskNote tone="warn">
          Najprv treba uzavrieť{' '}
          <a className="font-semibold underline" href={hrefOfMonth(obstacles.earlierMonth)}>
            {formatMonth(obstacles.earlierMonth)}
          </a>
          .
        </DeskNote>
      )}
      {!isRunning && obstacles.isIncomplete && (
        <DeskNote tone="warn">Stripe ešte nepovedal všetko z&nbsp;tohto mesiaca.</DeskNote>
      )}
      {obstacles.payouts > 0 && (
        <DeskNote tone="warn">
          <p className="mb-2">
            <strong>Bez odpovede z&nbsp;banky: {countedAtDesk(obstacles.payouts, 'vyplata')}.</strong> Mesiac sa dá
            uzavrieť, keď každá sedí s&nbsp;výpisom alebo má napísaný dôvod.
          </p>
          <DeskButtonLink href={payoutsHref}>Ukázať výplaty</DeskButtonLink>
        </DeskNote>
      )}
      {!isBlocked && <p>Výplaty sú porovnané. Po uzavretí sa v&nbsp;mesiaci už nič nezmení.</p>}
      {failure && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
      {!isRunning && (
        <div>
          <DeskButton
            kind="primary"
            icon="lock"
            state={state === 'busy' ? 'busy' : isBlocked ? 'disabled' : 'ready'}
            onPress={onClose}
          >
            Uzavrieť {name}
          </DeskButton>
        </div>
      )}
    </DeskPanel>
  );
}
