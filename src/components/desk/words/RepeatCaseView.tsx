import type { ReactNode } from 'react';
import type { RepeatCase } from '#src/contract/desk/words/deskWords.ts';
import { formatDateTime, formatRelative } from '#src/domain/dateTime.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { LinksPanel } from './LinksPanel.tsx';

interface Props {
  repeat: RepeatCase;
  /** Milliseconds. */
  now: number;
  /** Ids of people whose words are left as they are. */
  leftOut: readonly string[];
  onLeftOut: (leftOut: readonly string[]) => void;
  /** The decision. */
  children: ReactNode;
}

/** A text that came more than once: what, who, where. Each account can be left out of the decision. */
export function RepeatCaseView({ repeat, now, leftOut, onLeftOut, children }: Props) {
  const { text, links, people, openCount, firstAt, lastAt } = repeat;
  const count = people.reduce((sum, person) => sum + person.words.length, 0);
  return (
    <>
      <div>
        <h2 className="text-lg font-bold">Rovnaký text {count}-krát</h2>
        <p className="text-2xs text-muted">
          {countedAtDesk(people.length, 'ucet')} ·{' '}
          <time dateTime={firstAt} title={formatDateTime(firstAt)}>
            prvý {formatRelative(firstAt, now)}
          </time>
          ,{' '}
          <time dateTime={lastAt} title={formatDateTime(lastAt)}>
            posledný {formatRelative(lastAt, now)}
          </time>
        </p>
      </div>
      <p className="rounded-lg border border-dashed border-line-strong px-4 py-3 text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
      <fieldset className="grid rounded-lg border border-line text-xs">
        <legend className="sr-only">Koho sa rozhodnutie týka</legend>
        {people.map(({ userId, name, joinedAt, isBlocked, words }) => (
          <label
            key={userId}
            className="grid min-h-11 grid-cols-[auto_minmax(0,2fr)_minmax(0,3fr)] items-center gap-x-3 border-t border-line px-4 py-2 first-of-type:border-t-0"
          >
            <input
              type="checkbox"
              checked={!leftOut.includes(userId)}
              onChange={({ currentTarget }) =>
                onLeftOut(currentTarget.checked ? leftOut.filter((id) => id !== userId) : [...leftOut, userId])
              }
              className="size-4 accent-accent-strong"
            />
            <span className="wrap-anywhere">
              {name}
              <span className="block text-2xs text-muted">
                účet {formatRelative(joinedAt, now)}
                {isBlocked && ', zablokovaný'}
              </span>
            </span>
            <span className="text-2xs text-secondary wrap-anywhere">
              {words.map(({ place, isHeld }) => `${place.name}${isHeld ? '' : ' (na webe)'}`).join(', ')}
            </span>
          </label>
        ))}
      </fieldset>
      {links.length > 0 && <LinksPanel links={links} />}
      {children}
      <p className="text-2xs text-muted">
        Za rovnaké berieme texty z&nbsp;jedného dňa s&nbsp;rovnakými slovami. Krátke vety a&nbsp;kód sa nerátajú.{' '}
        {openCount === 0 ? 'Na webe zatiaľ nie je žiadny z\u00A0nich.' : `Na webe už sú: ${openCount}.`}
      </p>
    </>
  );
}
