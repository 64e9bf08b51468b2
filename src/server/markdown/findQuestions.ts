import type { Code, Node, Paragraph, Parents, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { exerciseSchema } from '#src/contract/exercise.ts';
import { type Guess, questionIdOf, readGuess } from './guessBox.ts';
import { literally } from './literally.ts';
import { type ExerciseProblem, isExercise, readExercise } from './readExercise.ts';

/** A question of a lecture that can be asked again at the start of another one. */
export interface Question {
  program: Code;
  output: string;
  guess: Guess;
  /** Why the answer is what it is. */
  why: Paragraph;
}

export interface WrittenQuestion {
  id: string;
  /** On which it begins, 1-based in the text. */
  line: number;
  /** It is a task as well. */
  isTask: boolean;
  /** `null` where something is wrong with it. */
  question: Question | null;
  problems: ExerciseProblem[];
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective).freeze();

/**
 * What of a text can return: each guess whose fence has an `id`, in the text or in a `:::question`, which is there for nothing else,
 * and each task „predict“ whose answer is chosen, or typed into one line.
 */
export function findQuestions(markdown: string): WrittenQuestion[] {
  const tree: Root = parser.parse(markdown);
  literally(tree, markdown);
  const found: WrittenQuestion[] = [];
  visit(tree, (node, index, parent) => {
    if (node.type === 'containerDirective' && isExercise(node)) found.push(...ofTask(node));
    if (node.type === 'containerDirective' && node.name === 'question' && !node.children.some(isAsked)) {
      found.push(faulty(node, 'a question is a guess with an id: output guess="…" id="…"'));
    }
    if (node.type === 'code' && isAsked(node) && parent && index !== undefined)
      found.push(ofGuess(node, index, parent));
  });
  return found;
}

/** The id in the fence of a guess; `null` where it has none. */
const idOf = ({ lang, meta }: Code) => (lang === 'output' ? questionIdOf(meta) : null);
const isAsked = (node: Node): node is Code => node.type === 'code' && idOf(node as Code) !== null;
const lineOf = (node: Node) => node.position?.start.line ?? 1;

function faulty(node: Node, message: string): WrittenQuestion {
  return { id: '', line: lineOf(node), isTask: false, question: null, problems: [{ line: lineOf(node), message }] };
}

function ofGuess(node: Code, index: number, parent: Parents): WrittenQuestion {
  const id = idOf(node) ?? '';
  const guess = readGuess(node.meta, node.value);
  const [program, why] = [parent.children[index - 1], parent.children[index + 1]];
  const problems = [
    exerciseSchema.shape.id.safeParse(id).success
      ? null
      : `the id „${id}“ must be made of small letters, digits and hyphens`,
    guess ? null : 'an output with an id must be a guess',
    program?.type === 'code' && program.lang !== 'output' ? null : `„${id}“ has no program before it`,
    why?.type === 'paragraph' ? null : `„${id}“ has no paragraph behind it that says why`,
    guess && !isAnswerable(guess) ? `„${id}“ has no answer that can be chosen, or typed into one line` : null,
  ].filter((problem) => problem !== null);
  const isWhole = problems.length === 0 && guess && program?.type === 'code' && why?.type === 'paragraph';
  return {
    id,
    line: lineOf(node),
    isTask: false,
    question: isWhole ? { program, output: node.value, guess, why } : null,
    problems: problems.map((message) => ({ line: lineOf(node), message })),
  };
}

/** What is wrong with the task itself is said of the task. */
function ofTask(task: ContainerDirective): WrittenQuestion[] {
  const { id, line, exercise, start, solution } = readExercise(task);
  if (exercise?.kind !== 'predict' || !start || solution?.type !== 'containerDirective') return [];
  const why = solution.children.find((child) => child.type === 'paragraph');
  // Of words that lead to a block only the words return.
  const end = why?.children.at(-1);
  if (end?.type === 'text') end.value = end.value.replace(/:$/, '.');
  const trimmed = exercise.options.map((option) => option.trimEnd());
  const guess: Guess = { question: 'Čo program vypíše?', options: trimmed, answer: exercise.solution.trimEnd() };
  if (!why || !isAnswerable(guess)) return [];
  return [
    { id, line, isTask: true, question: { program: start, output: exercise.solution, guess, why }, problems: [] },
  ];
}

function isAnswerable({ options, answer }: Guess): boolean {
  return options.length > 0 ? options.length > 1 && options.includes(answer) : !answer.includes('\n');
}
