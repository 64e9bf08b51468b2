import type { PostedForm } from '#src/domain/postedForm.ts';

/** How the question of a mail's link stands; `invalid` is a link that does not hold (any more). */
export type LinkState = 'question' | 'done' | 'invalid' | 'failed';

const states = { taken: 'done', wrong: 'invalid', failed: 'failed' } as const;

/** The same where the answer was given without scripts. */
export function linkStateOf(posted: PostedForm | null): LinkState {
  return posted ? states[posted.outcome] : 'question';
}
