import { type ReactNode, useId } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  /** Before scripts run a class of <html> says the same, so that a folded outline is never seen open. */
  isCollapsed: boolean;
  onCollapse: (isCollapsed: boolean) => void;
  /** The outline. */
  children: ReactNode;
}

/** The column of the outline beside a lecture on wide screens; it can be folded to a narrow strip. */
export function OutlinePane({ isCollapsed, onCollapse, children }: Props) {
  const id = useId();
  const fold = (collapsed: string, early: string) => (isCollapsed ? collapsed : early);
  return (
    <aside
      aria-label="Obsah kurzu"
      className={`no-print hidden border-r border-line bg-surface l:block ${fold('w-16', 'w-75 [.outline-collapsed_&]:w-16')}`}
    >
      <div data-outline-scrolls className="sticky top-0 max-h-screen overflow-y-auto pt-2 pb-24">
        <button
          type="button"
          aria-expanded={!isCollapsed}
          aria-controls={id}
          onClick={() => onCollapse(!isCollapsed)}
          className="needs-script mx-2.5 flex min-h-11 items-center gap-2.5 rounded-md px-3 text-sm text-muted hover:bg-accent-soft hover:text-accent-text focus-visible:-outline-offset-3"
        >
          <Icon name="list" />
          <span className={fold('sr-only', '[.outline-collapsed_&]:sr-only')}>Obsah kurzu</span>
        </button>
        <div id={id} className={fold('hidden', '[.outline-collapsed_&]:hidden')}>
          {children}
        </div>
      </div>
    </aside>
  );
}
