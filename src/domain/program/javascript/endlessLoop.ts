import type { Said } from '#src/domain/program/run.ts';
import { isPart, type Part, treeOf, visit } from './tree.ts';

/** Why what a program was stopped in never ends; `null` where that is not sure. */
export function endlessLoop(code: string, line: number | null): Said | null {
  const program = line === null ? null : treeOf(code);
  if (!program || line === null) return null;
  let inner: Part | null = null;
  visit(program, (node) => {
    const isLoop = ['WhileStatement', 'DoWhileStatement', 'ForStatement'].includes(node.type);
    const { start, end } = node.loc ?? {};
    if (isLoop && start && end && start.line <= line && line <= end.line) inner = node;
  });
  return (inner && reasonOf(inner, code)) ?? endlessCall(program, line);
}

function reasonOf(loop: Part, code: string): Said | null {
  const { test, body, update } = loop;
  if (!isPart(test) || !isPart(body)) return null;
  const asked = new Set<string>();
  let isOpen = false;
  visit(test, (node) => {
    if (node.type === 'Identifier') asked.add(String(node.name));
    // What it gives may change by itself.
    if (/^(?:Call|Member|Assignment|Update|Await)Expression$/.test(node.type)) isOpen = true;
  });
  const changed = new Map<string, string>();
  for (const part of [body, update].filter(isPart)) {
    visit(part, (node) => {
      const target =
        node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : null;
      if (isPart(target) && target.type === 'Identifier') changed.set(String(target.name), String(node.operator));
      // A function may change what it sees.
      if (node.type === 'CallExpression' && isPart(node.callee) && node.callee.type === 'Identifier') isOpen = true;
    });
  }
  const word = /^\w+/.exec(code.slice(loop.start))?.[0] ?? 'while';
  const [name] = asked;
  const condition = code.slice(test.start, test.end);
  if (isOpen || asked.size === 0 || condition.length > 40) return null;
  const isUp = test.operator === '<' || test.operator === '<=';
  const isDown = test.operator === '>' || test.operator === '>=';
  const left = isPart(test.left) && test.left.type === 'Identifier' ? String(test.left.name) : '';
  if (![...asked].some((one) => changed.has(one))) {
    const isSure = left === name && (isUp || isDown);
    const change = isSure ? `napríklad ${name}${isUp ? '++' : '--'}` : `riadok, ktorý ${name} zmení`;
    return {
      what: `cyklus ${word} sa neskončil: ${[...asked].join(', ')} sa v\u00A0ňom nemení`,
      hint: `Podmienka ${condition} preto platí stále. ${asked.size === 1 ? `Do cyklu patrí ${change}.` : ''}`.trim(),
    };
  }
  const step = changed.get(left);
  if (asked.size > 1 && [...asked].some((one) => one !== left && changed.has(one))) return null;
  if ((isUp && step === '--') || (isDown && step === '++')) {
    return {
      what: `cyklus ${word} sa neskončil: ${left} ide opačným smerom`,
      hint: `Podmienka ${condition} platí stále. Skús ${left}${isUp ? '++' : '--'}.`,
    };
  }
  return null;
}

/** A function that calls itself before anything could have ended it. */
function endlessCall(program: Part, line: number): Said | null {
  let found: string | null = null;
  visit(program, (node) => {
    const { start, end } = node.loc ?? {};
    const name = isPart(node.id) ? String(node.id.name) : '';
    if (node.type !== 'FunctionDeclaration' || !isPart(node.body) || !start || !end) return;
    if (start.line > line || line > end.line) return;
    for (const statement of node.body.body as Part[]) {
      let [isCalled, isOver] = [false, /^(?:If|Switch|Try|While|DoWhile|For\w*)Statement$/.test(statement.type)];
      visit(statement, (part, parents) => {
        const isConditional = [part, ...parents].some(({ type }) =>
          /^(?:Conditional|Logical)Expression$|Function/.test(type),
        );
        isOver ||= isConditional || /^(?:Return|Throw)Statement$/.test(part.type);
        const callee = part.type === 'CallExpression' && isPart(part.callee) ? part.callee : null;
        if (callee?.type === 'Identifier' && callee.name === name && !isConditional) isCalled = true;
      });
      if (isCalled && (!isOver || statement.type === 'ReturnStatement')) found = name;
      if (isCalled || isOver) return;
    }
  });
  return found === null
    ? null
    : { what: `funkcia ${found} volá samu seba bez konca`, hint: 'Pridaj podmienku, pri ktorej sa už nezavolá.' };
}
