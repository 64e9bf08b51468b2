import { type ReactNode, useState } from 'react';
import { DeskForm } from '#src/components/desk/kit/DeskForm.tsx';
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

/** Hiding of somebody's words: by which rule and why. */
export function HideForm({ value, onChange, isTold, onSubmit, ...form }: Props) {
  const [error, setError] = useState<string | null>(null);
  return (
    <DeskForm
      {...form}
      act={isTold ? 'Skryť a\u00A0poslať dôvod' : 'Skryť'}
      onSubmit={() => {
        if (value.reason.trim() === '') setError('Napíš dôvod, autor ho dostane.');
        else if (!tooLong(value.reason, maxReasonLength)) onSubmit();
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
    </DeskForm>
  );
}
