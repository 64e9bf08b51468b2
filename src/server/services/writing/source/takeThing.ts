import { createHash } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { ContentKind } from '#src/contract/desk/content/deskContent.ts';
import { mediaAddress } from '#src/domain/media.ts';
import { freeAddress, isAddressFor } from '#src/domain/slug.ts';
import { slugOf } from '#src/domain/slugOf.ts';
import type { Ctx } from '#src/server/context.ts';
import type { Db } from '#src/server/db/database.ts';
import { contentItem } from '#src/server/db/schema/content.ts';
import { post } from '#src/server/db/schema/post.ts';
import type { SourceName } from '#src/server/db/schema/source.ts';
import { type SourceItemRow, sourceItem } from '#src/server/db/schema/source.ts';
import type { video } from '#src/server/db/schema/video.ts';
import type { MediaStore } from '#src/server/integrations/media/mediaStore.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import type { Sourced, SourcedEpisode } from '#src/server/integrations/sources/source.ts';
import { lockCreation } from '#src/server/services/writing/content/addContent.ts';
import { findStored } from '#src/server/services/writing/content/findStored.ts';
import { keepAddress } from '#src/server/services/writing/content/keepAddress.ts';
import { keepFormerPaths } from '#src/server/services/writing/content/keepFormerPaths.ts';
import { noteImport } from '#src/server/services/writing/content/noteImport.ts';
import { readNames } from '#src/server/services/writing/content/readNames.ts';
import type { NewRow, Stored } from '#src/server/services/writing/kinds/Kind.ts';
import { kinds } from '#src/server/services/writing/kinds/kinds.ts';
import { putRow } from '#src/server/services/writing/kinds/putRow.ts';
import { neverPublished } from '#src/server/services/writing/kinds/rows.ts';
import { slowTextWords } from '#src/server/texts/SlowTextError.ts';
import { slownessOf } from '#src/server/texts/texts.ts';
import { type Brought, bringFiles, hashOf } from './bringFiles.ts';
import { changeKind, keepDraft } from './draftItem.ts';
import { findAuthor, keepTags } from './findPeopleAndTags.ts';
import { holdLease, type Lease } from './lease.ts';
import { linkCopies } from './linkCopies.ts';
import type { Telling } from './tellChanges.ts';

/** What became of a thing: the site has it as its source does, had it so before, or nothing of it was changed. */
export interface Taking {
  outcome: 'taken' | 'unchanged' | 'left-out';
  /** What could not be taken, Slovak sentences. */
  losses: string[];
  /** Something of it may come at another time. */
  isIncomplete: boolean;
}

interface Options {
  ctx: Pick<Ctx, 'db' | 'now'>;
  store: MediaStore;
  get: Get;
  lease: Lease;
  signal: AbortSignal;
  /** One of many that come at once. */
  inHaste: boolean;
  telling: Telling;
  input: Sourced;
}

/** Puts a thing on the site whose files are in the store. @throws LeaseLostError */
export type PutThing = () => Promise<Taking>;

/** As long as the desk lets a text be. */
const longestText = 400_000;
const unchanged: Taking = { outcome: 'unchanged', losses: [], isIncomplete: false };

/**
 * Brings the files of a thing into the store, and answers what puts all of its rows on the site in one transaction, in which nobody
 * else may have the source. A process that is killed leaves the thing as it was or as it is to be.
 * @throws NoRoomError
 */
export async function bringThing({ ctx, lease, telling, input: thing, ...bringing }: Options): Promise<PutThing> {
  const hash = hashOf(thing);
  const [known] = await ctx.db.select().from(sourceItem).where(isItemOf(lease.source, thing.externalId));
  const wasLive = known !== undefined && (await isLive(ctx.db, known));
  if (known?.hash === hash && wasLive === !thing.isDraft) return async () => unchanged;
  if (thing.text.length > longestText) return leftOut('Text je príliš dlhý.');
  const slowness = await slownessOf(thing.text);
  if (slowness) return leftOut(slowTextWords(slowness.line));
  const brought = await bringFiles({ ctx, ...bringing }, thing);
  if (thing.kind === 'episode' && !brought.audio && !thing.isDraft) {
    return async () => ({ outcome: 'left-out', losses: brought.losses, isIncomplete: brought.isIncomplete });
  }
  return async () => {
    const taking = await putThing({ ctx, lease, thing, brought, known, hash });
    if (!thing.isDraft || wasLive) await telling.changed();
    return taking;
  };
}

interface Putting {
  ctx: Pick<Ctx, 'db' | 'now'>;
  lease: Lease;
  thing: Sourced;
  brought: Brought;
  known: SourceItemRow | undefined;
  hash: string;
}

