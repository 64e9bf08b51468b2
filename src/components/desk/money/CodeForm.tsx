import { useState } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { CodeDraft } from '#src/contract/desk/money/deskCodes.ts';
import type { DeskProduct } from '#src/contract/desk/money/deskOrders.ts';
import { maxCodeLength, maxDeskNoteLength } from '#src/contract/limits.ts';
import { parseAmount } from '#src/domain/amount.ts';
import { codeInWords } from '#src/domain/codeTerms.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { discountedAmount } from '#src/domain/promotionCode.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  products: readonly DeskProduct[];
  /** The day in Bratislava: „2026-11-30“. */
  today: string;
  /** `taken`: there is such a code already. */
  state: 'ready' | 'busy' | 'failed' | 'taken';
  cancelHref: string;
  /** Makes up a code that nobody has used. */
  invent: () => string;
  onCreate: (draft: CodeDraft) => void;
}

interface Typed {
  code: string;
  isPercent: boolean;
  off: string;
  courseIds: readonly string[];
  firstDay: string;
  lastDay: string;
  maxRedemptions: string;
  maxPerUser: string;
  note: string;
}

const empty: Typed = {
  code: '',
  isPercent: true,
  off: '20',
  courseIds: [],
  firstDay: '',
  lastDay: '',
  maxRedemptions: '',
  maxPerUser: '1',
  note: '',
};

const wholeNumber = (text: string) => (/^[1-9]\d{0,5}$/.test(text.trim()) ? Number(text) : null);
const isCount = (text: string) => text.trim() === '' || wholeNumber(text) !== null;

function draftOf(typed: Typed): CodeDraft {
  const { code, isPercent, off, courseIds, firstDay, lastDay, note } = typed;
  return {
    code: code.trim().toUpperCase(),
    percentOff: isPercent ? wholeNumber(off) : null,
    amountOff: isPercent ? null : parseAmount(off),
    courseIds: [...courseIds],
    firstDay: firstDay || null,
    lastDay: lastDay || null,
    maxRedemptions: wholeNumber(typed.maxRedemptions),
    maxPerUser: wholeNumber(typed.maxPerUser),
    note: note.trim() || null,
  };
}

type Errors = Partial<Record<'code' | 'off' | 'lastDay' | 'maxRedemptions' | 'maxPerUser', string>>;

function errorsOf(typed: Typed, today: string): Errors {
  const { percentOff, amountOff } = draftOf(typed);
  const { code, isPercent, firstDay, lastDay, maxRedemptions, maxPerUser } = typed;
  const count = 'Napíš celé číslo od 1, alebo nechaj prázdne.';
  return {
    ...(!/^[\w-]{3,40}$/.test(code.trim()) && {
      code: 'Aspoň 3\u00A0znaky: písmená bez diakritiky, číslice a\u00A0pomlčky.',
    }),
    ...(isPercent && (percentOff === null || percentOff > 100) && { off: 'Napíš celé číslo od 1 do 100.' }),
    ...(!isPercent && !amountOff && { off: 'Napíš sumu v\u00A0eurách, napríklad 10,00.' }),
    ...(lastDay !== '' && lastDay < today && { lastDay: 'Tento deň už bol.' }),
    ...(lastDay !== '' && lastDay < firstDay && { lastDay: 'Posledný deň je skôr ako prvý.' }),
    ...(!isCount(maxRedemptions) && { maxRedemptions: count }),
    ...(!isCount(maxPerUser) && { maxPerUser: count }),
  };
}

