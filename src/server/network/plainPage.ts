import { createHash } from 'node:crypto';
import { site } from '#src/site.ts';

interface PlainPage {
  title: string;
  text: string;
  link: { href: string; label: string };
}

const style = `
:root { color-scheme: light dark; --text: light-dark(#212121, #efefef); --page: light-dark(#faf8fd, #212121);
  --link: light-dark(#6a3bd6, #bfa6ff); }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--page); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 440px; padding: 32px 24px; }
.site { margin: 0; color: var(--link); font-weight: 600; }
h1 { margin: 4px 0 16px; font-size: 1.625rem; line-height: 1.2; text-wrap: balance; }
a { display: inline-flex; align-items: center; min-height: 48px; color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/** Of an answer that is such a page: it needs its own style, nothing else. */
export const plainPageHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
};

/** A small page that needs no renderer, database or file; its texts are ours, so nothing of them is escaped. */
function plainPage({ title, text, link }: PlainPage): string {
  return `<!doctype html>
<html lang="sk">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} | ${site.name}</title>
    <style>${style}</style>
  </head>
  <body><main><p class="site">${site.name}</p><h1>${title}</h1><p>${text}</p><a href="${link.href}">${link.label}</a></main></body>
</html>
`;
}

const again = { href: '', label: 'Skúsiť znova' };

/** Too many pages are being made at once: 503. */
export const busyPage = plainPage({
  title: 'Je tu práve priveľa ľudí',
  text: 'Túto stránku chce naraz vidieť viac ľudí, než zvládame. Skús to o\u00A0chvíľu znova.',
  link: again,
});

/** The network has asked for too many pages: 429. */
export const tooManyPage = plainPage({
  title: 'Priveľa stránok naraz',
  text: 'Z\u00A0tvojej siete k\u00A0nám za poslednú minútu prišlo priveľa žiadostí. Chvíľu počkaj a\u00A0skús to znova.',
  link: again,
});

/** The identity provider's pages do not answer: 503. */
export const signInDownPage = plainPage({
  title: 'Prihlásenie teraz nefunguje',
  text: 'Služba, cez ktorú sa prihlasuješ, neodpovedá. Nič sa nestalo, skús to o\u00A0chvíľu znova.',
  link: { href: '/login', label: 'Späť na prihlásenie' },
});

/** The link of a preview holds no more, or was never one: 404. */
export const previewOverPage = plainPage({
  title: 'Tento náhľad už neplatí',
  text: 'Odkaz na náhľad platí sedem dní. Popros o\u00A0nový toho, kto ti ho poslal.',
  link: { href: '/', label: 'Na úvod' },
});
