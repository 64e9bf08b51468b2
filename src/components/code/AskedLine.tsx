import { type FormEvent, type KeyboardEvent, useEffect, useRef } from 'react';

interface Props {
  /** As the program has printed it; it may be empty. */
  question: string;
  /** `line`: some text. `prompt`: the same, which can be cancelled. `confirm`: yes or no. */
  kind?: 'line' | 'prompt' | 'confirm';
  /** What stands in the field already. */
  prefilled?: string;
  /** `null` where a `prompt` is cancelled; a `confirm` answers „áno“ or „nie“. */
  onAnswer: (answer: string | null) => void;
  /** Ends the program: Escape. */
  onStop?: () => void;
}

const quiet =
  'min-h-11 rounded-md px-2 font-sans text-sm font-semibold text-code-light hover:underline focus-visible:outline-code-light';
const choice =
  'min-h-11 min-w-16 rounded-[10px] px-4.5 font-sans text-md font-bold text-code-text shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] hover:bg-code-line focus-visible:outline-code-light';

/** A question of a program, in its output, with a field or two buttons for the answer: focus goes there, Enter answers. */
export function AskedLine({ question, kind = 'line', prefilled = '', onAnswer, onStop }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    yes.current?.focus();
    field.current?.focus();
    field.current?.select();
  }, []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(field.current?.value ?? '');
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onStop?.();
  };
  const name = question.trim() === '' ? 'Odpoveď programu' : question.trim();
  const asked = 'text-code-result whitespace-pre-line wrap-anywhere';
  if (kind === 'confirm')
    return (
      <fieldset aria-label={name} onKeyDown={onKeyDown} className="flex flex-wrap items-center gap-2 py-1">
        <span aria-hidden="true" className={asked}>
          {question}
        </span>
        <button ref={yes} type="button" className={choice} onClick={() => onAnswer('áno')}>
          Áno
        </button>
        <button type="button" className={choice} onClick={() => onAnswer('nie')}>
          Nie
        </button>
      </fieldset>
    );
  return (
    <form onSubmit={onSubmit} onKeyDown={onKeyDown} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
      {/* What it asks is the field's name; a label would put a break between the question and the field. */}
      <span aria-hidden="true" className={asked}>
        {question}
      </span>
      <input
        ref={field}
        aria-label={name}
        defaultValue={prefilled}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        className="min-h-11 min-w-[11ch] flex-1 rounded-lg bg-code px-2.5 text-code-text caret-white selection:bg-code-accent selection:text-code-on-accent shadow-[inset_0_0_0_2px_theme(colors.code.accent)] focus-visible:outline-code-light max-m:text-md"
      />
      <span className="flex">
        <button type="submit" className={quiet}>
          Odpovedať
        </button>
        {kind === 'prompt' && (
          <button type="button" className={quiet} onClick={() => onAnswer(null)}>
            Zrušiť
          </button>
        )}
      </span>
    </form>
  );
}
