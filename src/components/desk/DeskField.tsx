import { type ReactNode, useId } from 'react';

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
  /** The control, with what ties it to its label and its help. */
  children: (control: Control) => ReactNode;
}

const look =
  'w-full min-w-0 rounded-sm border border-line-strong bg-primary px-2.5 py-1.5 text-xs text-secondary aria-invalid:border-danger-text aria-invalid:outline-1 aria-invalid:outline-danger-text min-h-9 pointer-coarse:min-h-11';

/** A field of a form: its label above, help or what is wrong below. */
export function DeskField({ label, help, error, isOptional = false, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasNote = Boolean(error ?? help);
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-2xs font-semibold">
        {label}
        {isOptional && <span className="font-normal text-muted"> (nepovinné)</span>}
      </label>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
        className: look,
      })}
      {hasNote && (
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={`text-2xs ${error ? 'text-danger-text' : 'text-muted'}`}
        >
          {error ?? help}
        </p>
      )}
    </div>
  );
}
