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
  return {
    get: (id: string): WatchTime => read(key)[id] ?? { seconds: 0 },
    set: (id: string, seconds: number) => write(key, { ...read(key), [id]: { seconds } }),
    remove: (id: string) => {
      const { [id]: _removed, ...rest } = read(key);
      write(key, rest);
    },
  };
}

function read(key: string): WatchTimes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isWatchTimes(stored) ? stored : {};
  } catch {
    // Not JSON, or storage is forbidden: nothing is remembered.
    return {};
  }
}

function write(key: string, times: WatchTimes): void {
  try {
    localStorage.setItem(key, JSON.stringify(times));
  } catch {
    // Forbidden or full storage: the position is forgotten, playing goes on.
  }
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
