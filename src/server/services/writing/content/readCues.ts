import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { mediaFileName } from '#src/domain/mediaFileName.ts';
import { type Cue, parseVtt } from '#src/domain/vtt.ts';
import { projectRoot, sampleMediaDir } from '#src/server/config/projectRoot.ts';
import type { Db } from '#src/server/db/database.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';

/**
 * The lines of a captions file as content names it: one of the desk, `/media/x.vtt` of the site, or `x.vtt` of the sample's media folder;
 * `null` where there is none.
 */
export async function readCues(db: Db, path: string): Promise<Cue[] | null> {
  const [id] = /(?<=^\/subory\/)[0-9a-f]{20}(?=\/)|^[0-9a-f]{20}(?=\.vtt$)/.exec(path) ?? [];
  if (id) {
    const [found] = await db.select({ cues: mediaFile.cues }).from(mediaFile).where(eq(mediaFile.id, id));
    return found?.cues ?? null;
  }
  const isPublic = /^\/[\w/-]+\.vtt$/.test(path);
  if (!isPublic && !mediaFileName.test(path)) return null;
  const folders = isPublic ? [join(projectRoot, 'build/client'), join(projectRoot, 'public')] : [sampleMediaDir];
  const file = folders.map((folder) => join(folder, path)).find(existsSync);
  return file === undefined ? null : parseVtt(readFileSync(file, 'utf8'));
}
