import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '#tests/support/axe.ts';
import { fill } from '#tests/support/filledFolder.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openPage } from '#tests/support/openPage.ts';
import { type PodcastHost, startPodcastHost } from '#tests/support/podcastHost.ts';
import { type RunningSite, startSite, stopSite } from '#tests/support/startSite.ts';

const admin = { name: 'Adam Správny', email: 'admin@example.org', hasKey: true };
let host: PodcastHost;
let site: RunningSite;
let folder: string;

beforeAll(async () => {
  host = await startPodcastHost();
  host.episodes = [
    {
      guid: 'g1',
      title: 'Rozhovor odinakiaľ',
      pubDate: 'Mon, 02 Mar 2026 10:00:00 +0100',
      description: 'O tom, ako sa začína.',
      more: '<itunes:duration>3:26</itunes:duration>',
    },
    { guid: 'g2', title: 'Bez nahrávky', pubDate: 'Mon, 09 Mar 2026 10:00:00 +0100', audio: '/nikde' },
  ];
  folder = await mkdtemp(join(tmpdir(), 'prvy-riadok-e2e-source-'));
  fill(folder);
  site = await startSite({ DATA_DIR: folder, PODCAST_FEED_URL: `${host.url}/feed.xml` });
});
afterAll(async () => {
  await stopSite(site);
  await host.stop();
  await rm(folder, { recursive: true });
});

const episode = '/podcast/rozhovor-odinakial';

test('an episode of another host is on the web by itself, and browsers ask that host for nothing', {
  tags: ['main'],
}, async () => {
  await eventually(async () => (await fetch(site.url + episode)).status).toBe(200);
  const page = await openPage({ allowedOrigins: [site.url] });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(site.url + episode);
  await page.getByRole('heading', { level: 1, name: 'Rozhovor odinakiaľ' }).waitFor();
  await page
    .getByRole('button', { name: /^Prehrať/ })
    .first()
    .click();
  await eventually(() => page.evaluate(() => (document.querySelector('audio')?.readyState ?? 0) >= 1)).toBe(true);
  expect(new Set(asked)).toEqual(new Set([site.url]));
});

test('the desk says what came and what could not, looks again when asked, and only reads what came', async () => {
  const page = await openPage({ expectedErrors: /status of 40[04]/, allowedOrigins: [site.url] });
  await arriveAsLearner(page, site.url, admin, '/admin/obsah/zdroje');
  const main = page.getByRole('main');
  await main.getByText('Nahrávka: súbor sa nepodarilo stiahnuť (zdroj odpovedal 404).').waitFor();
  await main.getByText('V poriadku').waitFor();
  await main.getByText('YOUTUBE_CHANNEL_ID').waitFor();
  expect(await axeFindings(page, 'body')).toEqual([]);

  host.episodes = host.episodes.map((one) => (one.guid === 'g1' ? { ...one, description: 'Úplne iné slová.' } : one));
  await main.getByRole('button', { name: 'Načítať teraz' }).click();
  await eventually(async () => (await (await fetch(site.url + episode)).text()).includes('Úplne iné slová')).toBe(true);

  await page.goto(`${site.url}/admin/obsah/podcast`);
  await main.getByRole('link', { name: 'Rozhovor odinakiaľ' }).click();
  await main.getByText('upravuje sa tam').waitFor();
  expect(await main.getByRole('link', { name: 'Otvoriť originál' }).getAttribute('href')).toBe(`${host.url}/ep/g1`);
  expect(await main.getByRole('textbox').count()).toBe(0);
});
