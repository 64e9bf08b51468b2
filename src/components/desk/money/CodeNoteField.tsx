import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { maxDeskNoteLength } from '#src/contract/limits.ts';

interface Props {
  value: string;
  onChange: (note: string) => void;
}

/** What the association keeps in mind about a code. */
export function CodeNoteField({ value, onChange }: Props) {
  return (
    <DeskField
      label="Poznámka"
      text={value}
      limit={maxDeskNoteLength}
      isOptional
      help={'Vidí ju len združenie a\u00A0ostane v\u00A0zázname: nepíš do nej mená.'}
    >
      {(control) => (
        <input
          {...control}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </DeskField>
  );
}
