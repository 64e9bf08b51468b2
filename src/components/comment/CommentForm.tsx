import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { maxCommentLength } from '#src/domain/comment.ts';
import { site } from '#src/site.ts';
import type { CommentOutcome } from './commentEntry.ts';

interface Props {
  kind: 'comment' | 'reply' | 'edit';
  /** What the field starts with; later it keeps its own state. */
  initialText: string;
  /** A text that is not taken comes back into the field. */
  onSubmit: (text: string) => Promise<CommentOutcome>;
  onTextChange: (text: string) => void;
  /** For a form that was opened: it takes the focus, and Escape closes it too. */
  onCancel?: () => void;
}

const words = {
  comment: {
    label: 'Tvoj komentár',
    submit: 'Odoslať',
    empty: 'Napíš komentár',
    sent: 'Komentár je odoslaný.',
    failure: 'Komentár sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova.',
  },
  reply: {
    label: 'Tvoja odpoveď',
    submit: 'Odoslať',
    empty: 'Napíš odpoveď',
    sent: 'Odpoveď je odoslaná.',
    failure: 'Odpoveď sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova.',
  },
  edit: {
    label: 'Nové znenie',
    submit: 'Uložiť',
    empty: 'Napíš komentár',
    sent: 'Zmena je uložená.',
    failure: 'Zmenu sa nepodarilo uložiť. Text ti ostal, skús to o\u00A0chvíľu znova.',
  },
};

const blocked = `Z\u00A0tvojho účtu sa komentáre už písať nedajú. Text ti ostal. Ak si myslíš, že ide o\u00A0omyl, napíš nám na ${site.email}.`;

function problemOf(text: string, empty: string): string | null {
  if (text === '') return empty;
  return text.length > maxCommentLength ? `Komentár môže mať najviac ${maxCommentLength} znakov.` : null;
}

const focusField = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();

/** Where a comment, a reply or a new wording is typed. What was sent leaves the field, and comes back when it is refused. */
export function CommentForm({ kind, initialText, onSubmit, onTextChange, onCancel }: Props) {
  const [text, setText] = useState(initialText);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | Exclude<CommentOutcome, 'sign-in-too-old'>>('ready');
  const { label, submit, empty, sent, failure } = words[kind];

  const onSend = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = text.trim();
    const found = problemOf(typed, empty);
    setProblem(found);
    if (found) {
      focusField(event.currentTarget);
      return;
    }
    setState('busy');
    setText('');
    const outcome = await onSubmit(typed);
    setState(outcome === 'sign-in-too-old' ? 'failed' : outcome);
    // Behind it stands what was typed in the meantime.
    if (outcome !== 'taken') setText((later) => (later.trim() === '' ? typed : `${typed}\n\n${later}`));
  };

  return (
    <form
      noValidate
      ref={onCancel && focusField}
      onSubmit={(event) => void onSend(event)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onCancel?.();
      }}
      className="grid gap-3"
    >
      <TextArea
        label={label}
        name="text"
        isRequired
        value={text}
        maxLength={maxCommentLength}
        maxRows={12}
        hint="Kód daj medzi spätné apostrofy: `kód`, viac riadkov medzi trojice apostrofov."
        error={problem}
        onChange={(value) => {
          setText(value);
          setProblem(null);
          if (state === 'taken') setState('ready');
          onTextChange(value);
        }}
      />
      {(state === 'failed' || state === 'blocked') && (
        <p role="alert" className="rounded-lg bg-danger-soft px-5 py-4 text-danger-text wrap-anywhere">
          {state === 'blocked' ? blocked : failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" state={state === 'busy' ? 'busy' : 'ready'}>
          {submit}
        </Button>
        {onCancel && (
          <Button kind="quiet" size="small" onPress={onCancel}>
            Zrušiť
          </Button>
        )}
        <p role="status" className="text-sm font-[550] text-success-text">
          {state === 'taken' && sent}
        </p>
      </div>
    </form>
  );
}
