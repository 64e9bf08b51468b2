import { useId } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { AuthorChoice, AuthorPage } from '#src/contract/desk/people/deskPeople.ts';
import { folded } from '#src/domain/desk/content/deskContent.ts';
import { paths } from '#src/domain/paths.ts';
import { counted } from '#src/domain/plural.ts';
import { AuthorPageFields } from './AuthorPageFields.tsx';

interface Props {
  /** The page that the account has. */
  ownId: string | null;
  /** Of whom: pages of the same name are offered first. */
  name: string;
  pages: readonly AuthorPage[];
  choice: AuthorChoice;
  /** Fields that were left empty are marked. */
  isAsked: boolean;
  onChange: (choice: AuthorChoice) => void;
}

/** Which lecturer's page comes with the role: one that there is, a new one, or none yet. */
export function AuthorPageChoice({ ownId, name, pages, choice, isAsked, onChange }: Props) {
  const group = useId();
  const own = pages.find(({ id }) => id === ownId);
  const others = pages.filter(({ id }) => id !== ownId);
  const near = nearPages(others, name);
  const far = others.filter((page) => !near.includes(page));
  const linked = choice.kind === 'link' ? pages.find(({ id }) => id === choice.authorId) : undefined;
  const isFar = linked !== undefined && far.includes(linked);
  return (
    <fieldset className="grid min-w-0 gap-2 border-l-3 border-accent-strong pl-4">
      <legend className="float-left mb-1 font-semibold">Stránka lektora na webe</legend>
      <p className="clear-both text-muted">
        Kurz potrebuje človeka, ktorého pri ňom ukážeme. Bez nej sa kurz nedá založiť.
      </p>
      {own && (
        <DeskOption group={group} isChosen={choice.kind === 'keep'} onChoose={() => onChange({ kind: 'keep' })}>
          Nechať stránku <PageWords page={own} isOwn />
        </DeskOption>
      )}
      {near.map((page) => (
        <DeskOption
          key={page.id}
          group={group}
          isChosen={linked?.id === page.id}
          onChoose={() => onChange({ kind: 'link', authorId: page.id })}
        >
          Prepojiť stránku <PageWords page={page} />
        </DeskOption>
      ))}
      {far[0] && (
        <DeskOption
          group={group}
          isChosen={isFar}
          onChoose={() => far[0] && onChange({ kind: 'link', authorId: far[0].id })}
        >
          Prepojiť {near.length > 0 ? 'inú stránku' : 'stránku, ktorá už je'}
        </DeskOption>
      )}
      {isFar && (
        <DeskSelect
          label="Ktorú"
          value={linked.id}
          options={far.map((page) => [page.id, `${page.name}, ${pageInWords(page)}`])}
          onChange={(authorId) => onChange({ kind: 'link', authorId })}
        />
      )}
      <DeskOption
        group={group}
        isChosen={choice.kind === 'new'}
        onChoose={() => onChange({ kind: 'new', name, about: '' })}
      >
        Urobiť novú
      </DeskOption>
      {choice.kind === 'new' && (
        <div className="pl-6">
          <AuthorPageFields page={choice} isAsked={isAsked} onChange={(page) => onChange({ kind: 'new', ...page })} />
        </div>
      )}
      <DeskOption
        group={group}
        isChosen={choice.kind === (own ? 'none' : 'keep')}
        onChoose={() => onChange({ kind: own ? 'none' : 'keep' })}
      >
        {own ? 'Bez stránky ' : 'Teraz nie '}
        <span className="text-muted">
          {own ? 'stránka ostane, nebude patriť nikomu' : 'urobí si ju pri prvom kurze'}
        </span>
      </DeskOption>
      {linked?.owner && linked.id !== ownId && (
        <DeskNote tone="warn">
          Stránka patrí účtu {linked.owner}. Ak ju prepojíš sem, z&nbsp;toho účtu zmizne a&nbsp;jeho kurzy pod ňou bude
          písať tento účet.
        </DeskNote>
      )}
    </fieldset>
  );
}

/** The pages of the same name, whatever its accents and capitals. */
export const nearPages = (pages: readonly AuthorPage[], name: string): AuthorPage[] =>
  pages.filter((page) => folded(page.name) === folded(name));

function pageInWords({ slug, isPublished, courseCount, owner }: AuthorPage, isOwn = false): string {
  const whose = isOwn ? [] : [owner ? `patrí ${owner}` : 'nikomu nepatrí'];
  return [paths.author(slug), isPublished ? 'na webe' : 'koncept', counted(courseCount, 'kurz'), ...whose].join(', ');
}

function PageWords({ page, isOwn = false }: { page: AuthorPage; isOwn?: boolean }) {
  return (
    <>
      <strong>{page.name}</strong> <span className="wrap-anywhere text-muted">{pageInWords(page, isOwn)}</span>
    </>
  );
}
