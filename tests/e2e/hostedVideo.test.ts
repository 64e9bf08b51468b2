import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import type { VideoSource } from '#src/contract/video.ts';
import { hostedDuration, hostedOrigins, standInForServices } from '#tests/support/hostedPlayers.ts';
import { arriveAsLearner } from '#tests/support/learnerAccount.ts';
import { eventually, openHydrated, openPage, siteUrl, untilHydrated } from '#tests/support/openPage.ts';

// The sample content has own files alone: the API's answer is changed on its way, the services are stand-ins.

const courseUrl = '/kurzy/programovanie-od-nuly';
const lectureId = 'zaklady-porovnavanie';
const lectureUrl = `${courseUrl}/kapitola/zaklady-kapitola-rozhodovanie/lekcia/${lectureId}`;
const videoId = 'video-co-je-program';

const hosted = (provider: VideoSource['provider'], source: string) => ({
  video: { provider, source, poster: null, captions: null, durationSeconds: hostedDuration },
  chapters: [
    { start: 0, title: 'Začiatok' },
    { start: 60, title: 'Príklad' },
  ],
  transcript: [
    { start: 1, end: 2, speaker: null, text: 'Prvá veta.' },
    { start: 20, end: 22, speaker: null, text: 'Druhá veta.' },
  ],
});

function changeAnswer(content: object) {
  return async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...content } });
  };
}

async function openLecture(name: string): Promise<Page> {
  const page = await openPage({ expectedErrors: /status of 404/, allowedOrigins: hostedOrigins });
  await standInForServices(page);
  await page.route(`**/api/lecture/${lectureId}`, changeAnswer({ type: 'VIDEO', ...hosted('YOUTUBE', 'aaaaaaaaaaa') }));
  const person = { name, email: `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.org` };
  await arriveAsLearner(page, siteUrl, person, lectureUrl);
  return page;
}

const main = (page: Page) => page.getByRole('main');
const play = (page: Page) =>
  main(page)
    .getByRole('button', { name: /^Prehrať video: / })
    .click();
const chapter = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Kapitoly videa' }).getByRole('button', { name });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const storedSeconds = async (page: Page, id: string): Promise<number> =>
  JSON.parse((await stored(page, 'videoWatchTime')) ?? '{}')[id]?.seconds ?? 0;
const frameOf = (page: Page, host: string) => page.frames().find((frame) => frame.url().startsWith(`https://${host}/`));
const youtube = (page: Page) => page.evaluate(() => ({ time: standIn.time, rate: standIn.rate, state: standIn.state }));

test('a video of YouTube goes on where it was left, at the chosen speed, and completes its lecture', async () => {
  const page = await openLecture('Ela YouTube');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.evaluate((id) => {
    localStorage.setItem('videoWatchTime', JSON.stringify({ [id]: { seconds: 40.6 } }));
    localStorage.setItem('vimeoPlaybackRate', '1.5');
  }, lectureId);
  await page.reload();
  await untilHydrated(page);
  await main(page)
    .getByRole('button', { name: /^Prehrať video: / })
    .waitFor();
  expect(asked.filter((url) => /youtube|vimeo/.test(url))).toEqual([]);

  await play(page);
  await eventually(() => storedSeconds(page, lectureId)).toBeGreaterThan(41);
  expect((await youtube(page)).rate).toBe(1.5);
  const address = new URL(frameOf(page, 'www.youtube-nocookie.com')?.url() ?? expect.fail('no frame'));
  expect(address.pathname).toBe('/embed/aaaaaaaaaaa');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ start: '40', hl: 'sk', cc_lang_pref: 'sk' });
  expect(await page.locator('youtube-video iframe').getAttribute('title')).toBe('Porovnávanie');

  await page.evaluate(() => standIn.setPlaybackRate(1.25));
  await eventually(() => stored(page, 'vimeoPlaybackRate')).toBe('1.25');

  await chapter(page, /Príklad/).click();
  await eventually(() => chapter(page, /Príklad/).getAttribute('aria-current')).toBe('true');
  await main(page).getByText('Prepis').click();
  await main(page)
    .getByRole('button', { name: /Druhá veta/ })
    .click();
  await eventually(() =>
    main(page)
      .getByRole('button', { name: /Druhá veta/ })
      .getAttribute('aria-current'),
  ).toBe('true');

  await page.keyboard.press('k');
  await eventually(async () => (await youtube(page)).state).toBe(2);
  const { time } = await youtube(page);
  await page.keyboard.press('l');
  await eventually(async () => (await youtube(page)).time).toBeCloseTo(time + 10, 0);
  await main(page).getByRole('button', { name: 'Označiť ako dokončené' }).waitFor();

  const completed = page.waitForResponse((response) => response.url().includes('/api/progress/update/'));
  await page.evaluate(() => standIn.seekTo(91));
  await main(page).getByRole('button', { name: 'Vrátiť späť' }).waitFor();
  expect((await completed).status()).toBe(200);

  // Elsewhere only the account knows how far it was.
  await page.evaluate(() => localStorage.removeItem('videoWatchTime'));
  await page.reload();
  await untilHydrated(page);
  await main(page).getByRole('button', { name: 'Vrátiť späť' }).waitFor();
  await play(page);
  await eventually(() => frameOf(page, 'www.youtube-nocookie.com')?.url()).toContain('start=91');
});

