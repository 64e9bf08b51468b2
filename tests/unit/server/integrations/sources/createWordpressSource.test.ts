import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Source, Sourced, SourceLook } from '#src/server/integrations/sources/source.ts';
import { createWordpressSource } from '#src/server/integrations/sources/wordpress/createWordpressSource.ts';
import { verifyWebhook } from '#src/server/integrations/sources/wordpress/verifyWebhook.ts';
import { plainGet } from '#tests/support/plainGet.ts';
import { expectedOf } from '#tests/support/wordpress/expected.ts';
import {
  type Names,
  type Post,
  recordedPosts,
  startChanging,
  startRecorded,
  startServer,
} from '#tests/support/wordpress/wordpressServer.ts';

const signal = AbortSignal.timeout(60_000);
const open = (url: string, password: string | null = null): Source =>
  createWordpressSource({ url, password, podcastCategory: 'podcast', get: plainGet });

async function look(source: Source, mark: string | null = null): Promise<{ look: SourceLook; things: Sourced[] }> {
  const look = await source.look(mark, signal);
  if (look === 'unchanged') throw new Error('There is something new.');
  const things: Sourced[] = [];
  for await (const thing of look.things) things.push(thing);
  return { look, things };
}

describe('what a real WordPress has answered', () => {
  test('brings each kind of post as it was written there, and nothing that is not for everybody', async () => {
    const { url } = await startRecorded();
    const { look: seen, things } = await look(open(url));
    expect(things).toHaveLength(12);
    expect(seen.present()).toEqual(new Set(things.map(({ externalId }) => externalId)));
    for (const { title, text, losses } of things) {
      const expected = expectedOf(title);
      for (const words of expected.text) expect(text).toContain(words);
      expect(losses).toEqual(expected.losses);
    }
  });

  test('brings its address, author, tags, day and picture, and the paths that it had', async () => {
    const { url } = await startRecorded();
    const { things } = await look(open(url));
    const [first] = things;
    expect(first).toMatchObject({
      kind: 'article',
      slug: 'nadpisy-0',
      title: 'Nadpisy č. 0: “prvý” & ďalší',
      summary: 'Text pod ňou – a ďalej.',
      authorName: 'Jozef Mrkva & syn',
      authorId: expect.stringMatching(/^\d+$/),
      tags: [
        { id: expect.stringMatching(/^\d+$/), slug: 'zaciatky', name: 'Začiatky' },
        { id: expect.stringMatching(/^\d+$/), slug: 'java', name: 'Java' },
        { id: expect.stringMatching(/^\d+$/), slug: 'znacka-0', name: 'Značka 0' },
      ],
      publishedAt: new Date('2024-01-01T08:00:00Z'),
      formerPaths: ['/2024/01/nadpisy-0/', `/?p=${first?.externalId}`],
    });
    expect(first?.picture).toMatch(/\/wp-content\/uploads\/.*obrazok-0\.png$/);
    expect(things[1]).toMatchObject({ slug: 'zoznamy-c-1-prvy-dalsi', summary: 'Zhrnutie príspevku 1. Druhá veta.' });
  });

  test('makes an episode of a post of the named category, with its recording', async () => {
    const { url } = await startRecorded();
    const { things } = await look(open(url));
    const episodes = things.filter(({ kind }) => kind === 'episode');
    expect(episodes).toHaveLength(1);
    expect(episodes[0]).toMatchObject({ audio: { mimeType: 'audio/mpeg', bytes: null, durationSeconds: null } });
    expect(episodes[0]).toHaveProperty('audio.url', expect.stringMatching(/\/epizoda\.mp3$/));
    const articles = createWordpressSource({ url, password: null, podcastCategory: null, get: plainGet });
    expect((await look(articles)).things.every(({ kind }) => kind === 'article')).toBe(true);
  });

  test('is unchanged after two questions for posts, and three for names', async () => {
    const { url, asked } = await startRecorded();
    const { look: seen } = await look(open(url));
    asked.length = 0;
    expect(await open(url).look(seen.mark(), signal)).toBe('unchanged');
    expect(asked).toHaveLength(5);
  });
});

