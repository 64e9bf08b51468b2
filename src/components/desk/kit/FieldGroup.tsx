import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** What the fields are for, where the title does not say it. */
  note?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
}

/** Fields of a form that belong together. */
export function FieldGroup({ title, note, error, children }: Props) {
  return (
    <fieldset className="grid min-w-0 gap-3 border-t border-line pt-3">
      <legend className="text-xs font-strong">{title}</legend>
      {error && (
        <p role="alert" className="text-2xs text-danger-text">
          {error}
        </p>
      )}
      {note && <p className="text-2xs text-muted">{note}</p>}
      {children}
    </fieldset>
  );
}
