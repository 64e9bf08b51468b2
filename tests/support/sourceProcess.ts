/** A process that reads a podcast, or a WordPress, until it has all of it, or somebody kills it: `sourceProcess.ts <JSON of SourcePlace>`. */
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { openDatabase } from '#src/server/db/client.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { createGet, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import { createPodcastSource } from '#src/server/integrations/sources/podcast/podcastSource.ts';
import { createWordpressSource } from '#src/server/integrations/sources/wordpress/createWordpressSource.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { runSource } from '#src/server/services/writing/source/runSource.ts';

export interface SourcePlace {
  databaseUrl: string | null;
  dataDir: string | null;
  mediaFolder: string;
  source: { kind: 'podcast' | 'wordpress'; url: string };
  /** Milliseconds by which its clock is ahead: the lease of the process before has ended. */
  ahead: number;
}

const place = JSON.parse(process.argv[2] ?? '') as SourcePlace;
const logger = pino({ level: 'error' }, pino.destination(2));
const now = () => new Date(Date.now() + place.ahead);
const database = await openDatabase({ databaseUrl: place.databaseUrl, dataDir: place.dataDir, logger });
const ctx = { db: database.db, logger, now };
const get = createGet(publicAndHere);
const { kind, url } = place.source;
const source =
  kind === 'wordpress'
    ? createWordpressSource({ url, password: null, podcastCategory: null, get })
    : createPodcastSource({ url, get });
await keepSources({ ctx, input: { sources: [source] } });
const store = createFolderStore(place.mediaFolder);
const ran = await runSource({ ctx, source, store, get, signal: new AbortController().signal });
await database.close();
if (ran) writeSync(1, 'done\n');
