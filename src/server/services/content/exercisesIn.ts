import { createHash } from 'node:crypto';
import { visit } from 'unist-util-visit';
import { isExercise, readExercise } from '#src/server/markdown/readExercise.ts';
import { lineOf, parseMarkdown } from './findings.ts';

export interface HashedExercise {
  id: string;
  line: number | null;
  /** Of its source: a proof holds as long as nobody changes a letter. */
  hash: string;
  /** Whether a browser can say that the exercise does what it should. */
  runs: boolean;
}

const running: readonly string[] = ['javascript', 'python', 'sql', 'web'];

/** The exercises of a text with the hashes that proofs name. */
export function exercisesIn(text: string): HashedExercise[] {
  const found: HashedExercise[] = [];
  visit(parseMarkdown(text), 'containerDirective', (node) => {
    if (!isExercise(node)) return;
    const { id, exercise } = readExercise(node);
    const source = text.slice(node.position?.start.offset, node.position?.end.offset).trim();
    const hash = createHash('sha256').update(source).digest('hex');
    found.push({ id, line: lineOf(node), hash, runs: running.includes(exercise?.language ?? '') });
  });
  return found;
}
