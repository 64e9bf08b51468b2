import { expect, test } from 'vitest';
import { scriptsAfterPaint } from '#src/server/pages/scriptsAfterPaint.ts';

test('after the first paint the modules of a page are preloaded and run one by one, the rest is laid out, and the entry runs', () => {
  const marked = (href: string) => `<link rel="modulepreload" href="${href}" nonce="n1"/>`;
  const preload = (href: string) => `<link rel="modulepreload" href="${href}"/>`;
  const script =
    '<script nonce="n1" type="module" async="">import "/manifest.js";\nimport * as route0 from "/root.js";\nrun(route0);import("/entry.js");</script>';

  const page = scriptsAfterPaint(
    `<head>${marked('/entry.js')}${marked('/a.js')}<link rel="stylesheet" href="/s.css"/></head><body>${script}</body>`,
    'n1',
  );

  expect(page).toContain('<head><link rel="stylesheet" href="/s.css"/></head>');
  const links = JSON.stringify([preload('/entry.js') + preload('/a.js')]);
  expect(page).toContain(
    '<script nonce="n1">(async()=>{' +
      'const frame=()=>new Promise(done=>requestAnimationFrame(()=>setTimeout(done))),pause=()=>new Promise(done=>setTimeout(done));' +
      'await frame();' +
      `for(const links of ${links}){document.head.insertAdjacentHTML("beforeend",links);await pause()}` +
      'for(const url of ["/a.js"]){await import(url);await pause()}' +
      'for(const part of ["below-first-screen","far-below"]){document.documentElement.classList.remove(part);await frame()}' +
      'await import("/manifest.js");\nconst route0=await import("/root.js");\nrun(route0);import("/entry.js");})()</script>',
  );
});

test('what somebody else wrote into the page is left as it is', () => {
  const foreign = '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/b.js";</script>';
  expect(scriptsAfterPaint(foreign, 'n1')).toBe(foreign);
});
