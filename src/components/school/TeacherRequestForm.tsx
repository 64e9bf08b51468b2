import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { maxSchoolLength, maxTeacherNoteLength } from '#src/contract/limits.ts';
import type { TeacherRequestDraft, Teaching } from '#src/contract/teacher.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  teaching: Pick<Teaching, 'request' | 'refusal'>;
  /** `failed`: what was asked for last did not go through; what is written stays. */
  state: 'ready' | 'busy' | 'failed';
  onAsk: (draft: TeacherRequestDraft) => void;
  onWithdraw: () => void;
}

/** Asks for the role of a teacher, or says how it stands with the request. */
export function TeacherRequestForm({ teaching: { request, refusal }, state, onAsk, onWithdraw }: Props) {
  const [school, setSchool] = useState('');
  const [note, setNote] = useState('');
  const [isAsked, setAsked] = useState(false);
  const failure = state === 'failed' && (
    <FailureNote>Nepodarilo sa to odoslať. Nič sa nezmenilo, skús to o&nbsp;chvíľu znova.</FailureNote>
  );
  if (request) {
    return (
      <div role="status" className="grid w-full max-w-xl justify-items-start gap-3 rounded-xl bg-accent-soft px-6 py-6">
        <p className="font-strong">
          Tvoja žiadosť čaká na odpoveď od {formatDate(request.createdAt)}. Príde ti e-mail, väčšinou do pár dní.
        </p>
        <p className="wrap-anywhere">
          {request.school}. {request.note}
        </p>
        {failure}
        <Button kind="quiet" size="small" state={state === 'busy' ? 'busy' : 'ready'} onPress={onWithdraw}>
          Vziať žiadosť späť
        </Button>
      </div>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const draft = { school: school.trim(), note: note.trim() };
    const isLong = tooLong(school, maxSchoolLength) || tooLong(note, maxTeacherNoteLength);
    if (draft.school && draft.note && !isLong) onAsk(draft);
  };
  return (
    <form noValidate aria-label="Žiadosť o rolu Škola" className="grid w-full max-w-xl gap-5" onSubmit={submit}>
      {refusal && (
        <div className="rounded-xl border border-line bg-surface px-5 py-4 wrap-anywhere">
          <p className="font-strong">Na poslednú žiadosť sme {formatDate(refusal.at)} odpovedali nie.</p>
          <p>{refusal.reason}</p>
          <p className="text-muted">Ak sa niečo zmenilo, napíš ju znova.</p>
        </div>
      )}
      <TextInput
        label="Škola a mesto"
        name="school"
        isRequired
        autoComplete="organization"
        value={school}
        limit={maxSchoolLength}
        error={isAsked && !school.trim() ? 'Napíš, na ktorej škole učíš.' : null}
        onChange={setSchool}
      />
      <TextArea
        label="Koho a čo učíš"
        name="note"
        isRequired
        value={note}
        limit={maxTeacherNoteLength}
        hint="Stačí jedna veta."
        error={isAsked && !note.trim() ? 'Napíš jednu vetu o\u00A0tom, koho učíš.' : null}
        onChange={setNote}
      />
      {failure}
      <div>
        <Button type="submit" icon="send" state={state === 'busy' ? 'busy' : 'ready'}>
          Poslať žiadosť
        </Button>
      </div>
      <p className="text-sm text-muted">
        Žiadosť číta združenie, ktoré web robí. Meno a&nbsp;e-mail vezmeme z&nbsp;tvojho účtu.
      </p>
    </form>
  );
}
