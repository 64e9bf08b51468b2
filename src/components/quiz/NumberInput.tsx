import { useId } from 'react';
import { FieldFrame, fieldClass } from '#src/components/ui/FieldFrame.tsx';

interface Props {
  value: string;
  error: string | null;
  onChange: (value: string) => void;
}

/** A field for a number. It takes text, because `type="number"` refuses the decimal comma in some browsers. */
export function NumberInput({ value, error, onChange }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label="Tvoja odpoveď" hint="Napíš číslo." error={error} length={value.length}>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        required
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={`${fieldClass} max-w-60`}
      />
    </FieldFrame>
  );
}
