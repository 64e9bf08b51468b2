import { useRouteLoaderData } from 'react-router-dom';
import type { BrowserServices } from '#src/contract/browserServices.ts';
import type { RootData } from './meta.ts';

/** The outside services of this installation; `null` on the screen of an error of the root itself. */
export function useServices(): BrowserServices | null {
  const root = useRouteLoaderData('root') as RootData | undefined;
  return root?.services ?? null;
}