async function putThing({ ctx, lease, thing, brought, known, hash }: Putting): Promise<Taking> {
  const { kind } = thing;
  const losses = [...thing.losses, ...brought.losses];
  await ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    await holdLease(tx, lease, now);
    // Names and addresses are given out one after the other, here and at the desk.
    await lockCreation(tx);
    const id = known?.itemId ?? itemIdOf(lease.source, thing.externalId);
    const before = await findStored(tx, known?.kind ?? kind, id);
    if (known && known.kind !== kind) await changeKind(tx, { id, from: known.kind, to: kind });
    const slug = await slugFor(tx, kind, id, thing);
    const { source } = lease;
    if (thing.kind === 'video') {
      await writeVideo(tx, { id, slug, source, thing, brought, now });
    } else {
      const { links } = brought;
      const original = { source, url: thing.url, text: brought.text, linksOf: async () => links };
      const text = links.length === 0 ? brought.text : await linkCopies(tx, original);
      losses.push(...(await writePost(tx, { id, slug, source, thing, brought: { ...brought, text }, now })));
    }
    await keepAddresses(tx, { kind, id, before, formerPaths: thing.formerPaths }, now);
    const facts = {
      kind,
      itemId: id,
      url: thing.url,
      hash: brought.isIncomplete ? '' : hash,
      publishedAt: thing.publishedAt,
      at: now,
    };
    await tx
      .insert(sourceItem)
      .values({ source: lease.source, externalId: thing.externalId, ...facts })
      .onConflictDoUpdate({ target: [sourceItem.source, sourceItem.externalId], set: facts });
    const isWritten = (await tx.$count(contentItem, and(eq(contentItem.kind, kind), eq(contentItem.id, id)))) > 0;
    if (thing.isDraft) await keepDraft(tx, { kind, id }, now);
    else if (isWritten) await noteImport(tx, new Map([[kinds[kind].table, [id]]]), now);
  });
  return { outcome: 'taken', losses, isIncomplete: brought.isIncomplete };
}

const leftOut =
  (reason: string): PutThing =>
  async () => ({ outcome: 'left-out', losses: [reason], isIncomplete: false });

export const isItemOf = (source: SourceName, externalId: string) =>
  and(eq(sourceItem.source, source), eq(sourceItem.externalId, externalId));

/** The same thing has the same id wherever it is taken, so a site that was exported and imported finds it again. */
const itemIdOf = (source: SourceName, externalId: string) =>
  `${source}-${createHash('sha256').update(externalId).digest('hex').slice(0, 20)}`;

async function isLive(db: Db, { kind, itemId }: { kind: ContentKind; itemId: string }): Promise<boolean> {
  const { table, id, isLive: live } = kinds[kind];
  const [row] = await db.select({ live }).from(table).where(eq(id, itemId));
  return row?.live ?? false;
}

/** The address that it wants, with a number where another thing on the web has it; what it has once got it keeps. */
async function slugFor(tx: Db, kind: ContentKind, id: string, thing: Sourced): Promise<string> {
  const wanted = /^[a-z0-9-]+$/.test(thing.slug) ? thing.slug : slugOf(thing.slug || thing.title);
  const { table, id: column, slug } = kinds[kind];
  if (!slug) throw new Error(`A ${kind} has no address of its own.`);
  const [own] = await tx
    .select({ slug: sql<string>`${slug}` })
    .from(table)
    .where(eq(column, id));
  const mine = own?.slug;
  // The address that a draft wants may be another thing's by the day on which it is published.
  if (thing.isDraft) return mine ?? id;
  // What is not on the web keeps its address for the day on which it comes back.
  const rows = await readNames(tx, kinds[kind], wanted);
  const taken = new Set(rows.flatMap((row) => (row.id === id ? [] : [row.slug])));
  if (mine !== undefined && !taken.has(mine) && isAddressFor(mine, wanted)) return mine;
  return freeAddress(taken, wanted);
}

interface Writing<T extends Sourced> {
  id: string;
  slug: string;
  source: SourceName;
  thing: T;
  brought: Brought;
  now: Date;
}

type SourcedPost = Exclude<Sourced, { kind: 'video' }>;

