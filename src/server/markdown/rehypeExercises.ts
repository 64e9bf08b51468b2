import type { Element, ElementContent, Root } from 'hast';
import { toString as wordsIn } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import type { Exercise } from '#src/contract/exercise.ts';
import { drawTask } from './drawTask.tsx';

/** What is raw in a task was drawn by `drawLesson.tsx`. */
const markup = unified().use(rehypeStringify, { allowDangerousHtml: true }).freeze();

/**
 * Draws the boxes of `remarkExercises`, once all of their text is safe and typeset, and puts into them the data that they carry.
 * Solutions go behind the text, where nobody comes upon them: folded for who has no scripts, and read by the ladder of help.
 */
export function rehypeExercises() {
  return (tree: Root) => {
    const solutions: Element[] = [];
    let count = 0;
    visit(tree, 'element', ({ properties }) => {
      if (typeof properties.dataExercise === 'string') count++;
    });
    let number = 0;
    visit(tree, 'element', (box) => {
      const { dataExercise, dataLine } = box.properties;
      if (typeof dataExercise !== 'string') return;
      const { assignment, start, options, hints, solution, slips } = partsOf(box);
      const written: Exercise = JSON.parse(dataExercise);
      const exercise: Exercise = {
        ...written,
        mistakes: written.mistakes.map(({ code }, index) => ({ code, messageHtml: inside(slips[index]) })),
        hintsHtml: hints.map((hint) => inside(withoutSummary(hint))),
      };
      if (solution) {
        const { children } = withoutSummary(solution);
        solutions.push({ type: 'element', tagName: 'div', properties: { dataSolution: exercise.id }, children });
      }
      const isProgramRead = exercise.kind !== 'order' && exercise.kind !== 'tick';
      const code = found(start, 'code');
      const caption = found(start, 'figcaption')?.children[0];
      number++;
      const file = caption ? wordsIn(caption) : '';
      // Where there are more, each program has a name of its own.
      const title = file && count > 1 ? `${file}, úloha\u00A0${number}` : file;
      const lines = code?.children.filter((child) => child.type === 'element') ?? [];
      const drawn = drawTask({
        exercise,
        title,
        assignmentHtml: inside(assignment),
        startHtml: isProgramRead ? inside(code) : '',
        linesHtml: exercise.kind === 'order' ? lines.map(whole) : [],
        readHtml: inside(isProgramRead ? options : start),
        foldedHtml: markup.stringify({ type: 'root', children: hints }),
      });
      box.properties = {
        ...(dataLine !== undefined && { dataLine }),
        className: ['exercise'],
        // Programs of pages are full of tags: so that nobody who looks for tags finds them in an attribute.
        dataExercise: JSON.stringify(exercise).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e'),
        dataTitle: title,
      };
      box.children = [{ type: 'raw', value: drawn }];
      return SKIP;
    });
    if (solutions.length > 0) tree.children.push(folded(solutions));
  };
}

function partsOf(box: Element) {
  const elements = box.children.filter((child) => child.type === 'element');
  const of = (name: string) => elements.filter(({ properties }) => hasClass(properties, name));
  return {
    assignment: of('assignment')[0],
    start: of('start')[0],
    options: of('options')[0],
    hints: of('hint'),
    solution: of('solution')[0],
    slips: elements.filter(({ properties }) => properties.dataSlip !== undefined),
  };
}

/** The first such element in another. */
function found(within: Element | undefined, tagName: string): Element | undefined {
  let first: Element | undefined;
  if (within) {
    visit(within, { type: 'element', tagName }, (element) => {
      first = element as Element;
      return EXIT;
    });
  }
  return first;
}

/** Where there are more, each is told which task it is of. */
function folded(solutions: Element[]): Element {
  const of = (number: number) => element('p', [element('strong', [{ type: 'text', value: `Úloha ${number}` }])]);
  const parts = solutions.flatMap((solution, index) => (solutions.length > 1 ? [of(index + 1), solution] : [solution]));
  const summary = element('summary', [{ type: 'text', value: 'Riešenie' }]);
  return { ...element('details', [summary, ...parts]), properties: { className: ['solutions'] } };
}

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});

function withoutSummary(hint: Element): Element {
  return { ...hint, children: hint.children.filter((child) => !isSummary(child)) };
}

function isSummary(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'summary';
}

const inside = (element: Element | undefined): string => whole(element).trim();

/** A line of a program keeps its room at the beginning. */
function whole(element: Element | undefined): string {
  return markup.stringify({ type: 'root', children: element?.children ?? [] });
}

function hasClass({ className }: Element['properties'], name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
