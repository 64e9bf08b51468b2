import { type ReactNode, useEffect, useRef, useState } from 'react';
import { tooLong } from '#src/domain/textLimit.ts';
import { DeskButton } from './DeskButton.tsx';
import { DeskField } from './DeskField.tsx';
import { DeskNote } from './DeskNote.tsx';

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
  /** For a form that was opened: it takes the focus, and Escape closes it too. */
  onClose?: () => void;
}

/** An answer that is being written; Ctrl Enter sends it. */
export function DeskTextForm(props: Props) {
  const { label, help, act, limit, text, onChange, state, failure, onSubmit, onClose } = props;
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector('textarea')?.focus();
  }, [isOpened]);
  const submit = () => {
    if (state === 'busy') return;
    if (text.trim() === '') setError('Napíš odpoveď.');
    else if (!tooLong(text, limit)) onSubmit();
  };
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
            onKeyDown={(event) => {
              if (event.key === 'Escape') onClose?.();
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
              event.preventDefault();
              submit();
            }}
          />
        )}
      </DeskField>
      {failure && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
      <div className="flex flex-wrap gap-2">
        <DeskButton type="submit" kind="primary" state={state}>
          {act}
        </DeskButton>
        {onClose && <DeskButton onPress={onClose}>Zrušiť</DeskButton>}
      </div>
    </form>
  );
}
