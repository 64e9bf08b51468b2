import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
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
  const choice = 'mt-1 size-4 shrink-0 accent-accent-strong';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!product || state === 'busy') return;
        if (isCode) onMakeCode(product.courseId);
        else if (isEmail) onGive({ email: email.trim(), productId: product.id });
      }}
    >
      <DeskSelect label="Čo" value={chosen} options={sold.map(({ id, name }) => [id, name])} onChange={setChosen} />
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-2xs font-semibold">Komu</legend>
        <label className="flex gap-2">
          <input type="radio" name="komu" checked={!isCode} onChange={() => setCode(false)} className={choice} />
          <span>
            Človeku s&nbsp;účtom
            <span className="block text-2xs text-muted">Kurz sa mu otvorí hneď a&nbsp;príde mu e-mail.</span>
          </span>
        </label>
        <label className="flex gap-2">
          <input type="radio" name="komu" checked={isCode} onChange={() => setCode(true)} className={choice} />
          <span>
            Kódom
            <span className="block text-2xs text-muted">
              Vymyslíme kód DAR-… na 100&nbsp;%, na jedno použitie. Pošleš ho, komu chceš.
            </span>
          </span>
        </label>
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
      {state in outcomes && (
        <DeskNote tone={state === 'given' ? 'success' : 'danger'} isAlert>
          {outcomes[state]}
        </DeskNote>
      )}
      <div>
        <DeskButton type="submit" kind="primary" state={state === 'busy' ? 'busy' : product ? 'ready' : 'disabled'}>
          {isCode ? 'Vytvoriť darčekový kód' : 'Darovať kurz'}
        </DeskButton>
      </div>
    </form>
  );
}

const outcomes: Partial<Record<Props['state'], string>> = {
  given: 'Kurz je darovaný a\u00A0e-mail je na ceste.',
  failed: 'Nepodarilo sa. Kurz sa nikomu neotvoril, skús to znova.',
  'person-unknown': 'S\u00A0touto adresou tu nikto nemá overený účet. Skontroluj ju, alebo daruj kurz kódom.',
  'already-owned': 'Tento človek kurz už má. Nič sa nezmenilo.',
};
