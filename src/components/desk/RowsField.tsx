import type { RowColumn } from '#src/domain/desk/contentFields.ts';
import { DeskButton } from './DeskButton.tsx';
import { DeskField } from './DeskField.tsx';
import { DeskSelect } from './DeskSelect.tsx';

type Row = Record<string, unknown>;

interface Props {
  label: string;
  columns: readonly RowColumn[];
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
}

/** A list of things with some fields each. */
export function RowsField({ label, columns, rows, onChange }: Props) {
  const change = (index: number, changed: Row) =>
    onChange(rows.map((row, at) => (at === index ? { ...row, ...changed } : row)));
  const read = ({ isNumber }: RowColumn, text: string) => (isNumber && /^\d+$/.test(text) ? Number(text) : text);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-2xs font-semibold">{label}</legend>
      {rows.map((row, index) => (
        <div key={index} className="grid gap-2 rounded-md border border-line p-3 m:grid-cols-2">
          {columns.map((column) => {
            const value = String(row[column.key] ?? '');
            return column.options ? (
              <DeskSelect
                key={column.key}
                label={column.label}
                value={value}
                options={[['', 'Vyber…'], ...column.options.map((option) => [option.value, option.name] as const)]}
                onChange={(chosen) => change(index, { [column.key]: chosen })}
              />
            ) : (
              <DeskField key={column.key} label={column.label}>
                {(control) => (
                  <input
                    {...control}
                    autoComplete="off"
                    value={value}
                    onChange={({ currentTarget }) => change(index, { [column.key]: read(column, currentTarget.value) })}
                  />
                )}
              </DeskField>
            );
          })}
          <div className="m:col-span-full">
            <DeskButton size="row" kind="plain" onPress={() => onChange(rows.filter((_, at) => at !== index))}>
              Odobrať {index + 1}. riadok
            </DeskButton>
          </div>
        </div>
      ))}
      <div>
        <DeskButton size="row" onPress={() => onChange([...rows, {}])}>
          Pridať riadok
        </DeskButton>
      </div>
    </fieldset>
  );
}