/** A new promotion code; one sentence says what it will do, and the most that it can cost. */
export function CodeForm({ products, today, state, cancelHref, invent, onCreate }: Props) {
  const [typed, setTyped] = useState(empty);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const change = (changed: Partial<Typed>) => setTyped({ ...typed, ...changed });
  const leave = (name: string) => () => setLeft([...left, name]);
  const errors = errorsOf(typed, today);
  const draft = draftOf(typed);
  const isTaken = state === 'taken' && refused === draft.code;
  const errorAt = (name: keyof Errors) => (left.includes(name) ? errors[name] : undefined);
  const isWhole = Object.keys(errors).length === 0;
  const sentence = isWhole || Object.keys(errors).join() === 'code' ? codeInWords(draft, products) : null;
  const sold = products.filter(({ isArchived }) => !isArchived);
  const courses = [...new Map(sold.map((product) => [product.courseId, product])).values()];
  const text = (name: keyof Typed, kind: 'text' | 'date' = 'text') => ({
    type: kind,
    value: String(typed[name]),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
    onBlur: leave(name),
  });
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(['code', 'off', 'lastDay', 'maxRedemptions', 'maxPerUser']);
        if (!isWhole || tooLong(typed.note, maxDeskNoteLength) || state === 'busy') return;
        setRefused(draft.code);
        onCreate(draft);
      }}
    >
      <DeskField
        label="Kód"
        text={typed.code}
        limit={maxCodeLength}
        error={isTaken ? `Kód ${draft.code} už existuje. Na veľkosti písmen nezáleží.` : errorAt('code')}
        help="Na veľkosti písmen nezáleží."
      >
        {(control) => (
          <span className="flex gap-2">
            <input {...control} {...text('code')} spellCheck={false} />
            <DeskButton onPress={() => change({ code: invent() })}>Vymyslieť</DeskButton>
          </span>
        )}
      </DeskField>
      <div className="grid grid-cols-2 gap-3">
        <DeskSelect
          label="Zľava"
          value={typed.isPercent ? 'percenta' : 'suma'}
          options={[
            ['percenta', 'Percentá'],
            ['suma', 'Suma'],
          ]}
          onChange={(kind) => change({ isPercent: kind === 'percenta', off: '' })}
        />
        <DeskField label={typed.isPercent ? 'Koľko percent' : 'Koľko eur'} error={errorAt('off')}>
          {(control) => <input {...control} {...text('off')} inputMode={typed.isPercent ? 'numeric' : 'decimal'} />}
        </DeskField>
      </div>
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-2xs font-semibold">
          Na čo <span className="font-normal text-muted">(ak nič neoznačíš, všetky kurzy)</span>
        </legend>
        {courses.map(({ courseId, courseName, amount, currency }) => {
          const isChosen = typed.courseIds.includes(courseId);
          const isCheaper = (isChosen || typed.courseIds.length === 0) && !errors.off;
          return (
            <label key={courseId} className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={isChosen}
                className="size-4 shrink-0 accent-accent-strong"
                onChange={() =>
                  change({
                    courseIds: isChosen
                      ? typed.courseIds.filter((id) => id !== courseId)
                      : [...typed.courseIds, courseId],
                  })
                }
              />
              <span className="min-w-0 flex-1">{courseName}</span>
              <span className="tabular-nums">
                {isCheaper ? (
                  <>
                    <del className="text-muted">{formatExactAmount(amount, currency)}</del>{' '}
                    <strong>{formatExactAmount(discountedAmount(amount, draft), currency)}</strong>
                  </>
                ) : (
                  <span className="text-muted">{formatExactAmount(amount, currency)}</span>
                )}
              </span>
            </label>
          );
        })}
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <DeskField label="Prvý deň" isOptional>
          {(control) => <input {...control} {...text('firstDay', 'date')} />}
        </DeskField>
        <DeskField label="Posledný deň" isOptional error={errorAt('lastDay')}>
          {(control) => <input {...control} {...text('lastDay', 'date')} min={today} />}
        </DeskField>
        <DeskField label="Koľkokrát spolu" help="Prázdne: bez stropu." error={errorAt('maxRedemptions')}>
          {(control) => <input {...control} {...text('maxRedemptions')} inputMode="numeric" />}
        </DeskField>
        <DeskField label="Na jedného človeka" help="Prázdne: koľkokrát kto chce." error={errorAt('maxPerUser')}>
          {(control) => <input {...control} {...text('maxPerUser')} inputMode="numeric" />}
        </DeskField>
      </div>
      <DeskField
        label="Poznámka"
        text={typed.note}
        limit={maxDeskNoteLength}
        isOptional
        help={'Vidí ju len združenie a\u00A0ostane v\u00A0zázname: nepíš do nej mená.'}
      >
        {(control) => <input {...control} {...text('note')} />}
      </DeskField>
      {sentence && (
        <DeskNote>
          {sentence.does} <strong>{sentence.costs}</strong>
        </DeskNote>
      )}
      {state === 'failed' && (
        <DeskNote tone="danger" isAlert>
          Kód sa nepodarilo vytvoriť. Čo máš napísané, ostalo. Skús to znova.
        </DeskNote>
      )}
      <div className="flex flex-wrap gap-2">
        <DeskButton type="submit" kind="primary" state={state === 'busy' ? 'busy' : 'ready'}>
          Vytvoriť kód
        </DeskButton>
        <DeskButtonLink kind="plain" href={cancelHref}>
          Zrušiť
        </DeskButtonLink>
      </div>
    </form>
  );
}
