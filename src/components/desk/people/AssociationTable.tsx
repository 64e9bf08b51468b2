import type { ReactNode } from 'react';
import { DeskAvatar } from '#src/components/desk/kit/DeskAvatar.tsx';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { PeoplePage } from '#src/contract/desk/people/deskPeople.ts';
import { inOrder } from '#src/domain/desk/people/roleSight.ts';
import { paths } from '#src/domain/paths.ts';
import { shortDay } from '#src/domain/shortTime.ts';
import { RoleBadge } from './RoleBadge.tsx';

type Row = PeoplePage['items'][number];

interface Props {
  people: readonly Row[];
  hrefOf: (person: Row) => string;
  /** The question about a person's roles. */
  rolesHref: (person: Row) => string;
  children?: ReactNode;
}

/** Who has a role at the desk, since when, and which page of the web is theirs. */
export function AssociationTable({ people, hrefOf, rolesHref, children }: Props) {
  const columns: DeskColumn<Row>[] = [
    {
      name: 'Človek',
      cell: (person) => (
        <a href={hrefOf(person)} className="flex min-w-0 items-center gap-2.5 py-1 hover:underline">
          <DeskAvatar name={person.displayName} />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere whitespace-normal">{person.displayName}</span>
            <span className="block wrap-anywhere whitespace-normal text-muted">{person.email}</span>
          </span>
        </a>
      ),
      phone: 'title',
    },
    {
      name: 'Roly',
      cell: ({ roles }) => (
        <span className="flex flex-wrap gap-1.5">
          {inOrder(roles ?? []).map((role) => (
            <RoleBadge key={role} role={role} />
          ))}
        </span>
      ),
      phone: 'below',
    },
    {
      name: 'Stránka na webe',
      cell: ({ page }) => (page ? `${paths.author(page.slug)}${page.isPublished ? '' : ', koncept'}` : '–'),
      from: 'l',
    },
    { name: 'Rolu má', cell: ({ roleSince }) => (roleSince ? `od ${shortDay(roleSince)}` : 'od začiatku'), from: 'l' },
    {
      name: 'Zmeniť',
      cell: (person) => <DeskButtonLink href={rolesHref(person)}>Roly…</DeskButtonLink>,
      phone: 'side',
    },
  ];
  return (
    <DeskTable caption="Združenie" columns={columns} rows={people} keyOf={({ id }) => id}>
      {children}
    </DeskTable>
  );
}
