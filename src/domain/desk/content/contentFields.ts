import type { ContentKind, OpenContent } from '#src/contract/desk/content/deskContent.ts';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import type { MediaKind } from '#src/contract/limits.ts';

type Choices = OpenContent['choices'];
type Values = Record<string, unknown>;

/** A field of each row; a value of one that has `isNumber` is a number. */
export interface RowColumn {
  key: string;
  label: string;
  isNumber?: boolean;
  options?: readonly { value: string; name: string }[];
}

/** How a value of `data` is written at the desk. A row has a value of each column. */
type Control =
  | { type: 'line' | 'text' | 'lines' | 'number' | 'money' | 'day' | 'check' }
  | { type: 'choice' | 'several'; options: (choices: Choices) => readonly { value: string; name: string }[] }
  | { type: 'rows'; columns: readonly RowColumn[] }
  // An address, or a file of the store that is chosen where `isStored`.
  | { type: 'file'; kind: MediaKind; isStored?: (values: Values) => boolean };

export type ContentField = Control & {
  /** In `data`; a point leads into an object. */
  key: string;
  label: string;
  help?: string;
  isOptional?: boolean;
  isShown?: (values: Values) => boolean;
};

export type FileField = Extract<ContentField, { type: 'file' }>;

const named = (names: Record<string, string>) => () => Object.entries(names).map(([value, name]) => ({ value, name }));
const ofAuthors = ({ authors }: Choices) => authors.map(({ id, name }) => ({ value: id, name }));

const name: ContentField = { key: 'name', label: 'Názov', type: 'line' };
const title: ContentField = { key: 'title', label: 'Názov', type: 'line' };
const slug: ContentField = {
  key: 'slug',
  label: 'Adresa',
  type: 'line',
  help: 'Malé písmená bez diakritiky, číslice a\u00A0pomlčky. Stará adresa bude po publikovaní presmerovaná.',
};
const summary: ContentField = {
  key: 'summary',
  label: 'Zhrnutie',
  type: 'text',
  help: 'Jedna alebo dve vety do zoznamov a\u00A0vyhľadávačov.',
};
const author: ContentField = { key: 'author', label: 'Kto to napísal', type: 'choice', options: ofAuthors };
const publishedAt: ContentField = { key: 'publishedAt', label: 'Dátum', type: 'day', isOptional: true };
const tags: ContentField = {
  key: 'tags',
  label: 'Témy',
  type: 'several',
  options: (choices) => choices.tags.map((tag) => ({ value: tag.slug, name: tag.name })),
};
const files: ContentField[] = [
  { key: 'durationSeconds', label: 'Dĺžka v\u00A0sekundách', type: 'number' },
  { key: 'bytes', label: 'Veľkosť súboru v\u00A0bajtoch', type: 'number', isOptional: true },
];
const resourceKinds = [
  { value: 'documentation', name: 'dokumentácia' },
  { value: 'tool', name: 'nástroj' },
  { value: 'article', name: 'článok' },
  { value: 'book', name: 'kniha' },
  { value: 'video', name: 'video' },
];
const link = [
  { key: 'name', label: 'Názov' },
  { key: 'url', label: 'Odkaz' },
] as const;

