import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { readConfig } from '#src/server/config/readConfig.ts';
import { openDatabase } from '#src/server/db/client.ts';
import { openMediaStore } from '#src/server/integrations/media/openMediaStore.ts';
import { type Archive, ArchiveError } from '#src/server/integrations/sources/archives/archive.ts';
import { readGhost } from '#src/server/integrations/sources/archives/readGhost.ts';
import { readWxr } from '#src/server/integrations/sources/archives/readWxr.ts';
import { openSources } from '#src/server/integrations/sources/openSources.ts';
import { importDrafts, NoRoomError, planDrafts } from '#src/server/services/writing/index.ts';
import { describeDraft, describePlan } from './describePlan.ts';

interface ArchiveImport {
  wordpress?: string;
  ghost?: string;
  /** Where a Ghost was: its export does not say. */
  from?: string;
  /** Slug or name of the category whose posts are episodes. */
  podcast?: string;
  /** Not only to say what would be done. */
  yes: boolean;
}

/** Says what an archive of another site would bring, and with `yes` brings it, as drafts. @throws ArchiveError */
export async function importArchive(options: ArchiveImport): Promise<void> {
  const archive = await readArchive(options);
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const ctx = { db: database.db, now: () => new Date() };
    const plan = await planDrafts({ ctx, input: archive });
    console.log(await describePlan(archive, plan));
    if (plan.some(({ author, isKnown }) => !author && !isKnown)) {
      throw new ArchiveError(
        'Na webe nie je nikto, kto by mohol byť autorom. Najprv pridaj lektora: /admin, „Obsah“, „Lektori“.',
      );
    }
    if (!options.yes) {
      console.log('Nič sme nezapísali. S\u00A0prepínačom --yes to urobíme.');
      return;
    }
    console.log('Preberáme:');
    const { get } = openSources(config.sources, ctx.now);
    const { signal } = new AbortController();
    let made = 0;
    for await (const draft of importDrafts({ ctx, store: openMediaStore(config), get, signal, input: plan })) {
      made += 1;
      console.log(describeDraft(draft));
    }
    console.log(`Nové koncepty: ${made}`);
  } catch (error) {
    if (!(error instanceof NoRoomError)) throw error;
    throw new ArchiveError(
      'Súbory nie je kam uložiť: chýba miesto alebo právo zapisovať. Keď to napravíš, spusti import znova; čo je hotové, ostane.',
      { cause: error },
    );
  } finally {
    await database.close();
  }
}

async function readArchive({
  wordpress,
  ghost,
  from = '',
  podcast = null,
}: Omit<ArchiveImport, 'podcast'> & { podcast?: string | null }): Promise<Archive> {
  if (wordpress !== undefined) return readWxr(createReadStream(wordpress), { podcastCategory: podcast });
  if (!URL.canParse(from)) throw new ArchiveError('Kde bol web s\u00A0Ghostom? Napíš to: --from https://stary-web.sk');
  return readGhost(await readFile(ghost ?? '', 'utf8'), { site: new URL(from) });
}
