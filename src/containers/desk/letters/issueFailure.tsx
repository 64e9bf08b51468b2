import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { refusalOf } from '#src/queries/apiClient.ts';

const words: Record<string, string> = {
  'issue-changed': 'Medzitým to niekto uložil. Neodoslalo sa nič; zavri okno a\u00A0pozri si, čo sa zmenilo.',
  'issue-state': 'Medzitým to niekto odoslal alebo zmenil z\u00A0iného okna. Pozri si, ako je na tom teraz.',
  'issue-incomplete': 'Chýba predmet alebo text. Neodoslalo sa nič.',
  'text-slow': 'Text sa číta priveľmi dlho, náhľad povie, ktorý odsek ho spomaľuje. Neodoslalo sa nič.',
  'night-given': 'Nočnú výnimku už tento newsletter má, dal ju niekto z\u00A0iného okna.',
  'no-recipients': 'V\u00A0skupinách nie je nikto s\u00A0potvrdeným odberom. Neodoslalo sa nič.',
  'no-address': 'Tvoje prihlásenie nemá e-mailovú adresu. Neodoslalo sa nič.',
  'invalid-input': 'Tento čas už prešiel. Neodoslalo sa nič, vyber neskorší.',
};

/** What an act on a newsletter that failed says. */
export function issueFailure(error: Error | null, onSignIn: () => void) {
  return words[refusalOf(error) ?? ''] ?? deskFailure(error, onSignIn);
}
