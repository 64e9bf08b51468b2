import type { Expression, Program, SpreadElement } from 'acorn';
import type { FirstValues } from '#src/contract/exercise.ts';
import { parseProgram } from '#src/domain/program/javascript/parse.ts';
import { putFirstValues } from '#src/runtimes/firstValues.ts';
import type { Begun } from '#src/runtimes/runtime.ts';

/** A JavaScript program that begins with other values. One that cannot be read stays as it is: its run says what is wrong. */
export function beginJavascriptWith(code: string, values: FirstValues): Begun {
  const program = read(code);
  if (!program) return { code };
  const firstValue = (name: string) => {
    const value = firstGiven(program, name);
    return value && isPlain(value) ? value : null;
  };
  return putFirstValues(code, values, firstValue, JSON.stringify);
}

/** A JavaScript program with another function in the place of its own of that name. One that cannot be read stays as it is. */
export function beginJavascriptAs(code: string, own: string): Begun {
  const program = read(code);
  if (!program) return { code };
  const name = read(own)?.body.map(nameOf).find(Boolean) ?? '';
  // Of two functions with one name the last holds, from the first line on.
  if (program.body.some((statement) => nameOf(statement) === name)) return { code: `${code}\n${own}` };
  const value = firstGiven(program, name);
  return value ? { code: `${code.slice(0, value.start)}(${own}\n)${code.slice(value.end)}` } : { missing: name };
}

function read(code: string): Program | null {
  try {
    return parseProgram(code).program;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return null;
  }
}

const nameOf = (statement: Program['body'][number]) =>
  statement.type === 'FunctionDeclaration' ? statement.id.name : null;

/** What the name is given first outside of all blocks. */
function firstGiven({ body }: Program, name: string): Expression | null {
  for (const statement of body) {
    const given: { to: { type: string; name?: string }; value?: Expression | null }[] =
      statement.type === 'VariableDeclaration'
        ? statement.declarations.map(({ id, init }) => ({ to: id, value: init }))
        : statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression'
          ? [{ to: statement.expression.left, value: statement.expression.right }]
          : [];
    const own = given.find(({ to, value }) => to.type === 'Identifier' && to.name === name && value);
    if (own?.value) return own.value;
  }
  return null;
}

function isPlain(value: Expression | SpreadElement | null): boolean {
  if (value?.type === 'Literal') return !value.regex && !value.bigint;
  if (value?.type === 'TemplateLiteral') return value.expressions.length === 0;
  if (value?.type === 'ArrayExpression') return value.elements.every(isPlain);
  return value?.type === 'UnaryExpression' && /[-+]/.test(value.operator) && isPlain(value.argument);
}
