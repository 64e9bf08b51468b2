import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import type { ReportDraft } from '#src/contract/comment.ts';
import { maxReportLength, type ReportReason, reportReasonNames } from '#src/contract/limits.ts';
import { reportReasons } from '#src/domain/reportReasons.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  state: 'ready' | 'busy';
  /** Without a reason, and without a sentence, it is a report all the same. */
  onSubmit: (draft: ReportDraft) => void;
  onCancel: () => void;
}

/** Why a reader reports a comment: one of a few reasons and a sentence, both if they like. */
export function ReportForm({ state, onSubmit, onCancel }: Props) {
  const group = useId();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [sentence, setSentence] = useState('');
  // It was opened by a button that is gone.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state === 'busy' || tooLong(sentence, maxReportLength)) return;
    const said = sentence.trim();
    onSubmit({ ...(reason && { reason }), ...(said && { sentence: said }) });
  };
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel();
      }}
      className="mt-1 grid max-w-prose gap-3 rounded-md border border-line bg-surface p-4"
    >
      <fieldset className="grid gap-x-4 s:grid-cols-2">
        <legend className="mb-1 font-strong">Čo s&nbsp;komentárom nie je v&nbsp;poriadku?</legend>
        {reportReasonNames.map((name) => (
          <label key={name} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              name={group}
              checked={reason === name}
              onChange={() => setReason(name)}
              className="size-4.5 shrink-0 accent-accent-strong"
            />
            {reportReasons[name]}
          </label>
        ))}
      </fieldset>
      <TextInput
        label="Chceš niečo dodať?"
        value={sentence}
        onChange={setSentence}
        limit={maxReportLength}
        hint="Dôvod ani veta nie sú povinné. Kto nahlásil, sa autor komentára nedozvie."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" state={state}>
          Odoslať nahlásenie
        </Button>
        <Button kind="quiet" size="small" onPress={onCancel}>
          Zrušiť
        </Button>
      </div>
    </form>
  );
}
