import { type ReactNode, useState } from 'react';

interface Props<T> {
  before: T;
  after: T;
  children: (now: T) => ReactNode;
}

/** A form whose thing somebody else changes while it is filled in, at a press. */
export function Overtaken<T>({ before, after, children }: Props<T>) {
  const [now, setNow] = useState(before);
  return (
    <div className="grid gap-4">
      {children(now)}
      {now === before && (
        <button type="button" onClick={() => setNow(after)}>
          Niekto iný uloží
        </button>
      )}
    </div>
  );
}
