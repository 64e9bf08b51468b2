import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { EntryList } from '#src/components/desk/kit/EntryList.tsx';
import type { RowColumn } from '#src/domain/desk/content/contentFields.ts';

type Row = Record<string, unknown>;

interface Props {
  label: string;
  columns: readonly RowColumn[];
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
}

/** A list of things with some fields each. */
export function RowsField({ label, columns, rows, onChange }: Props) {
  const read = ({ isNumber }: RowColumn, text: string) => (isNumber && /^\d+$/.test(text) ? Number(text) : text);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-2xs font-semibold">{label}</legend>
      <EntryList<Row> noun="riadok" items={rows} isOrdered={false} newItem={() => ({})} onChange={onChange}>
        {(row, _, change) => (
          <div className="grid gap-2 m:grid-cols-2">
            {columns.map((column) => {
              const value = String(row[column.key] ?? '');
              return column.options ? (
                <DeskSelect
                  key={column.key}
                  label={column.label}
                  value={value}
                  options={[['', 'Vyber…'], ...column.options.map((option) => [option.value, option.name] as const)]}
                  onChange={(chosen) => change({ ...row, [column.key]: chosen })}
                />
              ) : (
                <DeskField key={column.key} label={column.label}>
                  {(control) => (
                    <input
                      {...control}
                      autoComplete="off"
                      value={value}
                      onChange={({ currentTarget }) =>
                        change({ ...row, [column.key]: read(column, currentTarget.value) })
                      }
                    />
                  )}
                </DeskField>
              );
            })}
          </div>
        )}
      </EntryList>
    </fieldset>
  );
}
