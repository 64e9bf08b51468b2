import { browserStorage } from '#src/browser/storage/storage.ts';

/** Under it, with its owner, a home page is kept (`keptHome.ts`). */
export const homePrefix = 'home:';

/** Whoever signs out leaves no home page; apart from what reads them, because every page has this. */
export function forgetHomes(): void {
  for (const key of browserStorage.keys()) if (key.startsWith(homePrefix)) browserStorage.write(key, null);
}
