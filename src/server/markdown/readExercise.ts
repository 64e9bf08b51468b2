import type { Code, Node, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  type Exercise,
  exerciseCheckSchema,
  exerciseKindSchema,
  exerciseSchema,
  type Filler,
  fillerSchema,
} from '#src/contract/exercise.ts';
import { type BlockRole, blockRole } from '#src/domain/exercise/blockRole.ts';
import { gap, gapsOf } from '#src/domain/exercise/gaps.ts';
import { linesOf } from '#src/domain/exercise/shuffleLines.ts';
import { databaseOf } from './remarkDatabase.ts';

/** A task with an id, as its author wrote it. */
export interface WrittenExercise {
  id: string;
  /** On which it begins, 1-based in the text. */
  line: number;
  /** All of the exercise that is no markup and no address; `null` where something is wrong with it. */
  exercise: Omit<Exercise, 'address' | 'mistakes' | 'hintsHtml' | 'continues'> | null;
  /** What learners do wrong; what is said about it is Markdown. */
  slips: { code: string; message: RootContent[] }[];
  /** The id of the task whose program goes on here. */
  continues: string | null;
  /** What is asked, without the parts that have a role. */
  assignment: RootContent[];
  start: Code | null;
  hints: ContainerDirective[];
  /** The solution alone, or with words around it. */
  solution: Code | ContainerDirective | null;
  /** Its program. */
  solutionCode: Code | null;
  /** Of sql: by the attribute, or as the text has named it (remarkDatabase.ts). */
  database: string | null;
  problems: ExerciseProblem[];
}

export interface ExerciseProblem {
  /** 1-based in the text. */
  line: number;
  message: string;
}

const languages: Record<string, Exercise['language']> = {
  javascript: 'javascript',
  python: 'python',
  sql: 'sql',
  html: 'web',
  java: 'java',
};
/** A task without an id stays as it is written. */
export function isExercise({ name, attributes }: ContainerDirective): boolean {
  return name === 'task' && typeof attributes?.id === 'string';
}

/** Reads a task with an id; everything that is wrong with it is named with its line. */
export function readExercise(task: ContainerDirective): WrittenExercise {
  const problems: ExerciseProblem[] = [];
  const problem = (node: Node, message: string) => {
    problems.push({ line: node.position?.start.line ?? 1, message });
  };
  const { id: idName, kind: kindName, database, continues, ...unknown } = task.attributes ?? {};
  const id = idName ?? '';
  for (const name of Object.keys(unknown)) problem(task, `a task has no attribute „${name}“`);
  const idProblem = exerciseSchema.shape.id.safeParse(id).error;
  if (idProblem) problem(task, `the id „${id}“ must be made of small letters, digits and hyphens`);
  const kind = exerciseKindSchema.safeParse(kindName).data;
  if (!kind) problem(task, `the kind must be one of ${exerciseKindSchema.options.join(', ')}`);

  const isTick = kind === 'tick';
  const parts = partsOf(task, problem, isTick);
  const { start, solution, checks: checksBlock, options: optionsBlock, fillers: fillersBlock } = parts.blocks;
  if (isTick) {
    for (const { node } of parts.slips) problem(node, 'nobody can write this: „tick“ has no program');
    for (const block of [start, solution]) if (block) problem(block, '„tick“ has no program');
    if (!parts.solution) problem(task, 'has no solution');
    if (!checksBlock) problem(task, 'has no checks');
  } else if (!solution) problem(task, 'has no solution: a block marked „solution“');
  const program = kind === 'predict' ? start : solution;
  const language = isTick ? 'words' : languages[program?.lang ?? ''];
  if (program && !language) {
    problem(program, `„${program.lang ?? ''}“ is no language of exercises: ${Object.keys(languages).join(', ')}`);
  }
  if (start && program && start.lang !== program.lang) problem(start, 'start and solution are of two languages');
  if (kind === 'predict' && solution && solution.lang !== 'output') problem(solution, 'must be an „output“ here');
  if (!start && (kind === 'fix' || kind === 'fill' || kind === 'predict')) {
    problem(task, `has no start: a block marked „start“, which „${kind}“ needs`);
  }
  if (language === 'java' && (kind === 'write' || kind === 'fix')) problem(task, `java is only read, so not „${kind}“`);
  if (continues !== undefined && kind !== 'write')
    problem(task, 'only „write“ can go on with the program of another task');
  else if (continues !== undefined && start)
    problem(start, 'begins with the program of the task before, so it has no start');
  if (database !== undefined && language !== 'sql') problem(task, 'a database is for sql alone');
  if (kind === 'order' && solution && new Set(linesOf(solution.value)).size < 2) {
    problem(solution, 'has no two lines to order');
  }
  if (kind === 'fill' && start && solution) {
    if (!start.value.includes(gap)) problem(start, `has no gap: ${gap}`);
    else if (solution.value.includes(gap)) problem(solution, `has a gap: ${gap}`);
    else if (!gapsOf(start.value, solution.value)) problem(solution, 'differs from the start outside of its gaps');
  }

  const checks = checksBlock ? readList(checksBlock, exerciseCheckSchema, problem) : [];
  if (!checksBlock && language !== 'java' && kind !== 'predict' && program) problem(task, 'has no checks');
  if (checksBlock && (language === 'java' || kind === 'predict')) problem(checksBlock, 'nothing is checked here');
  for (const check of checks) {
    if (isTick !== (Object.keys(check).length === 1)) {
      problem(
        checksBlock as Code,
        `„${check.name}“ ${isTick ? 'is only ticked: it has a name alone' : 'checks nothing'}`,
      );
    }
    if ('with' in check && language !== 'javascript' && language !== 'python') {
      problem(checksBlock as Code, `„${check.name}“ gives other first values, which only javascript and python know`);
    }
    if ('catches' in check && language !== 'javascript' && language !== 'python') {
      problem(checksBlock as Code, `„${check.name}“ has a wrong function, which only javascript and python know`);
    }
    if ('page' in check && language !== 'web') problem(checksBlock as Code, `„${check.name}“ is for html alone`);
    if ('query' in check && language !== 'sql') problem(checksBlock as Code, `„${check.name}“ is for sql alone`);
    if ('page' in check && [check.text, check.count, check.attribute].filter((what) => what !== undefined).length > 1) {
      problem(checksBlock as Code, `„${check.name}“ looks at two things: text, count or attribute`);
    }
  }
  const options = optionsBlock ? readList(optionsBlock, z.string(), problem) : [];
  if (optionsBlock && kind !== 'predict') problem(optionsBlock, 'options are for „predict“ alone');
  else if (optionsBlock && solution && options.length > 0) {
    if (new Set(options.map((option) => option.trimEnd())).size < options.length)
      problem(optionsBlock, 'repeats itself');
    if (!options.some((option) => option.trimEnd() === solution.value.trimEnd())) {
      problem(optionsBlock, 'does not have the solution');
    }
  }
  const fillers = fillersBlock ? readList(fillersBlock, fillerSchema, problem) : [];
  if (fillersBlock && !(kind === 'fill' && language === 'java')) {
    problem(fillersBlock, 'fillers are for gaps of a program that is only read');
  } else if (fillersBlock && start && solution) {
    for (const filler of fillers.filter((one) => !hasPlace(one, start.value, solution.value))) {
      problem(fillersBlock, `has nothing to fill: ${'gap' in filler ? `gap ${filler.gap}` : filler.line}`);
    }
  }
  for (const { lang, node } of parts.slips) {
    if (!isTick && lang !== solution?.lang) problem(node, 'a slip must be of the language of the solution');
  }

  const isWhole = problems.length === 0 && kind && language && (solution || isTick);
  return {
    id,
    line: task.position?.start.line ?? 1,
    exercise: isWhole
      ? {
          ...{ id, kind, language, start: start?.value ?? '', solution: solution?.value ?? '', checks, options },
          ...(fillers.length > 0 && { fillers }),
        }
      : null,
    continues: continues ?? null,
    slips: parts.slips.map(({ code, message }) => ({ code, message })),
    assignment: parts.assignment,
    start: start ?? null,
    hints: parts.hints,
    solution: parts.solution,
    solutionCode: solution ?? null,
    database: database ?? databaseOf(program?.meta),
    problems,
  };
}

