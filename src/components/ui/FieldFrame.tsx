import { type ReactNode, useState } from 'react';

interface Props {
  id: string;
  label: string;
  hint?: string;
  error?: string | null;
  /** Length of the typed text; counted against `maxLength`. */
  length: number;
  maxLength?: number;
  children: ReactNode;
}

/** The look that all typed fields share. */
export const fieldClass =
  'w-full min-h-12 rounded-md border border-line-strong bg-primary px-3.5 py-2.5 text-base text-secondary placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger-text';

/** Label above a field; hint, error and the counter „n/max“ below it. The field refers to them by `${id}-notes`. */
export function FieldFrame({ id, label, hint, error, length, maxLength, children }: Props) {
  // The place of an error that goes stays: a button below would move away from under a press.
  const [hadError, setHadError] = useState(false);
  if (error && !hadError) setHadError(true);
  return (
    <div className="grid gap-1.5 wrap-anywhere">
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      {children}
      <div id={`${id}-notes`} className={`flex justify-between gap-4 text-sm ${hadError ? 'min-h-[1lh]' : ''}`}>
        <span aria-live="polite">
          {error ? <span className="text-danger-text">{error}</span> : <span className="text-muted">{hint}</span>}
        </span>
        {maxLength !== undefined && (
          <span className="whitespace-nowrap text-muted tabular-nums">
            {length}/{maxLength}
          </span>
        )}
      </div>
    </div>
  );
}
