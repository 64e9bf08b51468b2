import { AppError } from '#src/server/errors.ts';
import { SourceError, type SourceFailure } from '#src/server/integrations/sources/SourceError.ts';

const sources: Record<SourceFailure, string> = {
  private: 'Adresa zdroja nie je na\u00A0verejnom webe, preto ju nečítame.',
  address: 'Adresa zdroja nevedie nikam. Skontroluj ju v\u00A0nastavení servera.',
  away: 'Zdroj neodpovedá.',
  slow: 'Zdroj odpovedá príliš pomaly.',
  status: 'Zdroj odpovedal chybou',
  'too-large': 'Odpoveď zdroja je príliš veľká.',
  unreadable: 'Odpoveď zdroja sa nedá prečítať: nie je to, čo sa na\u00A0tejto adrese čaká.',
  refused: 'Zdroj odmietol prístup. Skontroluj prihlasovacie údaje alebo kľúč v\u00A0nastavení servera.',
  empty: 'Zdroj tvrdí, že už nemá nič. To býva porucha, preto na\u00A0webe všetko ostalo.',
};

/** Why a source could not be read, for the desk. */
export function failureInWords(error: unknown): string {
  if (!(error instanceof SourceError))
    return 'Pri\u00A0načítaní sa niečo pokazilo u\u00A0nás. Podrobnosti sú v\u00A0zázname servera.';
  return error.code === 'status' ? `${sources.status} (${error.status}).` : sources[error.code];
}

const files: Partial<Record<string, string>> = {
  private: 'súbor nie je na\u00A0verejnom webe',
  address: 'adresa súboru nevedie nikam',
  away: 'súbor sa nepodarilo stiahnuť',
  slow: 'súbor sa nepodarilo stiahnuť včas',
  'too-large': 'súbor je príliš veľký',
  'media-too-large': 'súbor je príliš veľký',
  'media-too-many-pixels': 'obrázok má príliš veľa bodov',
  'media-animated': 'pohyblivé obrázky neberieme',
  'media-svg': 'obrázky vo\u00A0formáte SVG neberieme',
  'media-empty': 'súbor je prázdny',
};

/** „Obrázok graf.png: súbor sa nepodarilo stiahnuť.“ */
export function fileFailureInWords(what: string, error: unknown): string {
  const code = error instanceof SourceError || error instanceof AppError ? error.code : '';
  const status = error instanceof SourceError && error.code === 'status' ? error.status : null;
  if (status !== null) return `${what}: súbor sa nepodarilo stiahnuť (zdroj odpovedal ${status}).`;
  return `${what}: ${files[code] ?? 'súbor nevieme prečítať'}.`;
}
