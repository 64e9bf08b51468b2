import type { Role } from '#src/contract/role.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';

export interface DeskPlace {
  /** The number of its line, which is its key. Numbers stay for everybody, also where a line is missing. */
  number: string;
  name: string;
  href: string;
  /** Beside admins, who see everything. */
  roles: readonly Role[];
  /** Of those roles, which do not have the whole of it: only what is their own, only to be read, or only to be written and not sent. */
  partly?: Partial<Record<Role, 'own' | 'reads' | 'writes'>>;
  waits?: 'content' | 'comments' | 'orders' | 'people' | 'feedback';
}

/** The screens of the desk that there are, in the order of its menu. */
export const deskPlaces: readonly DeskPlace[] = [
  {
    number: '1',
    name: 'Prehľad',
    href: deskPaths.overview(),
    roles: ['EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER'],
    partly: { EDITOR: 'own', LECTURER: 'own', MODERATOR: 'own', TREASURER: 'own' },
  },
  {
    number: '2',
    name: 'Obsah',
    href: deskPaths.content(),
    roles: ['EDITOR', 'LECTURER'],
    partly: { LECTURER: 'own' },
    waits: 'content',
  },
  { number: '3', name: 'Komentáre', href: deskPaths.comments(), roles: ['MODERATOR'], waits: 'comments' },
  { number: '4', name: 'Objednávky', href: deskPaths.orders(), roles: ['TREASURER'], waits: 'orders' },
  { number: '5', name: 'Zľavové kódy', href: deskPaths.codes(), roles: ['TREASURER'] },
  {
    number: '6',
    name: 'Ľudia',
    href: deskPaths.people(),
    roles: ['MODERATOR', 'TREASURER'],
    partly: { MODERATOR: 'reads', TREASURER: 'reads' },
    waits: 'people',
  },
  { number: '7', name: 'Newsletter', href: deskPaths.newsletter(), roles: ['EDITOR'], partly: { EDITOR: 'writes' } },
  { number: '8', name: 'Spätná väzba', href: deskPaths.feedback(), roles: ['MODERATOR'], waits: 'feedback' },
  { number: '9', name: 'Chyby v\u00A0prehliadačoch', href: deskPaths.browserErrors(), roles: [] },
  { number: '0', name: 'Záznam', href: deskPaths.audit(), roles: [] },
];

/** What somebody sees of the menu. */
export function placesFor(roles: readonly Role[]): DeskPlace[] {
  return deskPlaces.filter((place) => roles.some((role) => role === 'ADMIN' || place.roles.includes(role)));
}

const names: Record<Role, string> = {
  ADMIN: 'správa',
  EDITOR: 'redakcia',
  LECTURER: 'výučba',
  MODERATOR: 'moderovanie',
  TREASURER: 'pokladnica',
  TEACHER: 'škola',
};

/** „správa, redakcia“: what somebody is here for, without a gender. */
export function rolesInWords(roles: readonly Role[]): string {
  return roles.map((role) => names[role]).join(', ');
}
