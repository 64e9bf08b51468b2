import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { findQuestions, type Question } from './findQuestions.ts';
import { idsOfRecall } from './namedIdsIn.ts';

/** A lecture with something that another text names: a question of it, or a task that goes on there. */
export interface NamedLecture {
  id: string;
  name: string;
  href: string;
  text: string;
}

declare module 'vfile' {
  interface DataMap {
    named: readonly NamedLecture[];
    /** A writer sees what readers of this text do not. */
    isDraft: boolean;
  }
}

/**
 * `::recall` becomes the questions that it names, each folded in the order in which they are named, the first one open. What is
 * not found is left out. A `:::question` of the text's own is shown to its writer alone.
 */
export function remarkRecall() {
  return (tree: Root, { data: { named = [], isDraft = false } }: VFile) => {
    visit(tree, (node, index, parent) => {
      if (!parent || index === undefined) return;
      if (node.type === 'containerDirective' && node.name === 'question') {
        if (isDraft) {
          node.name = 'note';
          node.data = { ...node.data, title: 'Otázka, ktorá sa vracia v iných lekciách' };
        } else parent.children.splice(index, 1);
        return [SKIP, isDraft ? index + 1 : index];
      }
      if (node.type !== 'leafDirective' || node.name !== 'recall') return;
      const asked = idsOfRecall(node.attributes?.questions).flatMap((id) => findIn(named, id));
      const section = asked.length > 0 ? [recallOf(asked)] : [];
      parent.children.splice(index, 1, ...(section as never[]));
      return [SKIP, index + section.length];
    });
  };
}

interface Asked extends Question {
  id: string;
  lecture: NamedLecture;
}

function findIn(named: readonly NamedLecture[], id: string): Asked[] {
  for (const lecture of named) {
    const question = findQuestions(lecture.text).find((one) => one.id === id)?.question;
    if (question) return [{ ...question, id, lecture }];
  }
  return [];
}

function recallOf(asked: Asked[]): RootContent {
  const intro = 'Krátke otázky z\u00A0lekcií, ktoré už poznáš. Skús ich z\u00A0hlavy, alebo pokojne čítaj ďalej.';
  return element('section', { className: ['recall'], ariaLabel: 'Zopakuj si' }, [
    words('p', { className: ['recall-title'] }, [text('Zopakuj si')]),
    words('p', {}, [text(intro)]),
    ...asked.map((one, index) => folded(one, index === 0)),
  ]);
}

/** The place of `recall-mark` is for what is known of it (src/containers/guess/wakeAsked.tsx). */
function folded({ id, lecture, program, output, guess, why }: Asked, isOpen: boolean): RootContent {
  const mark = inline('span', { className: ['recall-mark'], dataAsked: id });
  const from: PhrasingContent[] = [
    text('Učí to lekcia '),
    { type: 'link', url: lecture.href, children: [text(lecture.name)] },
    text('.'),
  ];
  return element('details', { className: ['recalled'], ...(isOpen && { open: true }) }, [
    words('summary', {}, [
      inline('span', { className: ['recall-question'] }, [text(guess.question)]),
      inline('span', { className: ['recall-from'] }, [text(lecture.name)]),
      mark,
    ]),
    { type: 'code', lang: program.lang ?? null, meta: `${program.meta ?? ''} static`, value: program.value },
    { type: 'code', lang: 'output', value: output, data: { guess, asked: { id, lectureId: lecture.id } } },
    { type: 'paragraph', children: unplaced(why.children) },
    words('p', { className: ['guess-from'] }, from),
  ]);
}

/** Lines of another text are none of this one. */
function unplaced(nodes: PhrasingContent[]): PhrasingContent[] {
  return JSON.parse(JSON.stringify(nodes, (key, value) => (key === 'position' ? undefined : value)));
}

function element(hName: string, hProperties: Record<string, unknown>, children: RootContent[]): RootContent {
  const data = { hName, hProperties } as ContainerDirective['data'];
  return { type: 'containerDirective', name: '', data, children } as RootContent;
}

function words(hName: string, hProperties: Record<string, unknown>, children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', data: { hName, hProperties } as Paragraph['data'], children };
}

function inline(hName: string, hProperties: Record<string, unknown>, children: PhrasingContent[] = []) {
  return { type: 'emphasis', data: { hName, hProperties }, children } as PhrasingContent;
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });
