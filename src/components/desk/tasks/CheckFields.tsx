import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import {
  type ActForm,
  type ActRow,
  actNames,
  type CheckForm,
  checkForm,
  checkFormNames,
  checkFormsOf,
  newCheck,
  readAct,
  readCheck,
  readFirstValues,
  readValue,
  withField,
  writeAct,
  writeFirstValues,
  writeValue,
} from '#src/domain/desk/tasks/taskChecks.ts';
import { CodeField } from './CodeField.tsx';

interface Props {
  /** From 1, for the names of its fields. */
  number: number;
  /** The check as it is written: an item of a YAML list. */
  item: string;
  kind: string;
  language: string;
  error?: string | undefined;
  onChange: (item: string) => void;
  onLeave: () => void;
}

/** One check of a task: what must hold, and how the page finds out. */
export function CheckFields({ number, item, kind, language, error, onChange, onLeave }: Props) {
  const fields = readCheck(item);
  const form = checkForm(fields);
  const set = (changed: Record<string, unknown>) =>
    onChange(Object.entries(changed).reduce((now, [key, value]) => withField(now, key, value), item));
  if (!fields || form === 'other') {
    return (
      <CodeField
        label={`${number}. kontrola v\u00A0YAML`}
        help="Formulár ju nepozná, preto ju tu vidíš tak, ako je zapísaná. Ostane taká, ako ju napíšeš."
        error={error}
        value={item}
        onChange={onChange}
        onLeave={onLeave}
      />
    );
  }
  const forms = checkFormsOf(kind, language);
  return (
    <>
      <DeskField
        label={`${number}. kontrola: čo má platiť`}
        error={error}
        help="Celá veta. Číta ju, komu kontrola neprejde."
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={String(fields.name ?? '')}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
            onBlur={onLeave}
          />
        )}
      </DeskField>
      {form !== 'name' && (
        <DeskSelect
          label={`Ako to overíme (${number}. kontrola)`}
          value={form}
          options={(forms.includes(form) ? forms : [...forms, form]).map((name) => [
            name,
            name === 'other' ? 'inak' : checkFormNames[name],
          ])}
          onChange={(value) => onChange(newCheck(value as CheckForm, String(fields.name ?? '')))}
        />
      )}
      <Asked form={form} fields={fields} language={language} set={set} />
    </>
  );
}

interface AskedProps {
  form: Exclude<CheckForm, 'other'>;
  fields: Record<string, unknown>;
  language: string;
  set: (changed: Record<string, unknown>) => void;
}

