import { useId } from 'react';
import type { OwnClass } from '#src/contract/schoolClass.ts';
import { OwnClassLine } from './OwnClassLine.tsx';

interface Props {
  items: readonly OwnClass[];
  /** Which one is being left, or could not be. */
  leaving: { id: string; state: 'busy' | 'failed' } | null;
  onLeave: (own: OwnClass) => void;
}

/** „Moje triedy“ of a profile; nothing for who is in none. */
export function OwnClassesView({ items, leaving, onLeave }: Props) {
  const titleId = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="mt-14 grid gap-6">
      <h2 id={titleId} className="text-h2">
        Moje triedy
      </h2>
      <ul className="grid max-w-prose gap-4">
        {items.map((own) => (
          <li key={own.id}>
            <OwnClassLine
              own={own}
              state={leaving?.id === own.id ? leaving.state : 'ready'}
              onLeave={() => onLeave(own)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
