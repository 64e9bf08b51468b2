import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outcomeFolder, referenceFolder } from './pictures.ts';
import { shrinkPicture } from './shrinkPicture.ts';

const reportFile = 'test-results/visual/index.html';
/** What a browser can show in one page; the rest is named. */
const mostShown = 300;

/** One picture of the report; what there is of it, as a path. */
interface Entry {
  name: string;
  kind: 'changed' | 'new' | 'without a story';
  before?: string;
  after?: string;
  difference?: string;
}

/** Writes what the last run saw otherwise than accepted into one page that needs no other file; answers its path. */
export function writeReport(orphaned: string[]): string {
  const entries = [...seen(), ...orphaned.map(orphan)].sort((one, other) => one.name.localeCompare(other.name));
  mkdirSync(join(outcomeFolder, '..'), { recursive: true });
  writeFileSync(reportFile, page(entries));
  return resolve(reportFile);
}

/** The runner leaves `<name>-actual.png` with `<name>-diff.png`, or `<name>-reference.png` of a picture that nobody accepted. */
function seen(): Entry[] {
  const files = existsSync(outcomeFolder) ? readdirSync(outcomeFolder) : [];
  return files.flatMap((file): Entry[] => {
    const [, name = '', part] = /^(.*)-(actual|reference|diff)\.png$/.exec(file) ?? [];
    const after = join(outcomeFolder, file);
    if (part === 'reference') return [{ name, kind: 'new', after }];
    if (part !== 'actual') return [];
    const before = join(referenceFolder, `${name}.png`);
    return [{ name, kind: 'changed', before, after, difference: join(outcomeFolder, `${name}-diff.png`) }];
  });
}

function orphan(name: string): Entry {
  return { name, kind: 'without a story', before: join(referenceFolder, `${name}.png`) };
}

function page(entries: Entry[]): string {
  const shown = entries.slice(0, mostShown);
  const rest = entries.slice(mostShown);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${entries.length} pictures differ</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0; padding: 1rem 1.5rem }
  nav ul { columns: 20rem; padding-inline-start: 1.25rem }
  article { border-block-start: 1px solid GrayText; margin-block-start: 2rem; scroll-margin-block-start: 1rem }
  h2 { font-size: 1.125rem; overflow-wrap: anywhere }
  .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
  figure { margin: 0; max-inline-size: 100%; overflow-x: auto; background: #777; padding: .75rem; border-radius: .5rem }
  figcaption { color: #fff; background: #333; display: inline-block; padding: 0 .5rem; border-radius: .25rem; margin-block-end: .5rem }
  img { display: block }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 2px }
</style>
<h1>${entries.length === 0 ? 'All pictures are as accepted' : `${entries.length} pictures differ`}</h1>
${entries.length === 0 ? '' : '<p>Accept what is meant with <code>npm run test:visual -- --update</code>.</p>'}
<nav aria-label="Pictures"><ul>${shown.map(({ name, kind }) => `<li><a href="#${name}">${name}</a> (${kind})</li>`).join('\n')}</ul></nav>
<main>
${shown.map(article).join('\n')}
${rest.length === 0 ? '' : `<article><h2>${rest.length} more</h2><ul>${rest.map(({ name, kind }) => `<li>${name} (${kind})</li>`).join('\n')}</ul></article>`}
</main>
</html>
`;
}

function article({ name, kind, before, after, difference }: Entry): string {
  return `<article id="${name}"><h2>${name} <small>(${kind})</small></h2><div class="pictures">
${figure(name, 'Before', before)}${figure(name, 'After', after)}${figure(name, 'Difference', difference)}
</div></article>`;
}

/** Reached by the keyboard, because a wide one scrolls. */
function figure(name: string, caption: string, path?: string): string {
  if (path === undefined || !existsSync(path)) return '';
  const source = `data:image/png;base64,${shrinkPicture(readFileSync(path)).toString('base64')}`;
  return `<figure tabindex="0"><figcaption>${caption}</figcaption><img src="${source}" alt="${caption} of ${name}"></figure>`;
}
