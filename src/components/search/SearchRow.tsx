import { useEffect, useRef } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { FoundKind } from '#src/contract/search.ts';
import { formatTimecode } from '#src/domain/format.ts';
import type { SearchLine } from '#src/domain/searchLines.ts';
import { FoundText } from './FoundText.tsx';

interface Props {
  id: string;
  line: SearchLine;
  /** It is the line that Enter opens. */
  isLit: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

const icons: Record<FoundKind, string> = {
  lecture: 'M6 3h9l4 4v14H6zM9 11h7M9 15h7',
  course: 'M5 5h10a3 3 0 0 1 3 3v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10',
  article: 'M6 4h9l3 3v13H6zM9 11h6M9 15h6',
  podcast: 'M4 15v-3a8 8 0 0 1 16 0v3M4 15h3v6H5a1 1 0 0 1-1-1zM20 15h-3v6h2a1 1 0 0 0 1-1z',
  video:
    'M6 6h12a2.5 2.5 0 0 1 2.5 2.5v7A2.5 2.5 0 0 1 18 18H6a2.5 2.5 0 0 1-2.500-2.500v-7A2.5 2.5 0 0 1 6 6zM10.500 9.500l4 2.500-4 2.500z',
  author: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4.500 20a7.500 7.500 0 0 1 15 0',
  page: 'M6 4h9l3 3v13H6zM9 11h6M9 15h6',
};

/** A line of the sheet that searches: its number in the margin as in an editor, what it is, and why it was found. */
export function SearchRow({ id, line: { href, mark, title, note, second }, isLit, onPoint, onOpen }: Props) {
  const row = useRef<HTMLAnchorElement>(null);
  // The list may be higher than its place; what the pointer is on is in view already.
  useEffect(() => {
    if (isLit) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isLit]);
  return (
    <a
      ref={row}
      id={id}
      href={href}
      role="option"
      aria-selected={isLit}
      tabIndex={-1}
      onMouseMove={onPoint}
      onClick={onOpen}
      className="group grid min-h-14 grid-cols-[3rem_minmax(0,1fr)_auto] items-center py-1.5 pr-4 aria-selected:bg-accent-soft aria-selected:shadow-lit m:grid-cols-[3.75rem_minmax(0,1fr)_auto] m:pr-5"
    >
      <span className="grid justify-items-end pr-3.5 font-mono text-mono text-muted group-aria-selected:font-bold group-aria-selected:text-accent-text m:pr-5">
        {typeof mark === 'number' ? mark : <Icon path={icons[mark]} />}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="block leading-snug font-semibold">
          <FoundText parts={title} />
        </span>
        <span className="line-clamp-2 text-sm text-muted group-aria-selected:text-secondary">
          <FoundText parts={note} />
        </span>
      </span>
      {second !== null && <span className="pl-4 font-mono text-mono text-muted">{formatTimecode(second)}</span>}
      {isLit && second === null && (
        <span aria-hidden="true" className="hidden gap-2 pl-4 text-sm text-secondary m:flex">
          <Icon path="M19 6v6a2 2 0 0 1-2 2H6M9.500 10.500 6 14l3.500 3.500" />
          Otvoriť
        </span>
      )}
    </a>
  );
}
