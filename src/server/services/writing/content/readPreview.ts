import { and, asc, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import { contentRevision } from '#src/server/db/schema/content.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { findStored } from './findStored.ts';
import { type Preview, previewFor } from './previewContent.ts';
import { isSignedPreview, type PreviewClaim } from './previewSignature.ts';

export interface ReadPreview extends Preview {
  name: string;
  summary: string;
}

/** The revision that a link of a preview shows; `null` where the site has given no such link, or it holds no more. */
export async function readPreview({
  ctx,
  input: { signature, ...claim },
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  input: PreviewClaim & { signature: string };
}): Promise<ReadPreview | null> {
  const { kind, id, revision, viewer } = claim;
  if (!(await isSignedPreview(ctx, claim, signature))) return null;
  const stored = await findStored(ctx.db, kind, id);
  if (!stored) return null;
  const [found] = await ctx.db
    .select({ document: contentRevision.document })
    .from(contentRevision)
    .where(
      and(
        eq(contentRevision.kind, kind),
        eq(contentRevision.itemId, id),
        // What was never written at the desk is its first revision, once somebody writes.
        revision === 0 ? undefined : eq(contentRevision.id, revision),
      ),
    )
    .orderBy(asc(contentRevision.id))
    .limit(1);
  const document = found?.document ?? (revision === 0 ? stored.document : null);
  if (!document) return null;
  const preview = await previewFor(ctx, { kind, id, text: document.text, viewer });
  const words = (value: unknown) => (typeof value === 'string' ? value : '');
  const name = words(document.data[kinds[kind].nameKey]) || stored.name;
  return { ...preview, name, summary: words(document.data.summary) };
}
