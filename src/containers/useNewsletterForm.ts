import { useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router-dom';
import { loadCaptcha } from '#src/browser/captcha.ts';
import { sendToApi } from '#src/browser/queryClient.ts';
import type { BrowserServices } from '#src/browser/services.ts';
import type { NewsletterFormState } from '#src/components/newsletter/NewsletterForm.tsx';
import type { SubscribedFrom } from '#src/contract/newsletter.ts';
import { newsletterEmailError } from '#src/domain/newsletterEmail.ts';
import { newsletterSubscription, subscribeToNewsletter } from '#src/queries/newsletter.ts';
import { useSession } from './useSession.ts';

/** The newsletter form's behaviour: what is typed, checked and sent (spec 4, 5 and 7). */
export function useNewsletterForm(subscribedFrom: SubscribedFrom, initialEmail: string) {
  const { pathname } = useLocation();
  const { userId, isLoading } = useSession();
  const siteKey = useRouteLoaderData<{ services: BrowserServices }>('root')?.services.captchaSiteKey;
  const [state, setState] = useState<NewsletterFormState>('idle');
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  // The initial address may come later, with the session.
  const email = typed ?? initialEmail;

  /** Only for anonymous visitors, and where it is configured. */
  const captchaOfVisitor = async () => {
    if (!siteKey || userId) return null;
    return loadCaptcha(async () => (await import('./CaptchaGate.tsx')).startCaptcha(siteKey));
  };

  const send = async () => {
    const captcha = await captchaOfVisitor();
    const captchaToken = captcha && (await captcha('newsletter'));
    await subscribeToNewsletter(
      sendToApi,
      newsletterSubscription({ email, subscribedFrom, captchaToken, path: pathname }),
    );
  };

  return {
    state,
    email,
    error,
    onFocus: () => {
      if (!isLoading) void captchaOfVisitor();
    },
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
