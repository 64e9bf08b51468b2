import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { TextLink } from '#src/components/ui/TextLink.tsx';

interface Props {
  /** Which line of the page this part is: the number stands in the gutter. */
  number: number;
  title: string;
  lead?: string;
  more?: { name: string; href: string };
  /** `tinted` sets the part apart from its neighbours. */
  ground?: 'plain' | 'tinted';
  children: ReactNode;
}

export const pageLineVariants = { ground: { plain: '', tinted: 'border-y border-line bg-surface' } };

const look = cva('', { variants: pageLineVariants });

/** A titled part of the home page, numbered like a line of a program. */
export function PageLine({ number, title, lead, more, ground = 'plain', children }: Props) {
  return (
    <section className={look({ ground })}>
      <div className="page relative py-8 m:py-14 l:py-18">
        <div className="mb-4.5 flex flex-wrap items-end justify-between gap-x-6 m:mb-7">
          <div>
            <div className="flex items-baseline gap-x-3">
              <span
                aria-hidden="true"
                className="font-mono text-mono font-semibold text-accent-text min-[80rem]:absolute min-[80rem]:-left-5 min-[80rem]:text-line-strong"
              >
                {number}
              </span>
              <h2 className="text-h2">{title}</h2>
            </div>
            {lead && <p className="mt-2 max-w-[44em] text-muted">{lead}</p>}
          </div>
          {more && <TextLink href={more.href}>{more.name}</TextLink>}
        </div>
        {children}
      </div>
    </section>
  );
}
