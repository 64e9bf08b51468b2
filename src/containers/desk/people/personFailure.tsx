import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { refusalOf } from '#src/queries/apiClient.ts';

const words: Record<string, string> = {
  'own-role': 'Vlastnú rolu Správa si nikto neodoberie. Nezmenilo sa nič.',
  'role-by-server': 'Rolu Správa tomuto účtu dáva nastavenie servera, tu sa zmeniť nedá. Nezmenilo sa nič.',
  'role-required': 'Tvoja rola na to už nestačí. Nezmenilo sa nič, načítaj stránku znova.',
  'roles-changed': 'Roly tohto účtu medzitým zmenil niekto iný. Nezmenilo sa nič, teraz vidíš, ako sú.',
  'not-found': 'Medzitým to zmizlo. Nezmenilo sa nič, načítaj stránku znova.',
  'already-owned': 'Tento kurz už v\u00A0účte je. Nezmenilo sa nič.',
  'person-has-role': 'Účet má rolu. Najprv ju treba odobrať, nezmazalo sa nič.',
  'invalid-input': 'Adresa nesedí s\u00A0účtom. Nezmazalo sa nič.',
};

/** What an act on a person that failed says. */
export function personFailure(error: Error | null) {
  return words[refusalOf(error) ?? ''] ?? deskFailure(error, 'Nepodarilo sa. Nezmenilo sa nič, skús to znova.');
}