/** Answers what of it had to be guessed. */
async function writePost(tx: Db, { id, slug, source, thing, brought, now }: Writing<SourcedPost>): Promise<string[]> {
  const losses: string[] = [];
  const reading = { source, isDraft: thing.isDraft, now };
  const isEpisode = thing.kind === 'episode';
  const audio = isEpisode && !(thing.isDraft && !brought.audio) ? await audioOf(tx, id, thing, brought, losses) : null;
  // The page has the summary above the player and the text below it.
  const own = isEpisode && brought.isSummary ? '' : brought.text;
  const text = isEpisode ? withEpisodeFacts(thing, own) : withPicture(thing.title, brought);
  const row: NewRow<typeof post> = {
    id,
    slug,
    kind: isEpisode ? 'podcast' : 'article',
    title: thing.title,
    summary: brought.summary,
    authorId: await findAuthor(tx, { name: thing.authorName, id: thing.authorId }, reading),
    publishedAt: thing.publishedAt,
    tags: await keepTags(tx, thing.tags, reading),
    audio,
    transcriptUrl: null,
    transcript: brought.cues,
    text,
  };
  await putRow(tx, kinds[thing.kind], row, { isLive: !thing.isDraft, now });
  return losses;
}

async function writeVideo(
  tx: Db,
  { id, slug, source, thing, brought, now }: Writing<Extract<Sourced, { kind: 'video' }>>,
): Promise<void> {
  const row: NewRow<typeof video> = {
    id,
    slug,
    title: thing.title,
    summary: brought.summary,
    authorId: await findAuthor(tx, { name: '' }, { source, now }),
    publishedAt: thing.publishedAt,
    provider: 'YOUTUBE',
    source: thing.youtubeId,
    poster: brought.picture,
    captions: null,
    durationSeconds: Math.round(thing.durationSeconds ?? 0),
    bytes: null,
    transcript: brought.cues,
    chapters: thing.chapters.map(({ startSeconds: start, title }) => ({ start, title })),
    lectureOnly: false,
    text: brought.text,
  };
  await putRow(tx, kinds.video, row, { isLive: true, now });
}

/** As a post has it. */
export async function audioOf(tx: Db, id: string, thing: SourcedEpisode, { audio }: Brought, losses: string[]) {
  if (!audio) throw new Error(`The episode ${thing.externalId} has no recording.`);
  const said = thing.audio.durationSeconds ?? audio.durationSeconds;
  // What speech takes at hosts that say nothing of it.
  if (!said) losses.push('Zdroj nepovedal, ako dlho epizóda trvá. Dĺžka je odhad podľa veľkosti súboru.');
  return {
    episode: thing.number ?? (await numberOf(tx, id)),
    url: mediaAddress(audio),
    durationSeconds: Math.max(1, Math.round(said || (audio.bytes * 8) / 128_000)),
    bytes: audio.bytes,
  };
}

/** A number of its own, where the source counts none: the one that it has, or the next. */
async function numberOf(tx: Db, id: string): Promise<number> {
  const number = sql<number>`(${post.audio}->>'episode')::int`;
  // That of a draft is not its own yet.
  const counts = ne(post.publishedAt, neverPublished);
  const [mine] = await tx
    .select({ number })
    .from(post)
    .where(and(eq(post.id, id), counts));
  if (mine?.number) return mine.number;
  const [last] = await tx
    .select({ number: sql<number | null>`max(${number})` })
    .from(post)
    .where(counts);
  return (last?.number ?? 0) + 1;
}

/** What a picture stands for at the source stands before the text here, unless the text shows it already. */
export function withPicture(title: string, { text, picture }: Brought): string {
  if (!picture || text.includes(picture)) return text;
  return `![${title.replaceAll(/[\\[\]]/g, '\\$&')}](${picture})\n\n${text}`;
}

/** The season and the chapters of an episode, which have no other place on its page. */
function withEpisodeFacts({ season, number, chapters }: SourcedEpisode, text: string): string {
  const place = season === null ? '' : `Séria ${season}${number === null ? '' : `, časť ${number}`}\n\n`;
  const listed = chapters.map(
    ({ startSeconds, title }) => `- ${clockOf(startSeconds)} ${title.replaceAll(/[\\[\]*_<>`]/g, '\\$&')}`,
  );
  return `${place}${text}${listed.length > 0 ? `\n\n## Kapitoly\n\n${listed.join('\n')}\n` : ''}`;
}

function clockOf(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  const minutes = seconds / 60;
  return minutes < 60
    ? `${Math.floor(minutes)}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

/** Addresses that it had here, and paths that it had at the source, lead to it. */
async function keepAddresses(
  tx: Db,
  { kind, id, before, formerPaths }: { kind: ContentKind; id: string; before: Stored | null; formerPaths: string[] },
  now: Date,
): Promise<void> {
  const address = (await findStored(tx, kind, id))?.address ?? null;
  if (before?.isLive && before.address !== address) await keepAddress(tx, { kind, id, address: before.address }, now);
  await keepFormerPaths(tx, { kind, id, address, paths: formerPaths, isLater: false }, now);
}
