import type { ReactNode, Ref } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';

interface Props {
  /** 1-based, in the whole course. */
  position: number;
  total: number;
  name: string;
  /** Opens the outline over the page. */
  onOpenOutline: () => void;
  /** What opens it, for giving it the focus back. */
  outlineButton?: Ref<HTMLButtonElement>;
  /** Out of the way of who reads on. */
  isHidden?: boolean;
  ref?: Ref<HTMLDivElement>;
  /** The outline, for who reads without scripts: it unfolds in place. */
  children: ReactNode;
}

const line =
  'page flex min-h-11 items-center gap-2.5 text-left text-sm hover:text-accent-text focus-visible:-outline-offset-3';

/** Where in the course the reader is, on small screens: it stays at the top. The line at its edge grows with the reading. */
export function LectureBar({ position, total, name, onOpenOutline, outlineButton, isHidden, ref, children }: Props) {
  const content = (
    <>
      <span className="font-mono text-xs text-accent-text">
        {position}/{total}
      </span>
      <span className="min-w-0 truncate font-strong">{name}</span>
      <span className="ml-auto shrink-0 text-muted">
        Obsah<span className="sr-only"> kurzu</span>
      </span>
      <Icon name="list" className="text-muted" />
    </>
  );
  const ground = 'no-print border-b border-line bg-primary l:hidden';
  if (useIsHydrated()) {
    return (
      <div
        ref={ref}
        className={`${ground} reading-progress sticky top-0 z-20 transition-transform duration-200 focus-within:translate-y-0 ${isHidden ? '-translate-y-full' : ''}`}
      >
        <button ref={outlineButton} type="button" aria-haspopup="dialog" onClick={onOpenOutline} className={line}>
          {content}
        </button>
      </div>
    );
  }
  return (
    <details className={ground}>
      <summary className={line}>{content}</summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
