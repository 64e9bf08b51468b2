import { expect, test } from 'vitest';
import { watchAddress } from '#src/domain/videoAddress.ts';

const common = { poster: null, captions: null, durationSeconds: 60 };
const youtube = { ...common, provider: 'YOUTUBE', source: 'aaaaaaaaaaa' } as const;
const vimeo = { ...common, provider: 'VIMEO', source: '100000000' } as const;

test('without scripts a video is watched at its service or as a file', () => {
  expect(watchAddress(youtube)).toBe('https://www.youtube.com/watch?v=aaaaaaaaaaa');
  expect(watchAddress(vimeo)).toBe('https://vimeo.com/100000000');
  expect(watchAddress({ ...common, provider: 'FILE', source: '/media/video/a.mp4' })).toBe('/media/video/a.mp4');
});
