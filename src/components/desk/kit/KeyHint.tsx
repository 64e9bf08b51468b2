import type { ReactNode } from 'react';

interface Props {
  keys: readonly string[];
  children: ReactNode;
}

/** What keys do, beside them. */
export function KeyHint({ keys, children }: Props) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key) => (
        <kbd key={key} className="rounded-sm border border-line bg-primary px-1.5 font-mono text-3xs">
          {key}
        </kbd>
      ))}{' '}
      {children}
    </span>
  );
}
