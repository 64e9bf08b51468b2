import { expect, test } from 'vitest';
import { scriptsAfterPaint } from '#src/server/pages/scriptsAfterPaint.ts';

test('the modules of a page are preloaded after its first paint, run one by one, and the entry last', () => {
  const preload = (href: string) => `<link rel="modulepreload" href="${href}"/>`;
  const script =
    '<script type="module" async="">import "/manifest.js";\nimport * as route0 from "/root.js";\nrun(route0);import("/entry.js");</script>';

  const page = scriptsAfterPaint(
    `<head>${preload('/entry.js')}${preload('/a.js')}<link rel="stylesheet" href="/s.css"/></head><body>${script}</body>`,
  );

  expect(page).toContain('<head><link rel="stylesheet" href="/s.css"/></head>');
  expect(page).toContain(
    '<script>requestAnimationFrame(()=>setTimeout(async()=>{' +
      'const pause=()=>new Promise(done=>setTimeout(done));' +
      `for(const links of ${JSON.stringify([preload('/entry.js') + preload('/a.js')])})` +
      '{document.head.insertAdjacentHTML("beforeend",links);await pause()}' +
      'for(const url of ["/a.js"]){await import(url);await pause()}' +
      'await import("/manifest.js");\nconst route0=await import("/root.js");\nrun(route0);import("/entry.js");}))</script>',
  );
});