/** What the check looks at. */
function Asked({ form, fields, language, set }: AskedProps) {
  const text = (key: string) => String(fields[key] ?? '');
  switch (form) {
    case 'prints':
    case 'output':
      return (
        <>
          <CodeField
            label={form === 'prints' ? 'Text, ktorý je vo výstupe' : 'Celý výstup'}
            help={form === 'output' ? 'Riadok po riadku. Na medzerách na konci riadkov nezáleží.' : undefined}
            rows={form === 'prints' ? 1 : 2}
            value={text(form)}
            onChange={(value) => set({ [form]: value })}
          />
          <RunFields fields={fields} set={set} />
        </>
      );
    case 'lines':
      return (
        <>
          <CodeField
            label="Riadky výstupu"
            help="Kde má byť koniec riadka každého iný, napíš … namiesto neho: Volám sa…"
            value={Array.isArray(fields.lines) ? fields.lines.join('\n') : ''}
            onChange={(value) => set({ lines: value.split('\n') })}
          />
          <RunFields fields={fields} set={set} />
        </>
      );
    case 'call':
      return (
        <>
          <div className="grid gap-3 @lg:grid-cols-2">
            <CodeField
              label="Výraz"
              help="Napríklad scitaj(2, 3)."
              rows={1}
              value={text('call')}
              onChange={(value) => set({ call: value })}
            />
            <ValueField
              label="Čo má dať"
              help={
                'Číslo, text, true, false alebo zoznam, napríklad [1, 2]. Text, ktorý by sa čítal inak, daj do úvodzoviek: "25".'
              }
              value={fields.gives}
              write={writeValue}
              read={readValue}
              onChange={(gives) => set({ gives })}
            />
          </div>
          <RunFields fields={fields} set={set} />
        </>
      );
    case 'query':
      return (
        <>
          <CodeField
            label="Čo predtým zmeniť v&nbsp;databáze"
            isOptional
            help="Príkazy SQL. Aspoň jedna kontrola ich má mať, aby neprešli opísané čísla."
            rows={1}
            value={text('seed')}
            onChange={(value) => set({ seed: value === '' ? undefined : value })}
          />
          <CodeField
            label="Nadpisy stĺpcov"
            isOptional
            help="Každý na vlastný riadok. Len ak ich žiada zadanie, inak si ich každý nazve po svojom."
            rows={1}
            value={Array.isArray(fields.columns) ? fields.columns.join('\n') : ''}
            onChange={(value) => set({ columns: value === '' ? undefined : value.split('\n') })}
          />
          <label className="flex min-h-9 items-center gap-2 touch:min-h-11">
            <input
              type="checkbox"
              checked={fields.ordered === true}
              className="size-4 shrink-0 accent-accent-strong"
              onChange={({ currentTarget }) => set({ ordered: currentTarget.checked || undefined })}
            />
            Záleží na poradí riadkov
          </label>
        </>
      );
    case 'requires':
    case 'forbids':
      return (
        <CodeField
          label={form === 'requires' ? 'Slovo, ktoré má byť v\u00A0programe' : 'Slovo, ktoré v\u00A0programe byť nemá'}
          help="Slovo jazyka. V&nbsp;textoch a&nbsp;poznámkach ho nehľadáme."
          rows={1}
          value={text(form)}
          onChange={(value) => set({ [form]: value })}
        />
      );
    case 'catches':
      return (
        <CodeField
          label="Zlá funkcia"
          help={`Celá, s\u00A0${language === 'python' ? 'def' : 'function'}. Nahradíme ňou funkciu s\u00A0tým menom a\u00A0testy v\u00A0programe (${
            language === 'python' ? 'assert' : 'console.assert'
          }) majú zlyhať.`}
          value={text('catches')}
          onChange={(value) => set({ catches: value })}
        />
      );
    case 'page':
      return <PageLook fields={fields} set={set} />;
    case 'name':
      return null;
  }
}

/** How the program is run before anything is looked at. */
function RunFields({ fields, set }: Omit<AskedProps, 'form' | 'language'>) {
  return (
    <div className="grid gap-3 @lg:grid-cols-2">
      <CodeField
        label="Odpovede na otázky programu"
        isOptional
        help="Každá na vlastný riadok."
        rows={1}
        value={Array.isArray(fields.input) ? fields.input.join('\n') : ''}
        onChange={(value) => set({ input: value === '' ? undefined : value.split('\n') })}
      />
      <ValueField
        label="Iné hodnoty na začiatku"
        isOptional
        help="Každá na vlastný riadok, napríklad teplota = 24. Dosadíme ju namiesto hodnoty, s&nbsp;ktorou premenná v&nbsp;programe začína."
        value={fields.with}
        write={writeFirstValues}
        read={readFirstValues}
        onChange={(first) => set({ with: first })}
      />
    </div>
  );
}

interface ValueProps<Value> {
  label: string;
  help: string;
  isOptional?: boolean;
  value: unknown;
  write: (value: unknown) => string;
  read: (text: string) => Value;
  onChange: (value: Value) => void;
}

/** What is typed stays as it is typed, as long as it says the value that the check has. */
function ValueField<Value>({ value, write, read, onChange, ...field }: ValueProps<Value>) {
  const [typed, setTyped] = useState(() => write(value));
  const isSaid = JSON.stringify(read(typed)) === JSON.stringify(value);
  return (
    <CodeField
      {...field}
      rows={1}
      value={isSaid ? typed : write(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(read(text));
      }}
    />
  );
}

