import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import type { PeoplePage } from '#src/contract/desk/people/deskPeople.ts';
import { inOrder } from '#src/domain/desk/people/roleSight.ts';
import { counted } from '#src/domain/plural.ts';
import { RoleBadge } from './RoleBadge.tsx';

type Row = PeoplePage['items'][number];

interface Props {
  people: readonly Row[];
  /** What was searched; empty: nothing was. */
  query: string;
  hrefOf: (person: Row) => string;
  currentId: string | null;
  /** The pages below the rows. */
  children?: React.ReactNode;
}

/** People by name and address; each row is a link. */
export function PeopleList({ people, query, hrefOf, currentId, children }: Props) {
  if (people.length === 0) {
    return (
      <div className="grid gap-1 px-4 py-8 text-xs">
        <p className="text-md font-strong">{query ? `Nikto sa nenašiel pre „${query}“` : 'Nikto tu nie je'}</p>
        <p className="text-muted">
          {query
            ? 'Skús len priezvisko alebo časť adresy. Na diakritike a\u00A0veľkosti písmen nezáleží.'
            : 'V\u00A0tejto skupine nikto nie je. Všetkých nájdeš v\u00A0prvej.'}
        </p>
      </div>
    );
  }
  return (
    <>
      <ul aria-label="Ľudia" className="text-xs">
        {people.map((person) => {
          const { id, displayName, email, courseCount, isBlocked, roles } = person;
          return (
            <li key={id} className="border-b border-line">
              <a
                href={hrefOf(person)}
                aria-current={id === currentId || undefined}
                data-desk-row
                className="flex items-center gap-2.5 px-4 py-2 hover:bg-surface focus-visible:-outline-offset-2 aria-current:bg-accent-soft aria-current:shadow-lit"
              >
                <DeskAvatar name={displayName} />
                <span className="min-w-0 flex-1">
                  <span className="flex min-w-0 items-center gap-2">
                    <span title={displayName} className="truncate font-semibold">
                      {displayName}
                    </span>
                    {isBlocked && (
                      <DeskBadge tone="danger" isFilled>
                        blok
                      </DeskBadge>
                    )}
                  </span>
                  <span title={email} className="block truncate text-2xs text-muted">
                    {email}
                  </span>
                  {roles && roles.length > 0 && (
                    <span className="mt-1 flex flex-wrap gap-1">
                      {inOrder(roles).map((role) => (
                        <RoleBadge key={role} role={role} />
                      ))}
                    </span>
                  )}
                </span>
                <span className="shrink-0 text-2xs text-muted">
                  {courseCount === 0 ? '–' : counted(courseCount, 'kurz')}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
      {children}
    </>
  );
}
