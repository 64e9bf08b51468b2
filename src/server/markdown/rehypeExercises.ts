import type { Element, ElementContent, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { Exercise } from '#src/contract/exercise.ts';

const markup = unified().use(rehypeStringify).freeze();

/**
 * Completes the boxes of `remarkExercises`, once all of their text is safe and typeset: buttons, and the markup that the data carry.
 * Solutions go behind the text, where nobody comes upon them: folded for who has no scripts, and read by the ladder of help.
 */
export function rehypeExercises() {
  return (tree: Root) => {
    const solutions: Element[] = [];
    visit(tree, 'element', (box) => {
      const { dataExercise } = box.properties;
      if (typeof dataExercise !== 'string') return;
      const elements = box.children.filter((child) => child.type === 'element');
      const slips = elements.filter(({ properties }) => properties.dataSlip !== undefined);
      const hints = elements.filter(({ properties }) => hasClass(properties, 'hint'));
      const written: Exercise = JSON.parse(dataExercise);
      const exercise: Exercise = {
        ...written,
        mistakes: written.mistakes.map(({ code }, index) => ({ code, messageHtml: inside(slips[index]) })),
        hintsHtml: hints.map((hint) => inside(withoutSummary(hint))),
      };
      // Programs of pages are full of tags: so that nobody who looks for tags finds them in an attribute.
      box.properties.dataExercise = JSON.stringify(exercise).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e');
      const solution = elements.find(({ properties }) => hasClass(properties, 'solution'));
      if (solution) {
        const { children } = withoutSummary(solution);
        solutions.push({ type: 'element', tagName: 'div', properties: { dataSolution: exercise.id }, children });
      }
      box.children = box.children.filter((child) => child !== solution && !slips.includes(child as Element));
      const start = elements.find(({ properties }) => hasClass(properties, 'start'));
      const figure = start?.children.find((child) => child.type === 'element' && child.tagName === 'figure');
      const place = exercise.kind === 'tick' ? start : figure;
      if (place?.type === 'element') place.children.push(buttons(exercise));
      return SKIP;
    });
    if (solutions.length > 0) tree.children.push(folded(solutions));
  };
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

/** They need scripts. A program is run, changed and checked; what is only read is answered. */
function buttons({ kind, address }: Exercise): Element {
  const isRun = address !== null && kind !== 'predict';
  return {
    type: 'element',
    tagName: 'div',
    properties: { className: ['code-buttons'] },
    children: isRun
      ? [
          button('run', 'code-edit', 'Spustiť'),
          button('check', 'code-check', 'Skontrolovať'),
          button('edit', 'code-edit', 'Upraviť'),
        ]
      : [button('edit', 'code-check', 'Riešiť')],
  };
}

function button(act: 'run' | 'check' | 'edit', className: string, name: string): Element {
  return {
    type: 'element',
    tagName: 'button',
    properties: { type: 'button', className: [className], dataExerciseAct: act },
    children: [{ type: 'text', value: name }],
  };
}

function withoutSummary(hint: Element): Element {
  return { ...hint, children: hint.children.filter((child) => !isSummary(child)) };
}

function isSummary(child: ElementContent): boolean {
  return child.type === 'element' && child.tagName === 'summary';
}

function inside(element: Element | undefined): string {
  return markup.stringify({ type: 'root', children: element?.children ?? [] }).trim();
}

function hasClass({ className }: Element['properties'], name: string): boolean {
  return Array.isArray(className) && className.includes(name);
}
