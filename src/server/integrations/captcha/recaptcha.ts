import { z } from 'zod';
import type { Captcha } from './captcha.ts';

interface Options {
  secretKey: string;
  /** Another one in tests. */
  verifyUrl?: string;
}

const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';
/** From 0, surely a robot, to 1, surely a person. */
const lowestScore = 0.5;
const patience = 5000;

const verdictSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  score: z.number().optional(),
});

/** reCAPTCHA v3. When Google does not answer within five seconds, the token counts as refused. */
export function createRecaptcha({ secretKey, verifyUrl = googleVerifyUrl }: Options): Captcha {
  return {
    accepts: async (token, action) => {
      if (!token) return false;
      const verdict = await askFor(verifyUrl, { secret: secretKey, response: token });
      return verdict?.success === true && verdict.action === action && (verdict.score ?? 0) >= lowestScore;
    },
  };
}

async function askFor(url: string, form: Record<string, string>): Promise<z.infer<typeof verdictSchema> | null> {
  try {
    const body = new URLSearchParams(form);
    const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patience) });
    return verdictSchema.parse(await answer.json());
  } catch {
    // The error may quote the request, and with it the secret: nothing of it is logged.
    return null;
  }
}
