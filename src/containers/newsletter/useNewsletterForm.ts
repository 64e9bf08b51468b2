import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { NewsletterFormState } from '#src/components/newsletter/NewsletterForm.tsx';
import { useCaptcha } from '#src/containers/ui/useCaptcha.ts';
import type { SubscribedFrom } from '#src/contract/newsletter.ts';
import { newsletterEmailError } from '#src/contract/newsletterEmail.ts';
import type { PostedForm } from '#src/domain/postedForm.ts';
import { newsletterSubscription, subscribeToNewsletter } from '#src/queries/newsletter.ts';

/** What the form begins with: nothing, or what came of it when it was sent without scripts. */
function beginningOf(posted: PostedForm | null): {
  state: NewsletterFormState;
  typed: string | null;
  error: string | null;
} {
  if (!posted) return { state: 'idle', typed: null, error: null };
  if (posted.outcome === 'taken') return { state: 'success', typed: null, error: null };
  const typed = posted.fields.email ?? '';
  const error = newsletterEmailError(typed);
  return { state: error ? 'idle' : 'failure', typed, error };
}

/** The newsletter form's behaviour: what is typed, checked and sent (spec 4, 5 and 7). */
export function useNewsletterForm(subscribedFrom: SubscribedFrom, initialEmail: string, posted: PostedForm | null) {
  const [beginning] = useState(() => beginningOf(posted));
  const { pathname } = useLocation();
  const captcha = useCaptcha('newsletter');
  const [state, setState] = useState(beginning.state);
  const [typed, setTyped] = useState(beginning.typed);
  const [error, setError] = useState(beginning.error);
  // The initial address may come later, with the session.
  const email = typed ?? initialEmail;

  const send = async () => {
    const captchaToken = (await captcha.token()) ?? null;
    await subscribeToNewsletter(
      sendToApi,
      newsletterSubscription({ email, subscribedFrom, captchaToken, path: pathname }),
    );
  };

  return {
    state,
    email,
    error,
    onFocus: captcha.prepare,
    onEmailChange: (next: string) => {
      setTyped(next);
      setError(null);
    },
    onRetry: () => setState('idle'),
    onSubmit: () => {
      const wrong = newsletterEmailError(email);
      setError(wrong);
      if (wrong) return false;
      setState('submitting');
      send().then(
        () => setState('success'),
        () => setState('failure'),
      );
      return true;
    },
  };
}
