import { useId } from 'react';
import { FieldFrame, fieldClass } from '#src/components/ui/FieldFrame.tsx';
import { maxAnswerLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

const mostRows = 12;

/** A field for what a program writes: letters of one width, lines as they are typed, no spelling. */
export function OutputInput({ value, error, onChange }: Props) {
  const id = useId();
  const problem = tooLong(value, maxAnswerLength) ?? error;
  const rows = Math.min(mostRows, Math.max(3, value.split('\n').length));
  return (
    <FieldFrame
      id={id}
      label="Čo program vypíše?"
      hint="Každý riadok výstupu napíš na nový riadok."
      error={problem}
      length={value.length}
      limit={maxAnswerLength}
    >
      <textarea
        id={id}
        rows={rows}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        required
        value={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${fieldClass} resize-none font-mono`}
      />
    </FieldFrame>
  );
}
