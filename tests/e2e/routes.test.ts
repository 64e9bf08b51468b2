import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { site } from '#src/site.ts';
import { jsonLdOf, tagsOf, textOf } from '#tests/support/readHtml.ts';

const siteUrl = inject('siteUrl');
const freeLecture =
  '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-prvy-riadok/lekcia/zaklady-tvoj-prvy-riadok';
const lockedFreeLecture =
  '/kurzy/programovanie-od-nuly/kapitola/zaklady-kapitola-rozhodovanie/lekcia/zaklady-podmienka';
const lockedPaidLecture = '/kurzy/java-kurz/kapitola/java-rozhodovanie/lekcia/java-cykly';

const get = (path: string) => fetch(siteUrl + path, { redirect: 'manual' });

/** Address, heading, a text of its content, and the types of its JSON-LD. */
const screens: [path: string, heading: string, says: string, types?: string[]][] = [
  ['/', 'Každý program sa začal jedným riadkom', 'Programovanie od nuly', ['EducationalOrganization']],
  ['/clanky', 'Články', 'Git za jedno popoludnie'],
  ['/clanky?page=2', 'Články', 'Ktorý programovací jazyk'],
  [
    '/clanky/ako-citat-chybove-hlasenie',
    'Ako čítať chybové hlásenie',
    'Namiesto pozdravu dostaneš toto',
    ['Article', 'BreadcrumbList'],
  ],
  ['/clanky/tag/java', 'Články na tému Java', 'Ako čítať chybové hlásenie'],
  ['/videa', 'Videá', 'Prvý program v Jave'],
  ['/videa/co-je-program', 'Čo je to program', 'Video sa začína v kuchyni', ['VideoObject', 'BreadcrumbList']],
  ['/podcast', 'Podcast', 'Ako vyzerá deň programátorky'],
  [
    '/podcast/chyby-su-dobra-sprava',
    'Chyby sú dobrá správa',
    'Hlásenie, o ktorom hovoríme',
    ['PodcastEpisode', 'BreadcrumbList'],
  ],
  ['/podcast/tag/java', 'Epizódy na tému Java', 'Chyby sú dobrá správa'],
  ['/kurzy', 'Kurzy', 'SQL Základy'],
  ['/kurzy/java-kurz', 'Java Kurz', 'Čítať chybové hlásenia kompilátora', ['Course', 'BreadcrumbList']],
  ['/kurzy/java-kurz/zdroje', 'Zdroje ku kurzu Java Kurz', 'Eclipse Temurin JDK'],
  [freeLecture, 'Tvoj prvý riadok', 'konzol', ['BreadcrumbList']],
  ['/lektor/zuzana-hlavata', 'Zuzana Hlavatá', 'Java Kurz', ['Person']],
  ['/feedback', 'Povedz nám, čo zlepšiť', site.email],
  ['/2-percenta', '2 percentá z dane', site.organisation.registrationNumber],
  ['/newsletter', 'Novinky', 'RSS'],
  ['/hladat', 'Hľadať', 'Skús napríklad'],
  ['/skus', 'Na pokusy', 'const body'],
  ['/skus?jazyk=sql', 'Na pokusy', 'vypozicky'],
  ['/pre-ucitelov', 'Pre učiteľov', 'kód'],
  ['/o-projekte', 'O projekte', 'Kto sme', ['EducationalOrganization']],
];

