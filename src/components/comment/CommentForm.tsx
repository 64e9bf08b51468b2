import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { maxCommentLength } from '#src/contract/limits.ts';
import { type Marked, withCodeMarks } from '#src/domain/codeMarks.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { site } from '#src/site.ts';
import type { CommentOutcome } from './commentEntry.ts';

interface Props {
  kind: 'comment' | 'reply' | 'edit';
  /** What the field starts with; later it keeps its own state. */
  initialText: string;
  /** A text that is not taken comes back into the field. */
  onSubmit: (text: string) => Promise<CommentOutcome>;
  onTextChange: (text: string) => void;
  /** Something else was done since: what the form says of something sent is over. */
  isOvertaken?: boolean;
  /** For a form that was opened: it takes the focus, and Escape closes it too. */
  onCancel?: () => void;
}

const words = {
  comment: {
    label: 'Tvoj komentár',
    submit: 'Odoslať',
    submitIcon: 'send',
    empty: 'Napíš komentár',
    sent: 'Komentár je odoslaný.',
    failure: 'Komentár sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova.',
  },
  reply: {
    label: 'Tvoja odpoveď',
    submit: 'Odoslať',
    submitIcon: 'send',
    empty: 'Napíš odpoveď',
    sent: 'Odpoveď je odoslaná.',
    failure: 'Odpoveď sa nepodarilo odoslať. Text ti ostal, skús to o\u00A0chvíľu znova.',
  },
  edit: {
    label: 'Nové znenie',
    submit: 'Uložiť',
    submitIcon: 'check',
    empty: 'Napíš komentár',
    sent: 'Zmena je uložená.',
    failure: 'Zmenu sa nepodarilo uložiť. Text ti ostal, skús to o\u00A0chvíľu znova.',
  },
} as const;

const blocked = `Z\u00A0tvojho účtu sa komentáre už písať nedajú. Text ti ostal. Ak si myslíš, že ide o\u00A0omyl, napíš nám na ${site.email}.`;

const focusField = (form: HTMLFormElement | null) => form?.querySelector('textarea')?.focus();

/** Where a comment, a reply or a new wording is typed. What was sent leaves the field, and comes back when it is refused. */
export function CommentForm({ kind, initialText, onSubmit, onTextChange, isOvertaken = false, onCancel }: Props) {
  const [text, setText] = useState(initialText);
  const [problem, setProblem] = useState<string | null>(null);
  const [state, setState] = useState<'ready' | 'busy' | Exclude<CommentOutcome, 'sign-in-too-old'>>('ready');
  const { label, submit, submitIcon, empty, sent, failure } = words[kind];

  const form = useRef<HTMLFormElement>(null);
  const marked = useRef<Marked | null>(null);
  // The selection can be set once the field has the new text.
  useEffect(() => {
    const field = form.current?.querySelector('textarea');
    if (!field || marked.current?.text !== text) return;
    field.focus();
    field.setSelectionRange(marked.current.start, marked.current.end);
    marked.current = null;
  }, [text]);

  // A form that was opened takes the focus.
  const isOpened = onCancel !== undefined;
  useEffect(() => {
    if (isOpened) focusField(form.current);
  }, [isOpened]);

  const change = (value: string) => {
    setText(value);
    setProblem(null);
    if (state === 'taken') setState('ready');
    onTextChange(value);
  };

  const markCode = () => {
    const field = form.current?.querySelector('textarea');
    if (!field) return;
    marked.current = withCodeMarks(text, field.selectionStart, field.selectionEnd);
    change(marked.current.text);
  };

  const onSend = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = text.trim();
    const found = typed === '' ? empty : tooLong(text, maxCommentLength);
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
      ref={form}
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
        limit={maxCommentLength}
        maxRows={12}
        hint="Kód patrí medzi spätné apostrofy, doplní ich „Vložiť kód“."
        error={problem}
        onChange={change}
      />
      {(state === 'failed' || state === 'blocked') && (
        <FailureNote>{state === 'blocked' ? blocked : failure}</FailureNote>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" icon={submitIcon} state={state === 'busy' ? 'busy' : 'ready'}>
          {submit}
        </Button>
        <Button kind="quiet" size="small" onPress={markCode}>
          Vložiť kód
        </Button>
        {onCancel && (
          <Button kind="quiet" size="small" onPress={onCancel}>
            Zrušiť
          </Button>
        )}
        <p role="status" className="text-sm font-firm text-success-text">
          {state === 'taken' && !isOvertaken && sent}
        </p>
      </div>
    </form>
  );
}
