/** What the server is asked to do; a token is good for one of them only. */
export type CaptchaAction = 'newsletter' | 'feedback';
/** Gives a token for a named action. */
export type Captcha = (action: CaptchaAction) => Promise<string>;

/** Milliseconds after which a captcha that has not come counts as blocked. */
const patience = 8000;

let started: Promise<Captcha> | undefined;

/** The captcha, which `start` brings once for the whole visit; `null` when it is blocked or cannot be reached. */
export async function loadCaptcha(start: () => Promise<Captcha>): Promise<Captcha | null> {
  started ??= start();
  const given = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  try {
    return await Promise.race([started, given]);
  } catch {
    // Its code could not be loaded; the next attempt asks again.
    started = undefined;
    return null;
  }
}
