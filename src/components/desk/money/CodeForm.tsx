import { useState } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { CodeDraft } from '#src/contract/desk/money/deskCodes.ts';
import type { DeskProduct } from '#src/contract/desk/money/deskOrders.ts';
import { maxCodeLength, maxDeskNoteLength } from '#src/contract/limits.ts';
import { parseAmount } from '#src/domain/amount.ts';
import { codeInWords, countOf } from '#src/domain/codeTerms.ts';
import { formatExactAmount } from '#src/domain/money.ts';
import { discountedAmount } from '#src/domain/promotionCode.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { CodeCountField } from './CodeCountField.tsx';
import { CodeNoteField } from './CodeNoteField.tsx';

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

function draftOf(typed: Typed): CodeDraft {
  const { code, isPercent, off, courseIds, firstDay, lastDay, note } = typed;
  return {
    code: code.trim().toUpperCase(),
    percentOff: isPercent ? (countOf(off) ?? null) : null,
    amountOff: isPercent ? null : parseAmount(off),
    courseIds: [...courseIds],
    firstDay: firstDay || null,
    lastDay: lastDay || null,
    maxRedemptions: countOf(typed.maxRedemptions) ?? null,
    maxPerUser: countOf(typed.maxPerUser) ?? null,
    note: note.trim() || null,
  };
}

type Errors = Partial<Record<'code' | 'off' | 'lastDay', string>>;

function errorsOf(typed: Typed, today: string): Errors {
  const { percentOff, amountOff } = draftOf(typed);
  const { code, isPercent, firstDay, lastDay } = typed;
  return {
    ...(!/^[\w-]{3,40}$/.test(code.trim()) && {
      code: 'Aspoň 3\u00A0znaky: písmená bez diakritiky, číslice a\u00A0pomlčky.',
    }),
    ...(isPercent && (percentOff === null || percentOff > 100) && { off: 'Napíš celé číslo od 1 do 100.' }),
    ...(!isPercent && !amountOff && { off: 'Napíš sumu v\u00A0eurách, napríklad 10,00.' }),
    ...(lastDay !== '' && lastDay < today && { lastDay: 'Tento deň už bol.' }),
    ...(lastDay !== '' && lastDay < firstDay && { lastDay: 'Posledný deň je skôr ako prvý.' }),
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
  const areCounts = countOf(typed.maxRedemptions) !== undefined && countOf(typed.maxPerUser) !== undefined;
  const isWhole = Object.keys(errors).length === 0 && areCounts;
  const sentence = areCounts && ['', 'code'].includes(Object.keys(errors).join()) ? codeInWords(draft, products) : null;
  const text = (name: keyof Typed, kind: 'text' | 'date' = 'text') => ({
    type: kind,
    value: String(typed[name]),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
    onBlur: leave(name),
  });
  return (
    <DeskForm
      act="Vytvoriť kód"
      state={state === 'busy' ? 'busy' : 'ready'}
      failure={state === 'failed' && 'Kód sa nepodarilo vytvoriť. Čo máš napísané, ostalo. Skús to znova.'}
      beside={
        <DeskButtonLink kind="plain" href={cancelHref}>
          Zrušiť
        </DeskButtonLink>
      }
      onSubmit={() => {
        setLeft(['code', 'off', 'lastDay', 'maxRedemptions', 'maxPerUser']);
        if (!isWhole || tooLong(typed.note, maxDeskNoteLength)) return;
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
      <CourseChoice
        products={products}
        chosen={typed.courseIds}
        discount={errors.off ? null : draft}
        onChange={(courseIds) => change({ courseIds })}
      />
      <div className="grid grid-cols-2 gap-3">
        <DeskField label="Prvý deň" isOptional>
          {(control) => <input {...control} {...text('firstDay', 'date')} />}
        </DeskField>
        <DeskField label="Posledný deň" isOptional error={errorAt('lastDay')}>
          {(control) => <input {...control} {...text('lastDay', 'date')} min={today} />}
        </DeskField>
        {(
          [
            ['maxRedemptions', 'Koľkokrát spolu', 'Prázdne: bez stropu.'],
            ['maxPerUser', 'Na jedného človeka', 'Prázdne: koľkokrát kto chce.'],
          ] as const
        ).map(([name, label, help]) => (
          <CodeCountField
            key={name}
            label={label}
            help={help}
            value={typed[name]}
            isChecked={left.includes(name)}
            onChange={(count) => change({ [name]: count })}
            onLeave={leave(name)}
          />
        ))}
      </div>
      <CodeNoteField value={typed.note} onChange={(note) => change({ note })} />
      {sentence && (
        <DeskNote>
          {sentence.does} <strong>{sentence.costs}</strong>
        </DeskNote>
      )}
    </DeskForm>
  );
}

interface CourseChoiceProps {
  products: readonly DeskProduct[];
  chosen: readonly string[];
  /** `null` while it is not one yet. */
  discount: CodeDraft | null;
  onChange: (courseIds: readonly string[]) => void;
}

/** What a code is for, with the prices that it makes. */
function CourseChoice({ products, chosen, discount, onChange }: CourseChoiceProps) {
  const sold = products.filter(({ isArchived }) => !isArchived);
  const courses = [...new Map(sold.map((product) => [product.courseId, product])).values()];
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-2xs font-semibold">
        Na čo <span className="font-normal text-muted">(ak nič neoznačíš, všetky kurzy)</span>
      </legend>
      {courses.map(({ courseId, courseName, amount, currency }) => {
        const isChosen = chosen.includes(courseId);
        const isCheaper = discount && (isChosen || chosen.length === 0);
        return (
          <label key={courseId} className="flex min-h-9 items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              checked={isChosen}
              className="size-4 shrink-0 accent-accent-strong"
              onChange={() => onChange(isChosen ? chosen.filter((id) => id !== courseId) : [...chosen, courseId])}
            />
            <span className="min-w-0 flex-1">{courseName}</span>
            <span className="tabular-nums">
              {isCheaper ? (
                <>
                  <del className="text-muted">{formatExactAmount(amount, currency)}</del>{' '}
                  <strong>{formatExactAmount(discountedAmount(amount, discount), currency)}</strong>
                </>
              ) : (
                <span className="text-muted">{formatExactAmount(amount, currency)}</span>
              )}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
