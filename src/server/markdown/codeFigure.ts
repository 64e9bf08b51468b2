import type { Element, ElementContent } from 'hast';
import type { Code, Parents } from 'mdast';
import { readDrawing } from '#src/domain/drawing/readDrawing.ts';
import type { Language } from '#src/domain/program/run.ts';
import { languagesWithSteps } from '#src/domain/program/steps.ts';
import { recordedStepsPath } from '#src/server/runtimes/recordedSteps.ts';
import { runtimeAddress } from '#src/server/runtimes/runtimeAddress.ts';
import { drawingFence, drawLesson } from './drawLesson.tsx';
import { type Asked, type Guess, guessBox, questionIdOf, readGuess } from './guessBox.ts';
import { codeLanguages, highlightCode, isCodeLanguage } from './highlightCode.ts';
import { readTextTable } from './readTextTable.ts';
import { databaseOf } from './remarkDatabase.ts';

declare module 'mdast' {
  interface CodeData {
    /** Of a question of another lecture, which is asked here again. */
    guess?: Guess;
    asked?: Asked;
  }
}

/** A fenced block: a program with its name and its buttons, what a program printed, or a drawing, as text where that is wrong. */
export function codeFigure(_state: unknown, node: Code, parent?: Parents): Element {
  if (node.lang === 'output') {
    const guess = node.data?.guess ?? readGuess(node.meta, node.value);
    const output = outputFigure(node.value);
    const asked = node.data?.asked ?? { id: questionIdOf(node.meta), lectureId: null };
    return guess ? guessBox(guess, asked, output, outputBody(node.value)) : output;
  }
  const drawing = node.lang === drawingFence ? readDrawing(node.value).drawing : null;
  return drawing ? drawLesson(drawing) : programFigure(node, runsAt(node, parent));
}

interface Place {
  language: Language;
  address: string;
}

/** Where it runs, of a whole program that the page can run: its output stands behind it, or it is a page with all that is its own. */
function runsAt(node: Code, parent?: Parents): Place | null {
  if (/\b(?:static|start|solution)\b/.test(node.meta ?? '')) return null;
  const next = parent?.children[parent.children.indexOf(node as never) + 1];
  const isWhole = node.lang === 'html' ? isWholePage(node.value) : next?.type === 'code' && next.lang === 'output';
  const language = node.lang === 'html' ? 'web' : (node.lang ?? '');
  const address = isWhole ? runtimeAddress(language, databaseOf(node.meta)) : null;
  return address === null ? null : { language: language as Language, address };
}

function isWholePage(html: string): boolean {
  return /<!doctype|<html/i.test(html) && !/<link\b|<script[^>]*\bsrc=/i.test(html);
}

function programFigure(node: Code, place: Place | null): Element {
  const language = languageOf(node);
  const title = codeTitle(node);
  const copy = element('button', { type: 'button', className: ['copy'], dataCopy: '' }, [text('Kopírovať')]);
  return element('figure', { className: ['code'] }, [
    element('figcaption', {}, [element('span', {}, [text(title)]), ...tryButtonOf(node, place), copy]),
    element('pre', { ariaLabel: `Kód: ${title}`, role: 'group' }, [
      element(
        'code',
        { className: [`language-${language}`] },
        highlightCode(node.value, language, litLines(node.meta)),
      ),
    ]),
    ...(place ? [runButtons(place.language, place.address, leadsBySteps(node.meta))] : stepButtons(node)),
  ]);
}

function languageOf(node: Code): keyof typeof codeLanguages {
  return isCodeLanguage(node.lang ?? '') ? (node.lang as keyof typeof codeLanguages) : 'text';
}

/** The name of the file, or of the language. */
export function codeTitle(node: Code): string {
  return /\btitle="([^"]*)"/.exec(node.meta ?? '')?.[1] || codeLanguages[languageOf(node)];
}

