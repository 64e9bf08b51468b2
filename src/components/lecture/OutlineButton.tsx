import type { ReactNode, Ref } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { useIsHydrated } from '#src/components/ui/useIsHydrated.ts';

interface Props {
  onOpen: () => void;
  ref?: Ref<HTMLButtonElement>;
  /** The outline, for who reads without scripts: it unfolds in place. */
  children: ReactNode;
}

const line =
  'page flex min-h-13 items-center gap-2.5 text-left font-[650] hover:text-accent-text focus-visible:-outline-offset-3';

/** Opens the outline on small screens. */
export function OutlineButton({ onOpen, ref, children }: Props) {
  if (useIsHydrated()) {
    return (
      <div className="no-print border-b border-line bg-surface l:hidden">
        <button ref={ref} type="button" aria-haspopup="dialog" onClick={onOpen} className={line}>
          <Icon name="list" />
          Obsah kurzu
          <Icon name="arrowRight" className="ml-auto" />
        </button>
      </div>
    );
  }
  return (
    <details className="no-print border-b border-line bg-surface l:hidden">
      <summary className={line}>
        <Icon name="list" />
        Obsah kurzu
        <Icon name="arrowRight" className="ml-auto" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
