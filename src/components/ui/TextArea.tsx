import { useId } from 'react';
import { FieldFrame, fieldClass } from './FieldFrame.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  maxLength?: number;
  hint?: string;
  error?: string | null;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  /** The field grows with the text up to this many rows, then it scrolls. */
  maxRows?: number;
}

/** Upper and lower border in pixels; `scrollHeight` leaves them out. */
const borders = 2;

/** A multi-line field that grows with its text, up to 6 rows unless told otherwise (spec 2). */
export function TextArea({ label, value, onChange, maxLength, hint, error, maxRows = 6, ...rest }: Props) {
  const id = useId();
  const { isDisabled, isRequired, ...attributes } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} length={value.length} maxLength={maxLength}>
      <textarea
        {...attributes}
        id={id}
        value={value}
        rows={2}
        maxLength={maxLength}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.currentTarget.value)}
        ref={(field) => {
          if (!field) return;
          field.style.height = 'auto';
          field.style.height = `${field.scrollHeight + borders}px`;
        }}
        // The cap is in lines and rems, so it holds for readers with larger letters too.
        style={{ maxHeight: `calc(${maxRows} * 1lh + 1.25rem + ${borders}px)` }}
        className={`${fieldClass} resize-none`}
      />
    </FieldFrame>
  );
}
