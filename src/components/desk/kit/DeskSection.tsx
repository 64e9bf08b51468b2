import type { ReactNode } from 'react';
import { DeskButton } from './DeskButton.tsx';
import { DeskNote } from './DeskNote.tsx';

type Props<T> = {
  status: 'loading' | 'error' | 'ready';
  data: T | undefined;
  /** Rows that will be there: their height is kept. */
  rows?: number;
  onRetry: () => void;
  children: (data: T) => ReactNode;
};

/** What a screen shows of a call: grey rows while it comes, what to do where it failed, or the content. The rest of the screen works. */
export function DeskSection<T>({ status, data, rows = 5, onRetry, children }: Props<T>) {
  if (data !== undefined) return <>{children(data)}</>;
  if (status === 'error') {
    return (
      <DeskNote tone="danger" isAlert>
        <p className="mb-2">Nepodarilo sa načítať. Na webe sa nezmenilo nič.</p>
        <DeskButton onPress={onRetry} size="row">
          Skúsiť znova
        </DeskButton>
      </DeskNote>
    );
  }
  return (
    <div role="status" className="rounded-lg border border-line">
      <span className="sr-only">Načítavame…</span>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <div key={row} className="flex h-10.5 items-center border-t border-line px-3 first-of-type:border-t-0">
          <span className="desk-waiting h-3 w-2/5 rounded-sm bg-bar-quiet" />
        </div>
      ))}
    </div>
  );
}
