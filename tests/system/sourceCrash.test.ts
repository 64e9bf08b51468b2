import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { storeNames } from '#src/domain/mediaNames.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource, sourceItem } from '#src/server/db/schema/source.ts';
import { bundleProcess } from '#tests/support/bundleProcess.ts';
import { openTestFolder } from '#tests/support/database.ts';
import { startPodcastHost } from '#tests/support/podcastHost.ts';
import { runSourceProcess } from '#tests/support/runSourceProcess.ts';
import { databases, openPlace } from '#tests/support/testPlace.ts';

const source = fileURLToPath(new URL('../support/sourceProcess.ts', import.meta.url));
const episodes = 24;

test.each(databases)(
  'a process on %s, killed in the middle, leaves no half episode and no twin, and the next one goes on',
  {
    timeout: 120_000,
  },
  async (database) => {
    const { folder, databaseUrl, dataDir, remove } = await openPlace(database);
    const host = await startPodcastHost();
    const script = await bundleProcess(source);
    host.episodes = Array.from({ length: episodes }, (_, index) => ({
      guid: `g${index}`,
      title: `Epizóda ${index}`,
      pubDate: new Date(Date.parse('2026-03-02T10:00:00Z') - index * 86_400_000).toUTCString(),
      more: '<itunes:duration>206</itunes:duration><category>Téma</category>',
    }));
    // Made here, so that no process is killed while it makes it.
    if (dataDir) await (await openTestFolder(dataDir)).close();
    const place = { databaseUrl, dataDir, mediaFolder: join(folder, 'media') };
    const recordings = () => host.asked.filter((path) => path.endsWith('.mp3')).length;

    const run = (ahead: number, killAfter: number | null) =>
      runSourceProcess({
        program: [script.file],
        input: { ...place, source: { kind: 'podcast', url: `${host.url}/feed.xml` }, ahead },
        asked: recordings,
        killAfter,
        within: 15,
      });

    try {
      const twoMinutes = 120_000;
      expect(await run(0, 4)).toBe(false);
      expect(await run(twoMinutes, 6)).toBe(false);
      const fetchedBefore = recordings();
      expect(await run(2 * twoMinutes, null)).toBe(true);
      // What was stored is not fetched again; of what each killed one had in hand at most one.
      expect(recordings()).toBeLessThanOrEqual(episodes + 2);
      expect(fetchedBefore).toBeGreaterThanOrEqual(10);

      const { db, close } = await openDatabase({ databaseUrl, dataDir, logger: console });
      const posts = await db.select().from(post);
      const own = posts.filter(({ id }) => id.startsWith('podcast-'));
      expect(new Set(own.map(({ title }) => title)).size).toBe(episodes);
      expect(own).toHaveLength(episodes);
      expect(new Set(own.map(({ slug }) => slug)).size).toBe(episodes);
      expect(await db.$count(sourceItem)).toBe(episodes);
      const files = await db.select().from(mediaFile);
      for (const { audio } of own) {
        const file = files.find(({ id }) => audio?.url.includes(id));
        expect(file && storeNames(file).every((name) => existsSync(join(place.mediaFolder, name))), audio?.url).toBe(
          true,
        );
      }
      const [row] = await db.select().from(contentSource);
      expect(row).toMatchObject({ lease: null, failuresInRow: 0, report: { failure: null } });
      await close();
    } finally {
      await host.stop();
      await script.remove();
      await remove();
    }
  },
);
