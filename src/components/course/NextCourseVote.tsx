import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';
import type { NextCourseOption } from '#src/contract/nextCourse.ts';
import { percent } from '#src/domain/format.ts';
import { nextCourseId } from '#src/domain/nextCourse.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';

interface Props {
  options: readonly NextCourseOption[];
  /** Whether the vote has been cast; then the results stand here. */
  isVoted: boolean;
  /** What it was cast for, as far as it is known. */
  votedOptionId: string | null;
  /** What was sent without scripts and not taken; empty where nothing was chosen. */
  refusedOptionId?: string | null;
  state: 'ready' | 'busy';
  /** Why the vote was not taken; the choice stays. */
  failure: string | null;
  onVote: (optionId: string) => void;
}

/** Asks which course is to be made next, and shows how the vote stands once it is cast. */
export function NextCourseVote({ options, isVoted, ...rest }: Props) {
  const id = useId();
  // Who comes back to the results of an earlier vote has lost no focus.
  const [cameVoted] = useState(isVoted);
  if (options.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="text-h2">
        Ktorý kurz máme pripraviť ako ďalší?
      </h2>
      {!isVoted && <Ballot {...rest} options={options} headingId={id} />}
      <div role="status">
        {isVoted && (
          <p
            tabIndex={-1}
            // On a phone the ballot was far higher than the results: the focus brings the page to them.
            ref={cameVoted ? undefined : takeLostFocus}
            className="scroll-mt-24 text-xl font-strong text-success-text outline-none"
          >
            Ďakujeme za tvoj hlas
          </p>
        )}
      </div>
      {isVoted && <Results options={options} votedOptionId={rest.votedOptionId} />}
    </section>
  );
}

interface BallotProps extends Omit<Props, 'isVoted' | 'votedOptionId'> {
  headingId: string;
}

function Ballot({ options, refusedOptionId = null, state, failure, onVote, headingId }: BallotProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, setChosen] = useState(refusedOptionId || null);
  const [error, setError] = useState(refusedOptionId === '' ? 'Vyber si jeden kurz.' : null);
  const isBusy = state === 'busy';

  // What was chosen in the server's markup, before its scripts came, stays chosen.
  useLayoutEffect(() => {
    const earlier = form.current?.querySelector<HTMLInputElement>('input:checked');
    if (earlier) setChosen(earlier.value);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    if (chosen) {
      onVote(chosen);
      return;
    }
    setError('Vyber si jeden kurz.');
    event.currentTarget.querySelector('input')?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      method="post"
      action={`${paths.courses()}#${nextCourseId}`}
      onSubmit={submit}
      className="grid gap-5"
    >
      <div
        role="radiogroup"
        aria-labelledby={headingId}
        aria-describedby={`${id}-error`}
        aria-invalid={error ? true : undefined}
        aria-required
        className="grid gap-4 m:grid-cols-2"
      >
        {options.map((option) => (
          <label
            key={option.id}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 gap-y-1 rounded-xl border-[1.5px] border-line bg-raised px-5 py-4 wrap-anywhere hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--accent-text)"
          >
            <input
              type="radio"
              name="nextCourse"
              value={option.id}
              checked={chosen === option.id}
              required
              onChange={() => {
                setChosen(option.id);
                setError(null);
              }}
              aria-labelledby={`${id}-${option.id}-name`}
              aria-describedby={`${id}-${option.id}-summary`}
              className="mt-0.5 size-6 accent-(--accent) outline-none"
            />
            <span id={`${id}-${option.id}-name`} className="text-h3 font-bold">
              {option.name}
            </span>
            <span id={`${id}-${option.id}-summary`} className="col-start-2 text-muted">
              {option.summary}
            </span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-danger-text empty:hidden">
        {error}
      </p>
      {failure && !isBusy && (
        <div className="max-w-xl">
          <FailureNote>{failure}</FailureNote>
        </div>
      )}
      <div>
        <Button type="submit" state={isBusy ? 'busy' : 'ready'}>
          Hlasovať
        </Button>
      </div>
    </form>
  );
}

function Results({ options, votedOptionId }: Pick<Props, 'options' | 'votedOptionId'>) {
  const total = options.reduce((sum, option) => sum + option.votes, 0);
  return (
    <ul className="grid max-w-3xl gap-5">
      {options.map((option) => {
        const share = percent(option.votes, total);
        const isOwn = option.id === votedOptionId;
        return (
          <li key={option.id} className="grid gap-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1 wrap-anywhere">
              <span className="flex flex-wrap items-center gap-x-3">
                <span className="font-strong">{option.name}</span>
                {isOwn && (
                  <span className="inline-flex items-center gap-1 text-sm font-strong text-accent-text">
                    <Icon name="check" size={16} />
                    tvoj hlas
                  </span>
                )}
              </span>
              <span className="text-sm whitespace-nowrap text-muted tabular-nums">
                {counted(option.votes, 'hlas')} · {share}&nbsp;%
              </span>
            </p>
            <svg
              aria-hidden="true"
              className={`h-3 w-full rounded-full bg-line ${isOwn ? 'text-(--accent-text)' : 'text-(--line-strong)'}`}
              viewBox="0 0 100 1"
              preserveAspectRatio="none"
            >
              <rect width={share} height={1} fill="currentColor" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
