import type { Archive } from '#src/server/integrations/sources/archives/archive.ts';
import type { PlannedDraft } from '#src/server/services/content/importDrafts.ts';

/** What an import of the archive will do, thing by thing, for who decides about it. */
export function describePlan({ site, skipped }: Archive, plan: readonly PlannedDraft[]): string {
  const fresh = plan.filter(({ isKnown }) => !isKnown);
  const known = plan.filter(({ isKnown }) => isKnown);
  return [
    `Archív webu ${site.href}`,
    `Prevezmú sa ako koncepty: ${fresh.length}`,
    ...fresh.flatMap(describe),
    ...(known.length > 0 ? [`Už tu sú a\u00A0nezmenia sa: ${known.length}`] : []),
    ...known.map(({ thing }) => `  = ${thing.title}`),
    ...(skipped.length > 0 ? [`Neprevezmú sa: ${skipped.length}`] : []),
    ...skipped.map(({ title, reason }) => `  - ${title}: ${reason}`),
  ].join('\n');
}

function describe({ thing, author, missingTags }: PlannedDraft): string[] {
  const { kind, title, slug, authorName, losses, text } = thing;
  const pictures = text.match(/!\[/g)?.length ?? 0;
  const notes = [
    ...(author.name === authorName ? [] : [`${missingAuthor(authorName)}, bude ním ${author.name}.`]),
    ...(missingTags.length > 0 ? [`Značky, ktoré tu nie sú: ${missingTags.join(', ')}.`] : []),
    ...(pictures > 0 ? [`Obrázky budú v\u00A0texte ako odkazy: ${pictures}.`] : []),
    ...(kind === 'episode' ? [`Nahrávku treba nahrať: ${thing.audio.url}`] : []),
    ...losses,
  ];
  return [
    `  + ${title} (${kind === 'article' ? 'článok' : 'epizóda'} ${slug})`,
    ...notes.map((note) => `      ${note}`),
  ];
}

const missingAuthor = (name: string) => (name === '' ? 'Autor nie je uvedený' : `Autor „${name}“ tu nie je`);