/** Its author has put it there to be gone through: `steps` in its fence. */
const leadsBySteps = (meta: string | null | undefined) => /\bsteps\b/.test((meta ?? '').replace(/"[^"]*"/g, ''));

/**
 * They need scripts; where each leads is said by `data-run`: the address at which the language runs. The first one is the main thing:
 * to run it, or to go through it.
 */
export function runButtons(language: Language, address: string | null, isStepped = false): Element {
  const frame = { dataRun: address, dataLanguage: language };
  const hasSteps = languagesWithSteps.includes(language);
  const [run, step] = isStepped && hasSteps ? ['code-edit', 'code-run'] : ['code-run', 'code-edit'];
  const buttons = [
    button('Spustiť', run, { ...frame, dataAct: 'run' }),
    ...(hasSteps ? [button('Krokovať', step, { ...frame, dataAct: 'step' })] : []),
  ];
  return element('div', { className: ['code-buttons'] }, [
    ...(step === 'code-run' ? buttons.reverse() : buttons),
    button('Upraviť', 'code-edit', { ...frame, dataAct: 'edit' }),
  ]);
}

/** Opens a program on „Na pokusy“, to be changed at will; of one that does not run in its place `language` says what it is. */
export function tryButton(language = ''): Element {
  const properties = { type: 'button', className: ['copy', 'try'], dataTry: language };
  // The second one is for phones.
  const words = ['Otvoriť na pokusy', 'Na pokusy'].map((name) => element('span', {}, [text(name)]));
  return element('button', properties, words);
}

/** In a fence, what „Na pokusy“ calls it. */
const tried = new Map<string, Language>([
  ['javascript', 'javascript'],
  ['python', 'python'],
  ['sql', 'sql'],
  ['html', 'web'],
]);

/** A part of a program, too, is something to begin with; that of a task is its own. */
function tryButtonOf({ lang, meta }: Code, place: Place | null): Element[] {
  if (place) return [tryButton()];
  const language = /\b(?:start|solution)\b/.test(meta ?? '') ? undefined : tried.get(lang ?? '');
  return language ? [tryButton(language)] : [];
}

/** Of a program that only its recording can show: `data-run` is where that is. */
function stepButtons({ lang, meta, value }: Code): Element[] {
  const path = /\b(?:static|start)\b/.test(meta ?? '') ? null : recordedStepsPath(lang ?? '', value);
  if (path === null) return [];
  const data = { dataRun: path, dataLanguage: lang, dataAct: 'step' };
  return [element('div', { className: ['code-buttons'] }, [button('Krokovať', 'code-edit', data)])];
}

function button(name: string, className: string, data: Element['properties']): Element {
  return element('button', { type: 'button', className: [className], ...data }, [text(name)]);
}

function outputFigure(value: string): Element {
  return element('figure', { className: ['output'] }, [element('figcaption', {}, [text('Výstup')]), outputBody(value)]);
}

/** The table that a database printed, or the text as it was printed. */
export function outputBody(value: string): Element {
  const table = readTextTable(value);
  if (!table) return element('pre', { role: 'group', ariaLabel: 'Výstup' }, [element('code', {}, [text(value)])]);
  const row = (cells: string[], tagName: 'th' | 'td') =>
    element(
      'tr',
      {},
      cells.map((cell) => element(tagName, tagName === 'th' ? { scope: 'col' } : {}, [text(cell)])),
    );
  return element('table', {}, [
    element('caption', {}, [text('Vypísaná tabuľka')]),
    element('thead', {}, [row(table.header, 'th')]),
    element(
      'tbody',
      {},
      table.rows.map((cells) => row(cells, 'td')),
    ),
  ]);
}

/** The numbers in `{3}`, `{2-4}`, `{1,5-6}`. */
export function litLines(meta: string | null | undefined): Set<number> {
  const list = /\{([\d,\s-]+)\}/.exec(meta ?? '')?.[1] ?? '';
  return new Set(
    list.split(',').flatMap((part) => {
      const [first = Number.NaN, last = first] = part.split('-').map((number) => Number.parseInt(number, 10));
      // A thousand lines is beyond any sample: a slip of the pen must not fill the memory.
      const length = Math.min(last - first + 1, 1000);
      return length > 0 ? Array.from({ length }, (_, index) => first + index) : [];
    }),
  );
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
