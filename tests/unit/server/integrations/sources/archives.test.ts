import { createReadStream, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGhost } from '#src/server/integrations/sources/archives/readGhost.ts';
import { readWxr } from '#src/server/integrations/sources/archives/readWxr.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { expectedOf } from '#tests/support/wordpress/expected.ts';

const wxr = 'tests/support/wordpress/export.xml';
const ghost = readFileSync('tests/support/ghost/export.json', 'utf8');
const site = new URL('https://ghost.example/blog/');
const words = async function* (text: string) {
  yield text;
};
const item = (inside: string) =>
  `<rss><channel><link>https://stary.example</link><item><title>A</title><wp:post_id>7</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status>${inside}</item></channel></rss>`;
const readItem = async (inside: string) => (await readWxr(words(item(inside)), { podcastCategory: null })).things[0];

describe('the export of a real WordPress', () => {
  const read = () => readWxr(createReadStream(wxr, { highWaterMark: 1000 }), { podcastCategory: 'Podcast' });

  test('brings the same as the site itself, and says what stays there', async () => {
    const { things, skipped, site } = await read();
    expect(site.hostname).toBe('127.0.0.1');
    expect(things).toHaveLength(12);
    for (const { title, text, losses } of things) {
      const expected = expectedOf(title);
      for (const words of expected.text) expect(text).toContain(words);
      expect(losses).toEqual(expected.losses);
    }
    expect(skipped.map(({ reason }) => reason).sort()).toEqual([
      'Príspevok je naplánovaný na neskôr.',
      'Príspevok je pod heslom.',
      'Príspevok je súkromný.',
    ]);
  });

  test('brings author, tags, day, picture and paths', async () => {
    const { things } = await read();
    expect(things[0]).toMatchObject({
      kind: 'article',
      slug: 'nadpisy-0',
      authorName: 'Jozef Mrkva & syn',
      publishedAt: new Date('2024-01-01T08:00:00Z'),
      formerPaths: ['/2024/01/nadpisy-0/', `/?p=${things[0]?.externalId}`],
      picture: expect.stringMatching(/obrazok-0\.png$/),
    });
    expect(things[0]?.tags.map(({ slug }) => slug).sort()).toEqual(['java', 'zaciatky', 'znacka-0']);
    expect(things.find(({ kind }) => kind === 'episode')).toHaveProperty(
      'audio',
      expect.objectContaining({ url: expect.stringMatching(/epizoda\.mp3$/), mimeType: 'audio/mpeg' }),
    );
  });

  test('shows pictures of a gallery that names them by number', async () => {
    const { things } = await read();
    const gallery = things.find(({ title }) => title.startsWith('Galérie'));
    expect(gallery?.text.match(/!\[Kruh číslo \d+\]/g)).toHaveLength(2);
  });
});

describe('a file that is something else', () => {
  test.each([
    ['', 'Súbor nie je'],
    ['<html></html>', 'Súbor nie je export WordPressu'],
    ['<rss><channel></rss>', 'Súbor nie je správne XML'],
    ['<rss><channel></channel></rss>', 'chýba v\u00A0ňom adresa webu'],
    [
      '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><rss><channel><link>https://a.sk</link><item>&b;</item></channel></rss>',
      'správne XML',
    ],
  ])('%j is told', async (text, message) => {
    await expect(readWxr(words(text), { podcastCategory: null })).rejects.toThrow(message);
  });

  test.each(['', '{}', '[]', '{"db":[]}'])('%j is no Ghost', (text) => {
    expect(() => readGhost(text, { site })).toThrow(/Súbor nie je/);
  });
});

test('what a writer has hidden in an item stays harmless', async () => {
  const thing = await readItem(
    '<content:encoded><![CDATA[:::task{id=x}\n\n<script>alert(1)</script>[php]<?php ?>[/php]]]></content:encoded>',
  );
  expect(renderMarkdown(thing?.text ?? '')).not.toMatch(/<script|callout|data-exercise/);
  expect(thing?.text).toContain('<?php ?>');
});

test('a block that several posts have in common stands where the post shows it, and one that is missing is told', async () => {
  const block = (id: number, text: string, status = 'publish') =>
    `<item><wp:post_id>${id}</wp:post_id><wp:post_type>wp_block</wp:post_type><wp:status>${status}</wp:status><content:encoded><![CDATA[${text}]]></content:encoded></item>`;
  const shown = (ref: number, more = '') => `<!-- wp:block {"ref":${ref}${more}} /-->`;
  const file = item(
    `<content:encoded><![CDATA[<p>pred</p>\n${shown(8, ',"content":{"a":{"b":"c"}}')}\n<p>po</p>${shown(9)}${shown(11)}<!-- wp:pattern {"slug":"tema/uvod"} /--><p>koniec</p>]]></content:encoded>`,
  ).replace(
    '</channel>',
    `${block(8, `<!-- wp:paragraph --><p>spoločné <b>slová</b></p><!-- /wp:paragraph -->${shown(10)}`)}${block(9, '<p>v koši</p>', 'trash')}${block(10, `<p>vnútri</p>${shown(8)}`)}</channel>`,
  );
  const { things } = await readWxr(words(file), { podcastCategory: null });
  expect(things).toHaveLength(1);
  expect(things[0]?.text).toBe('pred\n\nspoločné **slová**\n\nvnútri\n\npo\n\nkoniec');
  expect(things[0]?.losses).toEqual(
    ['č.\u00A08', 'č.\u00A09', 'č.\u00A011', '„tema/uvod“'].map(
      (name) => `Spoločný blok ${name} v\u00A0súbore nie je, jeho text sme nepreniesli.`,
    ),
  );
});

