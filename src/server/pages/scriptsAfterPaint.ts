const modulePreload = /<link rel="modulepreload"[^>]*>/g;
const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;

/**
 * The router writes the page's modules as preloads and static imports, which on a slow line race the text and its
 * fonts. Here they are asked for once the page has been painted: a page is read before it is pressed.
 */
export function scriptsAfterPaint(html: string): string {
  const preloads = (html.match(modulePreload) ?? []).join('');
  return html.replace(modulePreload, '').replace(moduleScript, (_script, modules: string) => {
    const imports = modules
      .replace(/import \* as (\w+) from ("[^"]+");/g, 'const $1=await import($2);')
      .replace(/import ("[^"]+");/g, 'await import($1);');
    // A task behind an animation frame runs after that frame's paint.
    return `<script>requestAnimationFrame(()=>setTimeout(async()=>{document.head.insertAdjacentHTML("beforeend",${JSON.stringify(preloads)});${imports}}))</script>`;
  });
}