describe('a WordPress that changes', () => {
  const many = (count: number): Post[] => {
    const [first] = recordedPosts();
    if (!first) throw new Error('Nothing was recorded.');
    return Array.from({ length: count }, (_, index) => {
      const at = new Date(Date.UTC(2024, 0, 1) + index * 3_600_000).toISOString().slice(0, 19);
      return { ...first, id: index + 1, slug: `prispevok-${index + 1}`, date_gmt: at, modified_gmt: at };
    });
  };
  const idsOf = (things: Sourced[]) => things.map(({ externalId }) => externalId);

  test('is read to its end, the oldest change first', async () => {
    let posts = many(250);
    const { url } = await startChanging(() => posts);
    const { look: seen, things } = await look(open(url));
    expect(idsOf(things)).toEqual(posts.map(({ id }) => String(id)));
    // One in the middle is written anew, one is deleted, one comes.
    const [last] = many(251).slice(-1);
    posts = posts
      .filter(({ id }) => id !== 7)
      .map((post) => (post.id === 100 ? { ...post, modified_gmt: '2024-06-01T00:00:00' } : post));
    if (last) posts.push(last);
    const next = await look(open(url), seen.mark());
    expect(idsOf(next.things)).toEqual(['251', '100']);
    expect(next.look.present()).toEqual(new Set(posts.map(({ id }) => String(id))));
    expect(await open(url).look(next.look.mark(), signal)).toBe('unchanged');
  });

  test('what was changed a moment ago is read once more, since it may have been changed twice in a second', async () => {
    const [post] = many(1);
    const at = new Date().toISOString().slice(0, 19);
    let title = 'Prvý';
    const { url } = await startChanging(() =>
      post ? [{ ...post, modified_gmt: at, title: { rendered: title } }] : [],
    );
    const { look: seen } = await look(open(url));
    title = 'Druhý';
    const next = await look(open(url), seen.mark());
    expect(next.things.map(({ title }) => title)).toEqual(['Druhý']);
  });

  test('a name that is changed has everything read once more, for its posts are not changed by it', async () => {
    const posts = many(3);
    const java = { id: 4, name: 'Java', slug: 'java' };
    const names: Names = { categories: [java], tags: [], users: [{ id: 1, name: 'Jozef', slug: 'jozef' }] };
    const { url } = await startChanging(() => posts, { names });
    const { look: seen } = await look(open(url));
    names.tags = [{ id: 9, name: 'Nová', slug: 'nova' }];
    expect(await open(url).look(seen.mark(), signal), 'a new one comes with its posts').toBe('unchanged');
    for (const rename of [
      () => (java.name = 'Java a\u00A0spol'),
      () => (names.users = [{ id: 1, name: 'Jozef Mrkva', slug: 'jozef' }]),
    ]) {
      const { look: before } = await look(open(url));
      rename();
      const next = await look(open(url), before.mark());
      expect(next.things).toHaveLength(3);
      expect(await open(url).look(next.look.mark(), signal)).toBe('unchanged');
      // What is not told any more is no change.
      const told = names.users ?? [];
      delete names.users;
      expect(await open(url).look(next.look.mark(), signal)).toBe('unchanged');
      names.users = told;
    }
  });

  test('one that is only gone brings nothing, and is not there any more', async () => {
    let posts = many(5);
    const { url } = await startChanging(() => posts);
    const { look: seen } = await look(open(url));
    posts = posts.slice(1);
    const next = await look(open(url), seen.mark());
    expect(next.things).toEqual([]);
    expect(next.look.present()).toEqual(new Set(['2', '3', '4', '5']));
  });

  test('a look that was cut off is made again from its beginning', async () => {
    const posts = many(150);
    const { url } = await startChanging(() => posts);
    const cut = await open(url).look(null, signal);
    if (cut !== 'unchanged') for await (const _ of cut.things) break;
    expect((await look(open(url), null)).things).toHaveLength(150);
  });

  test('a mark of another version is none', async () => {
    const { url } = await startChanging(() => many(3));
    for (const mark of ['', 'x', '{"version":9}']) expect((await look(open(url), mark)).things).toHaveLength(3);
  });

  test('is found where its addresses are numbers', async () => {
    const { url } = await startChanging(() => many(3), { isPlain: true });
    expect((await look(open(url))).things).toHaveLength(3);
  });

  test('is asked for less where it cannot say a hundred at once', async () => {
    const posts = many(60);
    const real = await startChanging(() => posts);
    const weak = await startServer(async (request, response) => {
      const path = request.url ?? '';
      const count = new URL(path, real.url).searchParams.get('include')?.split(',').length ?? 0;
      if (count > 20) {
        response.writeHead(500).end();
        return;
      }
      const answer = await fetch(`${real.url}${path}`);
      response
        .writeHead(answer.status, { 'x-wp-total': answer.headers.get('x-wp-total') ?? '' })
        .end(await answer.text());
    });
    expect((await look(open(weak.url))).things).toHaveLength(60);
  });

  test('gets the password of the site, and only there', async () => {
    let heard: string | undefined;
    const { url } = await startServer((request, response) => {
      heard = request.headers.authorization;
      response.writeHead(200, { 'x-wp-total': '0' }).end('[]');
    });
    await look(open(url, 'jozef:abcd efgh'));
    expect(heard).toBe(`Basic ${Buffer.from('jozef:abcd efgh').toString('base64')}`);
  });
});

