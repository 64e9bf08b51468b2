import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { articlesFeed } from '#src/server/pages/feeds.ts';
import { buildArticle } from '#stories/fixtures/post.ts';

test('what somebody has pasted into a title leaves the feed readable', () => {
  const title = 'Jana\u0008 & \u001FPeter \uFFFE<3 \u{1F600}';
  const feed = articlesFeed('https://prvyriadok.sk', [buildArticle({ title, summary: 'A\u000B\uD800B' })]);
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('text', (text) => texts.push(text));
  // Strict: it throws where there is anything that XML does not allow.
  parser.write(feed).close();
  expect(texts).toContain('Jana & Peter <3 \u{1F600}');
  expect(texts).toContain('AB');
});
