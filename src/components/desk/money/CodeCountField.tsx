import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { countOf } from '#src/domain/codeTerms.ts';

interface Props {
  label: string;
  help: string;
  value: string;
  /** What is wrong is said once the field was left. */
  isChecked: boolean;
  onChange: (count: string) => void;
  onLeave?: () => void;
}

/** How often a code may be used; empty: without a limit. */
export function CodeCountField({ label, help, value, isChecked, onChange, onLeave }: Props) {
  const isWrong = isChecked && countOf(value) === undefined;
  return (
    <DeskField label={label} help={help} error={isWrong ? 'Napíš celé číslo od 1, alebo nechaj prázdne.' : null}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </DeskField>
  );
}
