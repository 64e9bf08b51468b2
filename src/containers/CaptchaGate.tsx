import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { GoogleReCaptchaProvider, useGoogleReCaptcha } from 'react-google-recaptcha-v3';
import type { Captcha } from '#src/browser/captcha.ts';

/** Puts the invisible captcha with its inline badge at the end of the page, for every form and screen of the visit. */
export function startCaptcha(siteKey: string): Promise<Captcha> {
  const badge = document.createElement('div');
  document.body.append(badge);
  return new Promise((resolve) => {
    // A root of its own: two providers at once would take the one script of the page from each other.
    createRoot(document.createDocumentFragment()).render(
      <GoogleReCaptchaProvider
        reCaptchaKey={siteKey}
        language="sk"
        container={{ element: badge, parameters: { badge: 'inline' } }}
      >
        <CaptchaGate onReady={resolve} />
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
