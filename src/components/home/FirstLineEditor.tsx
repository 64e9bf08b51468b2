import { type FormEvent, useId, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { useEarlyTyping } from '#src/components/ui/useEarlyTyping.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  /** Leads to the lecture in which one goes on writing. */
  continueHref: string;
  /** What stands between the quotes at first. */
  name: string;
  /** Whether the line has been run already: „Spustiť“ was pressed before the page's scripts came. */
  hasRun?: boolean;
}

/** Characters of a name, so that the line stays one on a phone. */
const limit = 12;

/**
 * The first line that everybody writes. „Spustiť“ joins two texts, no code is run. The answer has its room from the
 * beginning, so that nothing moves.
 */
export function FirstLineEditor({ continueHref, name, hasRun = false }: Props) {
  const [typed, setTyped] = useState(name);
  const field = useEarlyTyping<HTMLInputElement>(typed, setTyped);
  const problem = tooLong(typed, limit);
  const [answer, setAnswer] = useState(hasRun && !problem ? { run: 0, text: `Ahoj, ${name}` } : null);
  const problemId = useId();

  const run = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (problem) field.current?.focus();
    else setAnswer((before) => ({ run: (before?.run ?? 0) + 1, text: `Ahoj, ${typed}` }));
  };

  return (
    // Without scripts the page itself is asked for again, with the name in its address.
    <form
      action="/"
      onSubmit={run}
      aria-label="Tvoj prvý riadok"
      className="overflow-hidden bg-code text-code-text shadow-editor max-m:-mx-5 max-m:shadow-none m:rounded-2xl"
    >
      <p className="flex h-11 items-center justify-between border-b border-code-line px-3.5 text-xs font-semibold text-code-muted m:h-12 m:px-4.5">
        <span>prvy-riadok.js</span>
        <span>
          <span className="[.js_&]:hidden">jeden riadok</span>
          <span className={`needs-script tabular-nums ${problem ? 'text-code-danger' : ''}`}>
            {typed.length}/{limit}
          </span>
        </span>
      </p>
      <div className="py-2 font-mono text-[length:min(1rem,4.2vw)] leading-14 font-medium whitespace-pre m:py-3 m:text-[1.1875rem] m:leading-16">
        <p className="flex bg-code-line shadow-lit-code">
          <Gutter number={1} className="text-code-light" />
          <span>
            console.<span className="text-code-name">log</span>(<span className="text-code-string">"Ahoj, </span>
            <input
              name="meno"
              aria-label="Meno"
              ref={field}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? problemId : undefined}
              size={7}
              spellCheck={false}
              autoComplete="off"
              autoCapitalize="words"
              className="field-sizing-content h-11 max-w-[12.6ch] min-w-[5ch] rounded-[8px] bg-code-accent/25 px-[0.3ch] text-center leading-10 text-code-result caret-white shadow-[inset_0_0_0_1.5px_theme(colors.code.accent)] aria-invalid:bg-code-bad-line aria-invalid:shadow-[inset_0_0_0_1.5px_theme(colors.code.bad)] focus-visible:outline-code-light"
            />
            <span className="text-code-string">"</span>
            {');'}
          </span>
        </p>
        <p aria-hidden="true" className="flex leading-[2.125rem] max-m:hidden">
          <Gutter number={2} className="text-code-number" />
        </p>
      </div>
      <div className="grid min-h-[4.625rem] grid-cols-[minmax(0,1fr)_auto] items-center gap-3.5 border-t border-code-line bg-code-out px-3.5 py-3 m:min-h-21 m:px-4.5 m:py-4">
        <div className="self-start">
          <p className="text-xs leading-tight font-semibold text-code-muted">Výstup</p>
          <output
            aria-label="Výstup"
            className="block h-[1.6875rem] truncate font-mono text-md leading-[1.6875rem] font-medium text-code-result m:text-lg"
          >
            {answer && (
              <span key={answer.run} className="motion-answer inline-block">
                {answer.text}
              </span>
            )}
          </output>
        </div>
        <button
          type="submit"
          className="needs-script inline-flex min-h-12 items-center gap-2.5 rounded-md bg-code-accent px-5 text-md font-bold text-code-on-accent hover:bg-code-accent-strong focus-visible:outline-code-light"
        >
          <span aria-hidden="true" className="border-y-[7px] border-l-[11px] border-y-transparent border-l-current" />
          Spustiť
        </button>
      </div>
      <div
        className={`flex min-h-18 items-center justify-between gap-3.5 border-t px-3.5 py-3 text-md leading-snug m:px-4.5 ${
          answer && !problem ? 'border-code-done-line bg-code-done' : 'border-transparent bg-code-out text-code-muted'
        }`}
      >
        {problem ? (
          <p id={problemId} role="alert" className="font-semibold text-code-danger">
            {problem}
          </p>
        ) : answer ? (
          <p className="motion-answer-after flex items-center gap-2.5 font-semibold">
            <Icon name="check" className="motion-check text-code-success" />
            To bol tvoj prvý riadok.
          </p>
        ) : (
          <p className="needs-script">Prepíš slovo medzi úvodzovkami na svoje meno a&nbsp;spusti riadok.</p>
        )}
        <a
          href={continueHref}
          hidden={problem !== null}
          className={`inline-flex min-h-11 items-center gap-2 rounded-md bg-code-success px-4 font-bold whitespace-nowrap text-code-on-success focus-visible:outline-code-light ${
            answer ? 'motion-answer-after' : '[.js_&]:hidden'
          }`}
        >
          Pokračovať
          <Icon name="arrowRight" />
        </a>
      </div>
    </form>
  );
}

function Gutter({ number, className }: { number: number; className: string }) {
  return (
    <span aria-hidden="true" className={`w-7.5 shrink-0 pr-2.5 text-right text-[0.9em] m:w-12 m:pr-4 ${className}`}>
      {number}
    </span>
  );
}
