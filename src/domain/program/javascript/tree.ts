import type { Node, Pattern } from 'acorn';
import { isNode, parseProgram } from './parse.ts';

export type { Node };

/** Any node, of which only some have a part. */
export type Part = Node & { [name: string]: unknown };

/** A program as the parser sees it; `null` where it cannot be read. */
export function treeOf(code: string): Part | null {
  try {
    return parseProgram(code, { locations: true }).program as unknown as Part;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export const isPart = (value: unknown): value is Part => isNode(value);

/** What a node is made of. */
export const partsOf = (node: Part): Part[] => Object.values(node).flat().filter(isPart);

/** Looks at a node and all that is in it; `parents` are those around, the nearest first. */
export function visit(node: Part, look: (node: Part, parents: readonly Part[]) => void, parents: readonly Part[] = []) {
  look(node, parents);
  for (const part of partsOf(node)) visit(part, look, [node, ...parents]);
}

/** The names that a pattern makes. */
export function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((one) => namesIn(one.type === 'RestElement' ? one.argument : one.value));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}

/** A name that a program makes. */
export interface Made {
  name: string;
  /** What makes it: `let`, `const`, `var`, `function`, `class`, `parameter`. */
  by: string;
  /** The statement or the function that makes it. */
  node: Part;
}

/** All the names that a program makes, wherever they are known. */
export function madeIn(program: Part): Made[] {
  const made: Made[] = [];
  visit(program, (node, [parent]) => {
    if (node.type === 'VariableDeclarator' && parent) {
      for (const name of namesIn(node.id as Pattern)) made.push({ name, by: String(parent.kind), node: parent });
    }
    if (/Function/.test(node.type)) {
      const { id, params } = node as unknown as { id?: { name: string } | null; params: Pattern[] };
      if (id) made.push({ name: id.name, by: 'function', node });
      for (const name of params.flatMap(namesIn)) made.push({ name, by: 'parameter', node });
    }
    if (node.type === 'ClassDeclaration') made.push({ name: (node.id as { name: string }).name, by: 'class', node });
    if (node.type === 'CatchClause' && isPart(node.param)) {
      for (const name of namesIn(node.param as unknown as Pattern)) made.push({ name, by: 'parameter', node });
    }
  });
  return made;
}

/** Properties and methods that a program gives to something itself. */
export function keysIn(program: Part): Set<string> {
  const keys = new Set<string>();
  const add = (key: unknown) => {
    if (isPart(key) && key.type === 'Identifier') keys.add(String(key.name));
    if (isPart(key) && key.type === 'Literal') keys.add(String(key.value));
  };
  visit(program, (node) => {
    if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type)) add(node.key);
    const { left } = node;
    if (node.type === 'AssignmentExpression' && isPart(left) && left.type === 'MemberExpression') add(left.property);
  });
  return keys;
}
