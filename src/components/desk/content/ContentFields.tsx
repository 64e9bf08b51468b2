import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { OpenContent } from '#src/contract/desk/content/deskContent.ts';
import { parseAmount, writtenAmount } from '#src/domain/amount.ts';
import { type ContentField, type FileField, valueAt, withValue } from '#src/domain/desk/content/contentFields.ts';
import { RowsField } from './RowsField.tsx';

type Values = Record<string, unknown>;

interface Props {
  fields: readonly ContentField[];
  values: Values;
  choices: OpenContent['choices'];
  onChange: (values: Values) => void;
  /** Chooses a file of the store for a field. */
  onPickFile: (field: FileField) => void;
}

/** What is said of a thing beside its text. It saves itself, so it may be unfinished; the check says what is missing. */
export function ContentFields({ fields, values, choices, onChange, onPickFile }: Props) {
  return (
    <form
      className="grid min-h-0 max-w-160 flex-1 content-start gap-4 overflow-y-auto p-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {fields
        .filter(({ isShown }) => isShown?.(values) ?? true)
        .map((field) => (
          <OneField
            key={field.key}
            field={field}
            value={valueAt(values, field.key)}
            choices={choices}
            onChange={(value) => onChange(withValue(values, field.key, value))}
            onPickFile={
              field.type === 'file' && (field.isStored?.(values) ?? true) ? () => onPickFile(field) : undefined
            }
          />
        ))}
    </form>
  );
}

interface FieldProps {
  field: ContentField;
  value: unknown;
  choices: OpenContent['choices'];
  onChange: (value: unknown) => void;
  /** Of a field that may name a file of the store. */
  onPickFile: (() => void) | undefined;
}

function OneField({ field, value, choices, onChange, onPickFile }: FieldProps) {
  const { label, help, isOptional } = field;
  const around = { label, help, isOptional };
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  switch (field.type) {
    case 'check':
      return (
        <label className="flex min-h-9 items-center gap-2 touch:min-h-11">
          <input
            type="checkbox"
            checked={value === true}
            className="size-4 shrink-0 accent-accent-strong"
            onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          />
          {label}
        </label>
      );
    case 'rows':
      return (
        <RowsField
          label={label}
          columns={field.columns}
          rows={Array.isArray(value) ? (value as Values[]) : []}
          onChange={onChange}
        />
      );
    case 'several': {
      const chosen = Array.isArray(value) ? (value as string[]) : [];
      return (
        <fieldset className="grid gap-1">
          <legend className="mb-1 text-2xs font-semibold">{label}</legend>
          {field.options(choices).map((option) => (
            <label key={option.value} className="flex min-h-9 items-center gap-2 touch:min-h-11">
              <input
                type="checkbox"
                checked={chosen.includes(option.value)}
                className="size-4 shrink-0 accent-accent-strong"
                onChange={({ currentTarget }) =>
                  onChange(
                    currentTarget.checked ? [...chosen, option.value] : chosen.filter((one) => one !== option.value),
                  )
                }
              />
              {option.name}
            </label>
          ))}
        </fieldset>
      );
    }
    case 'choice':
      return (
        <DeskSelect
          {...around}
          value={text}
          options={[['', 'Vyber…'], ...field.options(choices).map(({ value, name }) => [value, name] as const)]}
          onChange={(chosen) => onChange(chosen || undefined)}
        />
      );
    case 'text':
    case 'lines': {
      const isLines = field.type === 'lines';
      const written = isLines ? (Array.isArray(value) ? value.join('\n') : '') : text;
      return (
        <DeskField {...around}>
          {(control) => (
            <textarea
              {...control}
              rows={Math.max(isLines ? 4 : 3, written.split('\n').length + 1)}
              value={written}
              onChange={({ currentTarget: { value } }) =>
                onChange(isLines ? value.split('\n') : value || (isOptional ? undefined : ''))
              }
              onBlur={() => isLines && onChange(written.split('\n').filter((line) => line.trim() !== ''))}
            />
          )}
        </DeskField>
      );
    }
    case 'money':
    case 'number':
      return <NumberField {...around} isMoney={field.type === 'money'} value={value} onChange={onChange} />;
    case 'day':
      return (
        <DeskField {...around}>
          {(control) => (
            <input
              {...control}
              type="date"
              value={text.slice(0, 10)}
              onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}
            />
          )}
        </DeskField>
      );
    default:
      return (
        <DeskField {...around}>
          {(control) => (
            <div className="flex flex-wrap gap-2">
              <input
                {...control}
                className={`${control.className} flex-1 basis-48`}
                autoComplete="off"
                value={text}
                onChange={({ currentTarget }) => onChange(currentTarget.value)}
              />
              {onPickFile && (
                <DeskButton onPress={onPickFile}>
                  Vybrať súbor<span className="sr-only">: {label}</span>
                </DeskButton>
              )}
            </div>
          )}
        </DeskField>
      );
  }
}

interface NumberProps {
  label: string;
  help: string | undefined;
  isOptional: boolean | undefined;
  isMoney: boolean;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** What is typed stays as it was typed; only a number is told. */
function NumberField({ isMoney, value, onChange, ...around }: NumberProps) {
  const [typed, setTyped] = useState(typeof value === 'number' ? (isMoney ? writtenAmount(value) : String(value)) : '');
  const read = (text: string) => (isMoney ? parseAmount(text) : /^\d{1,12}$/.test(text.trim()) ? Number(text) : null);
  const isWrong = typed.trim() !== '' && read(typed) === null;
  const error = isWrong ? (isMoney ? 'Napíš sumu v\u00A0eurách, napríklad 49,00.' : 'Napíš celé číslo.') : undefined;
  return (
    <DeskField {...around} error={error}>
      {(control) => (
        <input
          {...control}
          inputMode={isMoney ? 'decimal' : 'numeric'}
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const number = read(currentTarget.value);
            if (number !== null || currentTarget.value.trim() === '') onChange(number ?? undefined);
          }}
        />
      )}
    </DeskField>
  );
}
