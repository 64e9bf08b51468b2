import type {
  ArrowFunctionExpression,
  BlockStatement,
  FunctionDeclaration,
  FunctionExpression,
  Node,
  Pattern,
  Statement,
} from 'acorn';
import { isNode, parseProgram } from '#src/domain/program/javascript/parse.ts';
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
 * The program with a call before each statement, as `instrument` makes it, and calls that tell what each one has done: the
 * methods of the tracer in frame.js. Lines keep their numbers.
 * @throws SyntaxError of acorn with `loc` where the program is not JavaScript.
 */
export function trace(code: string): Instrumented {
  const { program, awaitAt } = parseProgram(code, { locations: true });
  const stepName = freeName(code);
  /** In each function the frame of its call; the program's own stands in front. */
  const frame = `${stepName}f`;

  const tell = (what: string, line: number, { names }: Scope, given?: string) =>
    `${stepName}.${what}(${frame},${line},()=>({${[...names].join()}})${given === undefined ? '' : `,${given}`})`;
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

  const expression = (node: Node, scope: Scope, called = ''): string => {
    if (isFunction(node)) return functionText(node, scope, called);
    if (node.type === 'StaticBlock') {
      const { body } = node as unknown as BlockStatement;
      const texts = statementTexts(body, { ...scope, names: new Set() });
      return textOf(
        node,
        body.map((statement, index) => [statement, texts[index] ?? ''] as const),
      );
    }
    const name = nameGivenBy(node);
    return textOf(
      node,
      childrenInOrder(node).map((child) => [child, expression(child, scope, name)]),
    );
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
    const plain = (...children: (Node | null | undefined)[]) =>
      children.flatMap((child) => (child ? [[child, expression(child, scope)] as const] : []));
    /** Of a loop it begins anew each round. */
    const condition = (test: Node, within = scope) => {
      const at = lineOf(test);
      return [test, tell('holds', at, within, `(${tell('begins', at, within)},${expression(test, within)})`)] as const;
    };
    const inLoop = (loop: Node, within = scope): Scope => ({ ...within, loop });
    switch (statement.type) {
      case 'FunctionDeclaration':
        return functionText(statement, scope, statement.id.name);
      case 'ExpressionStatement':
        if ('directive' in statement) return textOf(statement, []);
        return `${expression(statement, scope)};${tell('did', line, scope)};`;
      case 'VariableDeclaration':
        return `${expression(statement, scope)};${tell('did', line, withNames(scope, declaredBy(statement)))};`;
      case 'ReturnStatement': {
        const { argument } = statement;
        if (!argument) return `${tell('gives', line, scope, 'void 0')};return;`;
        return textOf(statement, [[argument, tell('gives', line, scope, `(${expression(argument, scope)})`)]]);
      }
      case 'ThrowStatement':
      case 'ContinueStatement':
        return `${tell('did', line, scope)};${expression(statement, scope)}`;
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
        return textOf(statement, [
          ...plain(init),
          ...(test ? [condition(test, within)] : []),
          ...plain(update),
          [body, bodyText(body, inLoop(statement, within), test ? '' : `${tell('did', line, within)};`)],
        ]);
      }
      case 'ForInStatement':
      case 'ForOfStatement': {
        const { left, right, body } = statement;
        const within = withNames(scope, declaredBy(left));
        const text = textOf(statement, [
          ...plain(left, right),
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
          [discriminant, tell('sees', line, scope, `(${expression(discriminant, scope)})`)],
          ...cases.flatMap(({ test, consequent }) => {
            const texts = statementTexts(consequent, own);
            return [...plain(test), ...consequent.map((one, index) => [one, texts[index] ?? ''] as const)];
          }),
        ]);
      }
      case 'TryStatement': {
        const { block, handler, finalizer } = statement;
        const parts: (readonly [Node, string])[] = [[block, bodyText(block, scope)]];
        if (handler) {
          const caught = withNames(scope, handler.param ? namesIn(handler.param) : []);
          parts.push(...plain(handler.param));
          parts.push([handler.body, bodyText(handler.body, caught, `${tell('did', lineOf(handler), caught)};`)]);
        }
        if (finalizer) parts.push([finalizer, bodyText(finalizer, scope)]);
        return textOf(statement, parts);
      }
      case 'BlockStatement':
        return listText(statement, statement.body, scope);
      default:
        return expression(statement, scope);
    }
  };

  const functionText = (node: AnyFunction, scope: Scope, called: string): string => {
    const name = JSON.stringify(node.id?.name || called || 'bez mena');
    const line = lineOf(node);
    const own: Scope = { names: new Set(node.params.flatMap(namesIn)), loop: null, labels: new Map() };
    const params = node.params.map((param) => [param, expression(param, scope)] as const);
    const entry = `${name},${line},()=>({${[...own.names].join()}})`;
    const { body } = node;
    if (body.type !== 'BlockStatement') {
      const value = expression(body, own);
      // What it gives is known later.
      const text = node.async ? value : `${stepName}.gave(${entry},()=>(${value}))`;
      return textOf(node, [...params, [body, text]]);
    }
    const atEnd = body.body.reduce((before, one) => withNames(before, declaredBy(one)), own);
    const opening = `const ${frame}=${stepName}.enters(${entry});try{`;
    const closing = `${tell('gives', body.loc?.end.line ?? line, atEnd, 'void 0')};}finally{${stepName}.leaves(${frame})}`;
    return textOf(node, [...params, [body, listText(body, body.body, own, opening, closing)]]);
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

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}
