import type { Node, Pattern, Statement } from 'acorn';
import { parseProgram } from '#src/domain/program/javascript/parse.ts';
import { namesIn } from '#src/domain/program/javascript/tree.ts';
import { freeName, type Instrumented } from './instrument.ts';
import { type AnyFunction, ExpressionTexts, lineOf, type Way } from './traceExpressions.ts';

/** Where a statement stands. */
interface Scope {
  /** What is declared in its function above it, and has a value therefore. */
  names: ReadonlySet<string>;
  /** What `break` leaves here: the innermost loop or switch, and those that have a label. */
  loop: Node | null;
  labels: ReadonlyMap<string, Node>;
}

/** Where nothing was declared yet. */
const nowhere: Scope = { names: new Set(), loop: null, labels: new Map() };

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

  const expressions = new ExpressionTexts({
    ...{ program, stepName, frame, textOf },
    functionText: (node, called) => functionText(node, called),
    blockText(node) {
      const texts = statementTexts(node.body, nowhere);
      return textOf(
        node,
        node.body.map((statement, index) => [statement, texts[index] ?? ''] as const),
      );
    },
  });

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
    const given = (value: Node, way: Way = 'told') => [value, expressions.expression(value, way)] as const;
    /** Of a loop it begins anew each round; behind what a loop that counts has counted it goes on. */
    const condition = (test: Node, within = scope, begins = 'begins') => {
      const at = lineOf(test);
      return [
        test,
        tell('holds', at, within, `(${tell(begins, at, within)},${expressions.expression(test, 'told')})`),
      ] as const;
    };
    const inLoop = (loop: Node, within = scope): Scope => ({ ...within, loop });
    switch (statement.type) {
      case 'FunctionDeclaration':
        return functionText(statement, statement.id.name);
      case 'ExpressionStatement':
        if ('directive' in statement) return textOf(statement, []);
        return `${textOf(statement, [[statement.expression, expressions.aloneText(statement.expression)]])};${tell('did', line, scope)};`;
      case 'VariableDeclaration':
        return `${expressions.declaredText(statement)};${tell('did', line, withNames(scope, declaredBy(statement)))};`;
      case 'ReturnStatement': {
        const { argument } = statement;
        if (!argument) return `${tell('gives', line, scope, 'void 0')};return;`;
        return textOf(statement, [
          [argument, tell('gives', line, scope, `(${expressions.expression(argument, 'told')})`)],
        ]);
      }
      case 'ThrowStatement': {
        const { argument } = statement;
        return textOf(statement, [
          [argument, tell('sees', line, scope, `(${expressions.expression(argument, 'told')})`)],
        ]);
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
        const start =
          init?.type === 'VariableDeclaration' ? expressions.declaredText(init) : init && expressions.aloneText(init);
        return textOf(statement, [
          ...(init ? [[init, start ?? ''] as const] : []),
          ...(test ? [condition(test, within, 'goesOn')] : []),
          ...(update ? [[update, `${stepName}.forgets(${frame}),${expressions.aloneText(update)}`] as const] : []),
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
          [discriminant, tell('chooses', line, scope, `(${expressions.expression(discriminant, 'told')})`)],
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
        return expressions.expression(statement, 'plain');
    }
  };

  const functionText = (node: AnyFunction, called: string): string => {
    const name = JSON.stringify(node.id?.name || called || 'bez mena');
    const line = lineOf(node);
    const inside: Scope = { names: new Set(node.params.flatMap(namesIn)), loop: null, labels: new Map() };
    const params = node.params.map((param) => [param, expressions.expression(param, 'plain')] as const);
    // Its places let it be printed as it was written.
    const entry = `${name},${line},()=>({${[...inside.names].join()}}),${node.start},${node.end}`;
    const leaving = `}finally{${stepName}.leaves(${frame})}`;
    const { body } = node;
    if (body.type !== 'BlockStatement') {
      const head = code.slice(node.params.at(-1)?.end ?? node.start, body.start);
      const arrow =
        (node.params.at(-1)?.end ?? node.start) + (/^(?:\/\/.*|\/\*[\s\S]*?\*\/|[^=])*=>/.exec(head)?.[0].length ?? 0);
      const opening = `{const ${frame}=${stepName}.opens(${entry});try{return `;
      const value =
        code.slice(arrow, body.start) + expressions.expression(body, 'told') + code.slice(body.end, node.end);
      return `${textOf({ ...node, end: arrow }, params)}${opening}${tell('gives', line, inside, value)}${leaving}}`;
    }
    const atEnd = body.body.reduce((before, one) => withNames(before, declaredBy(one)), inside);
    const opening = `const ${frame}=${stepName}.enters(${entry});try{`;
    const closing = `${tell('gives', body.loc?.end.line ?? line, atEnd, 'void 0')};${leaving}`;
    return textOf(node, [...params, [body, listText(body, body.body, inside, opening, closing)]]);
  };

  const texts = statementTexts(program.body as Statement[], nowhere);
  const text = textOf(
    program,
    program.body.map((statement, index) => [statement, texts[index] ?? ''] as const),
  );
  return { program: `const ${frame}=${stepName}.program;${text}`, stepName, isAsync: awaitAt !== null };
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
