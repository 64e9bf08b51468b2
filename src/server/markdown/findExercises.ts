import type { ContainerDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { blockRole } from '#src/domain/exercise/blockRole.ts';
import { isExercise, readExercise, type WrittenExercise } from './readExercise.ts';

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/** The tasks of a text that are checked, in their order, and those that would be if they had an id. */
export function findExercises(markdown: string): WrittenExercise[] {
  const found: WrittenExercise[] = [];
  visit(parser.parse(markdown), 'containerDirective', (node) => {
    if (isExercise(node)) found.push(readExercise(node));
    else if (node.name === 'task' && isMeantToBeChecked(node)) {
      const written = readExercise(node);
      found.push({ ...written, problems: [{ line: written.line, message: 'has no id, so it is not checked' }] });
    }
  });
  nameOtherLanguages(found);
  return found;
}

/** A step goes on with a program of its own language; those of other lectures are looked at where all of them are known. */
function nameOtherLanguages(tasks: readonly WrittenExercise[]): void {
  for (const [index, { continues, line, solutionCode, problems }] of tasks.entries()) {
    const before = tasks.slice(0, index).find(({ id }) => id === continues)?.solutionCode;
    if (before && solutionCode && before.lang !== solutionCode.lang) {
      problems.push({ line, message: `goes on with a program of another language: ${before.lang}` });
    }
  }
}

/** A task that goes on in another lecture: its id, and the line and the language of the step. */
export interface NamedStep {
  id: string;
  line: number;
  language: string;
}

/** Which tasks go on in those of a text, but for those of its own that stand before. */
export function stepsFrom(tasks: readonly WrittenExercise[]): NamedStep[] {
  return tasks.flatMap(({ continues, line, solutionCode: own }, index) => {
    const isOwn = tasks.slice(0, index).some(({ id, solutionCode }) => id === continues && solutionCode !== null);
    return continues === null || isOwn ? [] : [{ id: continues, line, language: own?.lang ?? '' }];
  });
}

function isMeantToBeChecked({ attributes, children }: ContainerDirective): boolean {
  return Boolean(attributes?.kind) || children.some((node) => node.type === 'code' && blockRole(node.meta) !== null);
}
