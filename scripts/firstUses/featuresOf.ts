import { isPart, type Part, treeOf, visit } from '#src/domain/program/javascript/tree.ts';

/** What of the language a program uses, each as it is written; `null`: it is not whole, or wrong on purpose. */
export function featuresOf(code: string): Set<string> | null {
  const program = treeOf(code);
  if (!program) return null;
  const found = new Set<string>();
  const own = ownKeys(program);
  visit(program, (node, [parent]) => {
    for (const feature of featuresAt(node, parent)) {
      // What learners named is any property; a gap is nothing yet.
      const name = /\.(\w+)(?:\(\))?$/.exec(feature)?.[1] ?? '';
      if (!/^_+$/.test(name)) found.add(own.has(name) ? 'a.b' : feature);
    }
  });
  return found;
}

/** Properties of the program's own objects, those that it adds to them too, and what it puts into a `dataset`. */
function ownKeys(program: Part): Set<string> {
  const keys = new Set<string>();
  const objects = new Set<string>();
  visit(program, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && isPart(init) && init.type === 'ObjectExpression') objects.add(nameOf(id));
  });
  visit(program, (node) => {
    const { key, object, property } = node;
    const isData = node.type === 'MemberExpression' && isPart(object) && isPart(object.property);
    const name =
      node.type === 'Property'
        ? key
        : node.type === 'AssignmentExpression'
          ? addedTo(objects, node.left)
          : isData && nameOf(object.property) === 'dataset'
            ? property
            : undefined;
    if (nameOf(name) !== '') keys.add(nameOf(name));
  });
  return keys;
}

/** `a.b` of `a.b = …`, where `a` is an object that the program has written itself. */
function addedTo(objects: Set<string>, left: unknown): unknown {
  const isOwn = isPart(left) && left.type === 'MemberExpression' && left.computed !== true;
  return isOwn && objects.has(nameOf(left.object)) ? left.property : undefined;
}

const nameOf = (part: unknown) => (isPart(part) && part.type === 'Identifier' ? String(part.name) : '');

/** Those of a node that are its type alone. */
const byType: Record<string, string> = {
  WhileStatement: 'while',
  DoWhileStatement: 'do',
  ForStatement: 'for',
  ForOfStatement: 'for…of',
  ForInStatement: 'for…in',
  SwitchStatement: 'switch',
  BreakStatement: 'break',
  ContinueStatement: 'continue',
  ReturnStatement: 'return',
  ThrowStatement: 'throw',
  TryStatement: 'try',
  ArrayExpression: '[]',
  FunctionDeclaration: 'function',
  FunctionExpression: 'function',
  ArrowFunctionExpression: '=>',
  RestElement: '...rest',
  SpreadElement: '...',
  TemplateLiteral: '`…`',
  ConditionalExpression: '?:',
  ObjectExpression: '{}',
  ObjectPattern: 'destructuring',
  ArrayPattern: 'destructuring',
  ClassDeclaration: 'class',
  ClassExpression: 'class',
  NewExpression: 'new',
  ThisExpression: 'this',
  AwaitExpression: 'await',
};

/** Things that are there before a program: their methods are known by the name of both. */
const known =
  /^(?:Math|Number|String|Array|Object|JSON|Date|Boolean|console|document|window|localStorage|performance)$/;

function featuresAt(node: Part, parent: Part | undefined): string[] {
  const own = byType[node.type];
  switch (node.type) {
    case 'VariableDeclaration':
      return [String(node.kind)];
    case 'IfStatement': {
      const other = node.alternate;
      return ['if', ...(isPart(other) ? [other.type === 'IfStatement' ? 'else if' : 'else'] : [])];
    }
    // Learners know from school how numbers are counted.
    case 'BinaryExpression':
      return /^[-+*/]$/.test(String(node.operator)) ? [] : [String(node.operator)];
    case 'LogicalExpression':
    case 'UpdateExpression':
      return [String(node.operator)];
    case 'AssignmentExpression':
      return [node.operator === '=' ? assigned(node.left) : String(node.operator)];
    case 'UnaryExpression':
      return node.operator === '-' || node.operator === '+' ? [] : [String(node.operator)];
    case 'AssignmentPattern':
      return ['parameter = …'];
    case 'Literal':
      return literal(node.value);
    case 'CallExpression':
      return called(node.callee);
    case 'MemberExpression':
      return parent?.type === 'CallExpression' && parent.callee === node ? [] : reached(node);
    default:
      return own === undefined ? [] : [own];
  }
}

const literal = (value: unknown) =>
  typeof value === 'boolean' ? ['true, false'] : value === null ? ['null'] : value instanceof RegExp ? ['/…/'] : [];

function assigned(left: unknown): string {
  if (!isPart(left) || left.type !== 'MemberExpression') return 'a = …';
  return left.computed === true ? 'a[i] = …' : 'a.b = …';
}

/** Of what is there before the program; of the program's own functions nothing. */
function called(callee: unknown): string[] {
  if (!isPart(callee)) return [];
  if (callee.type === 'Identifier') {
    const name = String(callee.name);
    return /^(?:prompt|confirm|alert|Number|String|Boolean|parseInt|parseFloat|isNaN|setTimeout|setInterval|clearTimeout|clearInterval|requestAnimationFrame|structuredClone)$/.test(
      name,
    )
      ? [`${name}()`]
      : [];
  }
  return callee.type === 'MemberExpression' ? reached(callee).map((feature) => `${feature}()`) : [];
}

/** `a[i]`, `.length`, `Math.PI`. */
function reached({ object, property, computed }: Part): string[] {
  if (computed === true || !isPart(property)) return ['a[i]'];
  const name = String(property.name);
  const of = isPart(object) && object.type === 'Identifier' && known.test(String(object.name)) ? object.name : '';
  return [`${of}.${name}`];
}
