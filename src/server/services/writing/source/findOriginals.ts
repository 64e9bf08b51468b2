import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/context.ts';
import type { SourceAbout } from '#src/server/db/schema/source.ts';
import { contentSource, sourceItem } from '#src/server/db/schema/source.ts';

interface Originals {
  /** The podcast that episodes come from; `null`: they are all this site's own. */
  podcast: SourceAbout | null;
  /** As it calls them, by the id that they have here. */
  guids: ReadonlyMap<string, string>;
}

/** What a feed of this site has to say of a podcast that is published elsewhere. */
export async function findOriginals({ ctx: { db } }: { ctx: Pick<Ctx, 'db'> }): Promise<Originals> {
  const isPodcast = and(eq(contentSource.name, 'podcast'), eq(contentSource.isConfigured, true));
  const [source] = await db.select({ about: contentSource.about }).from(contentSource).where(isPodcast);
  if (!source?.about) return { podcast: null, guids: new Map() };
  const items = await db
    .select({ id: sourceItem.itemId, guid: sourceItem.externalId })
    .from(sourceItem)
    .where(eq(sourceItem.source, 'podcast'));
  return { podcast: source.about, guids: new Map(items.map(({ id, guid }) => [id, guid])) };
}
