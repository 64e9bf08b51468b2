import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import type { OwnAuthorCreation } from '#src/contract/desk/content/deskContent.ts';
import { maxContentNameLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  page: OwnAuthorCreation;
  /** Fields that were left empty are marked. */
  isAsked: boolean;
  /** Says „tvoja“, not „jeho“. */
  isOwn?: boolean;
  onChange: (page: OwnAuthorCreation) => void;
}

/** Whether a new page has all that it needs. */
export const isPageWhole = ({ name, about }: OwnAuthorCreation): boolean =>
  [name, about].every((text) => text.trim() !== '' && !tooLong(text, maxContentNameLength));

/** The two things that a lecturer's page needs: the name on the web, and a sentence. */
export function AuthorPageFields({ page, isAsked, isOwn = false, onChange }: Props) {
  return (
    <div className="grid gap-3 s:grid-cols-2">
      <DeskField
        label="Meno na webe"
        error={isAsked && page.name.trim() === '' && 'Napíš meno.'}
        text={page.name}
        limit={maxContentNameLength}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={page.name}
            onChange={({ currentTarget }) => onChange({ ...page, name: currentTarget.value })}
          />
        )}
      </DeskField>
      <DeskField
        label={isOwn ? 'Čomu sa venuješ' : 'Čomu sa venuje'}
        help="Jedna veta. Doplniť sa dá aj neskôr."
        error={isAsked && page.about.trim() === '' && 'Napíš jednu vetu.'}
        text={page.about}
        limit={maxContentNameLength}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={page.about}
            onChange={({ currentTarget }) => onChange({ ...page, about: currentTarget.value })}
          />
        )}
      </DeskField>
    </div>
  );
}
