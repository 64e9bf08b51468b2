import type { Code, List, Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Exercise } from '#src/contract/exercise.ts';
import { exerciseAnchor } from '#src/domain/exercise/exerciseAnchor.ts';
import { linesOf, shuffleLines } from '#src/domain/exercise/shuffleLines.ts';
import { runtimeAddress } from '#src/server/runtimes/runtimeAddress.ts';
import { findExercises } from './findExercises.ts';
import { isExercise, readExercise, type WrittenExercise } from './readExercise.ts';
import type { NamedLecture } from './remarkRecall.ts';

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** In the place of the box's own title. */
    title?: string;
  }
}

/**
 * Puts the parts of a task with an id into the order in which it can be read and solved without scripts. `rehypeExercises` adds
 * what is markup; what learners do wrong waits for it in the tree.
 */
export function remarkExercises() {
  return (tree: Root, { data: { named = [] } }: VFile) => {
    const before = new Map<string, StepBefore>();
    visit(tree, 'containerDirective', (node) => {
      if (!isExercise(node)) return;
      const written = readExercise(node);
      const step =
        written.continues === null ? null : (before.get(written.continues) ?? stepIn(named, written.continues));
      if (step) written.start = { ...step.solution, meta: withoutLit(step.solution.meta), position: undefined };
      if (written.solutionCode) {
        before.set(written.id, { solution: written.solutionCode, name: '', href: `#${exerciseAnchor(written.id)}` });
      }
      const { exercise } = written;
      const carried: Omit<Exercise, 'hintsHtml'> | null = exercise && {
        ...exercise,
        ...(step && {
          start: step.solution.value,
          continues: { id: written.continues ?? '', name: step.name, href: step.href },
        }),
        address: runtimeAddress(exercise.language, written.database),
        mistakes: written.slips.map(({ code }) => ({ code, messageHtml: '' })),
      };
      node.data = { ...node.data, hProperties: carried ? { dataExercise: JSON.stringify(carried) } : {} };
      node.children = shown(written) as ContainerDirective['children'];
      return SKIP;
    });
  };
}

/** A task whose program goes on, and where it stands. */
interface StepBefore {
  solution: Code;
  name: string;
  href: string;
}

function stepIn(named: readonly NamedLecture[], id: string): StepBefore | null {
  for (const { name, href, text } of named) {
    const solution = findExercises(text).find((task) => task.id === id)?.solutionCode;
    if (solution) return { solution, name, href };
  }
  return null;
}

const withoutLit = (meta: string | null | undefined) => meta?.replace(/\{[^}]*\}/g, '') ?? null;

function shown(written: WrittenExercise): RootContent[] {
  const { exercise, start, assignment, hints, solution, slips } = written;
  for (const [index, hint] of hints.entries()) {
    if (index > 0) hint.data = { ...hint.data, title: `Nápoveda ${index + 1}` };
  }
  return [
    group('assignment', {}, assignment),
    ...(exercise ? [begin(exercise, written)] : start ? [start] : []),
    ...(exercise && exercise.options.length > 0 ? [group('options', {}, [optionsOf(exercise)])] : []),
    ...hints,
    ...(solution?.type === 'code' ? [directive('solution', [solution])] : solution ? [solution] : []),
    ...(exercise ? slips : []).map(({ message }) => group('slip', { dataSlip: '' }, message)),
  ];
}

type Read = NonNullable<WrittenExercise['exercise']>;

/** What the learner begins with: a list, or a program; an empty one is shown only where it can be written. */
function begin({ id, kind, solution, checks }: Read, { start, solutionCode }: WrittenExercise): RootContent {
  if (kind === 'tick') return group('start', {}, [listOf(checks.map(({ name }) => [{ type: 'text', value: name }]))]);
  const value = kind === 'order' ? shuffleLines(linesOf(solution), id).join('\n') : (start?.value ?? '');
  const { lang = '', meta = null } = start ?? solutionCode ?? {};
  // Which lines stand out is of the solution.
  const shownMeta = start ? meta : withoutLit(meta);
  return group('start', {}, [{ type: 'code', lang, meta: shownMeta, value }]);
}

function optionsOf({ options }: Read): List {
  const lines = (option: string) =>
    option
      .trimEnd()
      .split('\n')
      .flatMap((line, index): PhrasingContent[] => [
        ...(index > 0 ? [{ type: 'break' } as const] : []),
        { type: 'inlineCode', value: line },
      ]);
  return listOf(options.map(lines));
}

function listOf(items: PhrasingContent[][]): List {
  const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item)] })),
  };
}

function group(className: string, properties: Record<string, string>, children: RootContent[]): RootContent {
  const data = { hName: 'div', hProperties: { className: [className], ...properties } };
  return { ...directive('', children), data };
}

function directive(name: string, children: RootContent[]): ContainerDirective {
  return { type: 'containerDirective', name, children: children as ContainerDirective['children'] };
}
