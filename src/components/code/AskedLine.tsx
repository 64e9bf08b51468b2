import { type FormEvent, useEffect, useRef } from 'react';

interface Props {
  /** As the program has printed it; it may be empty. */
  question: string;
  onAnswer: (answer: string) => void;
}

/** A question of a program, in its output, with a field for the answer: focus goes there, Enter answers. */
export function AskedLine({ question, onAnswer }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(field.current?.value ?? '');
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1">
      {/* What it asks is the field's name; a label would put a break between the question and the field. */}
      <span aria-hidden="true" className="text-code-result">
        {question}
      </span>
      <input
        ref={field}
        aria-label={question.trim() === '' ? 'Odpoveď programu' : question.trim()}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        className="min-h-11 min-w-[11ch] flex-1 rounded-lg bg-code px-2.5 text-code-text caret-white shadow-[inset_0_0_0_2px_theme(colors.code.accent)] focus-visible:outline-code-light max-m:text-md"
      />
      <button
        type="submit"
        className="min-h-11 rounded-md px-2 font-sans text-sm font-semibold text-code-light hover:underline focus-visible:outline-code-light"
      >
        Odpovedať
      </button>
    </form>
  );
}
