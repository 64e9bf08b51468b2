import { type ReactNode, useId, useState } from 'react';
import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { DeskMark } from './DeskMark.tsx';

export interface DeskMenuItem {
  /** The line's number is its key: G, then the number. */
  number: string;
  name: string;
  href: string;
  isCurrent: boolean;
  /** How many things wait for somebody, never how many there are. */
  waiting: number | null;
}

interface Props {
  items: readonly DeskMenuItem[];
  person: { name: string; roles: string };
  /** Where this screen is: the last one is the screen itself. */
  crumbs: readonly { name: string; href: string }[];
  homeHref: string;
  /** Opens „Hľadať alebo spustiť“. */
  onCommand?: () => void;
  children: ReactNode;
}

const line =
  'flex items-center gap-2.5 px-3.5 text-xs hover:bg-code-line focus-visible:-outline-offset-2 focus-visible:outline-code-accent';

/**
 * The frame of every screen of the desk. The menu reads like a listing in the ink of a code block, the same in both themes: it is
 * never mistaken for the site. Below 1025 px it folds to its numbers, on a phone to a bar.
 */
export function DeskShell({ items, person, crumbs, homeHref, onCommand, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const inMenu = `${isOpen ? '' : 'max-m:hidden'}`;
  return (
    <div className="grid min-h-dvh content-start bg-primary text-sm max-m:grid-cols-[minmax(0,1fr)] m:grid-cols-[52px_minmax(0,1fr)] m:content-stretch l:grid-cols-[216px_minmax(0,1fr)]">
      <a
        href="#zazemie"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-sm focus:bg-primary focus:px-3 focus:py-2"
      >
        Preskočiť na obsah
      </a>
      <nav
        aria-label="Zázemie"
        className="flex flex-col bg-code text-code-text m:sticky m:top-0 m:h-dvh m:overflow-y-auto"
      >
        <div className="flex min-h-13 items-center gap-2.5 px-3.5 m:max-l:px-3">
          <DeskMark />
          <p className="font-bold tracking-[-0.01em] m:max-l:sr-only">
            Prvý riadok<span className="block text-2xs leading-tight font-medium text-code-muted">zázemie webu</span>
          </p>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="ml-auto grid size-11 place-items-center rounded-sm focus-visible:outline-code-accent m:hidden"
          >
            <Icon name={isOpen ? 'close' : 'menu'} />
            <span className="sr-only">Ponuka</span>
          </button>
        </div>
        <div id={id} className={`flex-1 flex-col pb-2.5 max-m:flex m:flex ${inMenu}`}>
          <ul>
            {items.map(({ number, name, href, isCurrent, waiting }) => (
              <li key={number}>
                <a
                  href={href}
                  title={`${name} (G, ${number})`}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={() => setOpen(false)}
                  className={`group relative min-h-9 font-medium aria-[current=page]:bg-code-line aria-[current=page]:font-strong aria-[current=page]:text-white aria-[current=page]:shadow-lit-code touch:min-h-11 ${line}`}
                >
                  <span
                    aria-hidden="true"
                    className="w-2.5 shrink-0 text-right font-mono text-3xs text-code-muted group-aria-[current=page]:text-code-light m:max-l:ml-1.5"
                  >
                    {number}
                  </span>
                  <span className="m:max-l:sr-only">{name}</span>
                  {waiting !== null && waiting > 0 && (
                    <span className="ml-auto min-w-5 rounded-full bg-code-line px-1.5 text-center text-3xs font-semibold text-white tabular-nums group-aria-[current=page]:bg-code-key m:max-l:absolute m:max-l:top-1.5 m:max-l:right-2 m:max-l:size-2 m:max-l:min-w-0 m:max-l:overflow-hidden m:max-l:bg-code-accent m:max-l:px-0 m:max-l:text-transparent">
                      <span className="sr-only">čakajúce: </span>
                      {waiting}
                    </span>
                  )}
                </a>
              </li>
            ))}
          </ul>
          <div className="mt-auto grid gap-0.5 border-t border-code-line pt-2.5">
            <a href={homeHref} data-whole-document className={`min-h-9 text-code-muted touch:min-h-11 ${line}`}>
              <Icon name="externalLink" size={16} />
              <span className="m:max-l:sr-only">Otvoriť web</span>
            </a>
            <div className={`py-1 hover:bg-transparent ${line} m:max-l:px-3`}>
              <DeskAvatar name={person.name} />
              <p className="min-w-0 truncate m:max-l:sr-only">
                {person.name}
                <span className="block text-2xs leading-tight text-code-muted">{person.roles}</span>
              </p>
            </div>
          </div>
        </div>
      </nav>
      <main id="zazemie" tabIndex={-1} className="flex min-w-0 flex-col outline-none">
        <div className="flex h-13 min-w-0 items-center gap-4 border-b border-line px-4 text-xs m:px-6">
          <Crumbs crumbs={crumbs} />
          {onCommand && (
            <button
              type="button"
              onClick={onCommand}
              className="flex min-h-9 shrink-0 items-center gap-2 rounded-sm border border-line bg-surface px-3 text-muted hover:text-secondary m:w-72 touch:min-h-11"
            >
              Hľadať<span className="-ml-1 max-m:sr-only"> alebo spustiť</span>
              <kbd className="ml-auto rounded-sm border border-line bg-primary px-1.5 font-mono text-3xs max-m:hidden">
                Ctrl + K
              </kbd>
            </button>
          )}
        </div>
        {children}
      </main>
    </div>
  );
}

/** The way from the overview to what is open. */
function Crumbs({ crumbs }: Pick<Props, 'crumbs'>) {
  return (
    <ol aria-label="Kde si" className="flex min-w-0 flex-1 items-center gap-1.5 whitespace-nowrap text-muted">
      {crumbs.map(({ name, href }, index) => {
        const isLast = index === crumbs.length - 1;
        return (
          <li
            key={href}
            className="flex min-w-0 items-center gap-1.5 not-last:shrink-0 last:font-semibold last:text-secondary"
          >
            {isLast ? (
              <span aria-current="page" className="truncate">
                {name}
              </span>
            ) : (
              <>
                <a href={href} className="hover:underline">
                  {name}
                </a>
                <span aria-hidden="true">›</span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}
