import type { Role } from '#src/contract/role.ts';

export type { Role };

/** The roles in words without a gender, and what each may do. */
export const roleNames: Record<Role, { title: string; may: string }> = {
  ADMIN: { title: 'Správa', may: 'všetko, aj peniaze, ľudia a\u00A0roly' },
  EDITOR: { title: 'Redakcia', may: 'všetok obsah' },
  LECTURER: { title: 'Výučba', may: 'vlastné kurzy a\u00A0články' },
  MODERATOR: { title: 'Moderovanie', may: 'komentáre, hodnotenia a\u00A0spätná väzba' },
  TREASURER: { title: 'Pokladnica', may: 'objednávky, kódy, darované kurzy, pohyby a\u00A0exporty' },
  TEACHER: { title: 'Škola', may: 'triedy a\u00A0ich splnené úlohy, nič zo zázemia' },
};
