import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { Person } from '#src/contract/desk/people/deskPeople.ts';
import { wordsOf } from '#src/domain/adminEvent.ts';
import { inOrder } from '#src/domain/desk/people/roleSight.ts';
import { percent } from '#src/domain/format.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { paths } from '#src/domain/paths.ts';
import { shortDay, shortTime } from '#src/domain/shortTime.ts';
import { RoleBadge } from './RoleBadge.tsx';

type Course = Person['courses'][number];
type PersonEvent = Person['events'][number];
type Similar = NonNullable<Person['similar']>[number];

interface Props {
  person: Person;
  /** The list, where it is not beside. */
  listHref: string;
  /** All acts on this person; `null` for who may not see the record. */
  auditHref: string | null;
  /** Where an order is shown; `null` where it is not. */
  orderHref: (orderId: string) => string | null;
  /** Their certificates, for who may take them back. */
  certificates?: ReactNode;
  /** What was just done, or failed. */
  notice: ReactNode;
  exportState: 'ready' | 'busy';
  onGive: () => void;
  onMove: (from: Similar, product: Similar['products'][number]) => void;
  onRoles: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** One person: who they are, what they learn, and what can be done for them. */
export function PersonView(props: Props) {
  const { person, listHref, auditHref, notice, onGive, onMove } = props;
  const { displayName, email, isEmailVerified, roles, similar } = person;
  const isManaged = roles !== null;
  return (
    <div className="grid content-start gap-4 px-4 pt-5 pb-7 m:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0">
          <h1 className="text-[1.375rem] leading-tight font-bold tracking-[-0.012em] wrap-anywhere">{displayName}</h1>
          <p className="text-xs wrap-anywhere text-muted">
            {email} · {isEmailVerified ? 'overená adresa' : 'neoverená adresa'}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 m:ml-auto">
          <span className="min-[1200px]:hidden">
            <DeskButtonLink kind="plain" href={listHref}>
              Zoznam
            </DeskButtonLink>
          </span>
          <DeskButtonLink icon="send" href={`mailto:${email}`}>
            Napísať
          </DeskButtonLink>
          {isManaged && <DeskButton onPress={onGive}>Darovať kurz…</DeskButton>}
        </div>
      </div>
      {notice}
      {person.blocked && <Block blocked={person.blocked} />}
      {similar?.map((account) => (
        <SimilarNote key={account.id} account={account} onMove={onMove} />
      ))}
      <Facts person={person} />
      <div
        className={
          isManaged
            ? 'grid items-start gap-4 min-[1440px]:grid-cols-[minmax(0,1fr)_18rem] max-[1199px]:l:grid-cols-[minmax(0,1fr)_18rem]'
            : 'grid gap-4'
        }
      >
        <div className="grid min-w-0 gap-4">
          <Courses courses={person.courses} orderHref={props.orderHref} />
          {props.certificates}
          <DeskPanel
            title="Posledné udalosti"
            aside={
              auditHref && (
                <a href={auditHref} className="text-accent-text hover:underline">
                  Všetky v&nbsp;zázname
                </a>
              )
            }
          >
            <Events events={person.events} />
          </DeskPanel>
        </div>
        {roles && (
          <div className="grid min-w-0 gap-4">
            <DeskPanel title="Roly">
              <Roles roles={roles} onRoles={props.onRoles} />
            </DeskPanel>
            <Requests {...props} hasRole={roles.given.length > 0 || roles.isAdminByServer} />
          </div>
        )}
      </div>
    </div>
  );
}

function Roles({ roles, onRoles }: { roles: NonNullable<Person['roles']>; onRoles: () => void }) {
  const { given, isAdminByServer, authorId, authors } = roles;
  const had = inOrder(isAdminByServer ? ['ADMIN', ...given] : given);
  const page = authors.find(({ id }) => id === authorId);
  return (
    <div className="grid justify-items-start gap-3">
      {had.length > 0 ? (
        <ul aria-label="Roly" className="flex flex-wrap gap-1.5">
          {had.map((role) => (
            <li key={role}>
              <RoleBadge role={role} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-muted">Žiadna, do zázemia sa tento účet nedostane.</p>
      )}
      {isAdminByServer && <p className="text-muted">Správa podľa nastavenia servera</p>}
      {page && (
        <p className="wrap-anywhere">
          Stránka na webe:{' '}
          {page.isPublished ? (
            <a href={paths.author(page.slug)} className="text-accent-text underline">
              {page.name}
            </a>
          ) : (
            `${page.name}, koncept`
          )}
        </p>
      )}
      {!page && given.includes('LECTURER') && (
        <p className="text-warn-text">Bez stránky na webe: kurz sa bez nej založiť nedá.</p>
      )}
      <DeskButton onPress={onRoles}>Roly…</DeskButton>
    </div>
  );
}

function Block({ blocked }: { blocked: NonNullable<Person['blocked']> }) {
  const { since, until, reason } = blocked;
  return (
    <DeskNote tone="warn">
      Od {shortDay(since)} {until ? `do ${shortDay(until)}` : 'natrvalo'} nemôže písať komentáre a&nbsp;hodnotenia.
      {reason && ` Dôvod: ${reason}`}
    </DeskNote>
  );
}

function SimilarNote({ account, onMove }: { account: Similar; onMove: Props['onMove'] }) {
  return (
    <DeskNote>
      <p>
        Účet <strong>{account.email}</strong> má {account.isSameName ? 'rovnaké meno' : 'rovnaký začiatok adresy'}{' '}
        a&nbsp;v&nbsp;ňom je kurz, ktorý tu chýba.
      </p>
      <ul className="mt-2 grid gap-2">
        {account.products.map((product) => (
          <li key={product.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>
              {product.name}
              {product.orderNumber && ` (${product.orderNumber})`}
            </span>
            <DeskButton size="row" onPress={() => onMove(account, product)}>
              Preniesť kurz sem…
            </DeskButton>
          </li>
        ))}
      </ul>
    </DeskNote>
  );
}

const newsletters: Record<Person['newsletter'], string> = {
  confirmed: 'odoberá',
  pending: 'nepotvrdené',
  unsubscribed: 'odhlásené',
  none: 'neodoberá',
};

function Facts({ person }: { person: Person }) {
  const { createdAt, lastAt, paid, commentCount, newsletter } = person;
  const facts = [
    ['S\u00A0nami od', shortDay(createdAt)],
    ['Naposledy', lastAt ? shortTime(lastAt) : '–'],
    ...(paid === null ? [] : [['Zaplatené', formatExactAmount(paid, 'EUR')]]),
    ['Komentáre', String(commentCount)],
    ['Novinky', newsletters[newsletter]],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-2xs text-muted">{name}</dt>
          <dd className="text-md font-strong tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const origins: Record<Course['origin'], string> = {
  bought: 'kúpený',
  given: 'darovaný',
  free: 'zadarmo',
  sample: 'ukážka',
};

function Courses({ courses, orderHref }: { courses: readonly Course[]; orderHref: Props['orderHref'] }) {
  if (courses.length === 0) {
    return (
      <DeskPanel title="Kurzy">
        <p className="text-muted">Zatiaľ žiadny: nič kúpené, darované ani začaté.</p>
      </DeskPanel>
    );
  }
  const columns: DeskColumn<Course>[] = [
    { name: 'Kurz', cell: ({ name }) => <span className="whitespace-normal">{name}</span>, phone: 'title' },
    { name: 'Ako', cell: (course) => <Origin course={course} orderHref={orderHref} />, phone: 'below' },
    {
      name: 'Pokrok',
      cell: ({ completed, lectures }) => <Progress percent={percent(completed, lectures)} />,
      from: 'l',
    },
    { name: 'Lekcie', cell: ({ completed, lectures }) => `${completed} / ${lectures}`, isNumber: true, phone: 'side' },
    { name: 'Naposledy', cell: ({ lastAt }) => (lastAt ? shortDay(lastAt) : '–'), isNumber: true },
  ];
  return <DeskTable caption="Kurzy" columns={columns} rows={courses} keyOf={({ courseId }) => courseId} />;
}

function Origin({ course, orderHref }: { course: Course; orderHref: Props['orderHref'] }) {
  const { origin, orderId, orderNumber } = course;
  const href = orderId && orderHref(orderId);
  const words = orderNumber ?? origins[origin];
  if (!href) return <span className="text-muted">{words}</span>;
  return (
    <a href={href} className="text-accent-text hover:underline">
      {words}
    </a>
  );
}

/** The number stands beside it. */
function Progress({ percent: done }: { percent: number }) {
  return (
    <span aria-hidden="true" className="block h-1.5 w-20 overflow-hidden rounded-full bg-bar-quiet">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${done}%` }} />
    </span>
  );
}

function Events({ events }: { events: readonly PersonEvent[] }) {
  return (
    <ol className="grid gap-2">
      {events.map((event) => (
        <li key={`${event.at} ${event.kind} ${event.subject}`} className="flex gap-x-4 max-s:flex-col">
          <time dateTime={event.at} className="w-36 shrink-0 text-muted tabular-nums">
            {shortTime(event.at)}
          </time>
          <span className="min-w-0 wrap-anywhere">{eventInWords(event)}</span>
        </li>
      ))}
    </ol>
  );
}

function eventInWords({ kind, subject, amount, action, actorName }: PersonEvent): ReactNode {
  if (kind === 'lecture-completed') return `Dokončená lekcia ${subject}`;
  if (kind === 'comment-written') return `Komentár: ${subject}`;
  if (kind === 'order-paid') return `Kúpa: ${subject} za ${formatExactAmount(amount ?? 0, 'EUR')}`;
  if (kind === 'joined' || action === null) return 'Vytvorenie účtu';
  return (
    <>
      {actorName ?? 'Zrušený účet'}: {wordsOf(action).act}{' '}
      {wordsOf(action).isFinal && (
        <DeskBadge tone="danger" isFilled>
          nevratné
        </DeskBadge>
      )}
    </>
  );
}

function Requests({ exportState, onExport, onDelete, hasRole }: Props & { hasRole: boolean }) {
  return (
    <DeskPanel title="Na žiadosť človeka">
      <div className="grid justify-items-start gap-2">
        <DeskButton size="row" state={exportState} onPress={onExport}>
          Export údajov
        </DeskButton>
        <DeskButton size="row" kind="danger" state={hasRole ? 'disabled' : 'ready'} onPress={onDelete}>
          Zmazať účet…
        </DeskButton>
        <p className="text-2xs text-muted">
          {hasRole
            ? 'Účet s\u00A0rolou sa zmazať nedá, najprv ju treba odobrať.'
            : 'Objednávky ostávajú 10\u00A0rokov, žiada to zákon.'}
        </p>
      </div>
    </DeskPanel>
  );
}
