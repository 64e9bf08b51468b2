import { browserStorage } from '#src/browser/storage/storage.ts';

/** Where a recording was left. */
export interface WatchTime {
  seconds: number;
}

type WatchTimes = Record<string, WatchTime>;

/**
 * Remembered positions of recordings, by id, under one key of the browser's storage (spec 3, `videoWatchTime`).
 * A stored value of a wrong shape reads as empty and is replaced on the next write; forbidden storage remembers nothing.
 */
export function watchTimes(key: 'videoWatchTime' | 'podcastWatchTime') {
  const read = () => browserStorage.read(key, parse);
  const write = (times: WatchTimes): void => {
    browserStorage.write(key, JSON.stringify(times));
  };
  return {
    get: (id: string): WatchTime => read()[id] ?? { seconds: 0 },
    set: (id: string, seconds: number) => write({ ...read(), [id]: { seconds } }),
    remove: (id: string) => {
      const { [id]: _removed, ...rest } = read();
      write(rest);
    },
  };
}

function parse(text: string | null): WatchTimes {
  const stored: unknown = JSON.parse(text ?? '{}');
  return isWatchTimes(stored) ? stored : {};
}

function isWatchTimes(value: unknown): value is WatchTimes {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((entry: unknown) => {
      const seconds = (entry as WatchTime | null)?.seconds;
      return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0;
    })
  );
}
