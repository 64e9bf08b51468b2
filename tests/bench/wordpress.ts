import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startWordpress } from '#scripts/sources/startWordpress.ts';
import type { Sourced } from '#src/server/integrations/sources/source.ts';
import {
  type AskWordpress,
  createWordpressSource,
} from '#src/server/integrations/sources/wordpress/createWordpressSource.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';
import { plainGet } from '#tests/support/plainGet.ts';
import { expectedOf } from '#tests/support/wordpress/expected.ts';

// npm run bench:wordpress: what comes from a real WordPress of 300 posts is what was written there, and what it takes.
// npm run bench:wordpress -- --record: the answers of a small one, for the tests.
const { record } = parseArgs({ options: { record: { type: 'boolean', default: false } } }).values;
const site = await startWordpress({ port: 8091, posts: record ? 15 : 300 });
try {
  if (record) await keepAnswers();
  else await compare();
} finally {
  await site.stop();
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
  assert(asked <= 3);
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