describe('drafts of a WordPress', () => {
  const password = 'jozef:abcd efgh';
  const make = (id: number, status = 'publish'): Post => {
    const [first] = recordedPosts();
    if (!first) throw new Error('Nothing was recorded.');
    const at = new Date(Date.UTC(2024, 0, 1) + id * 3_600_000).toISOString().slice(0, 19);
    const isDraft = status !== 'publish';
    const own = isDraft ? { slug: '', link: `https://blog.example/?p=${id}` } : { slug: `prispevok-${id}` };
    return { ...first, ...own, id, status, date_gmt: at, modified_gmt: at };
  };
  const standing = (things: Sourced[]) => things.map(({ externalId, isDraft = false }) => [externalId, isDraft]);

  test('come with a password alone, and say that they are', async () => {
    const posts = [make(1), make(2, 'draft'), make(3, 'pending')];
    const { url, asked } = await startChanging(() => posts, { password });
    const { things } = await look(open(url, password));
    expect(standing(things)).toEqual([
      ['1', false],
      ['2', true],
      ['3', true],
    ]);
    expect(things[1]).toMatchObject({ url: 'https://blog.example/?p=2', publishedAt: new Date(0) });
    asked.length = 0;
    expect(standing((await look(open(url))).things)).toEqual([['1', false]]);
    expect(asked.filter((path) => path.includes('status='))).toEqual([]);
  });

  test('cost no request more when nothing has changed', async () => {
    const posts = Array.from({ length: 150 }, (_, index) => make(index + 1, index % 3 ? 'publish' : 'draft'));
    const { url, asked } = await startChanging(() => posts, { password });
    const { look: seen } = await look(open(url, password));
    asked.length = 0;
    expect(await open(url, password).look(seen.mark(), signal)).toBe('unchanged');
    expect(asked).toHaveLength(5);
  });

  test('are seen to be published, to go back and to be deleted, also where the time of the last change stays', async () => {
    let posts = [make(1), make(2, 'draft'), make(3, 'draft')];
    const { url } = await startChanging(() => posts, { password });
    let { look: seen } = await look(open(url, password));
    for (const [now, changed, present] of [
      [[make(1), make(2), make(3, 'draft')], [['2', false]], ['1', '2', '3']],
      [[make(1), make(2, 'draft'), make(3, 'draft')], [['2', true]], ['1', '2', '3']],
      [[make(1), make(2, 'draft')], [], ['1', '2']],
    ] as const) {
      posts = [...now];
      const next = await look(open(url, password), seen.mark());
      expect(standing(next.things)).toEqual(changed);
      expect(next.look.present()).toEqual(new Set(present));
      seen = next.look;
    }
  });

  test('of others do not hide posts from who may not read them', async () => {
    const posts = Array.from({ length: 250 }, (_, index) => make(index + 1, index % 5 ? 'publish' : 'draft'));
    const isPublished = ({ status }: Post) => status === 'publish';
    const { url, asked } = await startChanging(() => posts, { password, mayRead: isPublished });
    const { look: seen, things } = await look(open(url, password));
    expect(things).toHaveLength(200);
    asked.length = 0;
    expect(await open(url, password).look(seen.mark(), signal)).toBe('unchanged');
    expect(asked).toHaveLength(5);
  });

  test('are not asked for again by who may not write posts', async () => {
    const posts = [make(1), make(2, 'draft')];
    const { url, asked } = await startChanging(() => posts, { password, mayWrite: false });
    const { look: seen, things } = await look(open(url, password));
    expect(standing(things)).toEqual([['1', false]]);
    asked.length = 0;
    expect(await open(url, password).look(seen.mark(), signal)).toBe('unchanged');
    expect(asked).toHaveLength(6);
  });

  test('with a wrong password are refused, so that somebody learns of it', async () => {
    const { url } = await startChanging(() => [make(1)], { password });
    await expect(open(url, 'jozef:ine').look(null, signal)).rejects.toMatchObject({ code: 'refused', status: 401 });
  });
});

