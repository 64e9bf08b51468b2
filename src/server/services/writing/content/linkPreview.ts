import { and, eq } from 'drizzle-orm';
import type { ContentKind, Viewer } from '#src/contract/desk/content/deskContent.ts';
import { days, inSeconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentRevision } from '#src/server/db/schema/content.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { findOwn } from './access.ts';
import { signPreview } from './previewSignature.ts';

const heldFor = inSeconds(days(7));

/** A link under which who has it reads one revision. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function linkPreview({
  ctx,
  input: { kind, id, revision, viewer },
}: {
  ctx: Ctx;
  input: { kind: ContentKind; id: string; revision: number; viewer: Viewer };
}): Promise<{ address: string; until: Date }> {
  await findOwn(ctx, kind, id);
  const isKnown = and(eq(contentRevision.id, revision), eq(contentRevision.kind, kind), eq(contentRevision.itemId, id));
  if (revision !== 0 && (await ctx.db.$count(contentRevision, isKnown)) === 0) throw new NotFoundError('revision');
  const until = Math.floor(ctx.now().getTime() / 1000) + heldFor;
  const signature = await signPreview(ctx, { kind, id, revision, viewer, until });
  const query = new URLSearchParams({ pohlad: viewer, do: String(until), podpis: signature });
  return { address: `/nahlad/${kind}/${id}/${revision}?${query}`, until: new Date(until * 1000) };
}
