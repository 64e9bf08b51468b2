import type {
  ArrowFunctionExpression,
  BlockStatement,
  Expression,
  FunctionDeclaration,
  FunctionExpression,
  Identifier,
  MemberExpression,
  Node,
  Pattern,
  Program,
  VariableDeclaration,
} from 'acorn';
import { isNode } from '#src/domain/program/javascript/parse.ts';
import { namesIn, type Part, visit } from '#src/domain/program/javascript/tree.ts';

export type AnyFunction = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

/**
 * What is told of an expression: its value and the values in it (`told`); only those in the arguments of its calls, since an engine
 * repeats the rest in its messages as it is written (`shown`: `foo.bar is not a function`); or nothing, where no frame of its own is
 * there yet (`plain`).
 */
export type Way = 'told' | 'shown' | 'plain';

interface Options {
  program: Program;
  /** How the tracer is called in the program, and the frame of the call that is under way. */
  stepName: string;
  frame: string;
  /** The text of a node, in which some nodes below it have another text. */
  textOf: (node: Node, replaced: readonly (readonly [Node, string])[]) => string;
  /** What stands in expressions and has statements of its own. */
  functionText: (node: AnyFunction, called: string) => string;
  blockText: (node: BlockStatement) => string;
}

/** The texts of expressions in which each tells what it became: the calls of the tracer in frame.js are around them. */
export class ExpressionTexts {
  readonly #options: Options;
  readonly #own: ReadonlySet<string>;

  constructor(options: Options) {
    this.#options = options;
    this.#own = ownNames(options.program);
  }

