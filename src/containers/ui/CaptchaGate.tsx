import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { Captcha } from '#src/browser/page/captcha.ts';

/** Puts the invisible captcha with its inline badge at the end of the page, for every form and screen of the visit. */
export function startCaptcha(siteKey: string): Promise<Captcha> {
  const badge = document.createElement('div');
  document.body.append(badge);
  return new Promise((resolve, reject) => {
    // What blocks the script says so at once; the provider itself would wait without a word.
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement && target.src.includes('recaptcha')) reject(new Error('blocked'));
    };
    window.addEventListener('error', onError, { capture: true });
    const onReady = (captcha: Captcha) => {
      window.removeEventListener('error', onError, { capture: true });
      resolve(captcha);
    };
    // A root of its own: two providers at once would take the one script of the page from each other.
    createRoot(document.createDocumentFragment()).render(
      <GoogleReCaptchaProvider
        reCaptchaKey={siteKey}
        language="sk"
        container={{ element: badge, parameters: { badge: 'inline' } }}
      >
        <CaptchaGate onReady={onReady} />
      </GoogleReCaptchaProvider>,
    );
  });
}

function CaptchaGate({ onReady }: { onReady: (captcha: Captcha) => void }) {
  const { executeRecaptcha } = useGoogleReCaptcha();
  useEffect(() => {
    if (executeRecaptcha) onReady(executeRecaptcha);
  }, [executeRecaptcha, onReady]);
  return null;
}
