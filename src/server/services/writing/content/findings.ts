import type { ContentDocument, ContentFinding } from '#src/contract/desk/content/deskContent.ts';
import { valueAt } from '#src/domain/desk/content/contentFields.ts';
import { learningMinutes } from '#src/domain/learningMinutes.ts';
import { counted } from '#src/domain/plural.ts';
import type { Inspection } from '#src/server/markdown/inspectText.ts';
import type { Kind } from '#src/server/services/writing/kinds/Kind.ts';
import { firstSlowOf, inspect, renderDraft, slownessOf } from '#src/server/texts/texts.ts';
import { fieldInWords } from './fieldInWords.ts';
import { finding, formFinding } from './finding.ts';
import type { ParsedDocument } from './parseDocument.ts';
import { problemInWords } from './problemInWords.ts';

/** What takes long to find out of a document: it is read before a transaction, never in one. */
export interface Reading {
  /** Of its Markdown, what takes too long to read. */
  slow: ContentFinding[];
  /** `null`: the text takes too long. */
  inspection: Inspection | null;
  /** The top of a course's page shows a program that nobody could run there. */
  hasStillSample: boolean;
}

const stillSample = 'Ukážka nemá program, ktorý sa dá spustiť. Za blok kódu patrí hneď blok s\u00A0jeho výstupom.';

/** Reads a document as it would be read on the web. */
export async function readingOf(document: ContentDocument): Promise<Reading> {
  const slowness = await slownessOf(document.text);
  const inspection = slowness ? null : await inspect(document.text);
  const fields = markdownFields(document);
  const index = await firstSlowOf(fields.map(({ markdown }) => markdown));
  const field = index === null ? undefined : fields[index]?.field;
  const slow = [
    ...(slowness
      ? [
          finding('text-slow', 'Text sa číta priveľmi dlho.', {
            line: slowness.line,
            detail: slowness.line === null ? null : 'Spomaľuje ho tento odsek.',
          }),
        ]
      : []),
    ...(field ? [finding('text-slow', `Pole „${fieldInWords(field)}“ sa číta priveľmi dlho.`, { field })] : []),
  ];
  const sample = valueAt(document.data, 'result.sample');
  const hasStillSample =
    !field && typeof sample === 'string' && !(await renderDraft(sample, 'render')).includes(' data-run="');
  return { slow, inspection, hasStillSample };
}

/** What a text says against itself: all that can be found without a database, a run or a request. */
export function findingsIn(
  kind: Kind,
  { text, data }: ContentDocument,
  parsed: ParsedDocument,
  { slow, inspection, hasStillSample }: Reading,
): ContentFinding[] {
  return [
    ...formFindings(kind, text, parsed),
    ...slow,
    ...(hasStillSample ? [formFinding('data.result.sample', stillSample)] : []),
    ...(inspection ? textFindings(kind, inspection) : []),
    ...(kind.isLesson ? minutesFindings(data.minutes, text) : []),
  ];
}

const textFindings = ({ isLesson }: Kind, inspection: Inspection): ContentFinding[] => [
  ...imageFindings(inspection),
  ...inspection.drawings.map(({ line, message }) =>
    finding('drawing-broken', 'Kresba nie je v\u00A0poriadku.', { line, detail: message }),
  ),
  ...(isLesson ? exerciseFindings(inspection) : []),
  ...headingFindings(inspection),
];

/** In signs: what is shorter is always read in time. */
const harmless = 1_000;

/** The fields of a document that are Markdown. */
function markdownFields({ data, quiz }: ContentDocument): { field: string; markdown: string }[] {
  const fields = [
    { field: 'data.description', markdown: data.description },
    { field: 'data.resourcesIntro', markdown: data.resourcesIntro },
    { field: 'data.result.sample', markdown: valueAt(data, 'result.sample') },
    ...stringsIn(quiz).map((markdown) => ({ field: 'quiz.questions', markdown })),
  ].filter((one): one is { field: string; markdown: string } => typeof one.markdown === 'string');
  return fields.filter(({ markdown }) => markdown.length > harmless);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function formFindings({ needsText }: Kind, text: string, parsed: ParsedDocument): ContentFinding[] {
  const issues = parsed.isValid ? [] : parsed.issues;
  const found = issues.map(({ field, message, isMissing }) => {
    const name = fieldInWords(field);
    if (isMissing) return finding('form', `Pole „${name}“ treba vyplniť.`, { field });
    return finding('form', `Pole „${name}“ nemá správny tvar.`, { field, detail: problemInWords(message) });
  });
  const isEmpty = needsText && text.trim() === '';
  return isEmpty ? [...found, finding('form', 'Text je prázdny.', { field: 'text' })] : found;
}

function imageFindings({ images }: Inspection): ContentFinding[] {
  const wordless = images
    .filter(({ alt, isDecoration }) => alt.trim() === '' && !isDecoration)
    .map(({ url, line }) =>
      finding('alt-missing', 'Obrázok nemá textovú podobu.', { line, detail: url?.split('/').at(-1) ?? null }),
    );
  // What was pasted without its pictures. Browsers show none of other sites here.
  const outside = images.flatMap(({ url, line }) => {
    if (url === null || /^(?:\/(?!\/)|data:)/.test(url)) return [];
    const isObstacle = !/^(?:https?:)?\/\//i.test(url);
    const title = 'Obrázok nie je v\u00A0Súboroch, na webe by ho nebolo vidno.';
    return [finding('picture-outside', title, { isObstacle, line, detail: url })];
  });
  return [...wordless, ...outside];
}

function exerciseFindings({ tasks, questions, recall }: Inspection): ContentFinding[] {
  const seen = new Set<string>();
  const findingsOf =
    (what: string) =>
    ({ id, line, problems }: Inspection['tasks'][number]) => {
      const found = problems.map((problem) =>
        finding('exercise-broken', id ? `${what} „${id}“ nie je v poriadku.` : `${what} nie je v poriadku.`, {
          line: problem.line,
          detail: problemInWords(problem.message),
          field: id || null,
        }),
      );
      if (id && seen.has(id)) {
        const title = `Označenie „${id}“ je v texte dvakrát.`;
        found.push(finding('exercise-broken', title, { line, field: id }));
      }
      seen.add(id);
      return found;
    };
  const { problems } = recall;
  return [
    ...tasks.flatMap(findingsOf('Úloha')),
    ...questions.flatMap(findingsOf('Otázka')),
    ...findingsOf('Opakovanie na začiatku')({ id: '', line: 1, problems }),
  ];
}

function headingFindings({ headings }: Inspection): ContentFinding[] {
  const found: ContentFinding[] = [];
  let last = 1;
  for (const { depth, line } of headings) {
    if (depth > last + 1) {
      const title = `Nadpis preskakuje úroveň: po ${last}. nasleduje ${depth}.`;
      found.push(finding('heading-skipped', title, { isObstacle: false, line }));
    }
    last = depth;
  }
  return found;
}

function minutesFindings(minutes: unknown, text: string): ContentFinding[] {
  if (typeof minutes !== 'number' || minutes < 1) return [];
  const { all: reading } = learningMinutes(text);
  if (Math.abs(minutes - reading) <= reading * 0.3) return [];
  const title = `Trvanie podľa textu: asi ${counted(reading, 'minuta')}. Zapísané je ${minutes}.`;
  return [finding('minutes-wrong', title, { isObstacle: false, field: 'data.minutes' })];
}