test('a draft has no day and no path', async () => {
  const draft = item('<wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt>').replace('publish', 'draft');
  const { things } = await readWxr(words(draft), { podcastCategory: null });
  expect(things).toMatchObject([{ slug: 'a', publishedAt: new Date(0), formerPaths: [] }]);
});

describe('the export of a Ghost', () => {
  const { things, skipped } = readGhost(ghost, { site });

  test('brings posts with their addresses, and says what stays there', () => {
    expect(things).toHaveLength(3);
    expect(things[0]).toMatchObject({
      kind: 'article',
      url: 'https://ghost.example/blog/prvy-prispevok/',
      slug: 'prvy-prispevok',
      summary: 'Ako sme začali & prečo.',
      authorName: 'Zuzana Hlavatá',
      tags: [{ slug: 'zaciatky', name: 'Začiatky' }],
      picture: 'https://ghost.example/blog/content/images/titul.jpg',
      formerPaths: ['/blog/prvy-prispevok/'],
      losses: ['Skript sme vynechali.'],
      text: 'Dobrý deň, **svet**. Toto je celý odsek.\n\n![Kruh](https://ghost.example/blog/content/images/a.png)\n\n*Popis*\n\n```javascript static\nlet a = 1;\n```',
    });
    expect(skipped).toEqual([
      { title: 'O nás', reason: 'Stránky sa neprenášajú, len príspevky.' },
      { title: 'Len pre členov', reason: 'Príspevok je len pre členov.' },
    ]);
  });

  test('reads what its editors store where there is no HTML', () => {
    expect(things[1]?.text).toBe(
      "## Nadpis\n\n**Tučné** a :::task zlý\n\n- položka\n\n```python static\nprint('<b>')\n```\n\n**z Markdownu**",
    );
    expect(things[2]).toMatchObject({ publishedAt: new Date(0), formerPaths: [] });
    expect(things[2]?.text).toBe(
      'Text **tučný**\\\n[odkaz](https://a.example/)\n\n![](https://ghost.example/content/images/b.png)\n\n*Popis b*\n\n```sql static\nselect 1\n```\n\n1. prvý',
    );
  });

  const withPost = (post: Record<string, unknown>) => {
    const whole = {
      id: 'a',
      title: 'A',
      slug: 'a',
      status: 'published',
      published_at: '2024-05-01T08:00:00Z',
      ...post,
    };
    return readGhost(JSON.stringify({ data: { posts: [whole] } }), { site }).things[0];
  };

  test('brings what the cards of its newer editor say, where there is no HTML, and names those that it cannot', () => {
    const cards = [
      { type: 'toggle', heading: 'Otázka', content: '<p>Odpoveď</p>' },
      { type: 'button', buttonText: 'Prihlás sa', buttonUrl: 'https://a.example/prihlaska' },
      { type: 'file', src: '__GHOST_URL__/a.pdf', fileTitle: 'Zadanie', fileCaption: 'Na\u00A0utorok' },
      { type: 'audio', src: '__GHOST_URL__/a.mp3', title: 'Rozhovor', duration: 10 },
      { type: 'video', src: '__GHOST_URL__/a.mp4', caption: 'Ukážka' },
      {
        type: 'bookmark',
        url: 'https://a.example/clanok',
        metadata: { title: 'Článok <i>', description: 'O čom je' },
      },
      {
        type: 'list',
        listType: 'number',
        start: 3,
        children: [{ type: 'listitem', children: [{ type: 'text', text: 'tretí' }] }],
      },
      { type: 'signup', header: 'Odoberaj' },
    ];
    const thing = withPost({ lexical: JSON.stringify({ root: { type: 'root', children: cards } }) });
    expect(thing?.text.split('\n\n')).toEqual([
      '**Otázka**',
      'Odpoveď',
      '[Prihlás sa](https://a.example/prihlaska)',
      '[Zadanie](https://ghost.example/blog/a.pdf)',
      'Na\u00A0utorok',
      '[Rozhovor](https://ghost.example/blog/a.mp3)',
      '[Video](https://ghost.example/blog/a.mp4)',
      '*Ukážka*',
      '[Článok \\<i>](https://a.example/clanok)',
      'O čom je',
      '3. tretí',
    ]);
    expect(thing?.losses).toEqual([
      'Zvukový súbor je tu ako odkaz.',
      'Video je tu ako odkaz.',
      'Kartu „signup“ sme nepreniesli.',
    ]);
  });

  test('leaves the controls of its players away', () => {
    const html = `<div class="kg-card kg-audio-card"><img src="" alt="audio-thumbnail" class="kg-audio-thumbnail kg-audio-hide">
      <div class="kg-audio-thumbnail placeholder"><svg></svg></div>
      <div class="kg-audio-player-container"><audio src="/a.mp3" preload="metadata"></audio>
      <div class="kg-audio-title">Rozhovor</div><div class="kg-audio-player"><button class="kg-audio-play-icon"></button>
      <span class="kg-audio-current-time">0:00</span><div class="kg-audio-time">/<span class="kg-audio-duration">10</span></div></div></div></div>
      <p>koniec</p>`;
    const thing = withPost({ html });
    expect(thing?.text).toBe('[Zvuková nahrávka](https://ghost.example/a.mp3)\n\nRozhovor\n\nkoniec');
    expect(thing?.losses).toEqual(['Zvukový súbor je tu ako odkaz.']);
  });
});
