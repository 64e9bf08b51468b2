import type { Context } from 'hono';
import { ForbiddenError } from '#src/server/errors.ts';
import type { ApiEnv } from './endpoint.ts';

/** Lets through who is signed in, and anonymous callers whom the captcha takes for people; all, when there is none. */
export async function requireCaptcha(c: Context<ApiEnv>, token: string | undefined, action: string): Promise<void> {
  const { captcha } = c.var.integrations;
  if (!captcha || c.var.ctx.actor.kind !== 'anonymous') return;
  if (await captcha.accepts(token, action)) return;
  throw new ForbiddenError('captcha-failed', 'The captcha did not accept this call.');
}
