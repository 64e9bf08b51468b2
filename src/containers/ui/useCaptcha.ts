import { useRouteLoaderData } from 'react-router-dom';
import { type CaptchaAction, captchaToken, loadCaptcha } from '#src/browser/page/captcha.ts';
import { useSession } from '#src/containers/account/useSession.ts';
import type { BrowserServices } from '#src/contract/browserServices.ts';

/** The invisible captcha of a form: for anonymous visitors only, and where it is configured. */
export function useCaptcha(action: CaptchaAction) {
  const { userId, isLoading } = useSession();
  const siteKey = useRouteLoaderData<{ services: BrowserServices }>('root')?.services.captchaSiteKey;
  const start = siteKey && !userId ? async () => (await import('./CaptchaGate.tsx')).startCaptcha(siteKey) : null;
  return {
    /** To be called when the visitor has come to the form. */
    prepare: () => {
      if (!isLoading && start) void loadCaptcha(start);
    },
    /** `undefined` when none is needed, or when it is blocked or cannot be reached. */
    token: async (): Promise<string | undefined> => (start ? captchaToken(start, action) : undefined),
  };
}
