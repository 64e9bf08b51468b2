import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';

export interface TaskItem {
  name: string;
  /** Its kind and language. */
  detail: string;
  href: string;
  isCurrent: boolean;
  /** Something keeps it from the web. */
  isBroken: boolean;
}

interface Props {
  tasks: readonly TaskItem[];
  onAdd: () => void;
}

/** The tasks of a lecture in the order of its text. */
export function TaskList({ tasks, onAdd }: Props) {
  return (
    <nav aria-label="Úlohy lekcie" className="grid content-start">
      <div className="flex min-h-11 items-center justify-between gap-2 border-b border-line px-4 py-1.5">
        <h2 className="text-2xs font-strong">Úlohy lekcie</h2>
        <DeskButton size="row" onPress={onAdd}>
          Pridať úlohu
        </DeskButton>
      </div>
      <ul>
        {tasks.map(({ name, detail, href, isCurrent, isBroken }) => (
          <li key={href} className="border-b border-line">
            <a
              href={href}
              aria-current={isCurrent || undefined}
              className={`grid min-h-11 gap-0.5 px-4 py-2.5 text-xs focus-visible:-outline-offset-2 ${isCurrent ? 'bg-accent-soft shadow-lit' : 'hover:bg-surface'}`}
            >
              <span className="flex items-start justify-between gap-2">
                <b className="line-clamp-2 font-strong wrap-anywhere">{name}</b>
                {isBroken && (
                  <span className="text-danger-text">
                    <Icon name="close" size={16} />
                    <span className="sr-only">nie je v poriadku</span>
                  </span>
                )}
              </span>
              <span className="text-2xs text-secondary">{detail}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
