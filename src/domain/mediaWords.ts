import type { MediaFile, MediaUse, MediaWords } from '#src/contract/desk/media/deskMedia.ts';
import type { MediaKind } from '#src/contract/limits.ts';
import { mediaLimits } from './media.ts';
import { formatNumber } from './number.ts';

export const mediaKindNames: Record<MediaKind, { one: string; many: string }> = {
  image: { one: 'obrázok', many: 'Obrázky' },
  film: { one: 'film', many: 'Filmy' },
  captions: { one: 'titulky', many: 'Titulky' },
  audio: { one: 'zvuk', many: 'Zvuky' },
  document: { one: 'dokument', many: 'Dokumenty' },
};

/** In the addresses of the desk. */
export const mediaKindParams: Record<MediaKind, string> = {
  image: 'obrazky',
  film: 'filmy',
  captions: 'titulky',
  audio: 'zvuky',
  document: 'dokumenty',
};

const places: Record<MediaUse['kind'], string> = {
  lecture: 'lekcia',
  chapter: 'kapitola',
  course: 'kurz',
  question: 'otázka kvízu',
  post: 'článok',
  page: 'stránka',
  video: 'video',
  author: 'profil',
  film: 'film',
};

/** „lekcia Podmienky“. */
export const mediaUseInWords = ({ kind, title }: MediaUse) => `${places[kind]} ${title}`;

/** What of a file can be changed at the desk. */
export const wordsOfMedia = ({ name, alt, captions }: MediaFile): MediaWords => ({
  name,
  alt,
  captionsId: captions?.id ?? null,
});

const units = ['B', 'kB', 'MB', 'GB'];

/** „1,4 MB“: to one decimal below ten, else whole. */
export function bytesInWords(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024 && unit < units.length - 1) {
    value /= 1024;
    unit += 1;
  }
  const rounded = value < 10 && unit > 0 ? Math.round(value * 10) / 10 : Math.round(value);
  return `${formatNumber(rounded)}\u00A0${units[unit]}`;
}

const limits = `Obrázok môže mať ${bytesInWords(mediaLimits.image)}, titulky ${bytesInWords(mediaLimits.captions)}, dokument ${bytesInWords(mediaLimits.document)}, zvuk ${bytesInWords(mediaLimits.audio)} a\u00A0film ${bytesInWords(mediaLimits.film)}.`;

/** Why a file was not taken, and what to do; by the code of the refusal. */
const refusals: Record<string, string> = {
  'media-unknown':
    'Podľa obsahu to nie je obrázok, film, zvuk, titulky ani dokument, ktorý poznáme. Berieme JPEG, PNG, WebP, AVIF, GIF, MP4, WebM, MP3, M4A, OGG, WAV, VTT, PDF a\u00A0ZIP.',
  'media-svg': 'SVG neberieme, lebo v\u00A0ňom môže byť program. Ulož ho ako PNG.',
  'media-heic': 'Fotku vo formáte HEIC nevieme otvoriť. Ulož ju ako JPEG.',
  'media-quicktime': 'Film MOV neprehrá každý prehliadač. Ulož ho ako MP4.',
  'media-animated': 'Pohyblivý obrázok nevieme zmenšiť. Ulož ho ako film MP4.',
  'media-too-large': `Súbor je priveľký. ${limits}`,
  'media-too-many-pixels': 'Obrázok má priveľa bodov, najviac ich môže byť 50 miliónov. Zmenši ho.',
  'media-broken': 'Obrázok je poškodený, nevieme ho otvoriť. Ulož ho znova a\u00A0skús to ešte raz.',
  'media-captions-broken': 'V titulkách nie je ani jeden riadok s\u00A0časom. Musia byť vo formáte WebVTT.',
  'media-public':
    'Tento súbor tu už je ako verejný a\u00A0niekde sa používa, preto ostal verejný. V\u00A0Súboroch je pri ňom vypísané kde: odober ho odtiaľ a\u00A0nahraj ho len do lekcií znova.',
  'media-empty': 'Súbor je prázdny. Pozri sa, či sa uložil celý, a\u00A0nahraj ho znova.',
  'media-cut': 'Súbor nedošiel celý. Nič z\u00A0neho tu neostalo, nahraj ho znova.',
  'media-no-room':
    'Na disku už nie je miesto. Ostatné súbory sú v\u00A0poriadku; treba povedať tomu, kto sa stará o\u00A0server.',
  'media-not-writable':
    'Server do svojho priečinka so súbormi nemôže zapisovať. Ostatné súbory sú v\u00A0poriadku; treba povedať tomu, kto sa stará o\u00A0server.',
  'media-used': 'Súbor sa niekde používa, preto sa zmazať nedá. Najprv ho odtiaľ odober.',
  'too-many-requests': 'Priveľa súborov za minútu. Skús to o\u00A0chvíľu znova.',
  'service-unavailable': 'Úložisko súborov teraz neodpovedá. Nič sa nestratilo, skús to o\u00A0chvíľu znova.',
};

/** The same for whatever went wrong on the way. */
export function mediaRefusal(code: string | null): string {
  return refusals[code ?? ''] ?? 'Nahrať sa to nepodarilo. Nič z\u00A0toho tu neostalo, skús to znova.';
}
