import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { freeAddress } from '#src/domain/slug.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { author } from '#src/server/db/schema/author.ts';
import { contentItem, oldAddress } from '#src/server/db/schema/content.ts';
import { post } from '#src/server/db/schema/post.ts';
import { tag } from '#src/server/db/schema/tag.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { Archive } from '#src/server/integrations/sources/archives/archive.ts';
import { givingUp } from '#src/server/integrations/sources/givingUp.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import type { SourcedArticle, SourcedEpisode } from '#src/server/integrations/sources/source.ts';
import type { NewRow } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { addRow } from '#src/server/services/writing/kinds/putRow.ts';
import { type Brought, bringFiles } from '#src/server/services/writing/source/bringFiles.ts';
import { audioOf, withPicture } from '#src/server/services/writing/source/takeThing.ts';
import { workAhead } from '#src/server/services/writing/source/workAhead.ts';
import { lockCreation } from './addContent.ts';
import { shortLink } from './findShortLink.ts';
import { findStored } from './findStored.ts';
import { keepFormerPaths } from './keepFormerPaths.ts';
import { addRevision } from './lockItem.ts';
import { readNames } from './readNames.ts';

type Thing = SourcedArticle | SourcedEpisode;

/** What an import does, or would do, with a thing of an archive. */
export interface PlannedDraft {
  id: string;
  thing: Thing;
  /** An earlier import has made it; it stays as it is by now. */
  isKnown: boolean;
  /** Who it will be by: the author of the same name, else the first one; `null`: there is nobody, and it cannot be made. */
  author: { id: string; name: string } | null;
  /** Slugs of our tags that it gets. */
  tags: string[];
  /** Names of tags that are not here. */
  missingTags: string[];
}

type Reading = Pick<Ctx, 'db'>;

/** What will become of each thing; nothing is written. */
export async function planDrafts({ ctx, input }: { ctx: Reading; input: Archive }): Promise<PlannedDraft[]> {
  const [authors, tags, posts] = await Promise.all([
    ctx.db
      .select({ id: author.id, name: author.name })
      .from(author)
      .where(eq(author.published, true))
      .orderBy(asc(author.name)),
    ctx.db.select({ slug: tag.slug, name: tag.name }).from(tag).where(eq(tag.published, true)),
    ctx.db.select({ id: post.id }).from(post),
  ]);
  const known = new Set(posts.map(({ id }) => id));
  const [firstAuthor = null] = authors;
  return input.things.map((thing) => {
    const id = draftId(input.site, thing);
    const found = thing.tags.map((wanted) => ({
      name: wanted.name,
      slug: tags.find(({ slug, name }) => slug === wanted.slug || slugOf(name) === slugOf(wanted.name))?.slug,
    }));
    return {
      id,
      thing,
      isKnown: known.has(id),
      author: authors.find(({ name }) => slugOf(name) === slugOf(thing.authorName)) ?? firstAuthor,
      tags: [...new Set(found.flatMap(({ slug }) => slug ?? []))],
      missingTags: found.filter(({ slug }) => slug === undefined).map(({ name }) => name),
    };
  });
}

/** A draft that was made, and what of it could not be taken, Slovak sentences. */
export interface MadeDraft {
  thing: Thing;
  losses: string[];
}

/**
 * Makes what was planned: drafts, which nobody sees before they are published. Their pictures and recordings come into the store; what
 * cannot be fetched becomes a link to where it is. Old paths lead here as soon as the thing is on the web. One that is known stays as
 * it is, so that an import may be made again. Each is told when it is made.
 * @throws NoRoomError
 */
export async function* importDrafts({
  ctx,
  store,
  get,
  signal,
  input,
}: {
  ctx: Pick<Ctx, 'db' | 'now'>;
  store: MediaStore;
  get: Get;
  signal: AbortSignal;
  input: readonly PlannedDraft[];
}): AsyncGenerator<MadeDraft> {
  const bringing = { ctx, store, get: givingUp(get), inHaste: true };
  const fresh = input.filter(({ isKnown }) => !isKnown);
  const work = async (draft: PlannedDraft, signal: AbortSignal) => ({
    draft,
    brought: await bringFiles({ ...bringing, signal }, draft.thing),
  });
  // Each by itself: who is interrupted has whole drafts, and goes on with the next one.
  for await (const { draft, brought } of workAhead(fresh, { atOnce: 4, work, signal })) {
    const losses = await ctx.db.transaction((tx) => makeDraft(tx, draft, brought, ctx.now()));
    if (losses) yield { thing: draft.thing, losses: [...brought.losses, ...losses] };
  }
}

/** Answers what of it had to be guessed; `null`: another import has made it. */
async function makeDraft(
  tx: Db,
  { id, thing, author, tags }: PlannedDraft,
  brought: Brought,
  now: Date,
): Promise<string[] | null> {
  if (!author) throw new Error(`There is nobody to be the author of ${id}.`);
  await lockCreation(tx);
  if ((await tx.$count(post, eq(post.id, id))) > 0) return null;
  const kind = thing.kind;
  const losses: string[] = [];
  const taken = await readNames(tx, kinds[kind], thing.slug);
  const slug = freeAddress(new Set(taken.map(({ slug }) => slug)), thing.slug);
  const row: NewRow<typeof post> = {
    id,
    slug,
    kind: kind === 'article' ? 'article' : 'podcast',
    title: thing.title,
    summary: thing.summary,
    authorId: author.id,
    publishedAt: thing.publishedAt,
    tags,
    audio: thing.kind === 'episode' && brought.audio ? await audioOf(tx, id, thing, brought, losses) : null,
    transcript: [],
    text: textOf(thing, brought),
  };
  await addRow(tx, kinds[kind], row, { isLive: false, now });
  const stored = await findStored(tx, kind, id);
  if (!stored) throw new Error(`The draft ${id} was not stored.`);
  const written = { origin: 'imported' as const, base: null, authorUid: null, at: now, document: stored.document };
  const { id: head } = await addRevision(tx, stored, written);
  await tx.insert(contentItem).values({ kind, id, state: 'draft', head, live: null, updatedAt: now });
  const { address } = stored;
  await keepFormerPaths(tx, { kind, id, address, paths: thing.formerPaths, isLater: true }, now);
  const short = shortLink(thing.externalId);
  if (thing.formerPaths.includes(short))
    await tx.insert(oldAddress).values({ path: short, kind, itemId: id, at: now }).onConflictDoNothing();
  return losses;
}

function textOf(thing: Thing, brought: Brought): string {
  if (thing.kind === 'article') return withPicture(thing.title, brought);
  return brought.audio ? brought.text : `${brought.text.trimEnd()}\n\n[Nahrávka](${thing.audio.url})\n`;
}

/** The same for the same thing of the same site, so that nothing is made twice. */
function draftId(site: URL, { externalId }: Thing): string {
  const where = createHash('sha256').update(`${site.host}${site.pathname}`).digest('hex').slice(0, 8);
  const which = /^[a-z0-9]{1,40}$/.test(externalId)
    ? externalId
    : createHash('sha256').update(externalId).digest('hex').slice(0, 24);
  return `prevzate-${where}-${which}`;
}
