import type { ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import type { Cue } from '#src/domain/vtt.ts';
import type { Db } from '#src/server/db/database.ts';
import type { VideoRow } from '#src/server/db/schema/video.ts';
import { finding, formFinding } from '#src/server/services/writing/content/finding.ts';
import { readCues } from '#src/server/services/writing/content/readCues.ts';
import type { Checking } from './Kind.ts';

/** The lines of a captions file; those that are known are not read again. */
export async function cuesOf(
  db: Db,
  path: string | undefined,
  known: { cues: Cue[]; path: string | null } | undefined,
): Promise<Cue[]> {
  if (!path) return [];
  return known?.path === path && known.cues.length > 0 ? known.cues : ((await readCues(db, path)) ?? []);
}

/** That a film of the site has captions. */
export function captionFindings({ provider, captions }: Pick<VideoRow, 'provider' | 'captions'>, field: string) {
  return provider === 'FILE' && !captions ? [finding('captions-missing', 'Video nemá titulky.', { field })] : [];
}

/** A file that the row has already was read when it came there. */
export async function cueFindings(
  { ctx: { db }, stored }: Checking,
  path: string | undefined,
  key: 'captions' | 'transcript',
): Promise<ContentFinding[]> {
  if (!path || (stored.isLive && stored.document.data[key] === path)) return [];
  const cues = await readCues(db, path);
  return cues && cues.length > 0 ? [] : [formFinding(`data.${key}`, 'Súbor s titulkami sa nenašiel alebo je prázdny.')];
}
