import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { NewsletterFormState } from '#src/components/newsletter/NewsletterForm.tsx';
import type { SubscribedFrom } from '#src/contract/newsletter.ts';
import { newsletterEmailError } from '#src/domain/newsletterEmail.ts';
import { newsletterSubscription, subscribeToNewsletter } from '#src/queries/newsletter.ts';
import { useCaptcha } from './useCaptcha.ts';

/** The newsletter form's behaviour: what is typed, checked and sent (spec 4, 5 and 7). */
export function useNewsletterForm(subscribedFrom: SubscribedFrom, initialEmail: string) {
  const { pathname } = useLocation();
  const captcha = useCaptcha('newsletter');
  const [state, setState] = useState<NewsletterFormState>('idle');
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
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
