import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';

/** The two lists of the screen; `confirmed` says how many addresses there are, once that is known. */
export function newsletterTabs(current: 'issues' | 'subscribers', confirmed: number | undefined) {
  return [
    { name: 'Newslettre', href: deskPaths.newsletter(), isCurrent: current === 'issues' },
    {
      name: 'Odberatelia',
      href: deskPaths.subscribers(),
      isCurrent: current === 'subscribers',
      count: confirmed ?? null,
    },
  ];
}