function hasPlace(filler: Filler, start: string, solution: string): boolean {
  if ('gap' in filler) return filler.gap <= (gapsOf(start, solution) ?? []).length;
  return solution.split('\n').some((line) => line.trim() === filler.line.trim());
}

type Problem = (node: Node, message: string) => void;

/** What the task is made of, by role. In words alone the solution has no block. */
function partsOf(task: ContainerDirective, problem: Problem, isInWords: boolean) {
  const blocks: Partial<Record<BlockRole, Code>> = {};
  const hints: ContainerDirective[] = [];
  const slips: { code: string; lang: string; message: RootContent[]; node: Node }[] = [];
  const assignment: RootContent[] = [];
  let solution: Code | ContainerDirective | null = null;

  const take = (node: Code, role: BlockRole) => {
    if (blocks[role]) problem(node, `a second „${role}“`);
    blocks[role] ??= node;
  };
  for (const node of task.children as RootContent[]) {
    const role = node.type === 'code' ? blockRole(node.meta) : null;
    if (node.type === 'code' && role) {
      take(node, role);
      if (role === 'solution') solution ??= node;
    } else if (node.type === 'containerDirective' && node.name === 'hint') {
      if (node.children.length === 0) problem(node, 'an empty hint');
      hints.push(node);
    } else if (node.type === 'containerDirective' && node.name === 'solution') {
      const inside = node.children.find(
        (child): child is Code => child.type === 'code' && blockRole(child.meta) === 'solution',
      );
      if (inside) take(inside, 'solution');
      else if (!isInWords) problem(node, 'has no block marked „solution“');
      solution ??= node;
    } else if (node.type === 'containerDirective' && node.name === 'slip') {
      const code = node.children.find((child) => child.type === 'code');
      const message = node.children.filter((child) => child !== code);
      if (!code) problem(node, 'a slip without a program');
      else if (message.length === 0) problem(node, 'a slip about which nothing is said');
      else slips.push({ code: code.value, lang: code.lang ?? '', message, node });
    } else {
      assignment.push(node);
    }
  }
  if (assignment.length === 0) problem(task, 'asks for nothing');
  return { blocks, hints, slips, assignment, solution };
}

function readList<S extends z.ZodType>(block: Code, item: S, problem: Problem): z.output<S>[] {
  let raw: unknown;
  try {
    raw = parse(block.value);
  } catch (error) {
    problem(block, `is not valid YAML: ${(error as Error).message.split('\n')[0]}`);
    return [];
  }
  if (!Array.isArray(raw) || raw.length === 0) {
    problem(block, 'must be a list');
    return [];
  }
  return raw.flatMap((value, index) => {
    const read = item.safeParse(value);
    if (!read.success) problem(block, `item ${index + 1} is none of the forms of src/contract/exercise.ts`);
    return read.success ? [read.data] : [];
  });
}
