import type { ReactElement } from 'react';
// The Node build of `react-dom/server` brings an AsyncLocalStorage, which slows the whole server.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { typeset } from '#src/domain/typography.ts';
import { site } from '#src/site.ts';

/** Both forms of a mail: the component as a page, and the same in plain text with the same foot. */
export function renderMail(element: ReactElement, text: string): { text: string; html: string } {
  const page = (
    <html lang="sk">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
      </head>
      <body style={{ margin: 0, backgroundColor: '#faf8fd' }}>{element}</body>
    </html>
  );
  const { organisation } = site;
  const foot = `${organisation.name}, ${organisation.street}, ${organisation.postalCode} ${organisation.city}`;
  return {
    html: `<!doctype html>${renderToStaticMarkup(page)}`,
    text: typeset(`${text}\n\n-- \n${site.name}\n${foot}\n`),
  };
}
