import { expect, test } from 'vitest';
import { plainMarkdown } from '#src/server/integrations/sources/plainMarkdown.ts';
import { podcastGuid } from '#src/server/integrations/sources/podcast/podcastGuid.ts';
import { readFeed } from '#src/server/integrations/sources/podcast/readFeed.ts';
import { readXml } from '#src/server/integrations/sources/readXml.ts';
import { descriptionChapters } from '#src/server/integrations/sources/youtube/descriptionChapters.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

test('XML from outside names no entity of its own, no file of ours, and no endless depth', () => {
  const xxe = '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "lol">]><rss><a>&x;&y;</a></rss>';
  expect(readXml(xxe).children[0]?.text).toBe('&x;&y;');
  const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><r>${'&b;'.repeat(1000)}</r>`;
  expect(readXml(bomb).text).toHaveLength(3000);
  expect(() => readXml('<a>'.repeat(1000))).toThrow('too large');
  expect(() => readXml('<rss><channel>')).toThrow('broken');
  expect(() => readXml('<html><p>Údržba</html>')).toThrow('broken');
  expect(() => readXml('')).toThrow();
});

test('a feed is read by its namespaces, not by their prefixes', () => {
  const feed = readFeed(
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
  expect(() => readFeed('<feed xmlns="http://www.w3.org/2005/Atom"/>', 'https://example.org/')).toThrow('no RSS');
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
