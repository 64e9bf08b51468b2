import type { Archive } from '#src/server/integrations/sources/archives/archive.ts';
import { type MadeDraft, type PlannedDraft, picturesOf } from '#src/server/services/writing/index.ts';
import { slowTextWords } from '#src/server/texts/SlowTextError.ts';
import { slownessOf } from '#src/server/texts/texts.ts';

/** What an import of the archive will do, thing by thing, for who decides about it. */
export async function describePlan({ site, skipped }: Archive, plan: readonly PlannedDraft[]): Promise<string> {
  const fresh = plan.filter(({ isKnown }) => !isKnown);
  const known = plan.filter(({ isKnown }) => isKnown);
  return [
    `Archív webu ${site.href}`,
    `Prevezmú sa ako koncepty: ${fresh.length}`,
    ...(await Promise.all(fresh.map(describe))).flat(),
    ...(await describeFiles(fresh)),
    ...(known.length > 0 ? [`Už tu sú a\u00A0nezmenia sa: ${known.length}`] : []),
    ...known.map(({ thing }) => `  = ${thing.title}`),
    ...(skipped.length > 0 ? [`Neprevezmú sa: ${skipped.length}`] : []),
    ...skipped.map(({ title, reason }) => `  - ${title}: ${reason}`),
  ].join('\n');
}

async function describe({ thing, author, missingTags }: PlannedDraft): Promise<string[]> {
  const { kind, title, slug, authorName, losses } = thing;
  const pictures = (await picturesOf(thing)).length;
  const slowness = await slownessOf(thing.text);
  const links = linksBack(thing);
  const notes = [
    ...(!author || author.name === authorName ? [] : [`${missingAuthor(authorName)}, bude ním ${author.name}.`]),
    ...(missingTags.length > 0 ? [`Značky, ktoré tu nie sú: ${missingTags.join(', ')}.`] : []),
    ...(pictures > 0 ? [`Obrázky: ${pictures}.`] : []),
    ...(links > 0 ? [`Odkazy, ktoré povedú na starý web: ${links}.`] : []),
    ...(kind === 'episode' ? [`Nahrávka: ${thing.audio.url}`] : []),
    ...losses,
    ...(slowness ? [slowTextWords(slowness.line)] : []),
  ];
  return [
    `  + ${title} (${kind === 'article' ? 'článok' : 'epizóda'} ${slug})`,
    ...notes.map((note) => `      ${note}`),
  ];
}

/** How many links lead to the site that the archive is of: drafts have no address on the web that they could lead to. */
function linksBack({ text, url }: PlannedDraft['thing']): number {
  const links = [...text.matchAll(/(?<!!\[[^\]]*)\]\((https?:\/\/[^\s()]+)\)/g)].map(
    ([, link = '']) => URL.parse(link)?.host,
  );
  return links.filter((host) => host === new URL(url).host).length;
}

/** How many files will be fetched, and from whom; each once, however often it is shown. */
async function describeFiles(plan: readonly PlannedDraft[]): Promise<string[]> {
  const pictures = countByHost((await Promise.all(plan.map(({ thing }) => picturesOf(thing)))).flat());
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