/** What can be said of a thing of each kind beside its text. */
export const contentFields: Record<ContentKind, readonly ContentField[]> = {
  course: [
    name,
    slug,
    summary,
    author,
    {
      key: 'level',
      label: 'Úroveň',
      type: 'choice',
      options: named({ beginner: 'pre začiatočníkov', intermediate: 'pre mierne pokročilých' }),
    },
    { key: 'language', label: 'Jazyk programovania', type: 'line' },
    {
      key: 'illustration',
      label: 'Kresba',
      type: 'choice',
      options: named({ 'first-line': 'prvý riadok', java: 'Java', sql: 'SQL', games: 'hry', ai: 'AI' }),
    },
    { key: 'position', label: 'Poradie medzi kurzmi', type: 'number' },
    publishedAt,
    { key: 'whatYouLearn', label: 'Čo sa naučíš', type: 'lines', help: 'Každá vec na vlastný riadok.' },
    { key: 'prerequisites', label: 'Čo budeš potrebovať', type: 'lines', help: 'Každá vec na vlastný riadok.' },
    { key: 'resourcesIntro', label: 'Úvod zdrojov', type: 'text', isOptional: true, help: 'Píše sa v\u00A0Markdowne.' },
    {
      key: 'resources',
      label: 'Zdroje',
      type: 'rows',
      columns: [...link, { key: 'kind', label: 'Druh', options: resourceKinds }, { key: 'description', label: 'Opis' }],
    },
    {
      key: 'ending',
      label: 'Čo povie koniec kurzu',
      type: 'text',
      isOptional: true,
      help: 'Dve vety o\u00A0tom, čo vie, kto kurz dokončil.',
    },
    {
      key: 'nextCourses',
      label: 'Čo po ňom',
      type: 'rows',
      columns: [
        { key: 'course', label: 'Označenie kurzu' },
        { key: 'why', label: 'Prečo práve ten' },
      ],
    },
  ],
  chapter: [
    name,
    { key: 'freeSample', label: 'Ukážka zadarmo: jej lekcie si prečíta každý', type: 'check' },
    { key: 'result.name', label: 'Čo v\u00A0kapitole vznikne', type: 'line', isOptional: true },
    { key: 'result.text', label: 'Veta o\u00A0tom, čo vznikne', type: 'text', isOptional: true },
    {
      key: 'result.skills',
      label: 'Čo po nej vie, kto ju dokončil',
      type: 'lines',
      isOptional: true,
      help: 'Každá vec na vlastný riadok, v\u00A0neurčitku: „prečítať chybové hlásenie“.',
    },
    {
      key: 'result.sample',
      label: 'Ukážka na stránke kurzu',
      type: 'text',
      isOptional: true,
      help: 'V\u00A0Markdowne: program, ktorý sa dá spustiť, a\u00A0hneď za ním jeho výstup. Stojí hore na stránke kurzu.',
    },
  ],
  lecture: [
    name,
    summary,
    { key: 'minutes', label: 'Koľko minút zaberie', type: 'number' },
    { key: 'type', label: 'Druh', type: 'choice', options: named({ TEXT: 'text', VIDEO: 'video s\u00A0textom' }) },
    {
      key: 'video',
      label: 'Video',
      type: 'choice',
      options: ({ videos }) => videos.map((video) => ({ value: video.slug, name: video.title })),
      isShown: ({ type }) => type === 'VIDEO',
    },
  ],
  article: [title, slug, summary, author, publishedAt, tags],
  episode: [
    title,
    slug,
    summary,
    author,
    publishedAt,
    tags,
    { key: 'episode', label: 'Číslo epizódy', type: 'number' },
    { key: 'audio', label: 'Adresa nahrávky', type: 'file', kind: 'audio' },
    { key: 'transcript', label: 'Adresa prepisu', type: 'line', isOptional: true },
    ...files,
  ],
  video: [
    title,
    slug,
    summary,
    author,
    publishedAt,
    { key: 'lectureOnly', label: 'Len v\u00A0lekciách: nemá vlastnú stránku', type: 'check' },
    {
      key: 'provider',
      label: 'Kde je video',
      type: 'choice',
      options: named({ FILE: 'vlastný súbor', YOUTUBE: 'YouTube', VIMEO: 'Vimeo' }),
    },
    {
      key: 'source',
      label: 'Adresa súboru alebo kód videa',
      type: 'file',
      kind: 'film',
      isStored: ({ provider }) => provider === 'FILE',
    },
    { key: 'poster', label: 'Náhľadový obrázok', type: 'file', kind: 'image', isOptional: true },
    { key: 'captions', label: 'Titulky', type: 'file', kind: 'captions', isOptional: true },
    {
      key: 'chapters',
      label: 'Kapitoly videa',
      type: 'rows',
      columns: [
        { key: 'start', label: 'Začiatok v\u00A0sekundách', isNumber: true },
        { key: 'title', label: 'Názov' },
      ],
    },
    ...files,
  ],
  page: [title, summary],
  author: [
    { key: 'name', label: 'Meno', type: 'line' },
    slug,
    { key: 'role', label: 'Čomu sa venuje', type: 'line' },
    { key: 'links', label: 'Odkazy', type: 'rows', columns: link },
  ],
  product: [
    { key: 'name', label: 'Názov', type: 'line' },
    { key: 'variantName', label: 'Názov pri platbe', type: 'line' },
    {
      key: 'amount',
      label: 'Cena v\u00A0eurách',
      type: 'money',
      help: 'Napríklad 49,00. Zaplatené objednávky sa nezmenia.',
    },
  ],
  'next-course': [name, summary],
  tag: [name],
};

/** Whether a kind has a text of its own, or only fields. */
export const hasText = (kind: ContentKind) => !['chapter', 'product', 'next-course', 'tag'].includes(kind);

/** The value of a field; `undefined` where it is not set. */
export function valueAt(values: Values, key: string): unknown {
  const [first = '', second] = key.split('.');
  const value = values[first];
  return second === undefined ? value : (value as Values | null | undefined)?.[second];
}

/** The values with one of them changed; `undefined` takes it out, and an object of which nothing is left becomes `null`. */
export function withValue(values: Values, key: string, value: unknown): Values {
  const [first = '', second] = key.split('.');
  const set = (before: Values, at: string, to: unknown) => {
    const { [at]: _, ...rest } = before;
    return to === undefined ? rest : { ...before, [at]: to };
  };
  if (second === undefined) return set(values, first, value);
  const inner = set((values[first] as Values | null) ?? {}, second, value);
  return { ...values, [first]: Object.keys(inner).length > 0 ? inner : null };
}

/** The values with a file of the store in a field, and what is known of it: how long it is, how large, and its captions. */
export function withFile(values: Values, { key, kind }: FileField, file: MediaFile): Values {
  const chosen = withValue(values, key, file.address);
  if (kind !== 'film' && kind !== 'audio') return chosen;
  const { durationSeconds, captions, bytes } = file;
  return {
    ...chosen,
    bytes,
    ...(durationSeconds !== null && { durationSeconds: Math.round(durationSeconds) }),
    ...(captions && { captions: captions.address }),
  };
}
