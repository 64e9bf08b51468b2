import { eq } from 'drizzle-orm';
import type { IssueState } from '#src/contract/desk/letters/deskNewsletter.ts';
import type { Ctx } from '#src/server/context.ts';
import { type NewsletterIssueRow, newsletterIssue } from '#src/server/db/schema/newsletterIssue.ts';
import { ForbiddenError, NotFoundError, StaleError } from '#src/server/errors.ts';
import { inspect } from '#src/server/texts/texts.ts';

/** The issue, which nobody else changes until the transaction ends. @throws NotFoundError */
export async function lockIssue({ db }: Pick<Ctx, 'db'>, issueId: string): Promise<NewsletterIssueRow> {
  const [issue] = await db.select().from(newsletterIssue).where(eq(newsletterIssue.id, issueId)).for('update');
  if (!issue) throw new NotFoundError('newsletter');
  return issue;
}

/** What takes too long to read goes to nobody. Before a transaction, for it takes long. @throws SlowTextError */
export async function requireReadable({ db }: Pick<Ctx, 'db'>, issueId: string): Promise<void> {
  const [issue] = await db
    .select({ text: newsletterIssue.text })
    .from(newsletterIssue)
    .where(eq(newsletterIssue.id, issueId));
  if (issue) await inspect(issue.text);
}

/** @throws ForbiddenError `issue-state`, when the issue has gone on meanwhile */
export function requireState({ state }: NewsletterIssueRow, ...states: IssueState[]): void {
  if (!states.includes(state)) throw new ForbiddenError('issue-state', `This newsletter is ${state}.`);
}

/** @throws StaleError `issue-changed` */
export function requireVersion(issue: NewsletterIssueRow, version: number): void {
  if (issue.version !== version) throw new StaleError('issue-changed', 'Somebody has changed it meanwhile.');
}
