import { type ReactNode, useState } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import type { AuthorChoice, Person, RolesChange } from '#src/contract/desk/people/deskPeople.ts';
import { inOrder, rolesAct, rolesAsObject, sightOf } from '#src/domain/desk/people/roleSight.ts';
import type { Role } from '#src/domain/roleNames.ts';
import { shortDay } from '#src/domain/shortTime.ts';
import { AuthorPageChoice, nearPages } from './AuthorPageChoice.tsx';
import { isPageWhole } from './AuthorPageFields.tsx';
import { RoleCards } from './RoleCards.tsx';

interface Props {
  person: Pick<Person, 'displayName' | 'email' | 'isEmailVerified' | 'createdAt'>;
  roles: NonNullable<Person['roles']>;
  state: 'ready' | 'busy';
  /** Why it was refused. */
  failure: ReactNode;
  onSave: (change: RolesChange) => void;
  onClose: () => void;
}

/** All roles of a person in one question, with the lecturer's page: what they will see, before it is done. */
export function RolesQuestion(props: Props) {
  const { person, roles, state, failure, onSave, onClose } = props;
  const { given, isAdminByServer, isSelf, authorId, authors } = roles;
  const had = inOrder(isAdminByServer ? ['ADMIN', ...given] : given);
  const [chosen, setChosen] = useState<readonly Role[]>(had);
  const [page, setPage] = useState<AuthorChoice>(() => firstChoice(authorId, authors, person.displayName));
  const [isAsked, setAsked] = useState(false);
  const added = inOrder(chosen.filter((role) => !had.includes(role)));
  const taken = had.filter((role) => !chosen.includes(role));
  const teaches = chosen.includes('LECTURER');
  const hasPage = teaches || authorId !== null;
  const choice: AuthorChoice = hasPage ? page : { kind: 'keep' };
  const changesNothing = added.length === 0 && taken.length === 0 && choice.kind === 'keep';
  const { sees, misses } = sightOf(chosen);
  const firstName = person.displayName.split(' ')[0] ?? person.displayName;
  const fixed = isAdminByServer
    ? { ADMIN: 'podľa nastavenia servera' }
    : isSelf && given.includes('ADMIN')
      ? { ADMIN: 'vlastnú si nikto neodoberie, urobí to niekto iný, kto ju má' }
      : {};
  const save = () => {
    setAsked(true);
    if (changesNothing || (choice.kind === 'new' && !isPageWhole(choice))) return;
    onSave({
      seen: [...given],
      roles: chosen.filter((role) => role !== 'ADMIN' || !isAdminByServer || given.includes(role)),
      page: choice,
    });
  };
  return (
    <DeskQuestion
      isOpen
      isWide
      kind={taken.length > 0 && added.length === 0 ? 'final' : 'primary'}
      title={`Roly: ${person.displayName}`}
      act={rolesAct(added, taken)}
      state={state}
      error={failure || (isAsked && changesNothing && 'Nič sa nezmenilo: roly aj stránka ostávajú, ako sú.')}
      onAct={save}
      onClose={onClose}
    >
      <p className="wrap-anywhere text-muted">
        {person.email} · účet od {shortDay(person.createdAt)},{' '}
        {person.isEmailVerified ? 'overená adresa' : 'neoverená adresa'}
      </p>
      <RoleCards
        chosen={chosen}
        fixed={fixed}
        onChange={(role, isOn) => setChosen(isOn ? [...chosen, role] : chosen.filter((one) => one !== role))}
      />
      {hasPage && (
        <AuthorPageChoice
          ownId={authorId}
          name={person.displayName}
          pages={authors}
          choice={page}
          isAsked={isAsked}
          onChange={setPage}
        />
      )}
      <DeskNote>
        <strong>{firstName} uvidí:</strong> {sees}.{' '}
        {misses && (
          <>
            <strong>Neuvidí:</strong> {misses}.{' '}
          </>
        )}
        {added.length > 0 && 'Pošleme e-mail s\u00A0odkazom na prvý krok.'}
      </DeskNote>
      {taken.length > 0 && (
        <DeskNote tone="warn">
          Odoberáš {rolesAsObject(taken)}. Platí to od najbližšieho kliknutia. Čo je urobené, ostane, a&nbsp;
          {taken.length === 1 ? 'rolu' : 'roly'} možno dať znova.
        </DeskNote>
      )}
      <p className="text-muted">
        Treba prihlásenie z&nbsp;poslednej hodiny. V&nbsp;zázname ostane, kto a&nbsp;kedy roly zmenil.
      </p>
    </DeskQuestion>
  );
}

/** A page of the same name that is nobody's is most likely theirs. */
function firstChoice(ownId: string | null, pages: NonNullable<Person['roles']>['authors'], name: string): AuthorChoice {
  const [free] = nearPages(pages, name).filter(({ owner }) => owner === null);
  return ownId === null && free ? { kind: 'link', authorId: free.id } : { kind: 'keep' };
}
