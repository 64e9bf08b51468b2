/** An address of the site; `lastModified` is an ISO time where one is known. */
export interface SitemapEntry {
  path: string;
  lastModified?: string;
}

/** /sitemap.xml; addresses are made of safe characters, so nothing needs escaping. */
export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, lastModified }) => {
    const changed = lastModified ? `<lastmod>${lastModified.slice(0, 10)}</lastmod>` : '';
    return `<url><loc>${publicUrl}${path}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** /robots.txt: everything is open but the API and the screens of an account. */
export function robotsTxt(publicUrl: string): string {
  return `User-agent: *\nDisallow: /api/\nDisallow: /admin\nDisallow: /login\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
}
