import { createHash } from 'node:crypto';
import { data, type RouterContextProvider, type ServerBuild } from 'react-router-dom';
import { expect, test } from 'vitest';
import { pageContext } from '#src/routes/parts/load.ts';
import { createPageRenderer } from '#src/server/pages/renderPage.ts';

/** A build whose pages are written by hand: with the renderer's mark, and with whatever else is in them. */
function rendererOf(html: (nonce: string, address: string) => string, payments: 'local' | 'stripe' = 'local') {
  const drawn: string[] = [];
  const missing = {
    loader: () => {
      throw data(null, { status: 404 });
    },
    default: () => null,
  };
  const build = {
    entry: {
      module: {
        default: (
          request: Request,
          status: number,
          _headers: Headers,
          entry: { staticHandlerContext: { matches: { route: { id: string } }[] } },
          context: RouterContextProvider,
        ) => {
          const { nonce, isNotFoundKnown } = context.get(pageContext);
          const routeId = entry.staticHandlerContext.matches.at(-1)?.route.id ?? '';
          if (status === 404 && isNotFoundKnown(routeId)) return new Response(null, { status });
          drawn.push(new URL(request.url).pathname);
          return new Response(html(nonce, request.url), { status });
        },
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      course: { id: 'course', parentId: 'root', path: 'kurzy/:slug', module: missing },
      home: { id: 'home', parentId: 'root', index: true, module: { default: () => null } },
      checkout: {
        id: 'checkout',
        parentId: 'root',
        path: 'checkout/:courseSlug/:productId',
        module: { default: () => null },
      },
      notFound: { id: 'notFound', parentId: 'root', path: '*', module: missing },
    },
    assets: { routes: {}, entry: { imports: [], module: '' }, url: '', version: '1' },
    future: { v8_middleware: true },
    ssr: true,
    prerender: [],
    publicPath: '/',
    assetsBuildDirectory: '',
    isSpaMode: false,
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild;
  const render = createPageRenderer({
    build,
    isDevelopment: false,
    clientDirectory: null,
    sendToApi: () => Promise.reject(new Error('nothing is asked')),
    publicUrl: 'https://prvyriadok.sk',
    cdnMaxAge: null,
    publicApiUrl: '/api',
    services: {
      identity: { provider: 'local', apiKey: 'x', projectId: 'x', authDomain: 'x' },
      captchaSiteKey: null,
      payments: payments === 'local' ? { provider: 'local' } : { provider: 'stripe', publishableKey: 'pk_test_x' },
      analytics: null,
      tagManagerId: null,
    },
    logError: () => undefined,
  });
  return { render, drawn };
}

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
const scriptsOf = (policy = '') => /script-src ([^;]*)/.exec(policy)?.[1]?.match(/'sha256-[^']+'/g);

test('the policy allows the scripts that the renderer has written, and none that came with the content', async () => {
  const { render } = rendererOf(
    (nonce) =>
      `<script nonce="${nonce}">own()</script><main><script>injected()</script><script nonce="guessed">guessed()</script>` +
      `<script type="module" async="">import "/injected.js";</script><img alt='<script nonce="'></main>` +
      `<script nonce="${nonce}" src="/own.js"></script><script type="application/ld+json">{}</script>` +
      `<script nonce="${nonce}">load("/entry.js")</script>`,
  );
  const { html, headers } = await render('/');
  const written = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, source = '']) => source);
  expect(written).toEqual(['own()', 'injected()', 'load("/entry.js")']);
  expect(scriptsOf(headers['content-security-policy'])).toEqual([hash('own()'), hash('load("/entry.js")')]);
});

test('a script of the renderer that its policy would not allow is an error, not a dead page', async () => {
  const { render } = rendererOf((nonce) => `<script async="" nonce="${nonce}">own()</script>`);
  await expect(render('/')).rejects.toThrow('no policy allows');
});

test('only the pages of checkout may load the payment provider’s script', async () => {
  const { render } = rendererOf(() => '<h1>Kurz</h1>', 'stripe');
  const policyOf = async (key: string) => (await render(key)).headers['content-security-policy'];
  expect(await policyOf('/checkout/java-kurz/prod_java')).toContain('https://js.stripe.com');
  for (const key of ['/', '/kurzy/java-kurz', '/profil']) expect(await policyOf(key), key).not.toContain('stripe');
});

test('nothing of the mark is left in the page, and the next page has another', async () => {
  const nonces: string[] = [];
  const { render } = rendererOf((nonce) => {
    nonces.push(nonce);
    return `<link rel="stylesheet" href="/s.css" nonce="${nonce}"/><script nonce="${nonce}">own()</script>`;
  });
  const pages = [await render('/'), await render('/')];
  expect(pages.map(({ html }) => html)).toEqual(
    Array(2).fill('<link rel="stylesheet" href="/s.css"/><script>own()</script>'),
  );
  expect(new Set(nonces).size).toBe(2);
  expect(nonces[0]).toMatch(/^[\w-]{20,}$/);
});

test('a page that is not found is drawn once for each route, and knows nothing of the address', async () => {
  const { render, drawn } = rendererOf(() => '<h1>Táto stránka tu nie je</h1>');
  const keys = [];
  for (const path of ['/*/*', '/kurzy/nic', '/kurzy/nikde', '/*/*']) {
    const page = await render(path);
    expect([page.status, page.html]).toEqual([404, '<h1>Táto stránka tu nie je</h1>']);
    keys.push(page.sharedKey);
  }
  expect(drawn).toEqual(['/*/*', '/kurzy/nic']);
  expect(keys).toEqual(['/*/*', '404 course', '404 course', '/*/*']);
});
