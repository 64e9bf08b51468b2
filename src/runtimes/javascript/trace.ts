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
  Statement,
  VariableDeclaration,
} from 'acorn';
import { isNode, parseProgram } from '#src/domain/program/javascript/parse.ts';
import { namesIn, type Part, visit } from '#src/domain/program/javascript/tree.ts';
import { freeName, type Instrumented } from './instrument.ts';

type AnyFunction = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;

/** Where a statement stands. */
interface Scope {
  /** What is declared in its function above it, and has a value therefore. */
  names: ReadonlySet<string>;
  /** What `break` leaves here: the innermost loop or switch, and those that have a label. */
  loop: Node | null;
  labels: ReadonlyMap<string, Node>;
}

/**
 * What is told of an expression: its value and the values in it (`told`); only those in the arguments of its calls, since an engine
 * repeats the rest in its messages as it is written (`shown`: `foo.bar is not a function`); or nothing, where no frame of its own is
 * there yet (`plain`).
 */
type Way = 'told' | 'shown' | 'plain';

/**
 * The program with a call before each statement, as `instrument` makes it, and calls that tell what each one has done and what its
 * expressions became: the methods of the tracer in frame.js. Lines keep their numbers.
 * @throws SyntaxError of acorn with `loc` where the program is not JavaScript.
 */
