import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
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
  /** What was ticked before a sign-in, if there was one. */
  ticked: readonly Role[] | null;
  state: 'ready' | 'busy';
  /** What the server refused, or `null`. */
  refusal: string | null;
  onSave: (change: RolesChange) => void;
  onClose: () => void;
  /** Where a sign-in that is too old is made anew; it leads back to this question. */
  onSignIn: (ticked: Role[]) => void;
}

const refusals: Record<string, string> = {
  'own-role': 'Vlastnú rolu Správa si nikto neodoberie. Nezmenilo sa nič.',
  'role-by-server': 'Rolu Správa tomuto účtu dáva nastavenie servera, tu sa zmeniť nedá. Nezmenilo sa nič.',
  'role-required': 'Tvoja rola na to už nestačí. Nezmenilo sa nič, načítaj stránku znova.',
  'roles-changed': 'Roly tohto účtu medzitým zmenil niekto iný. Nezmenilo sa nič, teraz vidíš, ako sú.',
  'not-found': 'Medzitým to zmizlo. Nezmenilo sa nič, načítaj stránku znova.',
};

/** All roles of a person in one question, with the lecturer's page: what they will see, before it is done. */
export function RolesQuestion(props: Props) {
  const { person, roles, state, refusal, onSave, onClose, onSignIn } = props;
  const { given, isAdminByServer, isSelf, authorId, authors } = roles;
  const had = inOrder(isAdminByServer ? ['ADMIN', ...given] : given);
  const [chosen, setChosen] = useState<readonly Role[]>(props.ticked ?? had);
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
      error={
        refusal === 'recent-sign-in-required' ? (
          <>
            <p>
              Tvoje prihlásenie je staršie ako hodina, preto sa nezmenilo nič. Prihlás sa znova, vrátime ťa sem
              a&nbsp;zaškrtnuté roly ostanú.
            </p>
            <div className="mt-2">
              <DeskButton onPress={() => onSignIn([...chosen])}>Prihlásiť sa znova</DeskButton>
            </div>
          </>
        ) : refusal ? (
          (refusals[refusal] ?? 'Nepodarilo sa. Nezmenilo sa nič, skús to znova.')
        ) : (
          isAsked && changesNothing && 'Nič sa nezmenilo: roly aj stránka ostávajú, ako sú.'
        )
      }
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
