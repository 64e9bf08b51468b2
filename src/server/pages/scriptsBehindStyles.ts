const modulePreload = /<link rel="modulepreload"[^>]*>/g;

/**
 * React writes the scripts' preloads before the style sheet, so on a slow line the styles wait for the scripts. Here they
 * stand last in the head and with low priority: a page is read before it is pressed.
 */
export function scriptsBehindStyles(html: string): string {
  const preloads = html.match(modulePreload) ?? [];
  const patient = preloads.map((link) => link.replace('<link ', '<link fetchpriority="low" ')).join('');
  return html.replace(modulePreload, '').replace('</head>', `${patient}</head>`);
}
