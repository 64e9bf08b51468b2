import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { Spinner } from '#src/components/ui/Spinner.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import { paths } from '#src/domain/paths.ts';
import type { SheetState } from './SearchSheet.tsx';

interface NoteProps {
  state: SheetState;
  onMeant: (query: string) => void;
  onRetry: () => void;
}

/** What has to be said before the results: a slip that was forgiven, no network, a server that does not answer. */
export function SheetNote({ state, onMeant, onRetry }: NoteProps) {
  switch (state.is) {
    case 'found':
      return state.meant === null ? null : (
        <Line icon="M5 8h9a5 5 0 0 1 0 10H8M8.500 4.500 5 8l3.500 3.500">
          Myslíš{' '}
          <a
            href={paths.search(state.meant)}
            onClick={(event) => {
              event.preventDefault();
              onMeant(state.meant ?? '');
            }}
            className="inline-flex min-h-11 items-center font-strong text-accent-text underline underline-offset-4"
          >
            {state.meant}?
          </a>
        </Line>
      );
    case 'nothing':
      return (
        <div className="pt-5.5 pr-6 pb-1 pl-12 m:pl-15">
          <h3 className="text-xl font-bold">Nič sme nenašli</h3>
          <p className="mt-1.5 text-muted">Skús kratšie slovo, alebo začni tu:</p>
        </div>
      );
    case 'asking':
      return state.isSlow ? (
        <div className="border-b border-line px-5 py-3">
          <Spinner label="Ešte hľadáme, trvá to dlhšie než zvyčajne." />
        </div>
      ) : null;
    case 'failed':
      return (
        <Line icon="M12 4 3 20h18zM12 10v5M12 17.500h.01">
          Hľadanie teraz neodpovedá. Čo hľadáš, ti ostalo.{' '}
          <button
            type="button"
            onClick={onRetry}
            className="min-h-11 cursor-pointer font-strong text-accent-text underline underline-offset-4"
          >
            Skúsiť znova
          </button>
        </Line>
      );
    case 'offline':
      return (
        <Line icon="M4 4l16 16M8.500 15.500a5 5 0 0 1 6-.6M5 12a10 10 0 0 1 4-2.300M13 9.100A10 10 0 0 1 19 12M12 19h.01">
          Si offline. Hľadáme len v{'\u00A0'}tom, čo sa tu otváralo naposledy.
        </Line>
      );
    default:
      return null;
  }
}

function Line({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <div className="grid min-h-13 grid-cols-[3rem_minmax(0,1fr)] items-center border-b border-line bg-surface py-1 pr-5 m:grid-cols-[3.75rem_minmax(0,1fr)]">
      <span className="justify-self-center text-muted">
        <Icon path={icon} />
      </span>
      <p>{children}</p>
    </div>
  );
}

interface FootProps {
  query: string;
  state: SheetState;
}

/** Below the lines: the keys, where there is a keyboard, and the way on. */
export function SheetFoot({ query, state }: FootProps) {
  // A phone has no keys to be told of.
  const isOfKeys = state.is === 'blank' || state.is === 'asking';
  return (
    <div
      className={`${isOfKeys ? 'hidden m:flex' : 'flex'} min-h-14 flex-wrap items-center gap-x-5 gap-y-1 border-t border-line bg-surface px-5 py-1.5 text-sm text-muted`}
    >
      {state.is === 'nothing' ? (
        <>
          <span>Chýba ti tu niečo?</span>
          <span className="m:ml-auto">
            <TextLink href={paths.feedback()}>Povedz nám, čo hľadáš</TextLink>
          </span>
        </>
      ) : state.is === 'offline' ? (
        <span>Ostatné nájdeš, keď budeš online.</span>
      ) : (
        <>
          <span aria-hidden="true" className="hidden gap-5 m:flex">
            <span>
              <Key>↑</Key>
              <Key>↓</Key>výber
            </span>
            <span>
              <Key>Enter</Key>otvoriť
            </span>
            <span>
              <Key>Esc</Key>zavrieť
            </span>
          </span>
          {(state.is === 'found' || state.is === 'failed') && (
            <span className="m:ml-auto">
              <TextLink href={paths.search(query)}>
                {state.is === 'found' ? `Všetky výsledky (${state.total})` : 'Otvoriť stránku hľadania'}
              </TextLink>
            </span>
          )}
        </>
      )}
    </div>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="mr-1.5 rounded-sm border border-line-strong bg-raised px-1.5 py-1 font-mono text-xs leading-none font-semibold text-secondary">
    {children}
  </kbd>
);
