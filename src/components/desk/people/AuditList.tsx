import { Fragment, type ReactNode } from 'react';
import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { AdminEventPage } from '#src/contract/admin.ts';
import { detailsOf, wordsOf } from '#src/domain/adminEvent.ts';
import { dayHeading, exactTime, isSameDay } from '#src/domain/shortTime.ts';
import { AuditChange } from './AuditChange.tsx';

type AdminEvent = AdminEventPage['items'][number];

interface Props {
  events: readonly AdminEvent[];
  /** Whether something is filtered out. */
  isFiltered: boolean;
  /** The act that is open. */
  openId: number | null;
  /** The address where a row is open, or closed again. */
  hrefOf: (event: AdminEvent) => string;
  /** Where the thing itself is shown; `null`: nowhere. */
  objectHref: (event: AdminEvent) => string | null;
  /** Everything that was done to the same thing. */
  sameObjectHref: (event: AdminEvent) => string;
  /** Everything that the same person did. */
  sameActorHref: (event: AdminEvent) => string;
  /** The pages below the rows. */
  children?: ReactNode;
}

const cell = 'px-3 py-2 align-middle max-m:p-0';

/** Who did what at the desk, and when, by days; the newest first. A row opens to what it was and what it is. */
export function AuditList(props: Props) {
  const { events, isFiltered, children } = props;
  if (events.length === 0) {
    return isFiltered ? (
      <DeskEmpty title="Tomuto filtru nič nevyhovuje">
        Skús dlhšie obdobie, iného človeka alebo kratšie slovo. Zo záznamu sa nič nestráca.
      </DeskEmpty>
    ) : (
      <DeskEmpty title="Zatiaľ tu nič nie je">
        Keď niekto v&nbsp;zázemí niečo zmení, zmaže alebo prečíta o&nbsp;druhých, bude to tu: kto, čo a&nbsp;kedy.
      </DeskEmpty>
    );
  }
  return (
    <div className="min-w-0 overflow-hidden rounded-lg border border-line text-xs">
      <table className="w-full table-fixed border-collapse max-m:block">
        <caption className="sr-only">Záznam</caption>
        <thead className="bg-surface text-left text-2xs text-muted max-m:sr-only">
          <tr className="h-9">
            <th scope="col" className="w-24 px-3 font-medium">
              Kedy
            </th>
            <th scope="col" className="w-40 px-3 font-medium l:w-48">
              Kto
            </th>
            <th scope="col" className="px-3 font-medium">
              Čo
            </th>
            <th scope="col" className="px-3 font-medium">
              S&nbsp;čím
            </th>
            <th scope="col" className="px-3 font-medium max-l:hidden">
              Podrobnosti
            </th>
          </tr>
        </thead>
        <tbody className="max-m:block">
          {events.map((event, index) => {
            const before = events[index - 1];
            return (
              <Fragment key={event.id}>
                {(!before || !isSameDay(before.at, event.at)) && (
                  <tr className="h-8 border-t border-line bg-surface max-m:flex max-m:items-center max-m:px-3">
                    <th scope="colgroup" colSpan={4} className="px-3 text-left text-2xs font-semibold max-m:p-0">
                      {dayHeading(event.at)}
                    </th>
                    <td className="max-l:hidden" />
                  </tr>
                )}
                <Row {...props} event={event} />
              </Fragment>
            );
          })}
        </tbody>
      </table>
      {children}
    </div>
  );
}

function Row({ event, openId, hrefOf, ...links }: Props & { event: AdminEvent }) {
  const { id, at, action, target, targetName } = event;
  const { act, object, isFinal } = wordsOf(action);
  const isOpen = id === openId;
  return (
    <>
      <tr
        className={`relative h-10.5 border-t border-line max-m:grid max-m:h-auto max-m:grid-cols-[minmax(0,1fr)_auto] max-m:gap-x-3 max-m:gap-y-0.5 max-m:px-3 max-m:py-2 ${
          isOpen ? 'bg-accent-soft shadow-lit' : 'hover:bg-surface'
        }`}
      >
        <td className={`font-mono text-2xs text-muted max-m:col-start-2 max-m:row-start-2 ${cell}`}>
          <time dateTime={at}>{exactTime(at)}</time>
        </td>
        <td className={`max-m:col-start-1 max-m:row-start-2 max-m:min-w-0 max-m:text-2xs max-m:text-muted ${cell}`}>
          <Actor event={event} />
        </td>
        <td className={`max-m:col-span-2 max-m:row-start-1 max-m:font-semibold ${cell}`}>
          <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
            <a
              href={hrefOf(event)}
              aria-expanded={isOpen}
              data-desk-row
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent-text"
            >
              {act}
            </a>
            {isFinal && (
              <DeskBadge tone="danger" isFilled>
                nevratné
              </DeskBadge>
            )}
          </span>
        </td>
        <td className={`max-m:col-span-2 max-m:row-start-3 max-m:text-2xs max-m:text-muted ${cell}`}>
          <span className="block truncate" title={targetName ?? target}>
            {object} {targetName ?? <span className="font-mono text-2xs text-muted">{target.slice(0, 8)}</span>}
          </span>
        </td>
        <td className={`text-muted max-l:hidden ${cell}`}>
          <span className="flex min-w-0 items-center gap-2">
            <span className="min-w-0 flex-1 truncate">{detailsOf(event)}</span>
            <span className={isOpen ? 'rotate-180' : ''}>
              <Icon name="chevronDown" size={14} />
            </span>
          </span>
        </td>
      </tr>
      {isOpen && (
        <tr className="border-t border-line max-m:block">
          <td colSpan={4} className="px-3 py-3 max-m:block m:pl-27">
            <AuditChange
              event={event}
              objectHref={links.objectHref(event)}
              sameObjectHref={links.sameObjectHref(event)}
              sameActorHref={links.sameActorHref(event)}
            />
          </td>
          <td className="max-l:hidden" />
        </tr>
      )}
    </>
  );
}

function Actor({ event: { actorName, actorUid } }: { event: AdminEvent }) {
  const name = actorName ?? `účet ${actorUid.slice(0, 6)}…`;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="contents max-m:hidden">
        <DeskAvatar name={actorName ?? '?'} />
      </span>
      <span title={name} className="truncate">
        {name}
      </span>
    </span>
  );
}
