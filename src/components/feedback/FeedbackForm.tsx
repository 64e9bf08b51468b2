import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Feedback } from '#src/contract/feedback.ts';
import { maxFeedbackLength, maxNameLength } from '#src/contract/limits.ts';
import { type FeedbackProblems, feedbackProblems } from '#src/domain/feedback.ts';
import { paths } from '#src/domain/paths.ts';

interface Props {
  /** What is known of the writer; shown until they type something else. */
  known: { name: string; email: string };
  /** What was sent without scripts and not taken: it stands in the fields again, with what is wrong. */
  refused?: { message: string; name: string; email: string } | null;
  state: 'ready' | 'busy' | 'sent';
  /** Where to go once it is sent. */
  onwardHref: string;
  /** Why sending failed; what was typed stays. */
  failure: string | null;
  onSubmit: (feedback: Feedback) => void;
  /** The visitor has come to the form. */
  onFocus?: () => void;
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** The form of the feedback page; its answer is a mail to the association (spec 7, feedback). */
export function FeedbackForm({ known, refused = null, state, onwardHref, failure, onSubmit, onFocus }: Props) {
  const [message, setMessage] = useState(refused?.message ?? '');
  const [typedName, setName] = useState(refused?.name ?? null);
  const [typedEmail, setEmail] = useState(refused?.email ?? null);
  const [problems, setProblems] = useState<FeedbackProblems>(refused ? feedbackProblems(refused) : {});
  const name = typedName ?? known.name;
  const email = typedEmail ?? known.email;

  if (state === 'sent') {
    return (
      // The button that was pressed is gone: the focus moves to what stands here instead.
      <div
        role="status"
        tabIndex={-1}
        ref={takeFocus}
        className="grid justify-items-start gap-3 rounded-xl bg-success-soft px-6 py-8"
      >
        <p className="text-xl font-strong text-success-text">Ďakujeme, tvoja správa je u&nbsp;nás.</p>
        <TextLink href={onwardHref}>Pokračovať na kurzy</TextLink>
      </div>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = message.trim();
    const address = email.trim();
    const found = feedbackProblems({ message: text, name, email: address });
    setProblems(found);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) {
      event.currentTarget.querySelector<HTMLElement>(`[name=${firstWrong}]`)?.focus();
      return;
    }
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    onSubmit({
      message: text,
      ...(address && { email: address }),
      ...(name.trim() && { name: name.trim() }),
      ...(website && { website }),
    });
  };

  return (
    <form
      aria-label="Spätná väzba"
      noValidate
      method="post"
      action={paths.feedback()}
      onSubmit={submit}
      onFocus={onFocus}
      className="relative grid w-full max-w-xl gap-5"
    >
      <TextArea
        label="Tvoja správa"
        name="message"
        isRequired
        value={message}
        limit={maxFeedbackLength}
        minRows={5}
        maxRows={12}
        error={problems.message}
        onChange={(value) => {
          setMessage(value);
          setProblems({ ...problems, message: undefined });
        }}
      />
      <TextInput
        label="Meno"
        name="name"
        autoComplete="name"
        value={name}
        limit={maxNameLength}
        hint="Nepovinné."
        error={problems.name}
        onChange={(value) => {
          setName(value);
          setProblems({ ...problems, name: undefined });
        }}
      />
      <TextInput
        label="E-mail"
        type="email"
        name="email"
        autoComplete="email"
        value={email}
        hint="Nepovinné. Napíš ho, ak chceš odpoveď."
        error={problems.email}
        onChange={(value) => {
          setEmail(value);
          setProblems({ ...problems, email: undefined });
        }}
      />
      <div aria-hidden="true" className="sr-only">
        <label>
          Webová stránka
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {failure && state !== 'busy' && <FailureNote>{failure}</FailureNote>}
      <div>
        <Button type="submit" icon="send" state={state === 'busy' ? 'busy' : 'ready'}>
          Odoslať správu
        </Button>
      </div>
    </form>
  );
}
