import type { IssueDraft, IssuePreview } from '#src/contract/desk/letters/deskNewsletter.ts';
import { textFor } from '#src/domain/letterGroups.ts';
import { paths } from '#src/domain/paths.ts';
import type { Ctx } from '#src/server/context.ts';
import { requireRole } from '#src/server/policies/user.ts';
import { listAddresses } from '#src/server/services/catalogue/index.ts';
import { newsletterIssueMail } from '#src/server/services/letters/mail/newsletterIssueMail.tsx';
import { slowTextWords } from '#src/server/texts/SlowTextError.ts';
import { newsletterOf, slownessOf } from '#src/server/texts/texts.ts';

/** Screens without content, which no search engine lists. */
const screens = [paths.login(), paths.profile(), paths.articlesFeed(), paths.podcastFeed()];

/**
 * The letter as it arrives, and whether the links of it that stay on this site lead somewhere for somebody who is not signed in.
 * @throws UnauthenticatedError, ForbiddenError
 */
export async function previewIssue({
  ctx,
  input: { draft, as, publicUrl },
}: {
  ctx: Ctx;
  input: { draft: IssueDraft; as?: string | undefined; publicUrl: string };
}): Promise<IssuePreview> {
  requireRole(ctx.actor, 'EDITOR');
  const slowness = await slownessOf(draft.text);
  if (slowness) {
    const text = slowTextWords(slowness.line);
    return { html: `<p>${text}</p>`, text, links: [] };
  }
  const words = textFor(draft.text, as === undefined ? null : [as]);
  const { subject, preheader } = draft;
  const letter = { subject, preheader, text: words, unsubscribeToken: null };
  const { html, text } = await newsletterIssueMail(letter, publicUrl);
  const { links } = await newsletterOf(words, publicUrl);
  const { origin } = new URL(publicUrl);
  const isOwn = (href: string) => new URL(href).origin === origin;
  const known = links.some(({ href }) => isOwn(href))
    ? new Set([...(await listAddresses({ ctx })).map(({ path }) => path), ...screens])
    : new Set<string>();
  const leads = (href: string) => !isOwn(href) || known.has(pathOf(href));
  return { html, text, links: links.map((link) => ({ ...link, leads: leads(link.href) })) };
}

function pathOf(href: string): string {
  const { pathname } = new URL(href);
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}
