import type { DeskBrowserErrorPage } from '#src/contract/desk/overview/deskBrowserErrors.ts';

/** What a list of browsers' errors can be filtered by: all releases, those with errors, and the one that the address names. */
export function releaseChoices(
  errors: Pick<DeskBrowserErrorPage, 'releases' | 'current'> | undefined,
  chosen: string | undefined,
): { value: string; name: string }[] {
  const releases = new Set([...(errors?.releases ?? []), ...(chosen ? [chosen] : [])]);
  const choices = [...releases].map((value) => ({
    value,
    name: value === errors?.current ? `${value} (táto)` : value,
  }));
  return [{ value: '', name: 'Všetky verzie' }, ...choices];
}
