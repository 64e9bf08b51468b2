import type { ReactNode } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { outOf } from '#src/domain/plural.ts';

interface Props {
  done: number;
  failed: readonly { name: string; message: ReactNode }[];
}

/** What came of an act on several things: each one that failed says why; the others are done. */
export function ContentActResults({ done, failed }: Props) {
  return (
    <DeskNote tone="danger" isAlert>
      <p>
        {done > 0 ? `Podarilo sa ${done} ${outOf(done + failed.length)}.` : 'Nepodarilo sa.'} Čo sa nepodarilo, ostalo,
        ako bolo:
      </p>
      <ul className="mt-1 list-disc pl-5">
        {failed.map(({ name, message }) => (
          <li key={name}>
            <b>{name}</b>: {message}
          </li>
        ))}
      </ul>
    </DeskNote>
  );
}
