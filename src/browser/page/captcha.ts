/** What the server is asked to do; a token is good for one of them only. */
export type CaptchaAction = 'newsletter' | 'feedback';
/** Gives a token for a named action. */
export type Captcha = (action: CaptchaAction) => Promise<string>;

/** Milliseconds after which a captcha that has not come, or does not answer, counts as blocked. */
const patience = 4000;

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, milliseconds, value));

let started: { captcha: Promise<Captcha | null>; waited: Promise<null> } | undefined;

/** The captcha, which `start` brings once for the whole visit; `null` while it is blocked or cannot be reached. */
export function loadCaptcha(start: () => Promise<Captcha>): Promise<Captcha | null> {
  // The wait begins with the load, which is when the visitor comes to the form, and is not waited again.
  started ??= { captcha: start().catch(() => null), waited: after(patience, null) };
  return Promise.race([started.captcha, started.waited]);
}

/** A token of the captcha; `undefined` when it gives none: the server then counts the call more strictly. */
export async function captchaToken(start: () => Promise<Captcha>, action: CaptchaAction): Promise<string | undefined> {
  const captcha = await loadCaptcha(start);
  if (!captcha) return undefined;
  return Promise.race([captcha(action), after(patience, undefined)]).catch(() => undefined);
}
