import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { ContentDocument, ContentKind, Writer } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { contentItem, contentRevision } from '#src/server/db/schema/content.ts';
import { user } from '#src/server/db/schema/user.ts';
import { NotFoundError } from '#src/server/errors.ts';
import { findOwn } from './access.ts';

interface Thing {
  kind: ContentKind;
  id: string;
}

export interface RevisionDetail {
  id: number;
  base: number | null;
  origin: 'saved' | 'imported' | 'restored' | 'merged';
  by: Writer;
  at: Date;
  note: string | null;
  isLive: boolean;
}
export interface OpenRevisionDetail extends RevisionDetail {
  document: ContentDocument;
}

/** More than anybody looks through. */
const mostListed = 500;
const { document: _, ...columns } = getTableColumns(contentRevision);
const isOf = ({ kind, id }: Thing) => and(eq(contentRevision.kind, kind), eq(contentRevision.itemId, id));

/** The texts of a thing as they were saved, the newest first. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function listRevisions({ ctx, input }: { ctx: Ctx; input: Thing }): Promise<RevisionDetail[]> {
  await findOwn(ctx, input.kind, input.id);
  const rows = await select(ctx, isOf(input)).limit(mostListed);
  return rows.map(detailOf);
}

/** @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getRevision({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Thing & { revision: number };
}): Promise<OpenRevisionDetail> {
  await findOwn(ctx, input.kind, input.id);
  return readRevision(ctx, input, eq(contentRevision.id, input.revision));
}

export interface Conflict {
  base: ContentDocument | null;
  theirs: ContentDocument;
  revision: RevisionDetail;
}

/** What somebody else has saved since `base`, 0 being the text of the import. @throws UnauthenticatedError, ForbiddenError, NotFoundError */
export async function getConflict({ ctx, input }: { ctx: Ctx; input: Thing & { base: number } }): Promise<Conflict> {
  await findOwn(ctx, input.kind, input.id);
  const { document, ...revision } = await readRevision(ctx, input, eq(contentRevision.id, contentItem.head));
  const isBase = input.base === 0 ? sql`${contentRevision.base} is null` : eq(contentRevision.id, input.base);
  const [begun] = await ctx.db
    .select({ document: contentRevision.document })
    .from(contentRevision)
    .where(and(isOf(input), isBase))
    .orderBy(asc(contentRevision.id))
    .limit(1);
  return { base: begun?.document ?? null, theirs: document, revision };
}

async function readRevision(ctx: Pick<Ctx, 'db'>, thing: Thing, which: SQL): Promise<OpenRevisionDetail> {
  const [found] = await select(ctx, and(isOf(thing), which), contentRevision.document);
  if (!found?.document) throw new NotFoundError('revision');
  return { ...detailOf(found), document: found.document };
}

function select({ db }: Pick<Ctx, 'db'>, where: SQL | undefined, document?: typeof contentRevision.document) {
  return db
    .select({
      ...columns,
      name: user.displayName,
      live: contentItem.live,
      document: document ?? sql<ContentDocument | null>`null`,
    })
    .from(contentRevision)
    .innerJoin(contentItem, and(eq(contentItem.kind, contentRevision.kind), eq(contentItem.id, contentRevision.itemId)))
    .leftJoin(user, eq(user.uid, contentRevision.authorUid))
    .where(where)
    .orderBy(desc(contentRevision.id));
}

function detailOf(row: Awaited<ReturnType<typeof select>>[number]): RevisionDetail {
  const { id, base, origin, authorUid, name, at, note, live } = row;
  return { id, base, origin, by: { uid: authorUid, name }, at, note, isLive: live === id };
}
