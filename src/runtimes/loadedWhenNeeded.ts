import type { RunResult } from '#src/domain/program/run.ts';
import { type Runtime, RuntimeUnavailableError } from './runtime.ts';

const stoppedByLearner: RunResult = { verdict: 'stopped', reason: 'learner', line: null };

/** It may come before it is used: `prepare` fetches its code, and nothing else. */
export interface LateRuntime extends Runtime {
  prepare(): void;
}

/** A runtime whose code is fetched by its first use. A run that waits, for that or for the language, is stopped at once. */
export function loadedWhenNeeded(load: () => Promise<Runtime>): LateRuntime {
  let loaded: Runtime | null = null;
  let loading: Promise<Runtime> | null = null;
  let isDisposed = false;
  /** Of the last run or stop: what was begun before it is over. */
  let number = 0;
  let endWaiting = () => {};

  const get = () => {
    loading ??= load().then(
      (runtime) => {
        loaded = runtime;
        if (isDisposed) runtime.dispose();
        return runtime;
      },
      () => {
        loading = null;
        throw new RuntimeUnavailableError('Its code could not be loaded.');
      },
    );
    return loading;
  };
  return {
    get state() {
      if (isDisposed) return 'dead';
      return loaded?.state ?? (loading ? 'booting' : 'cold');
    },
    prepare() {
      // The use says it where it cannot come.
      get().catch(() => undefined);
    },
    boot: async (onProgress) => (await get()).boot(onProgress),
    run(request) {
      number += 1;
      const own = number;
      endWaiting();
      const stopped = new Promise<RunResult>((resolve) => {
        endWaiting = () => resolve(stoppedByLearner);
      });
      const ended = get().then((runtime) => (own === number ? runtime.run(request) : stoppedByLearner));
      return Promise.race([ended, stopped]);
    },
    beginWith: async (code, values) => (await get()).beginWith(code, values),
    beginAs: async (code, own) => (await get()).beginAs(code, own),
    inspect: async (visit) => (await get()).inspect(visit),
    stop() {
      number += 1;
      // What runs says itself where it was stopped.
      if (loaded?.state !== 'running') endWaiting();
      loaded?.stop();
    },
    dispose() {
      isDisposed = true;
      loaded?.dispose();
    },
  };
}
