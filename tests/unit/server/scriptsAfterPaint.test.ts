import { expect, test } from 'vitest';
import { scriptsAfterPaint } from '#src/server/pages/scriptsAfterPaint.ts';

test('the modules of a page are preloaded and imported after its first paint', () => {
  const head = '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/s.css"/>';
  const script =
    '<script type="module" async="">import "/manifest.js";\nimport * as route0 from "/root.js";\nrun(route0);import("/entry.js");</script>';

  const page = scriptsAfterPaint(`<head>${head}</head><body>${script}</body>`);

  expect(page).toContain('<head><link rel="stylesheet" href="/s.css"/></head>');
  expect(page).toContain(
    '<script>requestAnimationFrame(()=>setTimeout(async()=>{' +
      'document.head.insertAdjacentHTML("beforeend","<link rel=\\"modulepreload\\" href=\\"/a.js\\"/>");' +
      'await import("/manifest.js");\nconst route0=await import("/root.js");\nrun(route0);import("/entry.js");}))</script>',
  );
});
