import { useId } from 'react';
import { FieldFrame, fieldClass } from './FieldFrame.tsx';
import { useEarlyTyping } from './useEarlyTyping.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  /** Shows the counter „n/max“ and stops the typing there. */
  maxLength?: number;
  /** Stands under the field while nothing is wrong. */
  hint?: string;
  /** What is wrong and what to do; it is said aloud when it comes. */
  error?: string | null;
  /** An example of what to type; it does not stand in for the label. */
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  autoComplete?: string;
  name?: string;
}

/** A one-line field with its label, hint, counter and error. */
export function TextInput({ label, value, onChange, type = 'text', maxLength, hint, error, ...rest }: Props) {
  const id = useId();
  const field = useEarlyTyping<HTMLInputElement>(value, onChange);
  const { isDisabled, isRequired, ...attributes } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} length={value.length} maxLength={maxLength}>
      <input
        {...attributes}
        ref={field}
        id={id}
        type={type}
        value={value}
        maxLength={maxLength}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldClass}
      />
    </FieldFrame>
  );
}
