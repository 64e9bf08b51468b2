import { type FormEvent, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { TextArea } from '#src/components/ui/TextArea.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import type { Feedback } from '#src/contract/feedback.ts';
import { maxFeedbackLength } from '#src/domain/feedback.ts';
import { maxNameLength } from '#src/domain/profile.ts';

interface Props {
  /** What is known of the writer; shown until they type something else. */
  known: { name: string; email: string };
  state: 'ready' | 'busy' | 'sent';
  /** Why sending failed; what was typed stays. */
  failure: string | null;
  onSubmit: (feedback: Feedback) => void;
  /** The visitor has come to the form. */
  onFocus?: () => void;
}

type Problems = Partial<Record<'message' | 'email', string>>;

const maxEmailLength = 254;

/** No wider than the API's own check. */
const emailShape = /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

function problemsOf(message: string, email: string): Problems {
  const problems: Problems = {};
  if (message === '') problems.message = 'Správa je prázdna. Napíš nám aspoň pár slov.';
  if (email !== '' && (email.length > maxEmailLength || !emailShape.test(email))) {
    problems.email = 'E-mail nemá správny formát. Oprav ho alebo nechaj pole prázdne.';
  }
  return problems;
}

const takeFocus = (box: HTMLElement | null) => box?.focus();

/** The form of the feedback page; its answer is a mail to the association (spec 7, feedback). */
export function FeedbackForm({ known, state, failure, onSubmit, onFocus }: Props) {
  const [message, setMessage] = useState('');
  const [typedName, setName] = useState<string | null>(null);
  const [typedEmail, setEmail] = useState<string | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const name = typedName ?? known.name;
  const email = typedEmail ?? known.email;

  if (state === 'sent') {
    return (
      // The button that was pressed is gone: the focus moves to what stands here instead.
      <div role="status" tabIndex={-1} ref={takeFocus} className="rounded-xl bg-success-soft px-6 py-8">
        <p className="text-xl font-[650] text-success-text">Ďakujeme, tvoja správa je u&nbsp;nás.</p>
      </div>
    );
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = message.trim();
    const address = email.trim();
    const found = problemsOf(text, address);
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
      onSubmit={submit}
      onFocus={onFocus}
      className="relative grid w-full max-w-xl gap-5"
    >
      <TextArea
        label="Tvoja správa"
        name="message"
        isRequired
        value={message}
        maxLength={maxFeedbackLength}
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
        maxLength={maxNameLength}
        hint="Nepovinné."
        onChange={setName}
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
      {failure && state !== 'busy' && (
        <p role="alert" className="rounded-lg bg-danger-soft px-5 py-4 text-danger-text wrap-anywhere">
          {failure}
        </p>
      )}
      <div>
        <Button type="submit" state={state === 'busy' ? 'busy' : 'ready'}>
          Odoslať správu
        </Button>
      </div>
    </form>
  );
}
