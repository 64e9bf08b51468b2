import type { Archive } from '#src/server/integrations/sources/archives/archive.ts';
import type { MadeDraft, PlannedDraft } from '#src/server/services/content/importDrafts.ts';
import { picturesOf } from '#src/server/services/source/bringFiles.ts';

/** What an import of the archive will do, thing by thing, for who decides about it. */
export function describePlan({ site, skipped }: Archive, plan: readonly PlannedDraft[]): string {
  const fresh = plan.filter(({ isKnown }) => !isKnown);
  const known = plan.filter(({ isKnown }) => isKnown);
  return [
    `Archív webu ${site.href}`,
    `Prevezmú sa ako koncepty: ${fresh.length}`,
    ...fresh.flatMap(describe),
    ...describeFiles(fresh),
    ...(known.length > 0 ? [`Už tu sú a\u00A0nezmenia sa: ${known.length}`] : []),
    ...known.map(({ thing }) => `  = ${thing.title}`),
    ...(skipped.length > 0 ? [`Neprevezmú sa: ${skipped.length}`] : []),
    ...skipped.map(({ title, reason }) => `  - ${title}: ${reason}`),
  ].join('\n');
}

function describe({ thing, author, missingTags }: PlannedDraft): string[] {
  const { kind, title, slug, authorName, losses } = thing;
  const pictures = picturesOf(thing).length;
  const notes = [
    ...(author.name === authorName ? [] : [`${missingAuthor(authorName)}, bude ním ${author.name}.`]),
    ...(missingTags.length > 0 ? [`Značky, ktoré tu nie sú: ${missingTags.join(', ')}.`] : []),
    ...(pictures > 0 ? [`Obrázky: ${pictures}.`] : []),
    ...(kind === 'episode' ? [`Nahrávka: ${thing.audio.url}`] : []),
    ...losses,
  ];
  return [
    `  + ${title} (${kind === 'article' ? 'článok' : 'epizóda'} ${slug})`,
    ...notes.map((note) => `      ${note}`),
  ];
}

/** How many files will be fetched, and from whom; each once, however often it is shown. */
function describeFiles(plan: readonly PlannedDraft[]): string[] {
  const pictures = countByHost(plan.flatMap(({ thing }) => picturesOf(thing)));
  const recordings = countByHost(plan.flatMap(({ thing }) => (thing.kind === 'episode' ? [thing.audio.url] : [])));
  const hosts = [...new Set([...pictures.keys(), ...recordings.keys()])].sort();
  if (hosts.length === 0) return [];
  const counted = (name: string, count = 0) => (count > 0 ? [`${name}: ${count}`] : []);
  return [
    'Stiahnu sa k\u00A0nám súbory:',
    ...hosts.map((host) => {
      const counts = [...counted('obrázky', pictures.get(host)), ...counted('nahrávky', recordings.get(host))];
      return `  ${host} – ${counts.join(', ')}`;
    }),
  ];
}

function countByHost(addresses: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { host } of [...new Set(addresses)].map((address) => new URL(address))) {
    counts.set(host, (counts.get(host) ?? 0) + 1);
  }
  return counts;
}

/** What became of a thing, as soon as it is there. */
export const describeDraft = ({ thing, losses }: MadeDraft): string =>
  [`  + ${thing.title}`, ...losses.map((loss) => `      ${loss}`)].join('\n');

const missingAuthor = (name: string) => (name === '' ? 'Autor nie je uvedený' : `Autor „${name}“ tu nie je`);
