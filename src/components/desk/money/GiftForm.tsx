import { useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { DeskProduct, GiftDraft } from '#src/contract/desk/money/deskOrders.ts';

interface Props {
  products: readonly DeskProduct[];
  /** Why it was not given: `person-unknown`, nobody has an account with the address; `already-owned`, they have the course. */
  state: 'ready' | 'busy' | 'failed' | 'given' | 'person-unknown' | 'already-owned';
  onGive: (draft: GiftDraft) => void;
  /** Makes a code of 100 % for one use instead. */
  onMakeCode: (courseId: string) => void;
}

/** Gives a course without an order: to somebody with an account, or by a code for one use. */
export function GiftForm({ products, state, onGive, onMakeCode }: Props) {
  const sold = products.filter(({ isArchived }) => !isArchived);
  const [chosen, setChosen] = useState(sold[0]?.id ?? '');
  const [isCode, setCode] = useState(false);
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const product = sold.find(({ id }) => id === chosen);
  const isEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
  return (
    <DeskForm
      act={isCode ? 'Vytvoriť darčekový kód' : 'Darovať kurz'}
      state={state === 'busy' ? 'busy' : product ? 'ready' : 'disabled'}
      failure={failures[state]}
      onSubmit={() => {
        setChecked(true);
        if (!product) return;
        if (isCode) onMakeCode(product.courseId);
        else if (isEmail) onGive({ email: email.trim(), productId: product.id });
      }}
    >
      <DeskSelect label="Čo" value={chosen} options={sold.map(({ id, name }) => [id, name])} onChange={setChosen} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-2xs font-semibold">Komu</legend>
        <DeskOption
          group="komu"
          isChosen={!isCode}
          note={'Kurz sa mu otvorí hneď a\u00A0príde mu e-mail.'}
          onChoose={() => setCode(false)}
        >
          Človeku s&nbsp;účtom
        </DeskOption>
        <DeskOption
          group="komu"
          isChosen={isCode}
          note={'Vymyslíme kód DAR-… na 100\u00A0%, na jedno použitie. Pošleš ho, komu chceš.'}
          onChoose={() => setCode(true)}
        >
          Kódom
        </DeskOption>
      </fieldset>
      {!isCode && (
        <DeskField
          label="E-mail účtu"
          error={isChecked && !isEmail ? 'Napíš celú adresu, napríklad jana@example.sk.' : null}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ currentTarget }) => setEmail(currentTarget.value)}
            />
          )}
        </DeskField>
      )}
      {state === 'given' && (
        <DeskNote tone="success" isAlert>
          Kurz je darovaný a&nbsp;e-mail je na ceste.
        </DeskNote>
      )}
    </DeskForm>
  );
}

const failures: Partial<Record<Props['state'], string>> = {
  failed: 'Nepodarilo sa. Kurz sa nikomu neotvoril, skús to znova.',
  'person-unknown': 'S\u00A0touto adresou tu nikto nemá overený účet. Skontroluj ju, alebo daruj kurz kódom.',
  'already-owned': 'Tento človek kurz už má. Nič sa nezmenilo.',
};
