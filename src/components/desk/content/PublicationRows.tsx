import { TickBox } from '#src/components/desk/kit/TickBox.tsx';
import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import type { PlanRow } from '#src/contract/desk/content/deskContent.ts';
import { contentKindNames } from '#src/domain/desk/content/deskContent.ts';
import { keyOf } from '#src/domain/desk/content/publication.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { counted } from '#src/domain/plural.ts';

/** What the check says of a row. */
export interface RowCheck {
  tone: 'quiet' | 'ok' | 'busy' | 'wrong';
  text: string;
}

interface Props {
  rows: readonly PlanRow[];
  /** Keys of what is published. */
  chosen: ReadonlySet<string>;
  /** Keys of what cannot be left out, with what stands in it. */
  needed: ReadonlyMap<string, string>;
  checkOf: (row: PlanRow) => RowCheck;
  hrefOf: (row: PlanRow) => string;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
}

/** Below its name on narrow screens, beside it on others. */
const columns = 'l:grid-cols-[2.5rem_minmax(0,1fr)_8rem_9rem_minmax(0,13rem)] l:items-center';
const circle = 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z';
const icons: Partial<Record<PlanRow['kind'], string>> = {
  author: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 20a7 7 0 0 1 14 0',
  course: 'M4 5h16v4H4zM5 9v10h14V9M10 13h4',
  product: 'M4 12 12 4h8v8l-8 8zM16 8h.01',
  video: 'M8 5v14l11-7z',
};
const news: Partial<Record<PlanRow['kind'], string>> = {
  lecture: 'nová lekcia',
  chapter: 'nová kapitola',
  product: 'nová cena',
  video: 'nové video',
};

/** What comes to the web together: what is there now, what will be, and what the check says of it. */
export function PublicationRows(props: Props) {
  const { rows, chosen } = props;
  const open = rows.filter(({ state }) => state !== 'published');
  const isAll = open.every((row) => chosen.has(keyOf(row)));
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line text-xs">
      <table className="block w-full">
        <caption className="sr-only">Čo sa publikuje</caption>
        <thead className="block bg-surface text-2xs text-muted">
          <tr className={`grid min-h-9 grid-cols-[2.5rem_minmax(0,1fr)] items-center px-2 ${columns}`}>
            <th scope="col">
              <TickBox
                label="Publikovať všetko"
                isOn={isAll}
                onChange={(isOn) => props.onChoose(open.map(keyOf), isOn)}
              />
            </th>
            <th scope="col" className="px-2 text-left font-medium">
              Čo
            </th>
            <th scope="col" className="px-2 text-left font-medium max-l:sr-only">
              Na webe teraz
            </th>
            <th scope="col" className="px-2 text-left font-medium max-l:sr-only">
              Stane sa
            </th>
            <th scope="col" className="px-2 text-left font-medium max-l:sr-only">
              Kontrola
            </th>
          </tr>
        </thead>
        <tbody className="block">
          {rows.map((row) => (
            <Row key={keyOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ row, rows, chosen, needed, checkOf, hrefOf, onChoose }: Props & { row: PlanRow }) {
  const { kind, name, isLive, state } = row;
  const key = keyOf(row);
  const isOn = chosen.has(key);
  const isHeading = kind === 'chapter';
  const isNeeded = needed.has(key);
  // A chapter that is there already stands above its lectures only.
  const isStill = state === 'published';
  return (
    <tr
      className={`grid min-h-10.5 grid-cols-[2.5rem_minmax(0,1fr)] border-t border-line px-2 py-1 ${columns} ${
        isHeading ? 'bg-surface' : ''
      } ${isOn || isStill ? '' : 'text-muted'}`}
    >
      <td className="max-l:row-span-2 max-l:self-start">
        {!isStill && (
          <TickBox
            label={isNeeded ? `${name}: bez toho sa nedá publikovať ${needed.get(key)}` : `Publikovať: ${name}`}
            isOn={isOn}
            onChange={(next) => onChoose([key], next)}
          />
        )}
      </td>
      <td className="min-w-0 px-2">
        <span className="flex min-h-7 min-w-0 items-center gap-2.5">
          {!isHeading && row.chapterId !== null && (
            <span className="w-5 shrink-0 text-right font-mono text-2xs text-muted">{row.number}</span>
          )}
          {!isHeading && <RowIcon row={row} />}
          <a
            href={hrefOf(row)}
            title={name}
            className={`min-w-16 truncate hover:underline ${isHeading ? 'font-strong' : 'font-medium'}`}
          >
            {name}
          </a>
          <span className="min-w-0 truncate text-2xs text-muted">{noteOf(row, rows)}</span>
        </span>
      </td>
      {isStill ? (
        <td className="px-2 text-2xs text-muted max-l:col-start-2">na webe</td>
      ) : (
        <>
          <td className="flex items-center gap-1.5 px-2 max-l:hidden">
            <Icon path={circle} size={14} className={isLive ? 'text-accent-text' : 'text-muted'} />
            {isLive ? 'staršie znenie' : 'nie je'}
          </td>
          <td className="px-2 max-l:col-start-2">
            {isOn
              ? isLive
                ? 'nové znenie'
                : (news[kind] ?? 'nová stránka')
              : isLive
                ? 'ostane staršie'
                : 'ostane konceptom'}
          </td>
          <td className="min-w-0 px-2 max-l:col-start-2">{isOn && <Check {...checkOf(row)} />}</td>
        </>
      )}
    </tr>
  );
}

function RowIcon({ row: { kind, isVideo } }: { row: PlanRow }) {
  const path = icons[kind];
  const name: IconName = isVideo ? 'video' : 'text';
  return path ? (
    <Icon path={path} size={16} className="shrink-0 text-muted" />
  ) : (
    <Icon name={name} size={16} className="shrink-0 text-muted" />
  );
}

/** „2 lekcie, 21 minút“, „3 úlohy“ */
function noteOf({ kind, id, exercises, lecture }: PlanRow, rows: readonly PlanRow[]): string {
  if (kind === 'chapter') {
    const lectures = rows.filter((row) => row.kind === 'lecture' && row.chapterId === id);
    const minutes = lectures.reduce((sum, row) => sum + (row.minutes ?? 0), 0);
    return `${counted(lectures.length, 'lekcia')}, ${counted(minutes, 'minuta')}`;
  }
  if (kind === 'lecture') return exercises > 0 ? countedAtDesk(exercises, 'uloha') : '';
  return kind === 'video' && lecture ? `video lekcie ${lecture}` : contentKindNames[kind];
}

const tones = {
  quiet: 'text-muted',
  ok: 'text-success-text',
  busy: 'text-accent-text',
  wrong: 'text-danger-text',
};
const signs: Record<RowCheck['tone'], IconName> = { quiet: 'clock', ok: 'check', busy: 'spinner', wrong: 'close' };

function Check({ tone, text }: RowCheck) {
  return (
    <span className={`inline-flex min-w-0 items-center gap-1.5 text-2xs ${tones[tone]}`}>
      <Icon name={signs[tone]} size={14} className="shrink-0" />
      <span className="wrap-anywhere">{text}</span>
    </span>
  );
}
