import { isPart, madeIn, type Part, visit } from './tree.ts';

/** A variable that has one value all the time. */
export interface Constant {
  value: unknown;
  /** It is what `prompt()` gave. */
  isAsked?: true;
  line: number;
}

/** Variables that are made once with a value that stands in the program, and never change. */
export function constantsIn(program: Part): Map<string, Constant> {
  const constants = new Map<string, Constant>();
  const changed = new Set<string>();
  const made = madeIn(program).map(({ name }) => name);
  visit(program, (node) => {
    const { id, init } = node;
    if (node.type === 'VariableDeclarator' && isPart(id) && id.type === 'Identifier' && isPart(init)) {
      const value = init.type === 'Literal' ? init.value : undefined;
      const { name } = (init.type === 'CallExpression' ? init.callee : {}) as { name?: string };
      if (name === 'prompt')
        constants.set(String(id.name), { value: undefined, isAsked: true, line: node.loc?.start.line ?? 1 });
      if (value !== undefined) constants.set(String(id.name), { value, line: node.loc?.start.line ?? 1 });
    }
    const target =
      node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : null;
    if (isPart(target) && target.type === 'Identifier') changed.add(String(target.name));
  });
  for (const name of constants.keys()) {
    if (changed.has(name) || made.filter((one) => one === name).length > 1) constants.delete(name);
  }
  return constants;
}
