import type { Nodes, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ContentDocument, ContentFinding, ContentKind } from '#src/contract/deskContent.ts';
import { counted } from '#src/domain/plural.ts';
import { findExercises } from '#src/server/markdown/findExercises.ts';
import { learningMinutes } from '#src/server/markdown/learningMinutes.ts';
import { fieldInWords } from './fieldInWords.ts';
import { parseDocument } from './parseDocument.ts';
import { problemInWords } from './problemInWords.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

export const parseMarkdown = (text: string): Root => parser.parse(text);

export const finding = (
  kind: ContentFinding['kind'],
  title: string,
  rest: Partial<Omit<ContentFinding, 'kind' | 'title'>> = {},
): ContentFinding => ({ kind, isObstacle: true, title, detail: null, line: null, field: null, ...rest });

/** What a text says against itself: all that can be found without a database, a run or a request. */
export function findingsIn(kind: ContentKind, id: string, document: ContentDocument): ContentFinding[] {
  const { text, data } = document;
  const tree = parseMarkdown(text);
  return [
    ...formFindings(kind, id, document),
    ...imageFindings(tree),
    ...exerciseFindings(kind, text),
    ...headingFindings(tree),
    ...minutesFindings(kind, data.minutes, text),
  ];
}

function formFindings(kind: ContentKind, id: string, document: ContentDocument): ContentFinding[] {
  const parsed = parseDocument(kind, id, document);
  const issues = parsed.isValid ? [] : parsed.issues;
  const found = issues.map(({ field, message, isMissing }) => {
    const name = fieldInWords(field);
    if (isMissing) return finding('form', `Pole „${name}“ treba vyplniť.`, { field });
    return finding('form', `Pole „${name}“ nemá správny tvar.`, { field, detail: problemInWords(message) });
  });
  const needsText = kind === 'lecture' || kind === 'article' || kind === 'page';
  const isEmpty = needsText && document.text.trim() === '';
  return isEmpty ? [...found, finding('form', 'Text je prázdny.', { field: 'text' })] : found;
}

function imageFindings(tree: Root): ContentFinding[] {
  const found: ContentFinding[] = [];
  visit(tree, (node) => {
    if ((node.type !== 'image' && node.type !== 'imageReference') || node.alt?.trim()) return;
    const detail = node.type === 'image' ? (node.url.split('/').at(-1) ?? null) : null;
    found.push(finding('alt-missing', 'Obrázok nemá textovú podobu.', { line: lineOf(node), detail }));
  });
  return found;
}

function exerciseFindings(kind: ContentKind, text: string): ContentFinding[] {
  const exercises = findExercises(text);
  if (kind !== 'lecture') return [];
  const seen = new Set<string>();
  return exercises.flatMap(({ id, line, problems }) => {
    const found = problems.map((problem) =>
      finding('exercise-broken', id ? `Úloha „${id}“ nie je v poriadku.` : 'Úloha nie je v poriadku.', {
        line: problem.line,
        detail: problemInWords(problem.message),
        field: id || null,
      }),
    );
    if (id && seen.has(id)) {
      found.push(finding('exercise-broken', `Dve úlohy majú rovnaké označenie „${id}“.`, { line, field: id }));
    }
    seen.add(id);
    return found;
  });
}

function headingFindings(tree: Root): ContentFinding[] {
  const found: ContentFinding[] = [];
  let last = 1;
  visit(tree, 'heading', (heading) => {
    if (heading.depth > last + 1) {
      const title = `Nadpis preskakuje úroveň: po ${last}. nasleduje ${heading.depth}.`;
      found.push(finding('heading-skipped', title, { isObstacle: false, line: lineOf(heading) }));
    }
    last = heading.depth;
  });
  return found;
}

function minutesFindings(kind: ContentKind, minutes: unknown, text: string): ContentFinding[] {
  if (kind !== 'lecture' || typeof minutes !== 'number' || minutes < 1) return [];
  const reading = learningMinutes(text);
  if (Math.abs(minutes - reading) <= reading * 0.3) return [];
  const title = `Trvanie podľa textu: asi ${counted(reading, 'minuta')}. Zapísané je ${minutes}.`;
  return [finding('minutes-wrong', title, { isObstacle: false, field: 'data.minutes' })];
}

export const lineOf = (node: Nodes): number | null => node.position?.start.line ?? null;