  #textOf(...[node, replaced]: Parameters<Options['textOf']>): string {
    return this.#options.textOf(node, replaced);
  }

  /** A call of the tracer around an expression: it tells the value and gives it on. */
  #telling(method: string, { start, end }: Node, text: string, ...more: (string | number | null)[]): string {
    const { stepName, frame } = this.#options;
    return `${stepName}.${method}(${[text, frame, start, end, ...more.map((one) => JSON.stringify(one))].join()})`;
  }

  #withChildren(node: Node, way: Way, called = ''): string {
    return this.#textOf(
      node,
      childrenInOrder(node).map((child) => [child, this.expression(child, way, called)]),
    );
  }

  /** The text of a node; `called`: the name that an engine would give to a function there. */
  expression(node: Node, way: Way, called = ''): string {
    if (isFunction(node)) return this.#options.functionText(node, called);
    if (node.type === 'StaticBlock') return this.#options.blockText(node as unknown as BlockStatement);
    // Fields are counted in a call of their own, which has no frame; and in a pattern nothing is read.
    const isPlain = way === 'plain' || /^Class|Pattern$|^RestElement$/.test(node.type);
    if (isPlain) return this.#withChildren(node, 'plain', nameGivenBy(node));
    return way === 'shown' ? this.#shownText(node as Expression) : this.#toldText(node as Expression);
  }

  #shownText(node: Expression): string {
    const part = (child: Node, way: Way) => [child, this.expression(child, way)] as const;
    switch (node.type) {
      case 'CallExpression':
      case 'NewExpression':
        return this.#textOf(node, [part(node.callee, 'shown'), ...node.arguments.map((one) => part(one, 'told'))]);
      case 'TaggedTemplateExpression':
        return this.#textOf(node, [part(node.tag, 'shown'), ...node.quasi.expressions.map((one) => part(one, 'told'))]);
      default:
        return this.#withChildren(node, 'shown', nameGivenBy(node));
    }
  }

  /** `a?.b[i]`: what is behind the first part may not be reached. */
  #chainText(node: Node): string {
    if (node.type !== 'MemberExpression') return this.expression(node, namesObjects ? 'shown' : 'told');
    const { object, property, computed } = node as MemberExpression;
    return this.#textOf(node, [
      [object, this.#chainText(object)],
      ...(computed ? [[property, this.expression(property, 'told')] as const] : []),
    ]);
  }

  /** Of `a.b(1).c(2)` it tells what stands before the last dot, and says itself, in the engine's words, that there is no `c` to be called. */
  #calleeText(callee: Node): string {
    const { object, property, computed } = callee as MemberExpression;
    const words = wordsOf(callee);
    const isCall = callee.type === 'MemberExpression' && !computed && object.type === 'CallExpression';
    if (namesObjects || words === null || !isCall) return this.expression(callee, 'shown');
    const text = this.#textOf(object, [
      [object.callee, this.#calleeText(object.callee)],
      ...object.arguments.map((one) => [one, this.expression(one, 'told')] as const),
    ]);
    const { name } = property as Identifier;
    const told = this.#telling('chained', object, text, this.#calledName(object.callee), name, words, lineOf(property));
    return this.#textOf(callee, [[object, told]]);
  }

  /** Whose frame a call may begin: of that name, of any name (''), or none (`null`), as a function of the language may call one given to it. */
  #calledName(callee: Node): string | null {
    if (callee.type === 'Identifier') return this.#own.has((callee as Identifier).name) ? '' : null;
    if (callee.type !== 'MemberExpression') return callee.type === 'Super' ? null : '';
    const { property, computed } = callee as MemberExpression;
    if (property.type === 'Literal') return String(property.value);
    return computed ? '' : (property as Identifier).name;
  }

  /** The text of an expression that is a statement by itself: its own value is told as one that nobody takes. */
  aloneText(node: Expression): string {
    if (node.type === 'SequenceExpression')
      return this.#textOf(
        node,
        node.expressions.map((one) => [one, this.aloneText(one)] as const),
      );
    return isFunction(node) || node.type === 'ClassExpression'
      ? this.expression(node, 'told')
      : this.#toldText(node, true);
  }

  /** The text of a declaration; what its names get is told. */
  declaredText(node: VariableDeclaration): string {
    return this.#textOf(
      node,
      node.declarations.map((one) => {
        const way = one.id.type === 'Identifier' ? 'told' : 'shown';
        const parts: (readonly [Node, string])[] = [[one.id, this.expression(one.id, 'plain')]];
        if (one.init) parts.push([one.init, this.expression(one.init, way, nameGivenBy(one))]);
        return [one, this.#textOf(one, parts)] as const;
      }),
    );
  }

  /** What is assigned to is not read; how it is reached is told. */
  #targetText(node: Node): string {
    const { type, object, property, computed } = node as MemberExpression;
    if (type !== 'MemberExpression') return this.expression(node, 'plain');
    const isName = /^(?:Identifier|ThisExpression|Super)$/.test(object.type) || namesObjects;
    return this.#textOf(node, [
      [object, this.expression(object, isName ? 'shown' : 'told')],
      ...(computed ? [[property, this.expression(property, 'told')] as const] : []),
    ]);
  }

  /** `isAlone`: it is a whole statement, whose value nobody takes. */
  #toldText(node: Expression, isAlone = false): string {
    const part = (child: Node, way: Way = 'told', called = '') => [child, this.expression(child, way, called)] as const;
    const counted = (...parts: (readonly [Node, string])[]) =>
      this.#telling('counted', node, this.#textOf(node, parts));
    switch (node.type) {
      case 'Identifier':
        return this.#own.has(node.name) ? this.#telling('counted', node, node.name) : node.name;
      case 'MemberExpression': {
        const { object, property, computed } = node;
        const parts = [part(object, namesObjects ? 'shown' : 'told'), ...(computed ? [part(property)] : [])];
        return counted(...parts);
      }
      case 'TemplateLiteral':
        return node.expressions.length === 0
          ? this.#textOf(node, [])
          : counted(...node.expressions.map((one) => part(one)));
      case 'UnaryExpression': {
        const { operator, argument } = node;
        if (operator === 'delete' || operator === 'void') return this.#withChildren(node, 'plain');
        if (argument.type === 'Literal' && operator !== '!') return this.#textOf(node, []);
        // `typeof` alone may ask for a name that is not there.
        return counted(part(argument, operator === 'typeof' && argument.type === 'Identifier' ? 'plain' : 'told'));
      }
      case 'UpdateExpression': {
        const text = this.#textOf(node, [[node.argument, this.#targetText(node.argument)]]);
        return isAlone ? text : this.#telling('counted', node, text);
      }
      case 'BinaryExpression':
      case 'LogicalExpression':
        return counted(part(node.left), part(node.right));
      case 'ConditionalExpression':
        return counted(part(node.test), part(node.consequent), part(node.alternate));
      case 'AssignmentExpression': {
        const { left, right, operator } = node;
        const way = left.type.endsWith('Pattern') ? 'shown' : 'told';
        const parts = [[left, this.#targetText(left)] as const, part(right, way, nameGivenBy(node))];
        return operator === '=' ? this.#textOf(node, parts) : counted(...parts);
      }
      case 'AwaitExpression':
        return this.#telling('resumed', node, this.#textOf(node, [part(node.argument)]));
      case 'YieldExpression': {
        const { argument, delegate } = node;
        const text = this.#textOf(node, argument ? [part(argument, delegate ? 'shown' : 'told')] : []);
        return isAlone ? text : this.#telling('resumed', node, text);
      }
      case 'ArrayExpression': {
        const parts = node.elements.flatMap((one) => (one ? [part(one)] : []));
        return isWritten(node) ? this.#textOf(node, parts) : counted(...parts);
      }
      case 'ObjectExpression': {
        const parts = node.properties.map((one): readonly [Node, string] => {
          if (one.type === 'SpreadElement') return [one, `...${this.expression(one.argument, 'told')}`];
          const { key, value, shorthand, computed } = one;
          if (!shorthand)
            return [
              one,
              this.#textOf(one, [part(key, computed ? 'told' : 'plain'), part(value, 'told', nameGivenBy(one))]),
            ];
          const isName = key.type === 'Identifier' && key.name !== '__proto__' && this.#own.has(key.name);
          return [one, isName ? `${key.name}:${this.expression(value, 'told')}` : this.#textOf(one, [])];
        });
        return isWritten(node) ? this.#textOf(node, parts) : counted(...parts);
      }
      // The engine says of it that it is not iterable.
      case 'SpreadElement' as string:
        return this.#withChildren(node, 'shown');
      case 'SequenceExpression':
        return this.#withChildren(node, 'told');
      case 'ChainExpression': {
        const { expression: chain } = node;
        if (spineOf(chain).some(({ type }) => type === 'CallExpression')) {
          const name = chain.type === 'CallExpression' ? this.#calledName(chain.callee) : null;
          return this.#telling('called', node, this.#textOf(node, [[chain, this.#shownText(chain)]]), name);
        }
        return counted([chain, this.#chainText(chain)]);
      }
      case 'CallExpression': {
        const { callee } = node;
        if (callee.type === 'Super')
          return this.#textOf(
            node,
            node.arguments.map((one) => part(one)),
          );
        const text = this.#textOf(node, [
          [callee, this.#calleeText(callee)],
          ...node.arguments.map((one) => part(one)),
        ]);
        return this.#telling(isAlone ? 'done' : 'called', node, text, this.#calledName(callee));
      }
      case 'NewExpression': {
        const name = this.#calledName(node.callee);
        const text = this.#shownText(node);
        return this.#telling('called', node, text, name === '' || name === null ? name : 'constructor');
      }
      case 'TaggedTemplateExpression':
        return this.#telling('called', node, this.#shownText(node), this.#calledName(node.tag));
      case 'ImportExpression':
        return this.#withChildren(node, 'plain');
      default:
        return this.#textOf(node, []);
    }
  }
}

export function lineOf(node: Node): number {
  return node.loc?.start.line ?? 1;
}

function isFunction(node: Node): node is AnyFunction {
  return /Function/.test(node.type);
}

/** Without those that share a place: the name of `{ a }` is its value, too. */
function childrenInOrder(node: Node): Node[] {
  const children = Object.values(node)
    .flat()
    .filter(isNode)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  return children.filter((child, index) => children.slice(0, index).every((other) => other.end <= child.start));
}

/** How a function that stands here alone is called. */
function nameGivenBy(node: Node): string {
  const { id, key, left } = node as { id?: Node | null; key?: Node; left?: Node };
  const given = id ?? key ?? left;
  return given && 'name' in given ? String(given.name) : '';
}

/** The names that are the program's own; others, like `console`, are the language's. */
function ownNames(program: Program): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (pattern: Pattern | null | undefined) => {
    if (pattern) for (const name of namesIn(pattern)) names.add(name);
  };
  visit(program as unknown as Part, (node) => {
    const { id, param, left, params = [] } = node as Part & { params?: Pattern[] };
    for (const one of [id, param, left, ...params]) add(one as Pattern | null | undefined);
  });
  return names;
}

