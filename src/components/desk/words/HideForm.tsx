import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { maxReasonLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { type DecisionText, RuleFields } from './RuleFields.tsx';

interface Props {
  value: DecisionText;
  onChange: (value: DecisionText) => void;
  /** Whether the author gets a mail. */
  isTold: boolean;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
}

/** Hiding of somebody's words: by which rule and why. Ctrl Enter does it. */
export function HideForm({ value, onChange, isTold, state, failure, onSubmit, onClose }: Props) {
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const submit = () => {
    if (state === 'busy') return;
    if (value.reason.trim() === '') setError('Napíš dôvod, autor ho dostane.');
    else if (!tooLong(value.reason, maxReasonLength)) onSubmit();
  };
  return (
    <form
      ref={form}
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          submit();
        }
      }}
    >
      <RuleFields
        value={value}
        error={error}
        onChange={(changed) => {
          setError(null);
          onChange(changed);
        }}
      />
      <p className="text-2xs text-muted">
        {isTold
          ? 'Skryté vidí ďalej len autor. Dôvod mu odíde o\u00A030\u00A0sekúnd, dovtedy sa dá všetko vrátiť bez slova.'
          : 'Skryté vidí ďalej len autor, aj s\u00A0dôvodom. E-mail nedostane: účet je zrušený alebo nemá overenú adresu.'}
      </p>
      {failure && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
      <div className="flex flex-wrap gap-2">
        <DeskButton type="submit" kind="primary" state={state}>
          {isTold ? 'Skryť a\u00A0poslať dôvod' : 'Skryť'}
        </DeskButton>
        <DeskButton onPress={onClose}>Zrušiť</DeskButton>
      </div>
    </form>
  );
}
