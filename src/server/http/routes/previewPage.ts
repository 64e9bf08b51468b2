import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { contentIdSchema, contentKindSchema, viewerSchema } from '#src/contract/desk/content/deskContent.ts';
import type { Ctx } from '#src/server/context.ts';
import { presentPreview } from '#src/server/http/presenters/presentDeskContent.ts';
import { plainPageHeaders, previewOverPage } from '#src/server/network/plainPage.ts';
import { type Preview, readPreview } from '#src/server/services/writing/index.ts';
import { site } from '#src/site.ts';

interface Options {
  ctx: () => Ctx;
  /** The browser's build; `null` while Vite serves it. */
  clientDirectory: string | null;
}

const claimSchema = z
  .object({
    kind: contentKindSchema,
    id: contentIdSchema,
    revision: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
    pohlad: viewerSchema,
    do: z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
    podpis: z.string().max(100),
  })
  .transform(({ pohlad: viewer, do: until, podpis: signature, ...thing }) => ({ ...thing, viewer, until, signature }));

/** Nothing runs here, so what takes scripts is left out. */
const style = `
.preview-bar { margin: 0; padding: 12px 24px; background: light-dark(#212121, #efefef); color: light-dark(#ffffff, #212121);
  text-align: center; font-weight: 600; }
.preview { max-width: 760px; margin: 0 auto; padding: 32px 24px 96px; }
.preview h1 { font-size: 2rem; line-height: 1.2; font-weight: 800; text-wrap: balance; margin-bottom: 16px; }
.preview .summary { margin-bottom: 32px; }
.preview .code-buttons, .preview .copy { display: none; }
`;
const headers = {
  ...plainPageHeaders,
  'x-robots-tag': 'noindex',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'self' 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "img-src 'self' data: https:",
    "font-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
};

/** In signs of markup; a link goes to a handful of people. */
const mostDrawn = 8_000_000;

/** What is not on the web yet, for who has a link of the desk to it: no page of the site, so that its readers load nothing of it. */
export function previewPage({ ctx, clientDirectory }: Options) {
  let sheet: string | undefined;
  // A link needs no account, and drawing takes the turn of those who write: a text is drawn once, whoever asks.
  const drawn = new LRUCache<string, string, Preview>({
    maxSize: mostDrawn,
    sizeCalculation: (markup, key) => markup.length + key.length,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context }) => (await presentPreview(context)).html,
  });
  const app = new Hono();
  app.get('/nahlad/:kind/:id/:revision', async (c) => {
    const claim = claimSchema.safeParse({ ...c.req.param(), ...c.req.query() });
    const preview = claim.success ? await readPreview({ ctx: ctx(), input: claim.data }) : null;
    if (!preview) return c.body(previewOverPage, 404, plainPageHeaders);
    sheet ??= styleSheetOf(clientDirectory);
    const previewHtml = await drawn.forceFetch(JSON.stringify(preview), { context: preview });
    const page = html`<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${preview.name} – náhľad | ${site.name}</title>
    <link rel="stylesheet" href="${sheet}" />
    <style>${raw(style)}</style>
  </head>
  <body>
    <p class="preview-bar">Náhľad – toto ešte nie je na webe</p>
    <main class="preview">
      <h1>${preview.name}</h1>
      ${preview.summary ? html`<p class="summary">${preview.summary}</p>` : ''}
      <div class="prose">${raw(previewHtml)}</div>
    </main>
  </body>
</html>`;
    return c.body(String(await page), 200, headers);
  });
  return app;
}

function styleSheetOf(clientDirectory: string | null): string {
  if (!clientDirectory) return '/src/styles.css';
  const name = readdirSync(join(clientDirectory, 'assets')).find((file) => /^styles-[\w-]+\.css$/.test(file));
  if (!name) throw new Error('The build has no style sheet of the site.');
  return `/assets/${name}`;
}
