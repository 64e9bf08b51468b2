import { expect, test } from 'vitest';
import { embedAddress, watchAddress } from './videoAddress.ts';

const common = { poster: null, captions: null, durationSeconds: 60 };
const youtube = { ...common, provider: 'YOUTUBE', source: 'aaaaaaaaaaa' } as const;
const vimeo = { ...common, provider: 'VIMEO', source: '100000000' } as const;

test('a frame comes from the address without cookies and starts where it was left', () => {
  expect(embedAddress(youtube, 12.7)).toBe(
    'https://www.youtube-nocookie.com/embed/aaaaaaaaaaa?autoplay=1&rel=0&hl=sk&cc_lang_pref=sk&start=12',
  );
  expect(embedAddress(vimeo, 0)).toBe('https://player.vimeo.com/video/100000000?autoplay=1&dnt=1#t=0s');
});

test('without scripts a video is watched at its service or as a file', () => {
  expect(watchAddress(youtube)).toBe('https://www.youtube.com/watch?v=aaaaaaaaaaa');
  expect(watchAddress(vimeo)).toBe('https://vimeo.com/100000000');
  expect(watchAddress({ ...common, provider: 'FILE', source: '/media/video/a.mp4' })).toBe('/media/video/a.mp4');
});