test.each(screens)('%s is a whole page without scripts', async (path, heading, says, types = []) => {
  const response = await get(path);
  const html = await response.text();
  const meta = Object.fromEntries(tagsOf(html, 'meta').map((tag) => [tag.property ?? tag.name, tag.content]));
  const canonical = tagsOf(html, 'link').find((tag) => tag.rel === 'canonical')?.href;

  expect(response.status).toBe(200);
  expect(tagsOf(html, 'html')[0]?.lang).toBe('sk');
  expect(textOf(html, 'title')).toHaveLength(1);
  expect(textOf(html, 'title')[0]).toMatch(/Prvý riadok/);
  expect(textOf(html, 'h1')).toEqual([heading]);
  expect(textOf(html, 'main').join()).toContain(says);
  expect(meta.description?.length).toBeGreaterThan(15);
  expect(canonical).toBe(siteUrl + path);
  expect(meta).toMatchObject({
    'og:url': canonical,
    'og:site_name': site.name,
    'og:locale': 'sk_SK',
    'og:title': expect.stringMatching(/./),
    'og:description': meta.description,
    'og:image': expect.stringMatching(/^http/),
  });
  expect(meta).not.toHaveProperty('robots');
  expect(jsonLdOf(html).map((data) => data['@type'])).toEqual(types);
});

test('a course tells search engines its instance and its price', async () => {
  const [course] = jsonLdOf(await (await get('/kurzy/java-kurz')).text());
  expect(course).toMatchObject({
    name: 'Java Kurz',
    inLanguage: 'sk',
    isAccessibleForFree: false,
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: expect.stringMatching(/^PT/),
    },
    offers: [{ '@type': 'Offer', category: 'Paid', price: 49, priceCurrency: 'EUR' }],
  });
});

