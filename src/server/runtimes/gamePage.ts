import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#src/server/config/projectRoot.ts';

const typeface = readFileSync(join(projectRoot, 'src/fonts/figtree.woff2')).toString('base64');

/** Stronger than what a lecture writes for `body`; the name of the game stands beside its frame. */
const styles = `
@font-face { font-family: Figtree; font-weight: 400 800; src: url(data:font/woff2;base64,${typeface}) }
html { background: #0c3d2f; color: #fff }
html body { margin: 0; padding: 1px 8px 12px; font-family: Figtree, sans-serif }
html body > h1:first-child { display: none }
html body button { font-family: inherit }
`;

/** Nobody outside can see how high a page of another origin is. */
const tellHeight = `
new ResizeObserver(([{ target }]) => parent.postMessage({ height: target.offsetHeight }, '*')).observe(document.documentElement);
`;

/** A game as it is played beside our own pages: on the ground of its course, in our typeface, in a frame as high as it is. */
export function gamePage(html: string): string {
  return `${html}<style>${styles}</style><script>${tellHeight}</script>`;
}
