import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { AuthorPageFields, isPageWhole } from '#src/components/desk/people/AuthorPageFields.tsx';
import type { OwnAuthorCreation } from '#src/contract/desk/content/deskContent.ts';
import { maxContentNameLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  /** „Nový článok“ */
  title: string;
  field: string;
  /** What it belongs to: the chapters for a lecture, the courses for a product. */
  parents?: { label: string; chosen: string | null; options: readonly { id: string; name: string }[] } | undefined;
  /** Its address is made of the name and stays as it is. */
  isAddressKept?: boolean;
  /** The caller has no lecturer's page, and the thing needs one: it is made with it. The name is of the account. */
  ownPage?: { name: string } | null;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onCreate: (name: string, parent: string | undefined, page: OwnAuthorCreation | null) => void;
  onClose: () => void;
}

/** The first step of a new thing: its name; the rest is written in the editor. */
export function ContentCreationForm({
  title,
  field,
  parents,
  isAddressKept = false,
  ownPage = null,
  state,
  failure,
  onCreate,
  onClose,
}: Props) {
  const [name, setName] = useState('');
  const [parent, setParent] = useState(parents?.chosen ?? parents?.options[0]?.id ?? '');
  const [error, setError] = useState<string | null>(null);
  const [page, setPage] = useState<OwnAuthorCreation | null>(null);
  const [isPageAsked, setPageAsked] = useState(false);
  const needed = ownPage && (page ?? { name: ownPage.name, about: '' });
  const isParentless = parents !== undefined && parents.options.length === 0;
  return (
    <DeskQuestion
      isOpen
      kind="primary"
      title={title}
      isWide={needed !== null}
      act={needed ? 'Urobiť stránku a\u00A0vytvoriť' : 'Vytvoriť'}
      state={state}
      error={failure}
      onAct={() => {
        setPageAsked(needed !== null);
        if (name.trim() === '') setError(field === 'Meno' ? 'Napíš meno.' : 'Napíš názov.');
        else if (!isParentless && !tooLong(name, maxContentNameLength) && (!needed || isPageWhole(needed)))
          onCreate(name.trim(), parents ? parent : undefined, needed);
      }}
      onClose={onClose}
    >
      <DeskField
        label={field}
        text={name}
        limit={maxContentNameLength}
        error={error}
        help={
          isAddressKept
            ? 'Dá sa kedykoľvek zmeniť. Adresa, ktorá z\u00A0neho teraz vznikne, však ostane.'
            : 'Dá sa kedykoľvek zmeniť.'
        }
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => {
              setError(null);
              setName(currentTarget.value);
            }}
          />
        )}
      </DeskField>
      {parents && (
        <DeskSelect
          label={parents.label}
          error={isParentless && `Najprv treba vytvoriť, kam to patrí (${parents.label.toLowerCase()}).`}
          value={parent}
          options={parents.options.map(({ id, name }) => [id, name])}
          onChange={setParent}
        />
      )}
      {needed && (
        <>
          <DeskNote isAlert>
            <strong>Ešte nemáš stránku.</strong> Pri kurze, článku aj videu ukazujeme, kto ho robí: stačí meno
            a&nbsp;jedna veta.
          </DeskNote>
          <AuthorPageFields page={needed} isAsked={isPageAsked} isOwn onChange={setPage} />
        </>
      )}
      <p className="text-muted">Vznikne koncept. Na webe ho neuvidí nikto, kým ho nepublikuješ.</p>
    </DeskQuestion>
  );
}
