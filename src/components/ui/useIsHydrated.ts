import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's markup and in the first render over it, true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
