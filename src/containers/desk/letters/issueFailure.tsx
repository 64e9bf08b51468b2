import { deskFailure } from '#src/containers/desk/kit/deskFailure.tsx';
import { mostTemplates } from '#src/contract/limits.ts';
import { refusalOf } from '#src/queries/apiClient.ts';

const words: Record<string, string> = {
  'issue-changed': 'Medzitým to niekto uložil. Neodoslalo sa nič; zavri okno a\u00A0pozri si, čo sa zmenilo.',
  'issue-state': 'Medzitým to niekto odoslal alebo zmenil z\u00A0iného okna. Pozri si, ako je na tom teraz.',
  'issue-incomplete': 'Chýba predmet alebo text. Neodoslalo sa nič.',
  'issue-holes': 'V\u00A0texte ostala hranatá zátvorka, ktorú treba doplniť. Neodoslalo sa nič.',
  'text-slow': 'Text sa číta priveľmi dlho, náhľad povie, ktorý odsek ho spomaľuje. Neodoslalo sa nič.',
  'too-many-templates': `Šablón je už ${mostTemplates}. Zmaž niektorú, alebo prepíš takú, čo už máš.`,
  'night-given': 'Nočnú výnimku už tento newsletter má, dal ju niekto z\u00A0iného okna.',
  'no-recipients': 'V\u00A0skupinách nie je nikto s\u00A0potvrdeným odberom. Neodoslalo sa nič.',
  'no-address': 'Tvoje prihlásenie nemá e-mailovú adresu. Neodoslalo sa nič.',
  'invalid-input': 'Tento čas už prešiel. Neodoslalo sa nič, vyber neskorší.',
};

/** What an act on a newsletter that failed says. */
export function issueFailure(error: Error | null) {
  return words[refusalOf(error) ?? ''] ?? deskFailure(error);
}
