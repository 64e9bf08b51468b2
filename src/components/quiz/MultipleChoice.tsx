import { useId } from 'react';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { Question } from '#src/contract/quiz.ts';

interface Props {
  options: Question['options'];
  chosenIds: string[];
  error: string | null;
  /** Gets the chosen options in the order in which they are shown. */
  onChange: (optionIds: string[]) => void;
}

/** A question with any number of right options. */
export function MultipleChoice({ options, chosenIds, error, onChange }: Props) {
  const id = useId();
  const toggle = (optionId: string, isChosen: boolean) =>
    onChange(
      options.map((option) => option.id).filter((other) => (other === optionId ? isChosen : chosenIds.includes(other))),
    );
  return (
    <fieldset aria-describedby={`${id}-error`} className="grid min-w-0 grid-cols-1 gap-3 [--edge:0px]">
      <legend className="mb-3 font-strong">Môže byť správnych viac možností</legend>
      {options.map((option) => (
        <div
          key={option.id}
          className="rounded-lg border border-line-strong bg-primary py-1 pr-4 pl-1.5 transition-colors duration-150 hover:border-accent-text has-data-[state=checked]:border-accent-text has-data-[state=checked]:bg-accent-soft has-data-[state=checked]:[&_code]:bg-primary [&_label]:cursor-pointer [&_label]:font-normal"
        >
          <Checkbox
            isChecked={chosenIds.includes(option.id)}
            onChange={(isChecked) => toggle(option.id, isChecked)}
            labelElement={<Prose html={option.html} />}
          />
        </div>
      ))}
      <p id={`${id}-error`} aria-live="polite" className="-mt-1.5 -mb-2 min-h-6 text-sm text-danger-text">
        {error}
      </p>
    </fieldset>
  );
}
