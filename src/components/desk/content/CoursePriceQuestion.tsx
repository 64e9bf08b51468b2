import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { parseAmount } from '#src/domain/amount.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { formatMoney } from '#src/domain/money.ts';
import { formOf } from '#src/domain/plural.ts';

interface Props {
  /** How many have begun the course. */
  learners: number;
  state: 'ready' | 'busy';
  failure: ReactNode;
  /** In cents. */
  onPrice: (amount: number) => void;
  onClose: () => void;
}

const begun = {
  one: 'ktorý už začal, má',
  few: 'ktorí už začali, majú',
  many: 'ktorí už začali, má',
  other: 'ktorí už začali, má',
};

/** Asks for the first price of a course that is on the web for free, and says what that means for who has it. */
export function CoursePriceQuestion({ learners, state, failure, onPrice, onClose }: Props) {
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const amount = parseAmount(text);
  const isWrong = amount === null || amount < 100 || amount > 1_000_000;
  return (
    <DeskQuestion
      isOpen
      title="Koľko má kurz stáť?"
      act={isWrong ? 'Zaviesť cenu' : `Zaviesť cenu ${formatMoney(amount, 'EUR')}`}
      kind="primary"
      state={state}
      error={failure}
      onAct={() => {
        setChecked(true);
        if (!isWrong) onPrice(amount);
      }}
      onClose={onClose}
    >
      <DeskField
        label="Cena v&nbsp;eurách"
        help="Platí hneď. Teraz je kurz zadarmo."
        error={isChecked && isWrong ? 'Napíš sumu od 1 do 10 000 eur, napríklad 19 alebo 19,50.' : null}
      >
        {(control) => (
          <input
            {...control}
            inputMode="decimal"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
        )}
      </DeskField>
      <DeskNote>
        {learners > 0 ? (
          <p>
            <b>
              {countedAtDesk(learners, 'clovek')}, {formOf(learners, begun)} kurz ďalej zadarmo
            </b>{' '}
            a&nbsp;natrvalo. Cena platí len pre nových. Nikomu nepíšeme.
          </p>
        ) : (
          <p>Kurz zatiaľ nikto s&nbsp;účtom nezačal. Cena platí pre všetkých.</p>
        )}
        <p>Kto sa učí bez účtu, ten po zavedení ceny uvidí len ukážku zadarmo.</p>
      </DeskNote>
    </DeskQuestion>
  );
}
