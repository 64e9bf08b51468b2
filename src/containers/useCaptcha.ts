import { useRouteLoaderData } from 'react-router-dom';
import { type CaptchaAction, loadCaptcha } from '#src/browser/captcha.ts';
import type { BrowserServices } from '#src/browser/services.ts';
import { useSession } from './useSession.ts';

/** The invisible captcha of a form: for anonymous visitors only, and where it is configured. */
export function useCaptcha(action: CaptchaAction) {
  const { userId, isLoading } = useSession();
  const siteKey = useRouteLoaderData<{ services: BrowserServices }>('root')?.services.captchaSiteKey;
  const load = async () => {
    if (!siteKey || userId) return null;
    return loadCaptcha(async () => (await import('./CaptchaGate.tsx')).startCaptcha(siteKey));
  };
  return {
    /** To be called when the visitor has come to the form. */
    prepare: () => {
      if (!isLoading) void load();
    },
    /** `undefined` when none is needed, or when it is blocked or cannot be reached. */
    token: async (): Promise<string | undefined> => (await load())?.(action),
  };
}
