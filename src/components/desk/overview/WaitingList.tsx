import { Icon } from '#src/components/ui/Icon.tsx';
import { Tick } from '#src/components/ui/Tick.tsx';
import type { DeskWaiting } from '#src/contract/desk/overview/deskOverview.ts';
import { wordsOf } from '#src/domain/adminEvent.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { waitingInWords } from '#src/domain/desk/overview/deskOverview.ts';

interface Props {
  waiting: DeskWaiting;
  auditHref: string;
  onTake: (kind: Item['kind'], isTaken: boolean) => void;
}

type Item = DeskWaiting['items'][number];

/** What waits for somebody, the most urgent first: how many, since when, whose it is, and the way there. */
export function WaitingList({ waiting: { items, lastAct }, auditHref, onTake }: Props) {
  if (items.length === 0) {
    return (
      <div className="grid justify-items-center gap-2 rounded-lg border border-line px-4 py-7 text-center text-xs">
        <Tick />
        <p className="text-md font-strong">Nič nečaká</p>
        {lastAct && (
          <p className="text-muted">
            Posledná vec v&nbsp;zázemí: {wordsOf(lastAct.action).act}, {formatDateTime(lastAct.at)}
            {lastAct.actorName && `, ${lastAct.actorName}`}.{' '}
            <a href={auditHref} className="text-accent-text underline">
              Záznam
            </a>
          </p>
        )}
      </div>
    );
  }
  return (
    <ol className="overflow-hidden rounded-lg border border-line text-xs">
      {items.map((item, index) => {
        const { text, note, act, href } = waitingInWords(item);
        return (
          <li
            key={item.kind}
            className="relative flex min-h-12.5 items-center gap-x-3 border-t border-line px-3 py-1.5 first:border-t-0 hover:bg-surface max-m:flex-wrap"
          >
            <span aria-hidden="true" className="w-4 shrink-0 text-right font-mono text-muted">
              {index + 1}
            </span>
            <p className="min-w-0 flex-1 max-m:basis-[calc(100%-2rem)]">
              <b className="font-strong">{text}</b> <span className="text-muted max-m:block">{note}</span>
              <span className="m:hidden">
                <Age {...item} />
              </span>
            </p>
            <p className="shrink-0 max-m:hidden">
              <Age {...item} />
            </p>
            <Whose {...item} text={text} onTake={onTake} />
            <a
              href={href}
              aria-label={`${act}: ${text}`}
              data-desk-row
              className="inline-flex min-h-9 min-w-31 max-m:ml-auto shrink-0 items-center justify-between gap-1.5 rounded-sm border border-line-strong px-3 font-semibold max-l:min-h-11 after:absolute after:inset-0 touch:min-h-11"
            >
              {act}
              <Icon name="arrowRight" size={14} />
            </a>
          </li>
        );
      })}
    </ol>
  );
}

/** How long it waits, and until when somebody can do something about it. */
function Age({ since, due }: Pick<Item, 'since' | 'due'>) {
  return (
    <>
      {due && <b className="font-semibold text-danger-text">do {formatDateTime(due)}</b>}
      {!due && since && <span className="text-muted">od {formatDateTime(since)}</span>}
    </>
  );
}

interface WhoseProps extends Pick<Item, 'kind' | 'claim'> {
  text: string;
  onTake: Props['onTake'];
}

/** Who has taken it on: „nikto“ takes it when it is pressed, „ty“ lets it go. */
function Whose({ kind, claim, text, onTake }: WhoseProps) {
  if (claim && !claim.isOwn) {
    return (
      <p className="relative z-1 w-32 shrink-0 truncate px-2 text-secondary max-l:w-24 max-m:ml-5 max-m:w-auto max-m:flex-1">
        {claim.name ?? 'niekto zo združenia'}
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-label={claim ? `ty, pustiť: ${text}` : `nikto, beriem: ${text}`}
      title={claim ? 'Pustiť' : 'Beriem'}
      onClick={() => onTake(kind, claim === null)}
      className={`relative z-1 min-h-9 w-32 shrink-0 rounded-sm px-2 text-left hover:underline max-l:min-h-11 max-l:w-24 max-m:ml-5 ${claim ? 'font-semibold' : 'text-muted'}`}
    >
      {claim ? 'ty' : 'nikto'}
    </button>
  );
}