test('a player that cannot be loaded is said, with the way to the video at its service', async () => {
  const page = await openPage({ expectedErrors: /ERR_FAILED/, allowedOrigins: hostedOrigins });
  await page.route('https://www.youtube.com/iframe_api', (route) => route.abort());
  await openVideo(page, hosted('YOUTUBE', 'aaaaaaaaaaa'));
  await play(page);
  await main(page).getByRole('alert').getByText('Prehrávač služby YouTube sa nepodarilo načítať.').waitFor();
  expect(await main(page).getByRole('link', { name: 'pozri video na YouTube' }).getAttribute('href')).toBe(
    'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  );
});

test('a video of Vimeo does the same, and remembers captions', async () => {
  const page = await openPage({ allowedOrigins: hostedOrigins });
  await standInForServices(page);
  await page.goto('/videa');
  await page.evaluate((id) => {
    localStorage.setItem('videoWatchTime', JSON.stringify({ [id]: { seconds: 40 } }));
    localStorage.setItem('vimeoPlaybackRate', '1.5');
  }, videoId);
  await openVideo(page, hosted('VIMEO', '100000000'));
  expect(page.frames()).toHaveLength(1);

  await play(page);
  await eventually(() => storedSeconds(page, videoId)).toBeGreaterThan(40);
  const frame = frameOf(page, 'player.vimeo.com') ?? expect.fail('no frame');
  const address = new URL(frame.url());
  expect(address.pathname).toBe('/video/100000000');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ dnt: '1', texttrack: 'sk', autoplay: '1' });
  await eventually(() => frame.evaluate(() => standIn.rate)).toBe(1.5);

  await frame.evaluate(() => standIn.tell('ratechange', { playbackRate: 1.25 }));
  await eventually(() => stored(page, 'vimeoPlaybackRate')).toBe('1.25');
  await frame.evaluate(() => standIn.tell('texttrackchange', { language: null }));
  await eventually(() => stored(page, 'videoCaptions')).toBe('off');

  await page.keyboard.press('k');
  await eventually(() => frame.evaluate(() => standIn.isPlaying)).toBe(false);
  await chapter(page, /Príklad/).click();
  await eventually(() => frame.evaluate(() => standIn.isPlaying)).toBe(true);
  await eventually(() => storedSeconds(page, videoId)).toBeGreaterThan(60);
  await eventually(() => chapter(page, /Príklad/).getAttribute('aria-current')).toBe('true');
});

test('a chapter starts a video that nobody has started yet', async () => {
  const page = await openPage({ allowedOrigins: hostedOrigins });
  await standInForServices(page);
  await openVideo(page, hosted('YOUTUBE', 'aaaaaaaaaaa'));
  await chapter(page, /Príklad/).click();
  await eventually(() => storedSeconds(page, videoId)).toBeGreaterThan(60);
});

/** Comes to the video from the list: then the browser asks the API for it. */
async function openVideo(page: Page, content: object): Promise<void> {
  await page.route('**/api/youtube/co-je-program', changeAnswer(content));
  await openHydrated(page, '/videa');
  await main(page).getByRole('link', { name: 'Čo je to program' }).click();
  await main(page).getByRole('heading', { level: 1, name: 'Čo je to program' }).waitFor();
}
