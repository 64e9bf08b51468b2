import type { Ctx } from '#src/server/context.ts';
import { listAddresses } from '#src/server/services/catalogue/index.ts';
import { BusyError } from './boundedQueue.ts';
import type { PageCache } from './pageCache.ts';

interface Options {
  ctx: Ctx;
  pages: PageCache;
  isStopping: () => boolean;
}

/** Renders every public page once, one after the other, so that no visitor waits for the first highlighting of a lecture. */
export async function warmUp({ ctx, pages, isStopping }: Options): Promise<void> {
  for (const { path } of await listAddresses({ ctx })) {
    if (isStopping()) return;
    await pages.render(path).catch((error: unknown) => {
      // So many visitors are there already that they render the pages themselves.
      if (!(error instanceof BusyError)) throw error;
    });
  }
}
