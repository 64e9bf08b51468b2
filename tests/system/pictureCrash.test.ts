import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storeNames } from '#src/domain/mediaNames.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource, sourceItem } from '#src/server/db/schema/source.ts';
import { openTestFolder } from '#tests/support/database.ts';
import { startPodcastHost } from '#tests/support/podcastHost.ts';
import { runSourceProcess } from '#tests/support/runSourceProcess.ts';
import { databases, openPlace } from '#tests/support/testPlace.ts';
import { recordedPosts, startChanging } from '#tests/support/wordpress/wordpressServer.ts';

// From its sources: the process that resizes pictures is another one of the same program.
const script = fileURLToPath(new URL('../support/sourceProcess.ts', import.meta.url));
const articles = 16;

test.each(databases)(
  'a process on %s, killed among pictures, leaves no half post, no twin and no lost picture',
  {
    timeout: 120_000,
  },
  async (database) => {
    const { folder, databaseUrl, dataDir, remove } = await openPlace(database);
    const pictures = await startPodcastHost();
    const [one] = recordedPosts();
    const posts = await Promise.all(
      Array.from({ length: articles }, async (_, index) => {
        const background = { r: index * 10, g: 80, b: 160 };
        const body = await sharp({ create: { width: 700, height: 400, channels: 3, background } })
          .png()
          .toBuffer();
        pictures.answers.set(`/${index}.png`, { type: 'image/png', body });
        const at = `2024-01-${String(index + 1).padStart(2, '0')}T08:00:00`;
        const content = { rendered: `<p>Text ${index}.</p><img src="${pictures.url}/${index}.png" alt="Graf">` };
        return {
          ...one,
          id: index + 1,
          slug: `clanok-${index}`,
          title: { rendered: `Článok ${index}` },
          status: 'publish',
          date_gmt: at,
          modified_gmt: at,
          content: { ...content, protected: false },
          _embedded: {},
        };
      }),
    );
    const wordpress = await startChanging(() => posts);
    // Made here, so that no process is killed while it makes it.
    if (dataDir) await (await openTestFolder(dataDir)).close();
    const place = { databaseUrl, dataDir, mediaFolder: join(folder, 'media') };

    const run = (ahead: number, killAfter: number | null) =>
      runSourceProcess({
        program: ['--import', 'tsx', script],
        input: { ...place, source: { kind: 'wordpress', url: wordpress.url }, ahead },
        asked: () => pictures.asked.length,
        killAfter,
        within: 200,
      });

    try {
      const twoMinutes = 120_000;
      expect(await run(0, 5)).toBe(false);
      expect(await run(twoMinutes, 5)).toBe(false);
      expect(await run(2 * twoMinutes, null)).toBe(true);
      // What is in the store is not fetched again; of what a killed one had in hand four at most.
      expect(pictures.asked.length).toBeLessThanOrEqual(articles + 8);

      const { db, close } = await openDatabase({ databaseUrl, dataDir, logger: console });
      const own = (await db.select().from(post)).filter(({ id }) => id.startsWith('wordpress-'));
      expect(own.map(({ slug }) => slug).sort()).toEqual(posts.map(({ slug }) => slug).sort());
      expect(await db.$count(sourceItem)).toBe(articles);
      const files = await db.select().from(mediaFile);
      expect(files).toHaveLength(articles);
      for (const { slug, text } of own) {
        const file = files.find(({ id }) => text.includes(`/subory/${id}/`));
        expect(file && storeNames(file).every((name) => existsSync(join(place.mediaFolder, name))), slug).toBe(true);
      }
      const [row] = await db.select().from(contentSource);
      expect(row).toMatchObject({ lease: null, failuresInRow: 0, report: { failure: null, losses: [] } });
      await close();
    } finally {
      await pictures.stop();
      await remove();
    }
  },
);
