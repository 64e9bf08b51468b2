import { type ReactNode, useState } from 'react';
import { tooLong } from '#src/domain/textLimit.ts';
import { DeskField } from './DeskField.tsx';
import { DeskForm } from './DeskForm.tsx';

interface Props {
  label: string;
  help: ReactNode;
  /** What the button does: „Odpovedať e-mailom“. */
  act: string;
  limit: number;
  text: string;
  onChange: (text: string) => void;
  state: 'ready' | 'busy';
  /** What failed, what stayed safe, what to do. */
  failure: ReactNode;
  onSubmit: () => void;
  /** For a form that was opened. */
  onClose?: () => void;
}

/** An answer that is being written. */
export function DeskTextForm({ label, help, limit, text, onChange, onSubmit, ...form }: Props) {
  const [error, setError] = useState<string | null>(null);
  return (
    <DeskForm
      {...form}
      onSubmit={() => {
        if (text.trim() === '') setError('Napíš odpoveď.');
        else if (!tooLong(text, limit)) onSubmit();
      }}
    >
      <DeskField label={label} help={help} error={error} text={text} limit={limit}>
        {(control) => (
          <textarea
            {...control}
            rows={5}
            value={text}
            onChange={({ currentTarget }) => {
              setError(null);
              onChange(currentTarget.value);
            }}
          />
        )}
      </DeskField>
    </DeskForm>
  );
}
