import { type Node, type Options, type Program, parse } from 'acorn';

/** A program as the parser (acorn) sees it. */
export interface Parsed {
  program: Program;
  /** Where it first awaits something outside of its functions; `null` where it does not. */
  awaitAt: number | null;
}

/** Reads a program. Outside of its functions it may await something, as in a module; a name `await` stays one. @throws SyntaxError of acorn */
export function parseProgram(code: string, options: Partial<Options> = {}): Parsed {
  const isName = /\b(?:let|const|var|function|class)\s+await\b/.test(code);
  const allowAwaitOutsideFunction = !isName && /\bawait\b/.test(code);
  const script = { ecmaVersion: 'latest', sourceType: 'script' } as const;
  const program = parse(code, { ...script, allowAwaitOutsideFunction, ...options });
  return { program, awaitAt: allowAwaitOutsideFunction ? awaitIn(program) : null };
}

function awaitIn(node: Node): number | null {
  if (node.type === 'AwaitExpression' || ('await' in node && node.await)) return node.start;
  if (/Function/.test(node.type)) return null;
  for (const part of Object.values(node).flat().filter(isNode)) {
    const found = awaitIn(part);
    if (found !== null) return found;
  }
  return null;
}

/** Whether it is a node of a program. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
