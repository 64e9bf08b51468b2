import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { startWordpress } from '#scripts/sources/startWordpress.ts';
import { storeNames } from '#src/domain/mediaNames.ts';
import { mediaFile } from '#src/server/db/schema/mediaFile.ts';
import { post } from '#src/server/db/schema/post.ts';
import { contentSource } from '#src/server/db/schema/source.ts';
import { createFolderStore } from '#src/server/integrations/media/folderStore.ts';
import { createGet, type Get, publicAndHere } from '#src/server/integrations/sources/openAddress.ts';
import type { Sourced } from '#src/server/integrations/sources/source.ts';
import {
  type AskWordpress,
  createWordpressSource,
} from '#src/server/integrations/sources/wordpress/createWordpressSource.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { keepSources } from '#src/server/services/writing/source/keepSources.ts';
import { runSource } from '#src/server/services/writing/source/runSource.ts';
import { openTestFolder } from '#tests/support/database.ts';
import { freePort } from '#tests/support/freePort.ts';
import { plainGet } from '#tests/support/plainGet.ts';
import { expectedOf } from '#tests/support/wordpress/expected.ts';

// npm run bench:wordpress: what comes from a real WordPress of 300 posts is what was written there, and what it takes.
// npm run bench:wordpress -- --whole: how long a thousand posts take, each with a photograph of its own, until they are on the site.
// npm run bench:wordpress -- --record: the answers of a small one, for the tests.
const { record, whole } = parseArgs({
  options: { record: { type: 'boolean', default: false }, whole: { type: 'boolean', default: false } },
}).values;
const posts = whole ? 1000 : record ? 15 : 300;
const site = await startWordpress({ port: record ? 8091 : await freePort(), posts, havePhotographs: whole });
try {
  if (record) await keepAnswers();
  else if (whole) await bringAll();
  else {
    await compareDrafts();
    await compare();
  }
} finally {
  await site.stop();
}

