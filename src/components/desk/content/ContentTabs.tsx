import { useEffect, useRef } from 'react';
import { formatNumber } from '#src/domain/number.ts';

interface Props {
  /** What is chosen between, for screen readers. */
  label?: string;
  tabs: readonly { name: string; href: string; isCurrent: boolean; count: number | null }[];
}

/** The kinds of content, each with how many things there are. */
export function ContentTabs({ label = 'Druh obsahu', tabs }: Props) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.href;
  // On a phone the last ones are beyond the edge.
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (nav.current && tab && current)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className="relative -mb-2 flex min-h-11 min-w-0 gap-1 overflow-x-auto border-b border-line px-4 pt-1.5 text-xs m:px-6"
    >
      {tabs.map(({ name, href, isCurrent, count }) => (
        <a
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          className="inline-flex min-h-9 items-center gap-1.5 border-b-2 border-transparent px-2.5 font-semibold whitespace-nowrap text-muted hover:text-secondary focus-visible:-outline-offset-2 aria-[current=page]:border-accent-text aria-[current=page]:text-secondary touch:min-h-11"
        >
          {name}
          {count !== null && (
            <span className="text-2xs font-medium text-muted tabular-nums">{formatNumber(count)}</span>
          )}
        </a>
      ))}
    </nav>
  );
}
