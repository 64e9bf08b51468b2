import { cva } from 'class-variance-authority';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';

interface Props {
  title: string;
  /** The program: lines to read. */
  children: ReactNode;
  /** Answers to choose from; without them the output is typed. */
  options: readonly string[];
  /** What the program prints; of several lines the field says no more than that they are several. */
  output: string;
  /** What was guessed; before that `null`, and the output is covered. */
  guess: string | null;
  onGuess: (guess: string) => void;
  onAgain: () => void;
}

export const predictVariants = {
  state: {
    open: 'shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] hover:bg-code-line',
    right: 'bg-code-done text-code-success shadow-[inset_0_0_0_2px_theme(colors.code.success)]',
    own: 'text-code-danger shadow-[inset_0_0_0_2px_theme(colors.code.danger)]',
    other: 'text-code-muted shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)]',
  },
};

const option = cva(
  'flex min-h-13 items-center justify-center gap-2 rounded-md px-3.5 py-1.5 text-left font-mono text-md font-semibold whitespace-pre-wrap wrap-anywhere [font-variant-ligatures:none] focus-visible:outline-code-light max-m:justify-start',
  { variants: predictVariants },
);

const isSame = (one: string, other: string) => one.trimEnd() === other.trimEnd();

/** A program whose output is guessed before it is shown. */
export function Predict({ options, output, guess, onGuess, onAgain, children, title }: Props) {
  return (
    <section
      aria-label={`Program: ${title}`}
      className="overflow-hidden rounded-2xl bg-code text-code-text max-m:-mx-5 max-m:rounded-none"
    >
      <div className="flex min-h-11 items-center border-b border-code-line pl-[1.1em] text-sm font-semibold text-code-muted">
        {title}
      </div>
      {children}
      <div className="grid gap-3 border-t border-code-line bg-code-out px-4.5 pt-4 pb-4.5 max-m:px-3">
        <p className="text-base font-strong">Čo program vypíše?</p>
        {options.length > 0 ? (
          <Options options={options} output={output} guess={guess} onGuess={onGuess} />
        ) : (
          guess === null && <Field isLong={output.trimEnd().includes('\n')} onGuess={onGuess} />
        )}
        {guess !== null && (
          <div>
            <p className="text-xs font-semibold text-code-muted">Výstup</p>
            <p className="font-mono text-mono leading-[1.8] text-code-result [font-variant-ligatures:none] wrap-anywhere whitespace-pre-wrap">
              {output.trimEnd()}
            </p>
          </div>
        )}
        {guess !== null && !isSame(guess, output) && (
          <button
            type="button"
            className="inline-flex min-h-11 items-center gap-2.5 justify-self-start rounded-md px-4.5 text-md font-bold text-code-text shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] hover:bg-code-line focus-visible:outline-code-light"
            onClick={onAgain}
          >
            <CodeIcon name="undo" size={18} />
            Tipnúť si znova
          </button>
        )}
      </div>
    </section>
  );
}

function Options({ options, output, guess, onGuess }: Pick<Props, 'options' | 'output' | 'guess' | 'onGuess'>) {
  const stateOf = (text: string) => {
    if (guess === null) return 'open';
    if (isSame(text, output)) return 'right';
    return isSame(text, guess) ? 'own' : 'other';
  };
  return (
    <div className="needs-script grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2 max-m:grid-cols-1">
      {options.map((text) => (
        <button
          key={text}
          type="button"
          aria-disabled={guess !== null || undefined}
          className={option({ state: stateOf(text) })}
          onClick={() => {
            if (guess === null) onGuess(text);
          }}
        >
          {stateOf(text) === 'right' && <CodeIcon name="check" />}
          {text.trimEnd()}
          {guess !== null && isSame(text, guess) && <span className="font-sans text-xs">tvoj tip</span>}
        </button>
      ))}
    </div>
  );
}

function Field({ isLong, onGuess }: { isLong: boolean; onGuess: (guess: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const guess = (event: FormEvent) => {
    event.preventDefault();
    onGuess(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // In a field of several lines Enter begins the next one.
    if (event.key === 'Enter' && (!isLong || event.ctrlKey || event.metaKey)) guess(event);
  };
  return (
    // Sent before it is awake, it goes nowhere.
    <form noValidate method="dialog" onSubmit={guess} className="needs-script flex flex-wrap items-end gap-2">
      <label htmlFor={id} className="basis-full text-xs font-semibold text-code-muted">
        Tvoj tip
      </label>
      <textarea
        id={id}
        rows={isLong ? 4 : 1}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="min-h-13 min-w-30 flex-1 resize-y rounded-md bg-code px-3.5 py-3 font-mono text-md text-code-text caret-white shadow-[inset_0_0_0_1.5px_theme(colors.code.number)] focus-visible:outline-code-light"
      />
      <button
        type="submit"
        className="inline-flex min-h-13 items-center rounded-md bg-code-accent px-4.5 text-md font-bold text-code-on-accent hover:bg-code-accent-strong focus-visible:outline-code-light"
      >
        Odkryť
      </button>
    </form>
  );
}
