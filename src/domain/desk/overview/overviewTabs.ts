import type { Role } from '#src/contract/role.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';

export type OverviewTab = 'today' | 'courses' | 'visits' | 'sales';

const all: readonly { tab: OverviewTab; name: string; href: string; roles: readonly Role[] }[] = [
  { tab: 'today', name: 'Dnes', href: deskPaths.overview(), roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'] },
  {
    tab: 'courses',
    name: 'Kurzy a\u00A0lekcie',
    href: deskPaths.courseNumbers(),
    roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'],
  },
  {
    tab: 'visits',
    name: 'Návštevy',
    href: deskPaths.visits(),
    roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'],
  },
  { tab: 'sales', name: 'Predaj', href: deskPaths.sales(), roles: ['TREASURER'] },
];

/** The tabs of the overview that somebody has something in. */
export function overviewTabs(roles: readonly Role[]) {
  return all.filter((tab) => roles.some((role) => role === 'ADMIN' || tab.roles.includes(role)));
}
