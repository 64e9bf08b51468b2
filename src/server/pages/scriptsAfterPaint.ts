import { firstPaintClasses } from '#src/browser/firstPaint.ts';

/** The module that hydrates the page: the router's script asks for it last, when all others are there. */
const entryImport = /import\("([^"]+)"\);?\s*$/;

/** Preloads that are asked for in one task: each begins a request, and on a phone ten of them are a long task. */
const batchSize = 5;

/**
 * The router writes the page's modules as preloads and static imports, which on a slow line race the text and its
 * fonts, and which run together in one long task. Here they are asked for once the page has been painted, for a page is read
 * before it is pressed, each runs in a task of its own, and the last one comes when the whole page is laid out.
 * Only what carries the renderer's `nonce` is the router's.
 */
export function scriptsAfterPaint(html: string, nonce: string): string {
  const modulePreload = new RegExp(`<link rel="modulepreload" href="([^"]+)" nonce="${nonce}"/>`, 'g');
  const moduleScript = new RegExp(`<script nonce="${nonce}" type="module" async="">([\\s\\S]*?)</script>`);
  const preloads = [...html.matchAll(modulePreload)];
  return html.replace(modulePreload, '').replace(moduleScript, (_script, modules: string) => {
    const [, entry] = entryImport.exec(modules) ?? [];
    const order = preloads.map(([, href]) => href).filter((href) => href !== entry);
    const imports = modules
      .replace(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
      .replace(/import ("[^"]+");/g, 'await import($1);');
    const links = preloads.map(([, href]) => `<link rel="modulepreload" href="${href}"/>`);
    const batches = links.flatMap((_, i) => (i % batchSize === 0 ? [links.slice(i, i + batchSize).join('')] : []));
    return [
      `<script nonce="${nonce}">(async()=>{`,
      // A task behind an animation frame runs after that frame's paint.
      'const frame=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done))),pause=()=>new Promise(done=>setTimeout(done));',
      'await frame();',
      `for(const links of ${JSON.stringify(batches)}){document.head.insertAdjacentHTML("beforeend",links);await pause()}`,
      `for(const url of ${JSON.stringify(order)}){await import(url);await pause()}`,
      `for(const part of ${JSON.stringify(firstPaintClasses)}){document.documentElement.classList.remove(part);await frame()}`,
      `${imports}})()</script>`,
    ].join('');
  });
}
