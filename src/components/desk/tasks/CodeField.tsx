import { DeskField } from '#src/components/desk/kit/DeskField.tsx';

interface Props {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isOptional?: boolean;
  value: string;
  /** Lines that it shows at least. */
  rows?: number;
  onChange: (value: string) => void;
  onLeave?: (() => void) | undefined;
}

/** A field for a program, an output or YAML. Tab leaves it, as it leaves every field. */
export function CodeField({ label, help, error, isOptional = false, value, rows = 3, onChange, onLeave }: Props) {
  return (
    <DeskField label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} resize-y font-mono leading-normal whitespace-pre`}
          rows={Math.max(rows, Math.min(value.split('\n').length, 18))}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </DeskField>
  );
}
