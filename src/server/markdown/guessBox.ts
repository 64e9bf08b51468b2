import type { Element, ElementContent } from 'hast';

/** What `output guess` in a fence asks for. */
export interface Guess {
  question: string;
  /** Answers to choose from; without them the answer is typed. */
  options: string[];
  /** What the question asks for: the output, unless the author says another. */
  answer: string;
}

/** Of a question that can return: under which id it is kept, and of which lecture it is, where that is not the text's own. */
export interface Asked {
  id: string | null;
  lectureId: string | null;
}

/** The id in the fence of a guess that can return; `null` where there is none. */
export const questionIdOf = (meta: string | null | undefined): string | null =>
  /\bid="([^"]*)"/.exec(meta ?? '')?.[1] ?? null;

/** `guess`, `guess="8|10|12"`, `question="…"` and `answer="…"` of a fence; `\n` in them begins a line. `null` where nothing is asked. */
export function readGuess(meta: string | null | undefined, output: string): Guess | null {
  const attributes = new Map([...(meta ?? '').matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
  if (!/\bguess\b/.test((meta ?? '').replace(/="[^"]*"/g, ''))) return null;
  const lines = (text: string) => text.replaceAll('\\n', '\n').trim();
  return {
    question: attributes.get('question') ?? 'Čo program vypíše?',
    options: (attributes.get('guess') ?? '').split('|').map(lines).filter(Boolean),
    answer: lines(attributes.get('answer') ?? output),
  };
}

/**
 * An output that waits for a guess: a cover, mostly of its height, and below it what is asked. Without scripts it is folded. A press leads to
 * src/containers/guess/openGuess.tsx.
 */
export function guessBox({ question, options, answer }: Guess, asked: Asked, output: Element, body: Element): Element {
  // Of a question for a number of lines the height would be the answer.
  const isCounted = /^Koľko/i.test(question);
  const data = { dataAnswer: answer, dataQuestion: asked.id, dataQuestionOf: asked.lectureId };
  return element('div', { className: ['guess'], role: 'group', ariaLabel: 'Tipni si', ...data }, [
    element('p', { className: ['guess-title'] }, [text('Tipni si')]),
    element('p', { className: ['guess-question'] }, [text(question)]),
    element('div', { className: ['guess-output', 'guess-cover', ...(isCounted ? ['guess-cover-fixed'] : [])] }, [
      element('p', {}, [text('Výstup je zakrytý, kým si netipneš.')]),
      ...(isCounted ? [] : [element('div', { ariaHidden: 'true' }, [body])]),
    ]),
    options.length > 0 ? choice(options) : field(),
    button('guess-show', 'button', text('Ukáž bez tipu')),
    element('details', { className: ['guess-fold'] }, [element('summary', {}, [text('Ukáž výstup')]), output]),
  ]);
}

function choice(options: string[]): Element {
  return element(
    'div',
    { className: ['guess-tips'], role: 'group', ariaLabel: 'Možnosti' },
    options.map((option) => button('guess-tip', 'button', element('code', {}, [text(option)]))),
  );
}

/** Enter presses its button; a form of this method goes nowhere by itself. */
function field(): Element {
  const input = { type: 'text', autoComplete: ['off'], autoCapitalize: 'off', spellCheck: 'false' };
  return element('form', { className: ['guess-field'], method: 'dialog' }, [
    element('label', {}, [text('Tvoj tip'), element('input', input, [])]),
    button('guess-uncover', 'submit', text('Odkryť')),
  ]);
}

function button(className: string, type: string, name: ElementContent): Element {
  return element('button', { type, className: [className], dataGuess: '' }, [name]);
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children };
}

function text(value: string): ElementContent {
  return { type: 'text', value };
}
