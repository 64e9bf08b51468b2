import { useId } from 'react';
import { tooLong } from '#src/domain/textLimit.ts';
import { FieldFrame, fieldClass } from './FieldFrame.tsx';
import { useEarlyTyping } from './useEarlyTyping.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email';
  /** Shows the counter „n/max“; what is longer stays, and is marked. */
  limit?: number;
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
export function TextInput({ label, value, onChange, type = 'text', limit, hint, error, ...rest }: Props) {
  const id = useId();
  const field = useEarlyTyping<HTMLInputElement>(value, onChange);
  const problem = tooLong(value, limit) ?? error;
  const { isDisabled, isRequired, ...attributes } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={problem} length={value.length} limit={limit}>
      <input
        {...attributes}
        ref={field}
        id={id}
        type={type}
        value={value}
        disabled={isDisabled}
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.currentTarget.value)}
        className={fieldClass}
      />
    </FieldFrame>
  );
}
