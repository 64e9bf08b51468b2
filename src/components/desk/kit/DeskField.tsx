import { type ReactNode, useId } from 'react';
import { tooLong } from '#src/domain/textLimit.ts';

interface Control {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  className: string;
}

interface Props {
  label: string;
  /** Below the field; an error stands in its place, with what to do. */
  help?: ReactNode;
  error?: ReactNode;
  isOptional?: boolean;
  /** What is typed, where it has a limit: the counter „n/max“ stands below, and what is longer is marked. */
  text?: string;
  limit?: number;
  /** The control, with what ties it to its label and its help. */
  children: (control: Control) => ReactNode;
}

const look =
  'w-full min-w-0 rounded-sm border border-line-strong bg-primary px-2.5 py-1.5 text-xs text-secondary aria-invalid:border-danger-text aria-invalid:outline-1 aria-invalid:outline-danger-text min-h-9 touch:min-h-11';

/** A field of a form: its label above, help or what is wrong below. */
export function DeskField({ label, help, error, isOptional = false, text = '', limit, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const problem = tooLong(text, limit) || error;
  const note = problem || help;
  const hasNotes = Boolean(note) || limit !== undefined;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-2xs font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (nepovinné)</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNotes ? noteId : undefined,
        'aria-invalid': problem ? true : undefined,
        className: look,
      })}
      {hasNotes && (
        <div id={noteId} className="flex justify-between gap-3 text-2xs text-muted">
          {note && (
            <p role={problem ? 'alert' : undefined} className={problem ? 'text-danger-text' : undefined}>
              {note}
            </p>
          )}
          {limit !== undefined && (
            <span className={`ml-auto whitespace-nowrap tabular-nums ${text.length > limit ? 'text-danger-text' : ''}`}>
              {text.length}/{limit}
            </span>
          )}
        </div>
      )}
    </div>
  );
}