export function trace(code: string): Instrumented {
  const { program, awaitAt } = parseProgram(code, { locations: true });
  const stepName = freeName(code);
  /** In each function the frame of its call; the program's own stands in front. */
  const frame = `${stepName}f`;

  // A value stands first: what is known without it takes no room of the stack while a recursion counts it.
  const tell = (what: string, line: number, { names }: Scope, given?: string) =>
    `${stepName}.${what}(${given === undefined ? '' : `${given},`}${frame},${line},()=>({${[...names].join()}}))`;
  const before = (statement: Node, scope: Scope) =>
    'directive' in statement ? '' : `${tell('begins', lineOf(statement), scope)};`;

  /** The text of a node, in which some nodes below it have another text. */
  const textOf = (node: Node, replaced: readonly (readonly [Node, string])[]) => {
    let [text, at] = ['', node.start];
    for (const [child, instead] of replaced) {
      text += code.slice(at, child.start) + instead;
      at = child.end;
    }
    return text + code.slice(at, node.end);
  };

  const own = ownNames(program);

  /** A call of the tracer around an expression: it tells the value and gives it on. */
  const telling = (method: string, { start, end }: Node, text: string, ...more: (string | number | null)[]) =>
    `${stepName}.${method}(${[text, frame, start, end, ...more.map((one) => JSON.stringify(one))].join()})`;

  const withChildren = (node: Node, scope: Scope, way: Way, called = '') =>
    textOf(
      node,
      childrenInOrder(node).map((child) => [child, expression(child, scope, way, called)]),
    );

  const expression = (node: Node, scope: Scope, way: Way, called = ''): string => {
    if (isFunction(node)) return functionText(node, scope, called);
    if (node.type === 'StaticBlock') {
      const { body } = node as unknown as BlockStatement;
      const texts = statementTexts(body, { ...scope, names: new Set() });
      return textOf(
        node,
        body.map((statement, index) => [statement, texts[index] ?? ''] as const),
      );
    }
    // Fields are counted in a call of their own, which has no frame; and in a pattern nothing is read.
    const isPlain = way === 'plain' || /^Class|Pattern$|^RestElement$/.test(node.type);
    if (isPlain) return withChildren(node, scope, 'plain', nameGivenBy(node));
    return way === 'shown' ? shownText(node as Expression, scope) : toldText(node as Expression, scope);
  };

  const shownText = (node: Expression, scope: Scope): string => {
    const part = (child: Node, way: Way) => [child, expression(child, scope, way)] as const;
    switch (node.type) {
      case 'CallExpression':
      case 'NewExpression':
        return textOf(node, [part(node.callee, 'shown'), ...node.arguments.map((one) => part(one, 'told'))]);
      case 'TaggedTemplateExpression':
        return textOf(node, [part(node.tag, 'shown'), ...node.quasi.expressions.map((one) => part(one, 'told'))]);
      default:
        return withChildren(node, scope, 'shown', nameGivenBy(node));
    }
  };

  /** `a?.b[i]`: what is behind the first part may not be reached. */
  const chainText = (node: Node, scope: Scope): string => {
    if (node.type !== 'MemberExpression') return expression(node, scope, namesObjects ? 'shown' : 'told');
    const { object, property, computed } = node as MemberExpression;
    return textOf(node, [
      [object, chainText(object, scope)],
      ...(computed ? [[property, expression(property, scope, 'told')] as const] : []),
    ]);
  };

  /** Of `a.b(1).c(2)` it tells what stands before the last dot, and says itself, in the engine's words, that there is no `c` to be called. */
  const calleeText = (callee: Node, scope: Scope): string => {
    const { object, property, computed } = callee as MemberExpression;
    const words = wordsOf(callee);
    const isCall = callee.type === 'MemberExpression' && !computed && object.type === 'CallExpression';
    if (namesObjects || words === null || !isCall) return expression(callee, scope, 'shown');
    const text = textOf(object, [
      [object.callee, calleeText(object.callee, scope)],
      ...object.arguments.map((one) => [one, expression(one, scope, 'told')] as const),
    ]);
    const { name } = property as Identifier;
    const told = telling('chained', object, text, calledName(object.callee), name, words, lineOf(property));
    return textOf(callee, [[object, told]]);
  };

  /** Whose frame a call may begin: of that name, of any name (''), or none (`null`), as a function of the language may call one given to it. */
  const calledName = (callee: Node): string | null => {
    if (callee.type === 'Identifier') return own.has((callee as Identifier).name) ? '' : null;
    if (callee.type !== 'MemberExpression') return callee.type === 'Super' ? null : '';
    const { property, computed } = callee as MemberExpression;
    if (property.type === 'Literal') return String(property.value);
    return computed ? '' : (property as Identifier).name;
  };

  const aloneText = (node: Expression, scope: Scope): string => {
    if (node.type === 'SequenceExpression')
      return textOf(
        node,
        node.expressions.map((one) => [one, aloneText(one, scope)] as const),
      );
    return isFunction(node) || node.type === 'ClassExpression'
      ? expression(node, scope, 'told')
      : toldText(node, scope, true);
  };

  const declaredText = (node: VariableDeclaration, scope: Scope) =>
    textOf(
      node,
      node.declarations.map((one) => {
        const way = one.id.type === 'Identifier' ? 'told' : 'shown';
        const parts: (readonly [Node, string])[] = [[one.id, expression(one.id, scope, 'plain')]];
        if (one.init) parts.push([one.init, expression(one.init, scope, way, nameGivenBy(one))]);
        return [one, textOf(one, parts)] as const;
      }),
    );

  /** What is assigned to is not read; how it is reached is told. */
  const targetText = (node: Node, scope: Scope): string => {
    const { type, object, property, computed } = node as MemberExpression;
    if (type !== 'MemberExpression') return expression(node, scope, 'plain');
    const isName = /^(?:Identifier|ThisExpression|Super)$/.test(object.type) || namesObjects;
    return textOf(node, [
      [object, expression(object, scope, isName ? 'shown' : 'told')],
      ...(computed ? [[property, expression(property, scope, 'told')] as const] : []),
    ]);
  };

  /** `isAlone`: it is a whole statement, whose value nobody takes. */
  const toldText = (node: Expression, scope: Scope, isAlone = false): string => {
    const part = (child: Node, way: Way = 'told', called = '') =>
      [child, expression(child, scope, way, called)] as const;
    const counted = (...parts: (readonly [Node, string])[]) => telling('counted', node, textOf(node, parts));
    switch (node.type) {
      case 'Identifier':
        return own.has(node.name) ? telling('counted', node, node.name) : node.name;
      case 'MemberExpression': {
        const { object, property, computed } = node;
        const parts = [part(object, namesObjects ? 'shown' : 'told'), ...(computed ? [part(property)] : [])];
        return counted(...parts);
      }
      case 'TemplateLiteral':
        return node.expressions.length === 0 ? textOf(node, []) : counted(...node.expressions.map((one) => part(one)));
      case 'UnaryExpression': {
        const { operator, argument } = node;
        if (operator === 'delete' || operator === 'void') return withChildren(node, scope, 'plain');
        if (argument.type === 'Literal' && operator !== '!') return textOf(node, []);
        // `typeof` alone may ask for a name that is not there.
        return counted(part(argument, operator === 'typeof' && argument.type === 'Identifier' ? 'plain' : 'told'));
      }
      case 'UpdateExpression': {
        const text = textOf(node, [[node.argument, targetText(node.argument, scope)]]);
        return isAlone ? text : telling('counted', node, text);
      }
      case 'BinaryExpression':
      case 'LogicalExpression':
        return counted(part(node.left), part(node.right));
      case 'ConditionalExpression':
        return counted(part(node.test), part(node.consequent), part(node.alternate));
      case 'AssignmentExpression': {
        const { left, right, operator } = node;
        const way = left.type.endsWith('Pattern') ? 'shown' : 'told';
        const parts = [[left, targetText(left, scope)] as const, part(right, way, nameGivenBy(node))];
        return operator === '=' ? textOf(node, parts) : counted(...parts);
      }
      case 'AwaitExpression':
        return telling('resumed', node, textOf(node, [part(node.argument)]));
      case 'YieldExpression': {
        const { argument, delegate } = node;
        const text = textOf(node, argument ? [part(argument, delegate ? 'shown' : 'told')] : []);
        return isAlone ? text : telling('resumed', node, text);
      }
      case 'ArrayExpression': {
        const parts = node.elements.flatMap((one) => (one ? [part(one)] : []));
        return isWritten(node) ? textOf(node, parts) : counted(...parts);
      }
      case 'ObjectExpression': {
        const parts = node.properties.map((one): readonly [Node, string] => {
          if (one.type === 'SpreadElement') return [one, `...${expression(one.argument, scope, 'told')}`];
          const { key, value, shorthand, computed } = one;
          if (!shorthand)
            return [one, textOf(one, [part(key, computed ? 'told' : 'plain'), part(value, 'told', nameGivenBy(one))])];
          const isName = key.type === 'Identifier' && key.name !== '__proto__' && own.has(key.name);
          return [one, isName ? `${key.name}:${expression(value, scope, 'told')}` : textOf(one, [])];
        });
        return isWritten(node) ? textOf(node, parts) : counted(...parts);
      }
      // The engine says of it that it is not iterable.
      case 'SpreadElement' as string:
        return withChildren(node, scope, 'shown');
      case 'SequenceExpression':
        return withChildren(node, scope, 'told');
      case 'ChainExpression': {
        const { expression: chain } = node;
        if (spineOf(chain).some(({ type }) => type === 'CallExpression')) {
          const name = chain.type === 'CallExpression' ? calledName(chain.callee) : null;
          return telling('called', node, textOf(node, [[chain, shownText(chain, scope)]]), name);
        }
        return counted([chain, chainText(chain, scope)]);
      }
      case 'CallExpression': {
        const { callee } = node;
        if (callee.type === 'Super')
          return textOf(
            node,
            node.arguments.map((one) => part(one)),
          );
        const text = textOf(node, [[callee, calleeText(callee, scope)], ...node.arguments.map((one) => part(one))]);
        return telling(isAlone ? 'done' : 'called', node, text, calledName(callee));
      }
      case 'NewExpression': {
        const name = calledName(node.callee);
        const text = shownText(node, scope);
        return telling('called', node, text, name === '' || name === null ? name : 'constructor');
      }
      case 'TaggedTemplateExpression':
        return telling('called', node, shownText(node, scope), calledName(node.tag));
      case 'ImportExpression':
        return withChildren(node, scope, 'plain');
      default:
        return textOf(node, []);
    }
  };

  const listText = (node: Node, statements: readonly Statement[], outer: Scope, opening = '', closing = '') => {
    const texts = statementTexts(statements, outer);
    const [first] = statements;
    // A loop around nothing must be able to end, too.
    if (!first) return `{${opening || before(node, outer)}${closing}${textOf(node, []).slice(1)}`;
    const at = statements.findIndex((statement) => !('directive' in statement));
    return textOf(
      node,
      statements.map((statement, index) => {
        const isLast = index === statements.length - 1;
        const [start, end] = [index === Math.max(at, 0) ? opening : '', isLast ? closing : ''];
        return [statement, at < 0 ? texts[index] + start + end : start + texts[index] + end] as const;
      }),
    );
  };

  /** Of statements that stand below each other: each sees what those above it have declared. */
  const statementTexts = (statements: readonly Statement[], outer: Scope): string[] => {
    let scope = without(outer, statements);
    return statements.map((statement) => {
      const text = before(statement, scope) + statementText(statement, scope);
      scope = withNames(scope, declaredBy(statement));
      return text;
    });
  };

  const bodyText = (body: Statement, scope: Scope, opening = '') =>
    body.type === 'BlockStatement'
      ? listText(body, body.body, scope, opening)
      : `{${opening}${before(body, scope)}${statementText(body, scope)}}`;

  const statementText = (statement: Statement, scope: Scope): string => {
    const line = lineOf(statement);
    const given = (value: Node, way: Way = 'told', within = scope) => [value, expression(value, within, way)] as const;
    /** Of a loop it begins anew each round; behind what a loop that counts has counted it goes on. */
    const condition = (test: Node, within = scope, begins = 'begins') => {
      const at = lineOf(test);
      const [, text] = given(test, 'told', within);
      return [test, tell('holds', at, within, `(${tell(begins, at, within)},${text})`)] as const;
    };
    const inLoop = (loop: Node, within = scope): Scope => ({ ...within, loop });
    switch (statement.type) {
      case 'FunctionDeclaration':
        return functionText(statement, scope, statement.id.name);
      case 'ExpressionStatement':
        if ('directive' in statement) return textOf(statement, []);
        return `${textOf(statement, [[statement.expression, aloneText(statement.expression, scope)]])};${tell('did', line, scope)};`;
      case 'VariableDeclaration':
        return `${declaredText(statement, scope)};${tell('did', line, withNames(scope, declaredBy(statement)))};`;
      case 'ReturnStatement': {
        const { argument } = statement;
        if (!argument) return `${tell('gives', line, scope, 'void 0')};return;`;
        return textOf(statement, [[argument, tell('gives', line, scope, `(${expression(argument, scope, 'told')})`)]]);
      }
      case 'ThrowStatement': {
        const { argument } = statement;
        return textOf(statement, [[argument, tell('sees', line, scope, `(${expression(argument, scope, 'told')})`)]]);
      }
      case 'ContinueStatement':
        return `${tell('did', line, scope)};${textOf(statement, [])}`;
      case 'BreakStatement': {
        const left = statement.label ? scope.labels.get(statement.label.name) : scope.loop;
        const isCounted = left?.type === 'ForOfStatement' || left?.type === 'ForInStatement';
        return `${tell('did', line, scope)};${isCounted ? `${stepName}.isLeft=true;` : ''}${textOf(statement, [])}`;
      }
      case 'IfStatement': {
        const { test, consequent, alternate } = statement;
        const bodies = [consequent, alternate].flatMap((body) =>
          body ? [[body, bodyText(body, scope)] as const] : [],
        );
        return textOf(statement, [condition(test), ...bodies]);
      }
      case 'WhileStatement':
        return textOf(statement, [
          condition(statement.test),
          [statement.body, bodyText(statement.body, inLoop(statement))],
        ]);
      case 'DoWhileStatement':
        return textOf(statement, [
          [statement.body, bodyText(statement.body, inLoop(statement))],
          condition(statement.test),
        ]);
      case 'ForStatement': {
        const { init, test, update, body } = statement;
        const within = init ? withNames(scope, declaredBy(init)) : scope;
        const start = init?.type === 'VariableDeclaration' ? declaredText(init, scope) : init && aloneText(init, scope);
        return textOf(statement, [
          ...(init ? [[init, start ?? ''] as const] : []),
          ...(test ? [condition(test, within, 'goesOn')] : []),
          ...(update ? [[update, `${stepName}.forgets(${frame}),${aloneText(update, within)}`] as const] : []),
          [body, bodyText(body, inLoop(statement, within), test ? '' : `${tell('did', line, within)};`)],
        ]);
      }
      case 'ForInStatement':
      case 'ForOfStatement': {
        const { left, right, body } = statement;
        const within = withNames(scope, declaredBy(left));
        const text = textOf(statement, [
          given(left, 'plain'),
          given(right, statement.type === 'ForInStatement' ? 'told' : 'shown'),
          [body, bodyText(body, inLoop(statement, within), `${tell('did', line, within)};`)],
        ]);
        return `${text};${tell('ends', line, scope)};`;
      }
      case 'LabeledStatement': {
        const { label, body } = statement;
        const labels = new Map([...scope.labels, [label.name, body]]);
        return textOf(statement, [[body, statementText(body, { ...scope, labels })]]);
      }
      case 'SwitchStatement': {
        const { discriminant, cases } = statement;
        const own = without(
          inLoop(statement),
          cases.flatMap((one) => one.consequent),
        );
        return textOf(statement, [
          [discriminant, tell('chooses', line, scope, `(${expression(discriminant, scope, 'told')})`)],
          ...cases.flatMap(({ test, consequent }) => {
            const texts = statementTexts(consequent, own);
            return [
              ...(test ? [given(test)] : []),
              ...consequent.map((one, index) => [one, texts[index] ?? ''] as const),
            ];
          }),
        ]);
      }
      case 'TryStatement': {
        const { block, handler, finalizer } = statement;
        const parts: (readonly [Node, string])[] = [[block, bodyText(block, scope)]];
        if (handler) {
          const caught = withNames(scope, handler.param ? namesIn(handler.param) : []);
          if (handler.param) parts.push(given(handler.param, 'plain'));
          const opening = `${stepName}.forgets(${frame});${tell('did', lineOf(handler), caught)};`;
          parts.push([handler.body, bodyText(handler.body, caught, opening)]);
        }
        if (finalizer) parts.push([finalizer, bodyText(finalizer, scope)]);
        return textOf(statement, parts);
      }
      case 'BlockStatement':
        return listText(statement, statement.body, scope);
      default:
        return expression(statement, scope, 'plain');
    }
  };

  const functionText = (node: AnyFunction, scope: Scope, called: string): string => {
    const name = JSON.stringify(node.id?.name || called || 'bez mena');
    const line = lineOf(node);
    const inside: Scope = { names: new Set(node.params.flatMap(namesIn)), loop: null, labels: new Map() };
    const params = node.params.map((param) => [param, expression(param, scope, 'plain')] as const);
    // Its places let it be printed as it was written.
    const entry = `${name},${line},()=>({${[...inside.names].join()}}),${node.start},${node.end}`;
    const leaving = `}finally{${stepName}.leaves(${frame})}`;
    const { body } = node;
    if (body.type !== 'BlockStatement') {
      const head = code.slice(node.params.at(-1)?.end ?? node.start, body.start);
      const arrow =
        (node.params.at(-1)?.end ?? node.start) + (/^(?:\/\/.*|\/\*[\s\S]*?\*\/|[^=])*=>/.exec(head)?.[0].length ?? 0);
      const opening = `{const ${frame}=${stepName}.opens(${entry});try{return `;
      const value = code.slice(arrow, body.start) + expression(body, inside, 'told') + code.slice(body.end, node.end);
      return `${textOf({ ...node, end: arrow }, params)}${opening}${tell('gives', line, inside, value)}${leaving}}`;
    }
    const atEnd = body.body.reduce((before, one) => withNames(before, declaredBy(one)), inside);
    const opening = `const ${frame}=${stepName}.enters(${entry});try{`;
    const closing = `${tell('gives', body.loc?.end.line ?? line, atEnd, 'void 0')};${leaving}`;
    return textOf(node, [...params, [body, listText(body, body.body, inside, opening, closing)]]);
  };

  const start: Scope = { names: new Set(), loop: null, labels: new Map() };
  const texts = statementTexts(program.body as Statement[], start);
  const text = textOf(
    program,
    program.body.map((statement, index) => [statement, texts[index] ?? ''] as const),
  );
  return { program: `const ${frame}=${stepName}.program;${text}`, stepName, isAsync: awaitAt !== null };
}

function lineOf(node: Node): number {
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

function withNames(scope: Scope, names: readonly string[]): Scope {
  return { ...scope, names: new Set([...scope.names, ...names]) };
}

/** What these statements declare later is not there before. */
function without(scope: Scope, statements: readonly Statement[]): Scope {
  const later = new Set(statements.flatMap(declaredBy));
  return { ...scope, names: new Set([...scope.names].filter((name) => !later.has(name))) };
}

function declaredBy(node: Node): string[] {
  if (node.type !== 'VariableDeclaration') return [];
  return (node as unknown as { declarations: { id: Pattern }[] }).declarations.flatMap(({ id }) => namesIn(id));
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
