import type { Node } from 'acorn';
import { isNode, parseProgram } from '#src/domain/program/javascript/parse.ts';

/** A program that tells before each statement on which line it stands, by calling the function of that name. */
export interface Instrumented {
  program: string;
  stepName: string;
  /** It awaits something outside of its functions. */
  isAsync: boolean;
}

/** What stands in a place where a statement may stand alone, and where one call more needs braces. */
const bodies = ['body', 'consequent', 'alternate'] as const;
const owners = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
  'IfStatement',
]);
const lists = new Set(['Program', 'BlockStatement', 'StaticBlock', 'SwitchCase']);

/**
 * Puts a call before each statement, on its line, so that lines keep their numbers. Of a page, its scripts await nothing outside of
 * functions; a handler stands in a function, and may return.
 * @throws SyntaxError of acorn with `loc` where the program is not JavaScript.
 */
export function instrument(code: string, as: 'program' | 'script' | 'handler' = 'program'): Instrumented {
  const { program, awaitAt } = parseProgram(code, {
    locations: true,
    ...(as !== 'program' && { allowAwaitOutsideFunction: false }),
    allowReturnOutsideFunction: as === 'handler',
  });
  const stepName = freeName(code);
  const inserts: { at: number; text: string; isEnd?: true }[] = [];
  const call = (node: Node) => `${stepName}(${node.loc?.start.line ?? 1});`;

  visit(program, (node) => {
    if (lists.has(node.type)) {
      const statements = childrenOf(node, node.type === 'SwitchCase' ? 'consequent' : 'body');
      for (const statement of statements) {
        if (!('directive' in statement)) inserts.push({ at: statement.start, text: call(statement) });
      }
      // A loop around nothing must be able to end, too.
      if (node.type === 'BlockStatement' && statements.length === 0)
        inserts.push({ at: node.start + 1, text: call(node) });
    }
    if (!owners.has(node.type)) return;
    for (const name of bodies) {
      for (const body of childrenOf(node, name)) {
        if (body.type === 'BlockStatement') continue;
        inserts.push({ at: body.start, text: `{${call(body)}` }, { at: body.end, text: '}', isEnd: true });
      }
    }
  });

  // From the end, so that places before keep their numbers. Where one body ends and the next statement begins, the end comes first.
  const ordered = inserts.sort((a, b) => b.at - a.at || Number(a.isEnd ?? false) - Number(b.isEnd ?? false));
  const text = ordered.reduce((before, { at, text }) => before.slice(0, at) + text + before.slice(at), code);
  return { program: text, stepName, isAsync: awaitAt !== null };
}

function childrenOf(node: Node, name: string): Node[] {
  const value = (node as unknown as Record<string, unknown>)[name];
  return [value].flat().filter(isNode);
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) if (isNode(child)) visit(child, look);
  }
}

/** A name that the program does not use. */
export function freeName(code: string): string {
  let name = '$krok';
  while (code.includes(name)) name += '_';
  return name;
}
