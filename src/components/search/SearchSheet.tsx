import * as RadixDialog from '@radix-ui/react-dialog';
import { type RefObject, useId, useRef, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { longestSearch } from '#src/contract/limits.ts';
import { paths } from '#src/domain/paths.ts';
import type { SearchGroup, SearchLine } from '#src/domain/searchLines.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { SearchRow } from './SearchRow.tsx';
import { SheetFoot, SheetNote } from './SheetNote.tsx';

/** What the sheet has to say of what is typed. Results of something else are never shown as those of what stands in the field. */
export type SheetState =
  /** Nothing is typed. */
  | { is: 'blank' }
  /** No answer yet; `isSlow`: and that is worth a word. */
  | { is: 'asking'; isSlow: boolean }
  | { is: 'found'; total: number; meant: string | null }
  | { is: 'nothing' }
  | { is: 'failed' }
  | { is: 'offline' };

interface Props {
  isOpen: boolean;
  query: string;
  state: SheetState;
  /** What is found, or what was opened lately; while the server is asked, what was there before. */
  groups: readonly SearchGroup[];
  /** Told to who does not see the sheet. */
  spoken: string;
  onQuery: (query: string) => void;
  onOpen: (line: SearchLine) => void;
  /** Enter where no line is lit: all results. */
  onSubmit: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const ways: SearchLine[] = [
  {
    href: paths.courses(),
    mark: 'course',
    title: [{ text: 'Všetky kurzy', isFound: false }],
    note: [{ text: 'a\u00A0lekcie, ktoré sú zadarmo', isFound: false }],
    second: null,
  },
  {
    href: paths.articles(),
    mark: 'article',
    title: [{ text: 'Všetky články', isFound: false }],
    note: [{ text: 'ako začať a\u00A0ako veci naozaj fungujú', isFound: false }],
    second: null,
  },
];

/** The field has the focus as long as the sheet is open, and then whoever had it before. */
function useBorrowedFocus(field: RefObject<HTMLInputElement | null>) {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      const isFirst = before.current === null;
      before.current = document.activeElement;
      // What stands here the first time is being typed; later, what was left here is marked.
      if (!isFirst) return;
      event.preventDefault();
      field.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}

/** Search while typing: a sheet over the page whose first line is lit, as in an editor. Arrows choose, Enter opens. */
export function SearchSheet(props: Props) {
  const { isOpen, query, state, onQuery, onClose, onSubmit } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const focus = useBorrowedFocus(field);
  const list = useRef<HTMLDivElement>(null);
  const problem = tooLong(query, longestSearch);
  const groups = groupsShown(props);
  const lines = groups.flatMap((group) => group.lines);
  const [chosen, setChosen] = useState({ query, index: 0 });
  // Another word has other lines: the first of them is lit.
  const index = chosen.query === query ? Math.min(chosen.index, lines.length - 1) : 0;
  const lit = state.is === 'asking' ? undefined : lines[index];
  const choose = (next: number) => setChosen({ query, index: next });
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || lines.length === 0) return;
    event.preventDefault();
    choose((index + step + lines.length) % lines.length);
  };
  const rowId = (line: SearchLine) => `${id}-${lines.indexOf(line)}`;
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="motion-appear fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <RadixDialog.Content
          aria-describedby={undefined}
          {...focus}
          className="motion-appear fixed inset-0 z-50 grid grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-raised outline-none m:inset-x-0 m:top-19 m:bottom-auto m:mx-auto m:max-h-[calc(100dvh-6rem)] m:w-180 m:rounded-2xl m:shadow-raised"
        >
          <RadixDialog.Title className="sr-only">Hľadať</RadixDialog.Title>
          <form
            action={paths.search()}
            onSubmit={(event) => {
              event.preventDefault();
              // The line is a link, which the page opens as any other.
              if (lit) list.current?.querySelector<HTMLElement>('[aria-selected=true]')?.click();
              else if (!problem) onSubmit();
            }}
            className="grid min-h-16 grid-cols-[3rem_minmax(0,1fr)_auto] items-center border-b border-line pr-2.5 m:grid-cols-[3.75rem_minmax(0,1fr)_auto]"
          >
            <Icon name="search" size={22} className="justify-self-center text-accent-text" />
            <input
              ref={field}
              type="text"
              inputMode="search"
              enterKeyHint="search"
              role="combobox"
              aria-label="Čo hľadáš?"
              aria-expanded={lines.length > 0}
              aria-controls={`${id}-list`}
              aria-activedescendant={lit && rowId(lit)}
              aria-autocomplete="list"
              aria-invalid={problem ? true : undefined}
              aria-describedby={`${id}-problem`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="Hľadaj lekciu, pojem, video"
              value={query}
              onChange={({ currentTarget }) => onQuery(currentTarget.value)}
              onKeyDown={onKeyDown}
              className="min-h-11 w-full bg-transparent text-h3 font-firm outline-none placeholder:font-normal placeholder:text-muted"
            />
            <RadixDialog.Close
              type="button"
              aria-label="Zavrieť hľadanie"
              className="grid size-11 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text"
            >
              <Icon name="close" />
            </RadixDialog.Close>
          </form>
          <div className="overflow-y-auto overscroll-contain">
            <p id={`${id}-problem`} className={problem ? 'py-3 pr-5 pl-12 text-danger-text m:pl-15' : 'sr-only'}>
              {problem}
            </p>
            <SheetNote state={state} onMeant={onQuery} onRetry={props.onRetry} />
            <div
              ref={list}
              className="pb-2.5"
              role="listbox"
              id={`${id}-list`}
              aria-label="Výsledky"
              aria-busy={state.is === 'asking'}
            >
              {groups.map((group) => (
                <fieldset key={group.name} aria-label={group.name}>
                  {/* Where nothing was found, the sentence above says it. */}
                  {state.is !== 'nothing' && (
                    <p aria-hidden="true" className="pt-3.5 pr-5 pb-1 pl-12 text-sm font-strong text-muted m:pl-15">
                      {group.name}
                    </p>
                  )}
                  {group.lines.map((line) => (
                    <SearchRow
                      key={line.href}
                      id={rowId(line)}
                      line={line}
                      isLit={line === lit}
                      onPoint={() => choose(lines.indexOf(line))}
                      onOpen={() => props.onOpen(line)}
                    />
                  ))}
                </fieldset>
              ))}
            </div>
          </div>
          <SheetFoot query={query} state={state} />
          <p role="status" className="sr-only">
            {props.spoken}
          </p>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** There is always a way on: where nothing was found, and where nothing was opened yet. */
function groupsShown({ state, groups }: Props): readonly SearchGroup[] {
  const isLost = state.is === 'nothing' || (state.is === 'blank' && groups.length === 0);
  return isLost ? [{ name: 'Začni tu', lines: ways }] : groups;
}
