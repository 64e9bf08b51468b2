import { browserStorage } from '#src/browser/storage/storage.ts';

const fastest = 4;

/** The remembered speed of a player under its own key of the browser's storage; 1 when there is none (spec 3). */
export function playbackRate(key: 'vimeoPlaybackRate' | 'podcastPlaybackRate') {
  return {
    get: (): number => browserStorage.read(key, parseRate),
    set: (rate: number): void => {
      browserStorage.write(key, String(rate));
    },
  };
}

function parseRate(text: string | null): number {
  const rate = Number(text ?? 1);
  return rate > 0 && rate <= fastest ? rate : 1;
}