describe('a WordPress that cannot be read', () => {
  test.each([
    [200, '<!doctype html><h1>Údržba</h1>', { code: 'unreadable' }],
    [200, '{"posts":[]}', { code: 'unreadable' }],
    [200, '[{"id":"x"}]', { code: 'unreadable' }],
    [401, '{"code":"rest_forbidden"}', { code: 'refused', status: 401 }],
    [429, 'Slow down', { code: 'status', status: 429, mayPass: true }],
    [500, '<h1>Error</h1>', { code: 'status', status: 500, mayPass: true }],
    [404, '<h1>Not found</h1>', { code: 'status', status: 404, mayPass: false }],
  ])('says why: %i %s', async (status, body, failure) => {
    const { url } = await startServer((_, response) => response.writeHead(status, { 'x-wp-total': '1' }).end(body));
    await expect(open(url).look(null, signal)).rejects.toMatchObject({ name: 'SourceError', ...failure });
  });

  test('is not followed to another site', async () => {
    const { url } = await startServer((request, response) => {
      if (request.headers.host?.startsWith('localhost')) response.writeHead(200, { 'x-wp-total': '0' }).end('[]');
      else response.writeHead(302, { location: `http://localhost:${new URL(url).port}${request.url}` }).end();
    });
    await expect(open(url).look(null, signal)).rejects.toMatchObject({ name: 'SourceError', code: 'address' });
  });

  test('ends with an error in the middle, so that nothing is taken for gone', async () => {
    const posts = recordedPosts();
    const { url } = await startServer((request, response) => {
      if (request.url?.includes('include=')) response.writeHead(503).end();
      else response.writeHead(200, { 'x-wp-total': String(posts.length) }).end(JSON.stringify(posts));
    });
    await expect(look(open(url))).rejects.toMatchObject({ code: 'status', status: 503 });
  });
});

describe('a webhook', () => {
  const body = Buffer.from('{"post_id":7}');
  const signature = createHmac('sha256', 'tajomstvo').update(body).digest('hex');

  test('is believed when it is signed with the secret', () => {
    expect(verifyWebhook('tajomstvo', body, `sha256=${signature}`)).toBe(true);
    expect(verifyWebhook('tajomstvo', body, signature.toUpperCase())).toBe(true);
  });

  test.each([
    '',
    'sha256=',
    signature.slice(1),
    `sha1=${signature}`,
    `sha256=${signature.replace(/^./, (a) => (a === '0' ? '1' : '0'))}`,
  ])('is not with the signature %j', (written) => {
    expect(verifyWebhook('tajomstvo', body, written)).toBe(false);
  });

  test('is not with another secret, body, or with no secret at all', () => {
    expect(verifyWebhook('iné', body, signature)).toBe(false);
    expect(verifyWebhook('tajomstvo', Buffer.from('{}'), signature)).toBe(false);
    expect(verifyWebhook('', body, createHmac('sha256', '').update(body).digest('hex'))).toBe(false);
  });
});
