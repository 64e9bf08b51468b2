import { DeskField } from './DeskField.tsx';

interface Props {
  label: string;
  value: string;
  /** Lines that it shows at least. */
  rows?: number;
  error?: string | undefined;
  isOptional?: boolean;
  onChange: (text: string) => void;
  onLeave?: () => void;
}

/** About as many as a text takes: its own, and those that are longer than the field. */
function linesFor(text: string): number {
  return text.split('\n').reduce((all, line) => all + Math.max(1, Math.ceil(line.length / 55)), 0);
}

/** A field for words in Markdown, as high as they are. */
export function WordsField({ label, value, rows = 2, error, isOptional = false, onChange, onLeave }: Props) {
  return (
    <DeskField label={label} help="Markdown." error={error} isOptional={isOptional}>
      {(control) => (
        <textarea
          {...control}
          className={`${control.className} resize-y`}
          rows={Math.max(rows, Math.min(linesFor(value), 14))}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </DeskField>
  );
}
