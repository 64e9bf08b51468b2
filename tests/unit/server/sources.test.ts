import { expect, test } from 'vitest';
import { plainMarkdown } from '#src/server/integrations/sources/plainMarkdown.ts';
import { podcastGuid } from '#src/server/integrations/sources/podcast/podcastGuid.ts';
import { readFeed } from '#src/server/integrations/sources/podcast/readFeed.ts';
import { readXml } from '#src/server/integrations/sources/readXml.ts';
import { descriptionChapters } from '#src/server/integrations/sources/youtube/descriptionChapters.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

test('XML from outside names no entity of its own, no file of ours, and no endless depth', async () => {
  const xxe = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "lol">]><rss><a>&x;&y;</a></rss>';
  const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><r>${'&b;'.repeat(1000)}</r>`;
  // Also in the second, forgiving try, which a bare `&` brings about.
  for (const flaw of ['', '<a>&</a>']) {
    expect((await readXml(xxe.replace('<a>', `${flaw}<a>`))).children.at(-1)?.text).toBe('&x;&y;');
    expect((await readXml(bomb.replace('</r>', `${flaw}</r>`))).text).toHaveLength(3000);
    await expect(readXml(`<r>${flaw}${'<a>'.repeat(1000)}`)).rejects.toThrow('too large');
    const attributes = [...Array(2000).keys()].map((key) => `a${key}=""`).join(' ');
    await expect(readXml(`<r>${flaw}<a ${attributes}/></r>`)).rejects.toThrow('too large');
    await expect(readXml(`<rss><channel>${flaw}`)).rejects.toThrow('broken');
    await expect(readXml(`<html>${flaw}<p>Údržba</html>`)).rejects.toThrow('broken');
  }
  await expect(readXml('')).rejects.toThrow();
});

test('XML that is only careless is read as it was meant', async () => {
  const one = async (xml: string) => (await readXml(xml, { itunes: 'urn:itunes' })).children[0];
  expect((await one('<r><a>Káva & čaj, AT&T; 1 && 2 &#38; &nbsp;</a></r>'))?.text).toBe(
    'Káva & čaj, AT&T; 1 && 2 & &nbsp;',
  );
  expect((await one('<r><a url="/x?a=1&b=2&amp;c=3"/></r>'))?.attributes.url).toBe('/x?a=1&b=2&c=3');
  expect((await one('<r><a>a\u0000b\u0008c\u001Fd\uFFFEe\uD800f&#8;&#x1F;&#0;\tg</a></r>'))?.text).toBe('abcdef\tg');
  expect((await one('<r><a><![CDATA[if (a && b) &#8; &]]> & <![CDATA[c & d]]></a></r>'))?.text).toBe(
    'if (a && b) &#8; & & c & d',
  );
  expect(await one('<r><itunes:a>x</itunes:a></r>')).toMatchObject({ ns: 'urn:itunes', name: 'a', text: 'x' });
  expect(await one('<r xmlns:itunes="urn:own"><itunes:a>&</itunes:a></r>')).toMatchObject({ ns: 'urn:own' });
  expect(await one('<r><other:a other:b="c">x</other:a></r>')).toMatchObject({ name: 'a', text: 'x' });
  const careless =
    '<rss><channel><item><title>Káva & čaj</title><enclosure url="/a.mp3?b=1&c=2"/><itunes:duration>9</itunes:duration>';
  const feed = await readFeed(`${careless}</item></channel></rss>`, 'https://example.org/');
  expect(feed.items[0]).toMatchObject({ title: 'Káva & čaj', durationSeconds: 9 });
  expect(feed.items[0]?.audio.url).toBe('https://example.org/a.mp3?b=1&c=2');
  // As long as it is: no part of it is taken for another thing.
  const long = `${'slovo '.repeat(5000)}& ${'&amp;'.repeat(5000)}<![CDATA[${'&'.repeat(40_000)}]]>`;
  expect((await one(`<r><a>${long}</a></r>`))?.text).toBe(`${'slovo '.repeat(5000)}& ${'&'.repeat(45_000)}`);
});

test('others have their turn while XML is read, however much of it is broken', async () => {
  const many = (text: string) => `<r>${text.repeat(300_000)}</r>`;
  let longest = 0;
  let last = performance.now();
  const turns = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  for (const hostile of [many('& '), many('&x;'), `<r>&${many('&x;')}</r>`, many('<![CDATA['), many('&#8;')]) {
    await readXml(hostile).catch((error: unknown) => expect(String(error)).toContain('broken'));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  clearInterval(turns);
  expect(longest).toBeLessThan(1000);
});

test('a feed is read by its namespaces, not by their prefixes', async () => {
  const feed = await readFeed(
    `<rss xmlns:i="http://www.itunes.com/dtds/podcast-1.0.dtd"
      xmlns:p="https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md"><channel><title>T</title>
      <p:guid>g</p:guid><item><title>Prvá &amp; druhá</title><guid>1</guid><enclosure url="a.mp3"/><i:duration>1:02:03</i:duration>
      <p:season name="Jar">3</p:season><p:transcript url="/t.vtt" type="text/vtt"/><pubDate>Mon, 02 Mar 2026 10:00:00 CET</pubDate></item>
      <item><title>Bez nahrávky</title></item></channel></rss>`,
    'https://example.org/podcast/feed.xml',
  );
  expect(feed).toMatchObject({
    guid: 'g',
    items: [{ guid: '1', title: 'Prvá & druhá', durationSeconds: 3723, season: 3 }],
  });
  expect(feed.items).toHaveLength(1);
  expect(feed.items[0]).toMatchObject({
    audio: { url: 'https://example.org/podcast/a.mp3', bytes: null },
    transcripts: [{ url: 'https://example.org/t.vtt', mimeType: 'text/vtt' }],
    publishedAt: new Date('2026-03-02T09:00:00Z'),
  });
  const atom = readFeed('<feed xmlns="http://www.w3.org/2005/Atom"/>', 'https://example.org/');
  await expect(atom).rejects.toThrow('no RSS');
});

test('the guid of a feed that says none is the one of the namespace’s example', () => {
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe('917393e3-1b1e-5cef-ace4-edaa54e1f810');
  expect(podcastGuid('podnews.net/rss')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
  expect(podcastGuid('https://podnews.net/rss/')).toBe('9b024349-ccf0-5f69-a609-6b82873eab3c');
});

test('chapters of a description are those that YouTube itself would show', () => {
  const of = (text: string, seconds: number | null = 600) =>
    descriptionChapters(text, seconds).map(({ title }) => title);
  expect(of('O čom je.\n0:00 Úvod\n(1:10) – Časť\n5:00 „Záver“')).toEqual(['Úvod', 'Časť', 'Záver“']);
  expect(of('0:00 Úvod\n1:10 Časť'), 'two').toEqual([]);
  expect(of('0:10 Úvod\n1:10 Časť\n5:00 Záver'), 'not from the beginning').toEqual([]);
  expect(of('0:00 Úvod\n5:00 Časť\n1:00 Záver'), 'there and back').toEqual([]);
  expect(of('0:00 Úvod\n1:00 Časť\n9:55 Záver'), 'behind the end').toEqual([]);
  expect(of('0:00 Úvod\n59:59 Časť\n1:02:03 Záver', 4000)).toEqual(['Úvod', 'Časť', 'Záver']);
});

test('what a description says is only words, whatever it looks like', async () => {
  const written =
    '# Nie nadpis\n- ani zoznam\n1. ani číslo\n\n![obrázok](https://example.org/a.png) ::youtube{id=x} <b>x</b>\n\n    ani kód';
  const shown = await renderMarkdown(plainMarkdown(written));
  expect(shown).not.toMatch(/<(h1|ul|ol|img|b|pre|iframe)\b/);
  expect(shown).toContain('# Nie nadpis');
  expect(shown).toContain('<a href="https://example.org/a.png"');
});
