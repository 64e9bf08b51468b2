import type { ComponentProps } from 'react';
import { DeskField } from './DeskField.tsx';

interface Props extends Omit<ComponentProps<typeof DeskField>, 'children'> {
  value: string;
  /** As `Object.entries` gives them: the value, and what it is called. */
  options: readonly (readonly [value: string, name: string])[];
  /** What was chosen is being stored. */
  isBusy?: boolean;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** A field in which one of several is chosen. */
export function DeskSelect({ value, options, isBusy, onChange, onBlur, ...field }: Props) {
  return (
    <DeskField {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          aria-busy={isBusy}
          disabled={isBusy}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onBlur={onBlur}
        >
          {options.map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </DeskField>
  );
}
