import type { Context } from 'hono';
import { ForbiddenError } from '#src/server/errors.ts';
import type { ApiEnv } from './apiEnv.ts';
import type { Limit } from './limits.ts';

/**
 * Lets through who is signed in, and anonymous callers whom the captcha takes for people; all, when there is none. Where it
 * is blocked, which many browsers do, or cannot run, as in the form of a page without scripts, a network has a few calls without
 * a token.
 * @throws ForbiddenError for a token that the captcha refuses, TooManyRequestsError
 */
export async function requireCaptcha(
  c: Context<ApiEnv>,
  token: string | undefined,
  { action, withoutToken }: { action: string; withoutToken: Limit },
): Promise<void> {
  const { captcha } = c.var.integrations;
  if (!captcha || c.var.ctx.actor.kind !== 'anonymous') return;
  if (token === undefined) return withoutToken.count(c);
  if (await captcha.accepts(token, action)) return;
  throw new ForbiddenError('captcha-failed', 'The captcha did not accept this call.');
}
