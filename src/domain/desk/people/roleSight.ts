import type { DeskRole } from '#src/contract/role.ts';
import { type DeskPlace, deskPlaces, placesFor } from '#src/domain/desk/frame/deskMenu.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { listed } from '#src/domain/listed.ts';
import { type Role, roleNames } from '#src/domain/roleNames.ts';

/** The roles as they are shown: what most people get first, „správa“ last of those of the desk. */
export const rolesInOrder: readonly Role[] = ['LECTURER', 'EDITOR', 'MODERATOR', 'TREASURER', 'ADMIN', 'TEACHER'];

/** Those of them that open the desk. */
export const deskRoles = rolesInOrder.filter((role): role is DeskRole => role !== 'TEACHER');

export const inOrder = (roles: readonly Role[]): Role[] => rolesInOrder.filter((role) => roles.includes(role));

/** What somebody with these roles sees of the desk and what not, as the ends of „Uvidí:“ and „Neuvidí:“. */
export function sightOf(roles: readonly Role[]): { sees: string; misses: string | null } {
  const seen = placesFor(roles);
  if (seen.length === 0) return { sees: 'nič zo zázemia', misses: null };
  const missed = deskPlaces.filter((place) => !seen.includes(place));
  return {
    sees: listed(seen.map((place) => place.name + limitOf(roles, place))),
    misses: missed.length === 0 ? null : listed(missed.map(({ name }) => name)),
  };
}

/** How much of a screen somebody with one role has. */
export function sightAt(role: Role, place: DeskPlace): 'whole' | 'own' | 'reads' | 'writes' | 'none' {
  if (role === 'ADMIN') return 'whole';
  return place.roles.includes(role) ? (place.partly?.[role] ?? 'whole') : 'none';
}

const limits = {
  own: ' (len vlastné kurzy a\u00A0články)',
  reads: ' (len na čítanie)',
  writes: ' (bez odosielania)',
};

/** What of a screen is only theirs, or only to be read; everybody's overview is their own. */
function limitOf(roles: readonly Role[], place: DeskPlace): string {
  const sights = roles.map((role) => sightAt(role, place)).filter((sight) => sight !== 'none');
  const [first] = sights;
  if (place.href === deskPaths.overview() || !first || first === 'whole' || sights.includes('whole')) return '';
  return limits[first];
}

/** „rolu Výučba“, „roly Výučba a Redakcia“ */
export function rolesAsObject(roles: readonly Role[]): string {
  return `${roles.length === 1 ? 'rolu' : 'roly'} ${listed(inOrder(roles).map((role) => roleNames[role].title))}`;
}

/** What a change of roles does, as its button says it. */
export function rolesAct(given: readonly Role[], taken: readonly Role[]): string {
  if (given.length > 0 && taken.length > 0) return 'Zmeniť roly';
  if (given.length > 0) return `Dať ${rolesAsObject(given)}`;
  return taken.length > 0 ? `Odobrať ${rolesAsObject(taken)}` : 'Uložiť';
}
