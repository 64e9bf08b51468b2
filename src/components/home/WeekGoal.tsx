import { cva } from 'class-variance-authority';
import { useId, useRef, useState } from 'react';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { daysInWeek } from '#src/contract/limits.ts';
import { goalWords } from '#src/domain/learnerHome/learntWeek.ts';

export interface GoalChoice {
  /** On so many days of a week somebody wants to learn; `null`: they have chosen none. */
  days: number | null;
  /** What became of the last choice: the goal stays as it was until the next one is kept. */
  state: 'ready' | 'busy' | 'offline' | 'failed';
  onChoose: (days: number | null) => void;
}

const failures = {
  offline: 'Si offline a\u00A0cieľ sa nepodarilo uložiť. Ostáva, ako bol.',
  failed: 'Cieľ sa nepodarilo uložiť. Ostáva, ako bol, skús to o\u00A0chvíľu znova.',
};

const counts = Array.from({ length: daysInWeek }, (_, index) => index + 1);

const textButton =
  'inline-flex min-h-[44px] items-center font-strong text-accent-text underline-offset-4 hover:underline';

const choice = cva('min-h-[44px] w-full rounded-md font-strong', {
  variants: {
    isChosen: {
      true: 'bg-accent text-white',
      false: 'text-secondary shadow-[inset_0_0_0_1.5px_var(--line-strong)] hover:underline',
    },
  },
});

/** Offers a goal for a week, and the way to another one or none; chosen in its place. */
export function WeekGoal({ days, state, onChoose }: GoalChoice) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isBusy = state === 'busy';
  const choose = (next: number | null) => {
    setOpen(false);
    opener.current?.focus();
    if (next !== days) onChoose(next);
  };
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={textButton}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
        onClick={() => !isBusy && setOpen(!isOpen)}
      >
        {days === null ? 'Zvoliť si cieľ' : 'Zmeniť cieľ'}
      </button>
      {isOpen && (
        <fieldset id={id} data-passing="">
          <legend className="text-md">Koľko dní v&nbsp;týždni sa chceš učiť?</legend>
          <div className="mt-3 grid grid-cols-7 gap-1.5">
            {counts.map((count) => (
              <button
                key={count}
                type="button"
                aria-label={goalWords(count)}
                aria-pressed={count === days}
                className={choice({ isChosen: count === days })}
                onClick={() => choose(count)}
              >
                {count}
              </button>
            ))}
          </div>
          <p className="mt-3 text-md text-muted">Cieľ si volíš ty. Keď týždeň vynecháš, nič sa nestratí.</p>
          {days !== null && (
            <button type="button" className={textButton} onClick={() => choose(null)}>
              Bez cieľa
            </button>
          )}
        </fieldset>
      )}
      {!isOpen && (state === 'offline' || state === 'failed') && (
        <div data-passing="">
          <FailureNote>{failures[state]}</FailureNote>
        </div>
      )}
    </>
  );
}