/** As the site's worker does it, into an embedded database and a folder; then once more. */
async function bringAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prvy-riadok-wordpress-'));
  const database = await openTestFolder(join(folder, 'data'));
  const store = createFolderStore(join(folder, 'media'));
  let asked = 0;
  const open = createGet(publicAndHere);
  const get: Get = (...request) => {
    asked += 1;
    return open(...request);
  };
  const source = createWordpressSource({ url: site.url, password: null, podcastCategory: 'podcast', get });
  let time = Date.now();
  const ctx = { db: database.db, logger: pino({ level: 'error' }), now: () => new Date(time) };
  const look = async () => {
    asked = 0;
    const start = performance.now();
    await runSource({ ctx, source, store, get, signal: AbortSignal.timeout(1_200_000) });
    time += 6 * 60_000;
    const [row] = await database.db.select().from(contentSource);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${seconds} s, ${asked} requests:`, { ...row?.report, losses: row?.report.losses.length });
  };
  try {
    await keepSources({ ctx, input: { sources: [source] } });
    await look();
    const articles = await database.db.select().from(post);
    // Of each fifty one is private, one scheduled and one behind a password.
    assert.equal(articles.length, 940);
    const photographs = new Set(articles.map(({ text }) => /\/subory\/[^)\s]+foto-[^)\s]+/.exec(text)?.[0]));
    assert.equal(photographs.size, 940);
    for (const file of await database.db.select().from(mediaFile)) {
      for (const name of storeNames(file)) assert(await store.stat(name), name);
    }
    await look();
    assert(asked <= 6);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(): Promise<void> {
  let asked = 0;
  const get: AskWordpress = (address, options) => {
    asked += 1;
    return plainGet(address, options);
  };
  const open = () => createWordpressSource({ url: site.url, password: null, podcastCategory: 'podcast', get });
  const signal = AbortSignal.timeout(300_000);
  const start = performance.now();
  const look = await open().look(null, signal);
  assert(look !== 'unchanged');
  const things: Sourced[] = [];
  for await (const thing of look.things) things.push(thing);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  // Of each fifty one is private, one scheduled and one behind a password.
  assert.equal(things.length, 282);
  assert.equal(look.present()?.size, 282);
  assert.equal(new Set(things.map(({ slug }) => slug)).size, 282);
  assert.equal(things.filter(({ kind }) => kind === 'episode').length, 24);
  for (const thing of things) {
    const expected = expectedOf(thing.title);
    for (const words of expected.text) assert(thing.text.includes(words), `${thing.title}: ${words}\n${thing.text}`);
    assert.deepEqual(thing.losses, expected.losses, thing.title);
    assert.doesNotMatch(
      renderMarkdown(thing.text),
      /<(?:script|iframe|form|style|svg)\b|\son\w+=|data-(?:run|exercise)|callout/,
    );
    assert.match(thing.formerPaths[0] ?? '', /^\/2024\/\d\d\/[a-z0-9-]+\/$/);
  }
  console.log(`300 posts: ${things.length} came in ${seconds} s with ${asked} requests`);

  asked = 0;
  let mark = look.mark();
  assert.equal(await open().look(mark, signal), 'unchanged');
  assert(asked <= 6);
  console.log(`a look without changes: ${asked} requests`);

  const [a, b, c] = things.slice(20, 23).map(({ externalId }) => Number(externalId));
  for (const [what, php, changed, gone] of [
    ['a changed one', `wp_update_post(['ID' => ${a}, 'post_title' => 'Zmenený']);`, [a], []],
    ['one that was made private', `wp_update_post(['ID' => ${b}, 'post_status' => 'private']);`, [], [b]],
    ['one that was put behind a password', `wp_update_post(['ID' => ${c}, 'post_password' => 'x']);`, [], [c]],
    ['the same one without it', `wp_update_post(['ID' => ${c}, 'post_password' => '']);`, [c], []],
    ['a deleted one', `wp_delete_post(${a}, true);`, [], [a]],
  ] as const) {
    site.run(php);
    // What was changed in this very second would come once more.
    await wait(2500);
    const look = await open().look(mark, signal);
    assert(look !== 'unchanged', what);
    const seen: Sourced[] = [];
    for await (const thing of look.things) seen.push(thing);
    assert.deepEqual(
      seen.map(({ externalId }) => Number(externalId)),
      changed,
      what,
    );
    for (const id of gone) assert.equal(look.present()?.has(String(id)), false, what);
    for (const id of changed) assert.equal(look.present()?.has(String(id)), true, what);
    mark = look.mark();
  }
  // What comes at its hour keeps the time of its last change.
  const scheduled = site.run(
    `$p = get_posts(['post_status' => 'future', 'numberposts' => 1])[0]; $wpdb->update($wpdb->posts, ['post_date' => '2026-01-01 08:00:00', 'post_date_gmt' => '2026-01-01 07:00:00'], ['ID' => $p->ID]); clean_post_cache($p->ID); wp_publish_post($p->ID); echo $p->ID;`,
  );
  await wait(2500);
  const last = await open().look(mark, signal);
  assert(last !== 'unchanged');
  const came: string[] = [];
  for await (const { externalId } of last.things) came.push(externalId);
  assert.deepEqual(came, [scheduled.trim()]);
  console.log('changed, private, behind a password, deleted, scheduled: seen');
}

/** What comes with a password of an editor, of an author, of somebody who may only read, and with a wrong one. */
async function compareDrafts(): Promise<void> {
  const password = (login: string, role: string) =>
    site
      .run(
        `$u = get_user_by('login', '${login}'); $id = $u ? $u->ID : wp_insert_user(['user_login' => '${login}', 'user_pass' => 'x', 'role' => '${role}']); echo WP_Application_Passwords::create_new_application_password($id, ['name' => 'web'])[0];`,
      )
      .trim();
  let asked = 0;
  const open = (login: string, secret: string | null) =>
    createWordpressSource({
      url: site.url,
      password: secret && `${login}:${secret}`,
      podcastCategory: 'podcast',
      get: (address, options) => {
        asked += 1;
        return plainGet(address, options);
      },
    });
  const signal = AbortSignal.timeout(300_000);
  const read = async (source: ReturnType<typeof open>, mark: string | null) => {
    const look = await source.look(mark, signal);
    assert(look !== 'unchanged');
    const things: Sourced[] = [];
    for await (const thing of look.things) things.push(thing);
    return { things, present: look.present(), mark: look.mark() };
  };
  const make = (status: string) =>
    site
      .run(
        `echo wp_insert_post(['post_title' => 'Návrh ${status}', 'post_content' => '<p>Zatiaľ takto.</p>', 'post_status' => '${status}', 'post_author' => 1]);`,
      )
      .trim();
  const [draft, pending] = [make('draft'), make('pending')];
  await wait(2500);
  const without = await read(open('', null), null);
  const editor = open('spravca', password('spravca', 'administrator'));
  let { things, present, mark } = await read(editor, null);
  assert.deepEqual(things.flatMap(({ externalId, isDraft }) => (isDraft ? [externalId] : [])).sort(), [draft, pending]);
  assert.equal(things.length, without.things.length + 2);
  assert(present?.has(draft) && present.has(pending));
  const found = things.find(({ externalId }) => externalId === draft);
  assert.equal(found?.title, 'Návrh draft');
  assert.equal(found.url, `${site.url}/?p=${draft}`);
  assert.deepEqual(found.formerPaths, [`/?p=${draft}`]);
  asked = 0;
  assert.equal(await editor.look(mark, signal), 'unchanged');
  assert(asked <= 6);
  for (const [what, php, changed, isThere] of [
    ['published', `wp_publish_post(${draft});`, [false], true],
    ['taken back', `wp_update_post(['ID' => ${draft}, 'post_status' => 'draft']);`, [true], true],
    ['thrown away', `wp_trash_post(${draft});`, [], false],
  ] as const) {
    site.run(php);
    await wait(2500);
    ({ things, present, mark } = await read(editor, mark));
    assert.deepEqual(
      things.map(({ isDraft = false }) => isDraft),
      changed,
      what,
    );
    assert.equal(present?.has(draft), isThere, what);
  }
  for (const [role, most] of [
    ['author', 2],
    ['subscriber', 3],
  ] as const) {
    const source = open(`ten-${role}`, password(`ten-${role}`, role));
    const { things, mark } = await read(source, null);
    assert.equal(things.length, without.things.length, role);
    asked = 0;
    assert.equal(await source.look(mark, signal), 'unchanged', role);
    assert(asked <= most, `${role}: ${asked} requests`);
  }
  await assert.rejects(open('spravca', 'abcd efgh').look(null, signal), { code: 'refused', status: 401 });
  console.log('drafts: published, taken back, thrown away, and those of others: seen');
}

/** Every answer that one whole look and one without changes got, by its address. */
async function keepAnswers(): Promise<void> {
  const answers: Record<string, { status: number; headers: Record<string, string>; body: unknown }> = {};
  const get: AskWordpress = async (address, options) => {
    const answer = await plainGet(address, options);
    const text = await answer.text();
    const headers = {
      'content-type': answer.headers.get('content-type') ?? '',
      'x-wp-total': answer.headers.get('x-wp-total') ?? '',
    };
    const { pathname, search } = new URL(address);
    answers[`${pathname}${search}`] = { status: answer.status, headers, body: withoutLinks(JSON.parse(text)) };
    return { ...answer, text: async () => text };
  };
  const source = createWordpressSource({ url: site.url, password: null, podcastCategory: 'podcast', get });
  const look = await source.look(null, AbortSignal.timeout(60_000));
  assert(look !== 'unchanged');
  for await (const _ of look.things);
  assert.equal(await source.look(look.mark(), AbortSignal.timeout(60_000)), 'unchanged');
  const text = JSON.stringify({ url: site.url, answers }, null, 1);
  mkdirSync('tests/support/wordpress', { recursive: true });
  writeFileSync('tests/support/wordpress/answers.json', `${text}\n`);
  const xml = site.run(`require_once ABSPATH . 'wp-admin/includes/export.php'; export_wp();`);
  writeFileSync('tests/support/wordpress/export.xml', xml);
  console.log(`${Object.keys(answers).length} answers, ${text.length} bytes; an export of ${xml.length} bytes`);
}

/** Addresses of the interface itself, which nobody reads. */
function withoutLinks(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withoutLinks);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).flatMap(([name, value]) =>
      name === '_links' || name === 'avatar_urls' || name === 'media_details' ? [] : [[name, withoutLinks(value)]],
    ),
  );
}
