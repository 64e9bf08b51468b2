import { type ReactNode, useState } from 'react';

interface NotesProps {
  id: string;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Length of the typed text; counted against `limit`. */
  length: number;
  /** Shows the counter „n/max“. It cuts nothing off: `tooLong` says what is wrong. */
  limit?: number | undefined;
}

interface Props extends Omit<NotesProps, 'id'> {
  id: string;
  label: string;
  children: ReactNode;
}

/** The look that all typed fields share. */
export const fieldClass =
  'w-full min-h-12 rounded-md border border-line-strong bg-primary px-3.5 py-2.5 text-base text-secondary placeholder:text-muted disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger-text';

/** Hint or error, and the counter „n/max“. */
export function FieldNotes({ id, hint, error, length, limit }: NotesProps) {
  // The place of an error that goes stays: a button below would move away from under a press.
  const [hadError, setHadError] = useState(false);
  if (error && !hadError) setHadError(true);
  return (
    <div id={id} className={`flex justify-between gap-4 text-sm ${hadError ? 'min-h-[1lh]' : ''}`}>
      <span aria-live="polite">
        {error ? <span className="text-danger-text">{error}</span> : <span className="text-muted">{hint}</span>}
      </span>
      {limit !== undefined && (
        <span className={`whitespace-nowrap tabular-nums ${length > limit ? 'text-danger-text' : 'text-muted'}`}>
          {length}/{limit}
        </span>
      )}
    </div>
  );
}

/** Label above a field; hint, error and the counter „n/max“ below it. The field refers to them by `${id}-notes`. */
export function FieldFrame({ id, label, children, ...notes }: Props) {
  return (
    <div className="grid gap-1.5 wrap-anywhere">
      <label htmlFor={id} className="font-strong">
        {label}
      </label>
      {children}
      <FieldNotes id={`${id}-notes`} {...notes} />
    </div>
  );
}
