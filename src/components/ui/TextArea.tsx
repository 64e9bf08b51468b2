import { useId } from 'react';
import { tooLong } from '#src/domain/textLimit.ts';
import { FieldFrame, fieldClass } from './FieldFrame.tsx';
import { useEarlyTyping } from './useEarlyTyping.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  limit?: number;
  hint?: string;
  error?: string | null;
  isRequired?: boolean;
  name?: string;
  /** Its height before anything is typed. */
  minRows?: number;
  /** The field grows with the text up to this many rows, then it scrolls. */
  maxRows?: number;
}

/** Upper and lower border in pixels; `scrollHeight` leaves them out. */
const borders = 2;

/** A multi-line field that grows with its text, up to 6 rows unless told otherwise (spec 2). */
export function TextArea({ label, value, onChange, limit, hint, error, minRows = 2, maxRows = 6, ...rest }: Props) {
  const id = useId();
  const field = useEarlyTyping<HTMLTextAreaElement>(value, onChange);
  const problem = tooLong(value, limit) ?? error;
  const { isRequired, ...attributes } = rest;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={problem} length={value.length} limit={limit}>
      <textarea
        {...attributes}
        id={id}
        value={value}
        rows={minRows}
        required={isRequired}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-notes`}
        onChange={(event) => onChange(event.currentTarget.value)}
        ref={(box) => {
          field.current = box;
          if (!box) return;
          box.style.height = 'auto';
          box.style.height = `${box.scrollHeight + borders}px`;
        }}
        // The cap is in lines and rems, so it holds for readers with larger letters too.
        style={{ maxHeight: `calc(${maxRows} * 1lh + 1.25rem + ${borders}px)` }}
        className={`${fieldClass} resize-none`}
      />
    </FieldFrame>
  );
}
