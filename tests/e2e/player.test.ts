import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually, openHydrated, openPage } from '#tests/support/openPage.ts';

const episode = '/podcast/chyby-su-dobra-sprava';
const player = (page: Page) => page.getByRole('region', { name: 'Prehrávač: Chyby sú dobrá správa' });
const speed = (page: Page) => page.getByRole('combobox', { name: 'Rýchlosť prehrávania' });
const audio = (page: Page) =>
  player(page)
    .locator('audio')
    .evaluate((element: HTMLAudioElement) => ({
      isPaused: element.paused,
      time: element.currentTime,
      rate: element.playbackRate,
    }));

test('an episode plays, pauses and jumps', { tags: ['main'] }, async () => {
  const page = await openPage();
  await openHydrated(page, episode);
  await page.getByRole('button', { name: 'Prehrať', exact: true }).click();
  await eventually(async () => (await audio(page)).time).toBeGreaterThan(0.1);
  await page.getByRole('button', { name: '+30 s, dopredu' }).click();
  await eventually(async () => (await audio(page)).time).toBeGreaterThan(30);
  await page.getByRole('button', { name: 'Pozastaviť' }).click();
  await eventually(async () => (await audio(page)).isPaused).toBe(true);
  await page.getByRole('button', { name: '−15 s, späť' }).click();
  await eventually(async () => (await audio(page)).time).toBeLessThan(20);
});

test('nothing of the recording is fetched before it is asked for', async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, episode);
  expect(asked.filter((url) => url.endsWith('.mp3'))).toEqual([]);
});

test('the speed and the place are there again after a reload', async () => {
  const page = await openPage();
  await openHydrated(page, episode);
  await speed(page).selectOption('1,5×');
  await page.getByRole('slider', { name: 'Miesto v nahrávke' }).fill('100');
  await page.getByRole('button', { name: 'Prehrať', exact: true }).click();
  await eventually(async () => (await audio(page)).time).toBeGreaterThan(100.2);
  expect((await audio(page)).rate).toBe(1.5);
  await page.getByRole('button', { name: 'Pozastaviť' }).click();

  await openHydrated(page, episode);
  await eventually(() => speed(page).inputValue()).toBe('1.5');
  await page.getByRole('button', { name: 'Prehrať', exact: true }).click();
  await eventually(async () => (await audio(page)).time).toBeGreaterThan(100);
  expect((await audio(page)).rate).toBe(1.5);
});

test('a line of the transcript starts the recording at its place', async () => {
  const page = await openPage();
  await openHydrated(page, episode);
  await page.getByRole('group').filter({ hasText: 'Prepis' }).locator('summary').click();
  const line = page.getByRole('main').getByRole('listitem').getByRole('button').nth(8);
  const [minutes = 0, seconds = 0] = ((await line.locator('span').first().textContent()) ?? '').split(':').map(Number);
  await line.click();
  await eventually(async () => (await audio(page)).time).toBeGreaterThan(minutes * 60 + seconds);
  expect((await audio(page)).isPaused).toBe(false);
  await eventually(() => line.getAttribute('aria-current')).toBe('true');
});

test('a recording that cannot be fetched is said, with its file to download', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED|404/ });
  await page.route('**/*.mp3', (route) => route.abort());
  await openHydrated(page, episode);
  await page.getByRole('button', { name: 'Prehrať', exact: true }).click();
  await page.getByRole('alert').getByText('Nahrávku sa nepodarilo prehrať').waitFor();
  expect(await page.getByRole('alert').getByRole('link', { name: 'stiahni' }).getAttribute('href')).toMatch(/\.mp3$/);
});

test('a video is fetched only after a click, then it plays with captions', { tags: ['main'] }, async () => {
  const page = await openPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openHydrated(page, '/videa/co-je-program');
  expect(asked.filter((url) => /\.(mp4|vtt)$/.test(url))).toEqual([]);
  expect(await page.locator('video, iframe').count()).toBe(0);

  await page.getByRole('button', { name: 'Prehrať video: Čo je to program' }).click();
  const video = page.locator('video');
  await eventually(() => asked.filter((url) => url.endsWith('.mp4')).length).toBeGreaterThan(0);
  await eventually(() => asked.filter((url) => url.endsWith('.vtt')).length).toBe(1);
  expect(await video.locator('track[kind=captions]').getAttribute('srclang')).toBe('sk');
  await eventually(() =>
    video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.cues?.length ?? 0),
  ).toBeGreaterThan(5);
  // A Chromium without the licensed codecs shows no H.264 film; the element and its requests are there anyway.
  const isPlayable = await video.evaluate(
    (element: HTMLVideoElement) => element.canPlayType('video/mp4; codecs="avc1.42E01E"') !== '',
  );
  if (isPlayable)
    await eventually(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.1);
});

test('the video of a lecture waits for a click too', async () => {
  const page = await openPage();
  await openHydrated(page, '/kurzy/java-kurz/kapitola/java-prvy-riadok/lekcia/java-prvy-vypis');
  expect(await page.locator('video, iframe').count()).toBe(0);
  await page.getByRole('button', { name: /^Prehrať video: / }).click();
  await page.locator('video').waitFor();
});
