import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { Person } from '#src/contract/desk/people/deskPeople.ts';
import type { PersonQuestion } from '#src/domain/personQuestion.ts';

/** What the answer to a question is: the course, or the typed address. */
export interface PersonAnswer {
  productId: string;
  email: string;
}

interface Props {
  person: Person;
  question: Exclude<PersonQuestion, { kind: 'roles' }>;
  state: 'ready' | 'busy';
  /** Why it was refused. */
  failure: ReactNode;
  onAct: (answer: PersonAnswer) => void;
  onClose: () => void;
}

/** Asks before something is done to a person: what will happen, what stays, who is told. */
export function PersonQuestionDialog(props: Props) {
  const { person, question, state, failure, onAct, onClose } = props;
  const [productId, setProductId] = useState(person.products?.[0]?.id ?? '');
  const [email, setEmail] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { title, act, text } = wordsOf(question, person);
  const submit = () => {
    if (question.kind === 'delete' && email.trim().toLowerCase() !== person.email.toLowerCase()) setWrong(true);
    else onAct({ productId: question.kind === 'move' ? question.productId : productId, email });
  };
  return (
    <DeskQuestion isOpen title={title} act={act} state={state} error={failure} onAct={submit} onClose={onClose}>
      {text}
      {question.kind === 'give' && (
        <DeskSelect
          label="Kurz"
          value={productId}
          options={person.products?.map(({ id, name }) => [id, name]) ?? []}
          onChange={setProductId}
        />
      )}
      {question.kind === 'delete' && (
        <DeskField
          label={`Na potvrdenie napíš ${person.email}`}
          error={isWrong && 'Adresa nesedí. Odpíš ju presne tak, ako je v\u00A0otázke.'}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => {
                setEmail(currentTarget.value);
                setWrong(false);
              }}
            />
          )}
        </DeskField>
      )}
      <DeskNote>Treba prihlásenie z&nbsp;poslednej hodiny. V&nbsp;zázname ostane, kto a&nbsp;kedy to urobil.</DeskNote>
    </DeskQuestion>
  );
}

function wordsOf(question: Props['question'], person: Person): { title: string; act: string; text: ReactNode } {
  const { displayName, email } = person;
  switch (question.kind) {
    case 'give':
      return {
        title: `Darovať kurz účtu ${displayName}?`,
        act: 'Darovať kurz',
        text: <p>Kurz pribudne do účtu {email} bez platby a&nbsp;bez dokladu. Na tú adresu pošleme e-mail.</p>,
      };
    case 'move': {
      const from = person.similar?.find(({ id }) => id === question.fromUserId);
      const product = from?.products.find(({ id }) => id === question.productId);
      return {
        title: `Preniesť ${product?.name ?? 'kurz'} sem?`,
        act: `Preniesť ${product?.name ?? 'kurz'}`,
        text: (
          <>
            <p>
              Kurz prejde z&nbsp;účtu <strong>{from?.email ?? 'druhého'}</strong> do účtu <strong>{email}</strong>. Over
              si, že oba patria jednému človeku.
            </p>
            <p>
              Objednávka a&nbsp;doklad ostanú v&nbsp;pôvodnom účte, pokrok v&nbsp;lekciách sa neprenáša. Na obe adresy
              pošleme e-mail. Preniesť sa to dá aj späť.
            </p>
          </>
        ),
      };
    }
    case 'delete':
      return {
        title: `Zmazať účet ${displayName} natrvalo?`,
        act: 'Zmazať účet natrvalo',
        text: (
          <>
            <p>
              Zmizne profil, kurzy a&nbsp;pokrok, hodnotenia, texty komentárov a&nbsp;odber noviniek. Vrátiť sa to nedá.
              Nikomu o&nbsp;tom nepíšeme.
            </p>
            <p>
              Ostanú objednávky a&nbsp;doklady 10&nbsp;rokov, žiada to zákon, a&nbsp;prázdne miesta komentárov kvôli
              odpovediam. Ostane aj prihlasovací záznam vo Firebase s&nbsp;menom a&nbsp;e-mailom: účet sa ním dá založiť
              nanovo, prázdny, a&nbsp;zmazať sa dá len v&nbsp;konzole Firebase. Pred zmazaním možno poslať export
              údajov.
            </p>
          </>
        ),
      };
  }
}