test.each([
  '/nic',
  '/clanky/nic',
  '/clanky/chyby-su-dobra-sprava', // an episode
  '/clanky/tag/nic',
  '/clanky?page=abc',
  '/clanky?page=0',
  '/clanky?page=3',
  '/videa/nic',
  '/videa/java-cykly', // only a lecture shows it
  '/videa?page=2',
  '/podcast/nic',
  '/podcast/git-za-jedno-popoludnie', // an article
  '/podcast/tag/nic',
  '/podcast?page=abc',
  '/kurzy/nic',
  '/kurzy/nic/zdroje',
  '/kurzy/stranka/0',
  '/kurzy/stranka/99',
  '/kurzy/stranka/abc',
  '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/nic',
  '/kurzy/java-kurz/kapitola/nic/lekcia/java-premenne',
  '/kurzy/sql-zaklady/kapitola/java-prvy-riadok/lekcia/java-premenne', // of another course
  '/checkout/nic/prod_java_kurz_basic',
  '/checkout/java-kurz/nic',
  '/checkout/java-kurz/nic/success',
  '/checkout/java-kurz/prod_ai_basic', // of another course
  '/lektor/nikto',
  '/clanky/%3Cscript%3E',
])('%s is a page that is not found', async (path) => {
  const response = await get(path);
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(textOf(html, 'h1')).toEqual(['Táto stránka tu nie je']);
  expect(tagsOf(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tagsOf(html, 'a').map((link) => link.href)).toContain('/');
});

test('an address that cannot be decoded is no error of the server', async () => {
  expect((await get('/clanky/%E0%A4%A')).status).toBeLessThan(500);
});

test.each(['', '/success'])(
  'the page /checkout/…%s is the same for everybody and stays out of search engines',
  async (end) => {
    const response = await get(`/checkout/java-kurz/prod_java_kurz_basic${end}`);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(textOf(html, 'title')[0]).toContain('Java kurz');
    expect(textOf(html, 'main').join()).toContain('Načítavame…');
    expect(tagsOf(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
    for (const list of ['/sitemap.xml', '/robots.txt'])
      expect(await (await get(list)).text()).not.toContain('/checkout');
  },
);

test.each(['/login', '/login/%2Fkurzy%2Fjava-kurz'])('%s stays out of search engines', async (path) => {
  const response = await get(path);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(textOf(html, 'h1')).toEqual(['Prihlásenie']);
  expect(tagsOf(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('the desk stands outside the shell, is kept by nobody and is the same page at each of its addresses', async () => {
  const response = await get('/admin');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await get('/admin/zaznam')).status).toBe(200);
  expect(textOf(html, 'h1')).toHaveLength(1);
  expect(tagsOf(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(tagsOf(html, 'footer')).toEqual([]);
});

test('the first page of courses has one address', async () => {
  const response = await get('/kurzy/stranka/1');
  expect(response.status).toBe(301);
  expect(new URL(response.headers.get('location') ?? '', siteUrl).href).toBe(`${siteUrl}/kurzy`);
});

test.each(['/2-percenta/', '/kurzy/', '/clanky/git-za-jedno-popoludnie/?utm_source=mail'])(
  '%s is the page without the slash',
  async (path) => {
    const response = await get(path);
    const html = await response.text();
    expect(response.status).toBe(200);
    const canonical = siteUrl + path.replace(/\/(\?.*)?$/, '');
    expect(tagsOf(html, 'link').find((tag) => tag.rel === 'canonical')?.href).toBe(canonical);
  },
);

test.each(Object.entries(site.social))('/%s leads to %s', async (network, address) => {
  const response = await get(`/${network}`);
  expect(response.status).toBe(302);
  expect(response.headers.get('location')).toBe(address);
});

test.each([
  [lockedFreeLecture, 'programovanie-od-nuly/03-rozhodovanie/02-podmienka.md'],
  [lockedPaidLecture, 'java-kurz/02-rozhodovanie-a-opakovanie/03-cykly.md'],
])('%s gives away none of its text', async (path, file) => {
  const [, , text = ''] = readFileSync(`src/content/courses/${file}`, 'utf8').split('---\n');
  const html = await (await get(path)).text();
  const words = (source: string) => source.replace(/[\s\u00A0]+/g, ' ');
  const sentences = text.match(/^[A-ZÁ-Ž][^`*[\n]{30,60}/gm) ?? [];
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((sentence) => words(html).includes(words(sentence)))).toEqual([]);
  expect(tagsOf(html, 'meta')).toContainEqual({ name: 'robots', content: 'noindex' });
});

test('an open lecture does have its text', async () => {
  const [, , text = ''] = readFileSync(
    'src/content/courses/programovanie-od-nuly/01-prvy-riadok/02-tvoj-prvy-riadok.md',
    'utf8',
  ).split('---\n');
  const html = await (await get(freeLecture)).text();
  const words = (source: string) => source.replace(/[\s\u00A0]+/g, ' ');
  // A question that is asked elsewhere is not shown where it is written.
  const sentences = text.replace(/^:::question[\s\S]*?^:::$/gm, '').match(/^[A-ZÁ-Ž][^`*[\n]{30,60}/gm) ?? [];
  expect(sentences.length).toBeGreaterThan(5);
  expect(sentences.filter((sentence) => !words(html).includes(words(sentence)))).toEqual([]);
});

test('a closed lecture of a free course asks to sign in and remembers where', async () => {
  const html = await (await get(lockedFreeLecture)).text();
  expect(textOf(html, 'h2')).toContain('Táto lekcia sa otvorí po prihlásení');
  expect(tagsOf(html, 'a').map((link) => link.href)).toContain(`/login/${encodeURIComponent(lockedFreeLecture)}`);
});

test('a closed lecture of a paid course leads with what is free and says the price', { tags: ['main'] }, async () => {
  const html = await (await get(lockedPaidLecture)).text();
  expect(textOf(html, 'h2')).toContain('Táto lekcia patrí do plateného kurzu');
  expect(textOf(html, 'main').join()).toContain('49 €');
  const free = '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-prvy-vypis';
  const links = tagsOf(html, 'a').map(({ href }, index) => ({ href, text: textOf(html, 'a')[index] }));
  const places = ['Prečítať prvú kapitolu', 'Kúpiť za 49 €'].map((text) =>
    links.findIndex((link) => link.text === text),
  );
  expect(places[0]).toBeGreaterThan(0);
  expect(links[places[0] ?? 0]?.href).toBe(free);
  expect(places[1]).toBeGreaterThan(places[0] ?? 0);
});
