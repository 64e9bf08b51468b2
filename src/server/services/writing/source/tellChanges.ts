import { seconds } from '#src/domain/duration.ts';
import type { Ctx } from '#src/server/context.ts';
import { notifyChange } from '#src/server/db/contentChange.ts';

/** So seldom at most: each time every process drops all of its pages, and a first look brings years of posts. */
const everyMs = seconds(5);

/** Tells of what a look at a source changes. */
export interface Telling {
  /** After the commit of a change: the first is told at once, those that follow together. */
  changed(): Promise<void>;
  /** Tells what was not told yet. */
  end(): Promise<void>;
}

/** `isOwed`: the look before was killed, and may have changed something of which nobody has heard. */
export function tellChanges({ db, now }: Pick<Ctx, 'db' | 'now'>, isOwed: boolean): Telling {
  let told = 0;
  let isOpen = isOwed;
  const tell = async () => {
    told = now().getTime();
    isOpen = false;
    await notifyChange(db, '*');
  };
  return {
    changed: async () => {
      isOpen = true;
      if (now().getTime() - told >= everyMs) await tell();
    },
    end: async () => {
      if (isOpen) await tell();
    },
  };
}