const looks = { text: 'má text', count: 'je ich', attribute: 'má vlastnosť', none: 'stačí, že tam je' };
type Look = keyof typeof looks;

/** What a visitor does with a page, and what is there then. */
function PageLook({ fields, set }: Omit<AskedProps, 'form' | 'language'>) {
  const acts = Array.isArray(fields.page) ? fields.page.flatMap((act) => readAct(act) ?? []) : [];
  const setActs = (rows: ActRow[]) => set({ page: rows.map(writeAct) });
  const look = (['text', 'count', 'attribute'] as const).find((key) => key in fields) ?? 'none';
  const [name = '', value = ''] = Array.isArray(fields.attribute) ? fields.attribute.map(String) : [];
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-2xs font-semibold">Čo návštevník najprv urobí</legend>
        {acts.map((act, at) => (
          <ActFields
            key={at}
            number={at + 1}
            act={act}
            onChange={(changed) => setActs(acts.map((one, index) => (index === at ? changed : one)))}
            onRemove={() => setActs(acts.filter((_, index) => index !== at))}
          />
        ))}
        <div>
          <DeskButton size="row" onPress={() => setActs([...acts, { form: 'click', value: '', into: '' }])}>
            Pridať krok
          </DeskButton>
        </div>
      </fieldset>
      <div className="grid gap-3 @lg:grid-cols-2">
        <CodeField
          label="Ktorý prvok hľadáme"
          help="Selektor CSS."
          rows={1}
          value={String(fields.see ?? '')}
          onChange={(see) => set({ see: see })}
        />
        <DeskSelect
          label="Čo o&nbsp;ňom má platiť"
          value={look}
          options={Object.entries(looks)}
          onChange={(value) => {
            const next = value as Look;
            set({
              ...(look !== 'none' && { [look]: undefined }),
              ...(next !== 'none' && { [next]: { text: '', count: 1, attribute: ['', ''] }[next] }),
            });
          }}
        />
      </div>
      {look === 'text' && (
        <CodeField
          label="Text prvku"
          rows={1}
          value={String(fields.text ?? '')}
          onChange={(text) => set({ text: text })}
        />
      )}
      {look === 'count' && (
        <DeskField label="Koľko ich je">
          {(control) => (
            <input
              {...control}
              type="number"
              min={0}
              value={Number(fields.count)}
              onChange={({ currentTarget }) => set({ count: Number(currentTarget.value) })}
            />
          )}
        </DeskField>
      )}
      {look === 'attribute' && (
        <div className="grid gap-3 @lg:grid-cols-2">
          <CodeField
            label="Vlastnosť"
            rows={1}
            value={name}
            onChange={(changed) => set({ attribute: [changed, value] })}
          />
          <CodeField
            label="Jej hodnota"
            rows={1}
            value={value}
            onChange={(changed) => set({ attribute: [name, changed] })}
          />
        </div>
      )}
    </>
  );
}

interface ActProps {
  number: number;
  act: ActRow;
  onChange: (act: ActRow) => void;
  onRemove: () => void;
}

function ActFields({ number, act, onChange, onRemove }: ActProps) {
  return (
    <div className="grid items-end gap-2 @lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
      <DeskSelect
        label={`${number}. krok`}
        value={act.form}
        options={Object.entries(actNames)}
        onChange={(form) => onChange({ ...act, form: form as ActForm })}
      />
      <CodeField
        label={{ click: 'Na ktorý prvok', type: 'Čo napíše', key: 'Ktorý kláves', wait: 'Ako dlho' }[act.form]}
        rows={1}
        value={act.value}
        onChange={(value) => onChange({ ...act, value })}
      />
      <DeskButton size="row" kind="plain" onPress={onRemove}>
        Odobrať {number}. krok
      </DeskButton>
      {act.form === 'type' && (
        <CodeField label="Do ktorého poľa" rows={1} value={act.into} onChange={(into) => onChange({ ...act, into })} />
      )}
    </div>
  );
}
