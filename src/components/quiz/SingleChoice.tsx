import { useId } from 'react';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question } from '#src/contract/quiz.ts';

interface Props {
  options: Question['options'];
  chosenId: string | null;
  error: string | null;
  onChange: (optionId: string) => void;
}

/** A question with one right option: native radio buttons. */
export function SingleChoice({ options, chosenId, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-error`} className="grid min-w-0 grid-cols-1 gap-3 [--edge:0px]">
      <legend className="mb-3 font-strong">Vyber jednu možnosť</legend>
      {options.map((option) => (
        <label
          key={option.id}
          className="flex min-h-13 cursor-pointer items-start gap-3 rounded-lg border border-line-strong bg-primary px-4 py-3 transition-colors duration-150 hover:border-accent-text has-checked:border-accent-text has-checked:bg-accent-soft has-checked:[&_code]:bg-primary"
        >
          <input
            type="radio"
            name={id}
            checked={option.id === chosenId}
            onChange={() => onChange(option.id)}
            className="mt-1 size-5 shrink-0 accent-accent"
          />
          <span className="min-w-0 flex-1">
            <Prose html={option.html} />
          </span>
        </label>
      ))}
      <p id={`${id}-error`} aria-live="polite" className="-mt-1.5 -mb-2 min-h-6 text-sm text-danger-text">
        {error}
      </p>
    </fieldset>
  );
}
