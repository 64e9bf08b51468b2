import type { ReactNode } from 'react';
import { fieldName } from '#src/domain/desk/content/contentWords.ts';

interface Props {
  title: string;
  added: number;
  removed: number;
  /** Names of fields that are not the same. */
  fields: readonly string[];
  choice: ReactNode;
  restore: ReactNode;
}

/** A version against another one: how much came and went, and the way back to it. */
export function VersionHead({ title, added, removed, fields, choice, restore }: Props) {
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-sm font-strong">{title}</h2>
        {choice}
        <span className="rounded-sm bg-success-soft px-2 py-0.5 text-2xs text-success-text tabular-nums">
          + {added}
        </span>
        <span className="rounded-sm bg-danger-soft px-2 py-0.5 text-2xs text-danger-text tabular-nums">
          − {removed}
        </span>
        <span className="m:ml-auto">{restore}</span>
      </div>
      {fields.length > 0 && <p className="text-2xs text-muted">Líšia sa aj: {fields.map(fieldName).join(', ')}.</p>}
    </div>
  );
}
