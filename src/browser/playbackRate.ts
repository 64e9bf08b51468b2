const fastest = 4;

/** The remembered speed of a player under its own key of the browser's storage; 1 when there is none (spec 3). */
export function playbackRate(key: 'vimeoPlaybackRate' | 'podcastPlaybackRate') {
  return {
    get: (): number => {
      try {
        const rate = Number(localStorage.getItem(key) ?? 1);
        return rate > 0 && rate <= fastest ? rate : 1;
      } catch {
        // Forbidden storage: the usual speed.
        return 1;
      }
    },
    set: (rate: number) => {
      try {
        localStorage.setItem(key, String(rate));
      } catch {
        // Forbidden or full storage: the speed holds for this page.
      }
    },
  };
}
