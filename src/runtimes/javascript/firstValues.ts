import { type Expression, type Program, parse, type SpreadElement } from 'acorn';
import type { FirstValues } from '#src/contract/exercise.ts';
import { putFirstValues } from '#src/runtimes/firstValues.ts';
import type { Begun } from '#src/runtimes/runtime.ts';

/** A JavaScript program that begins with other values. One that cannot be read stays as it is: its run says what is wrong. */
export function beginJavascriptWith(code: string, values: FirstValues): Begun {
  let program: Program;
  try {
    program = parse(code, { ecmaVersion: 'latest', sourceType: 'script' });
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { code };
  }
  return putFirstValues(code, values, (name) => firstValue(program, name), JSON.stringify);
}

/** What the name is given first outside of all blocks; `null` where that is computed. */
function firstValue({ body }: Program, name: string): Expression | null {
  for (const statement of body) {
    const given: { to: { type: string; name?: string }; value?: Expression | null }[] =
      statement.type === 'VariableDeclaration'
        ? statement.declarations.map(({ id, init }) => ({ to: id, value: init }))
        : statement.type === 'ExpressionStatement' && statement.expression.type === 'AssignmentExpression'
          ? [{ to: statement.expression.left, value: statement.expression.right }]
          : [];
    const own = given.find(({ to, value }) => to.type === 'Identifier' && to.name === name && value);
    if (own?.value) return isPlain(own.value) ? own.value : null;
  }
  return null;
}

function isPlain(value: Expression | SpreadElement | null): boolean {
  if (value?.type === 'Literal') return !value.regex && !value.bigint;
  if (value?.type === 'TemplateLiteral') return value.expressions.length === 0;
  if (value?.type === 'ArrayExpression') return value.elements.every(isPlain);
  return value?.type === 'UnaryExpression' && /[-+]/.test(value.operator) && isPlain(value.argument);
}
