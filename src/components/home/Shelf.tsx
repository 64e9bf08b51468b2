import type { ReactNode } from 'react';
import { TextLink } from '#src/components/ui/TextLink.tsx';

interface Props {
  title: string;
  more: { name: string; href: string };
  /** `tinted` sets the shelf apart from its neighbours. */
  ground?: 'plain' | 'tinted';
  children: ReactNode;
}

/** A titled part of the home page with a link to everything of its kind. */
export function Shelf({ title, more, ground = 'plain', children }: Props) {
  return (
    <section className={ground === 'tinted' ? 'border-y border-line bg-surface' : ''}>
      <div className="page py-14 m:py-18">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-h2">{title}</h2>
          <TextLink href={more.href}>{more.name}</TextLink>
        </div>
        {children}
      </div>
    </section>
  );
}