/** From a call or a member to where its chain begins. */
function spineOf(node: Node): Node[] {
  const { object, callee } = node as { object?: Node; callee?: Node };
  const before = object ?? callee;
  return before ? [node, ...spineOf(before)] : [node];
}

/** Whether a value stands in the program as it is. */
function isWritten(node: Node | null): boolean {
  if (!node || node.type === 'Literal' || isFunction(node)) return true;
  const { elements, properties, value, argument, computed } = node as Node & {
    elements?: (Node | null)[];
    properties?: Node[];
    value?: Node;
    argument?: Node;
    computed?: boolean;
  };
  if (node.type === 'UnaryExpression') return argument?.type === 'Literal';
  if (node.type === 'Property') return !computed && isWritten(value ?? null);
  return (elements ?? properties)?.every(isWritten) ?? false;
}

/** An expression as engines name it in a message; `null` of what they may name in another way. */
function wordsOf(node: Node): string | null {
  const one = node as Expression;
  if (one.type === 'Identifier') return one.name;
  if (one.type === 'ThisExpression') return 'this';
  if (one.type === 'Literal' && typeof one.value === 'string') return `"${one.value}"`;
  if (one.type === 'CallExpression') {
    const called = one.callee.type === 'Super' ? null : wordsOf(one.callee);
    return called && `${called}(...)`;
  }
  if (one.type !== 'MemberExpression' || one.computed || one.property.type !== 'Identifier') return null;
  const object = wordsOf(one.object);
  return object && `${object}.${one.property.name}`;
}

/** In messages about what has no value Firefox and Safari name it as it is written. */
const namesObjects = (() => {
  try {
    const given: { a?: { b: number } } = {};
    return (given as { a: { b: number } }).a.b === 0;
  } catch (error) {
    return !/^Cannot read/.test((error as Error).message);
  }
})();
