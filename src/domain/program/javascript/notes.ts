import { distance } from '#src/domain/program/closest.ts';
import type { Mend, Said } from '#src/domain/program/run.ts';
import { type Constant, constantsIn } from './constants.ts';
import { isPart, keysIn, type Made, madeIn, type Part, partsOf, treeOf, visit } from './tree.ts';

type Note = Said & { line: number | null };

interface Run {
  code: string;
  made: Made[];
  keys: Set<string>;
  constants: Map<string, Constant>;
  /** What was printed, in one text. */
  printed: string;
}

/** One that looks at a node of the program; `parents` are those around, the nearest first. */
type Look = (node: Part, run: Run, parents: readonly Part[]) => Note | null;

/** What a program has done without a word, although it was hardly meant so: the first such thing; `null` where there is none. */
export function javascriptNote(code: string, printed: string): Note | null {
  const program = treeOf(code);
  if (!program) return null;
  const run = { code, printed, made: madeIn(program), keys: keysIn(program), constants: constantsIn(program) };
  let first: Note | null = null;
  for (const look of looks) {
    visit(program, (node, parents) => {
      const found = first ? null : look(node, run, parents);
      if (found) first = found;
    });
    if (first) return first;
  }
  return notANumber(run);
}

/** What is said of a test that did not hold. */
export const unmetNote = (line: number): Note => ({
  line,
  what: 'podmienka v\u00A0console.assert neplatí',
  hint: 'Program tým nezastal. Vypíš si, čo výraz naozaj dáva, a\u00A0porovnaj to s\u00A0tým, čo má dať.',
});

const note = (node: Part, what: string, hint: string, mend?: Mend | null): Note => ({
  line: node.loc?.start.line ?? null,
  what,
  hint,
  ...(mend && { mend }),
});
const part = (node: Part, name: string): Part | null => (isPart(node[name]) ? node[name] : null);
const textOf = ({ code }: Run, node: Part) => code.slice(node.start, node.end);
const short = (text: string) => (text.length > 32 ? `${text.slice(0, 30)}…` : text);
const isName = (node: Part | null): node is Part => node?.type === 'Identifier';
const nameOf = (node: Part | null) => (isName(node) ? String(node.name) : null);
const insert = (at: number, text: string): Mend => ({ from: at, to: at, text });
const replace = ({ start, end }: Part, text: string): Mend => ({ from: start, to: end, text });

/** The sign between the two sides of a node. */
function signOf({ code }: Run, node: Part, sign: string): Mend | null {
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  const at = left && right ? code.indexOf(sign, left.end) : -1;
  return right && at >= 0 && at < right.start ? { from: at, to: at + sign.length, text: sign } : null;
}

/** Whether a node is what decides: the test of a statement, or a part of it. */
function isTest(node: Part, parents: readonly Part[]): boolean {
  const [parent] = parents;
  if (!parent) return false;
  if (parent.type === 'LogicalExpression') return isTest(parent, parents.slice(1));
  return parent.test === node;
}

const stored: Look = (node, run, parents) => {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=' || parents[0]?.test !== node) return null;
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  if (!left || !right || /^(?:Call|Await|New)/.test(right.type)) return null;
  const sign = signOf(run, node, '=');
  return note(
    node,
    'v\u00A0podmienke je jedno =',
    `To do ${short(textOf(run, left))} hodnotu uloží. Porovnávajú tri: ${short(`${textOf(run, left)} === ${textOf(run, right)}`)}.`,
    sign && { ...sign, text: '===' },
  );
};

const arrowTest: Look = (node, run, parents) => {
  if (node.type !== 'ArrowFunctionExpression' || !isTest(node, parents)) return null;
  const [param] = node.params as Part[];
  const body = part(node, 'body');
  const at = param ? run.code.indexOf('=>', param.end) : -1;
  if (!isName(param ?? null) || !param || !body || at < 0 || body.type === 'BlockStatement') return null;
  return note(
    node,
    'v\u00A0podmienke je => namiesto >=',
    'Znaky => vytvoria funkciu, a\u00A0tak podmienka platí vždy. Väčšie alebo rovné je >=.',
    run.code[node.start] === '(' ? null : { from: at, to: at + 2, text: '>=' },
  );
};

const loops = ['ForStatement', 'WhileStatement', 'ForOfStatement', 'ForInStatement'];

const emptyBody: Look = (node, run, parents) => {
  const isLoop = loops.includes(node.type);
  const body = isLoop ? part(node, 'body') : node.type === 'IfStatement' ? part(node, 'consequent') : null;
  if (body?.type !== 'EmptyStatement' || (node.type === 'IfStatement' && node.alternate)) return null;
  const siblings = parents[0] ? partsOf(parents[0]) : [];
  const next = siblings.find(({ start }) => start >= node.end);
  if (isLoop && next?.type !== 'BlockStatement') return null;
  const word = run.code.slice(node.start).match(/^\w+/)?.[0] ?? '';
  return note(
    body,
    `hneď za zátvorkami príkazu ${word} je bodkočiarka`,
    next?.type === 'BlockStatement'
      ? `Príkaz sa ňou skončil, blok pod ním sa vykoná ${isLoop ? 'len raz' : 'vždy'}.`
      : 'Príkaz sa ňou skončil, a\u00A0tak podmienka nič nerozhodne.',
    { from: body.start, to: body.end, text: '' },
  );
};

const orders = ['<', '>', '<=', '>='];

const chained: Look = (node, run) => {
  const left = part(node, 'left');
  const [isOrder, isInner] = [node, left].map((one) => orders.includes(String(one?.operator)));
  if (node.type !== 'BinaryExpression' || left?.type !== 'BinaryExpression' || !isOrder || !isInner) return null;
  const middle = part(left, 'right');
  if (!middle || run.code[left.end - 1] === ')' || run.code.slice(left.end, left.end + 1) === ')') return null;
  const text = textOf(run, middle);
  const right = run.code.slice(left.end, node.end).trim();
  return note(
    node,
    'dve porovnania za sebou sa nečítajú naraz',
    `Z\u00A0prvého vyjde true alebo false a\u00A0až to sa porovná ďalej. Spoj ich: ${short(`${textOf(run, left)} && ${text} ${right}`)}.`,
    insert(left.end, ` && ${text}`),
  );
};

const bareAlternative: Look = (node, run, parents) => {
  if (node.type !== 'LogicalExpression' || node.operator !== '||' || !isTest(node, parents)) return null;
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  const last = left?.type === 'LogicalExpression' ? part(left, 'right') : left;
  const isEqual = last?.type === 'BinaryExpression' && /^===?$/.test(String(last.operator));
  const compared = last && part(last, 'left');
  if (right?.type !== 'Literal' || !right.value || right.value === true || !isEqual || !last || !compared) return null;
  const start = `${textOf(run, compared)} ${last.operator} `;
  return note(
    right,
    `za || stojí samotná hodnota ${short(textOf(run, right))}`,
    `Tá platí vždy. Porovnať treba obe: … || ${short(start + textOf(run, right))}.`,
    insert(right.start, start),
  );
};

const swappedSign: Look = (node, run) => {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return null;
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  const sign = signOf(run, node, '=');
  const own = right?.type === 'UnaryExpression' ? String(right.operator) : '';
  if (!left || !right || !sign || !/^[-+!]$/.test(own) || right.start !== sign.to) return null;
  if (run.code[right.start + 1] !== ' ') return null;
  const meant = own === '!' ? '!=' : `${own}=`;
  if (own === '!') return null;
  return note(
    node,
    `znaky =${own} sú v\u00A0opačnom poradí`,
    `Takto sa do ${short(textOf(run, left))} uloží ${short(textOf(run, right))}. Pripočítava += a\u00A0odpočítava -=.`,
    { from: sign.from, to: right.start + 1, text: meant },
  );
};

/** They leave alone what they are called of, and do nothing but give something. */
const pure = new Set(
  'toUpperCase toLowerCase trim trimStart trimEnd replace replaceAll slice substring padStart padEnd repeat concat toFixed join split includes indexOf toString at'.split(
    ' ',
  ),
);

const lostResult: Look = (node, run) => {
  if (node.type !== 'ExpressionStatement') return null;
  const made = part(node, 'expression');
  if (made?.type === 'BinaryExpression') return lostValue(node, made, run);
  const callee = made?.type === 'CallExpression' ? part(made, 'callee') : made;
  const [owner, property] =
    callee?.type === 'MemberExpression' ? [part(callee, 'object'), part(callee, 'property')] : [];
  const name = nameOf(property ?? null) ?? '';
  if (made?.type === 'CallExpression') {
    if (!owner || !pure.has(name) || run.keys.has(name)) return null;
    const kept = nameOf(owner);
    const isChangeable = run.made.some((one) => one.name === kept && (one.by === 'let' || one.by === 'var'));
    const isSame = !/^(?:split|includes|indexOf|join|at|toString)$/.test(name);
    return note(
      node,
      `výsledok metódy ${name} si nikto nenechal`,
      `Metóda ${name} pôvodnú hodnotu nezmení, vráti novú. Ulož ju do premennej, alebo ju vypíš.`,
      kept && isChangeable && isSame ? insert(node.start, `${kept} = `) : null,
    );
  }
  const own = nameOf(made);
  const isFunction = own !== null && run.made.filter((one) => one.name === own).every(({ by }) => by === 'function');
  const isMade = run.made.find((one) => one.name === own);
  const isMethod = owner && (name === 'log' || pure.has(name)) && !run.keys.has(name);
  if (!(own && isMade && isFunction) && !isMethod) return null;
  const called = short(textOf(run, made ?? node));
  const needs = (isMade?.node.params as Part[] | undefined)?.length ?? 0;
  return note(
    node,
    `${isMethod ? 'metóda' : 'funkcia'} ${called} sa tu nezavolala`,
    `Chýbajú jej zátvorky: ${called}().`,
    made && needs === 0 && name !== 'log' && !isMethod ? insert(made.end, '()') : null,
  );
};

function lostValue(node: Part, made: Part, run: Run): Note | null {
  const operator = String(made.operator);
  const left = part(made, 'left');
  if (/^===?$/.test(operator) && isName(left)) {
    const sign = signOf(run, made, operator);
    return note(
      node,
      `${short(textOf(run, made))} iba porovnáva, nič nezmení`,
      'Hodnotu ukladá jeden znak =.',
      sign && { ...sign, text: '=' },
    );
  }
  if (!['+', '-', '*', '/', '%', '**'].includes(operator)) return null;
  return note(
    node,
    `výsledok ${short(textOf(run, made))} si nikto nenechal`,
    'Ulož ho do premennej, alebo ho vypíš cez console.log.',
  );
}

const decimalComma: Look = (node, run, parents) => {
  if (node.type !== 'SequenceExpression' || parents[0]?.type !== 'ExpressionStatement') return null;
  const [first, second] = node.expressions as Part[];
  const value = first?.type === 'AssignmentExpression' ? part(first, 'right') : null;
  const isNumber = (one: Part | null | undefined) => one?.type === 'Literal' && typeof one.value === 'number';
  if (!value || !second || !isNumber(value) || !isNumber(second) || second.start !== value.end + 1) return null;
  const right = `${textOf(run, value)}.${textOf(run, second)}`;
  const mend = { from: value.end, to: second.start, text: '.' };
  return note(
    node,
    'v\u00A0čísle je desatinná čiarka',
    `Uložilo sa len ${textOf(run, value)}. Píše sa bodka: ${right}.`,
    mend,
  );
};

const holeInQuotes: Look = (node, run, parents) => {
  if (node.type !== 'Literal' || typeof node.value !== 'string') return null;
  // Whoever puts the value in later looks for it.
  if (/\.(?:replace|replaceAll|split)\(/.test(run.code) || parents[0]?.type === 'TemplateLiteral') return null;
  const [hole, name] = /\$\{\s*([\p{L}_$][\p{L}\p{N}_$]*)[^}]*\}/u.exec(node.value) ?? [];
  if (!hole || !run.made.some((one) => one.name === name)) return null;
  const raw = textOf(run, node);
  return note(
    node,
    `${short(hole)} je v\u00A0obyčajných úvodzovkách`,
    'Hodnota sa vloží len do textu medzi znakmi `. Inak sa vypíše tak, ako je napísaná.',
    raw.includes('`') ? null : replace(node, `\`${raw.slice(1, -1)}\``),
  );
};

const misspeltLength: Look = (node, run, parents) => {
  const property = node.type === 'MemberExpression' && !node.computed ? part(node, 'property') : null;
  const name = nameOf(property);
  if (!property || !name || name === 'length' || run.keys.has(name) || parents[0]?.callee === node) return null;
  if (distance(name.toLowerCase(), 'length') > 2 || parents[0]?.left === node) return null;
  return note(node, `vlastnosť ${name} tu nie je`, 'Nemyslíš length?', replace(property, 'length'));
};

const behindEnd: Look = (node, run, parents) => {
  const [object, property] =
    node.type === 'MemberExpression' && node.computed ? [part(node, 'object'), part(node, 'property')] : [];
  if (!object || property?.type !== 'MemberExpression' || parents[0]?.left === node) return null;
  const owner = part(property, 'object');
  if (nameOf(part(property, 'property')) !== 'length' || !owner || textOf(run, owner) !== textOf(run, object))
    return null;
  return note(
    node,
    `${short(textOf(run, node))} je až za koncom`,
    'Prvý prvok má poradie 0, posledný dĺžka mínus jeden.',
    insert(property.end, ' - 1'),
  );
};

const tooFar: Look = (node, run) => {
  const test = node.type === 'ForStatement' ? part(node, 'test') : null;
  const [index, limit] = test ? [nameOf(part(test, 'left')), part(test, 'right')] : [];
  if (test?.operator !== '<=' || !index || limit?.type !== 'MemberExpression') return null;
  const owner = part(limit, 'object');
  const body = part(node, 'body');
  if (nameOf(part(limit, 'property')) !== 'length' || !owner || !body) return null;
  let [isRead, isLeft] = [false, false];
  visit(body, (one, parents) => {
    const object = one.type === 'MemberExpression' && one.computed ? part(one, 'object') : null;
    if (/^(?:Break|Return)Statement$/.test(one.type)) isLeft = true;
    if (object && textOf(run, object) === textOf(run, owner) && nameOf(part(one, 'property')) === index) {
      isRead ||= parents[0]?.left !== one;
    }
  });
  const sign = signOf(run, test, '<=');
  return isRead && !isLeft
    ? note(
        node,
        `${index} dôjde až za posledný prvok`,
        `Posledný prvok má poradie ${short(textOf(run, limit))} - 1, preto sa píše ${index} < ${short(textOf(run, limit))}.`,
        sign && { ...sign, text: '<' },
      )
    : null;
};

const unreachable: Look = (node, run) => {
  const list = node.type === 'BlockStatement' ? (node.body as Part[]) : [];
  const at = list.findIndex(({ type }) => /^(?:Return|Break|Continue|Throw)Statement$/.test(type));
  const [end, next] = [list[at], list[at + 1]];
  if (!end || !next || at < 0 || next.type === 'FunctionDeclaration' || next.type === 'EmptyStatement') return null;
  const word = /^\w+/.exec(textOf(run, end))?.[0] ?? '';
  return word === 'return' && !end.argument && next.type === 'ExpressionStatement'
    ? note(end, 'za return nič nie je', 'Hodnota, ktorú má vrátiť, sa musí začať na tom istom riadku.')
    : note(next, 'sem sa program nikdy nedostane', `Nad týmto riadkom stojí ${word}, ktorý všetko pod sebou preskočí.`);
};

const neverEqual: Look = (node, run) => {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(String(node.operator))) return null;
  const sides = [part(node, 'left'), part(node, 'right')];
  if (sides.some((side) => nameOf(side) === 'NaN')) {
    return note(node, 'NaN sa nerovná ničomu, ani sebe', 'Pýta sa naň Number.isNaN(hodnota).');
  }
  if (String(node.operator).length < 3) return null;
  const fresh = sides.find((side) => side?.type === 'ArrayExpression' || side?.type === 'ObjectExpression');
  return fresh && textOf(run, fresh).length < 30
    ? note(
        node,
        `nové ${short(textOf(run, fresh))} sa nerovná ničomu`,
        'Polia a\u00A0objekty sa neporovnávajú podľa obsahu. Prázdne pole má length === 0.',
      )
    : null;
};

const givesNothing: Look = (node, run, parents) => {
  if (node.type !== 'CallExpression' || !/undefined|NaN/.test(run.printed)) return null;
  const name = nameOf(part(node, 'callee'));
  const made = run.made.filter((one) => one.name === name);
  const [own] = made;
  if (made.length !== 1 || own?.by !== 'function' || own.node.async || own.node.generator) return null;
  const isUsed = /^(?:VariableDeclarator|CallExpression|BinaryExpression|AssignmentExpression|TemplateLiteral)$/.test(
    parents[0]?.type ?? '',
  );
  const body = part(own.node, 'body');
  if (!isUsed || body?.type !== 'BlockStatement') return null;
  let gives = false;
  visit(body, (one, inner) => {
    const isInner = inner.some(({ type }) => /Function/.test(type));
    gives ||= one.type === 'ReturnStatement' && Boolean(one.argument) && !isInner;
  });
  return gives
    ? null
    : note(own.node, `funkcia ${name} nič nevracia`, 'Preto je výsledkom undefined. Hodnotu vráti príkaz return.');
};

/** Whether it is the text that `prompt()` gave. */
const isAsked = (node: Part | null, { constants }: Run) => constants.get(nameOf(node) ?? '')?.isAsked === true;

const askedAndCounted: Look = (node, run) => {
  const operator = String(node.operator);
  if (node.type !== 'BinaryExpression' || !/^(?:[+]|[!=]==)$/.test(operator)) return null;
  const sides = [part(node, 'left'), part(node, 'right')];
  const asked = sides.find((side) => isAsked(side, run));
  const text = asked ?? sides.find((side) => isName(side) && typeof valueIn(side, run) === 'string');
  const other = sides.find((side) => side !== text);
  if (!text || (operator === '+' && !asked) || typeof valueIn(other, run) !== 'number') return null;
  const name = textOf(run, text);
  const equals = operator.startsWith('!') ? '!==' : '===';
  const who = asked ? 'odpoveď z\u00A0prompt' : `text ${name}`;
  const hint = `${asked ? 'Odpoveď je text.' : 'Hodnota v\u00A0úvodzovkách je text.'} Na číslo ho zmení Number(${name}).`;
  return operator === '+'
    ? note(node, 'prompt dáva text, a\u00A0ten znak + spája, nesčítava', hint)
    : note(node, `${who} sa číslu cez ${equals} nikdy nerovná`, hint);
};

const joined: Look = (node, run) => {
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null;
  const sides = [part(node, 'left'), part(node, 'right')].map((side) => ({ side, value: valueIn(side, run) }));
  const [left, right] = sides;
  const isNumberText = (value: unknown) =>
    typeof value === 'string' && /^\d{1,6}(?:\.\d+)?$/.test(value) && !/^0\d/.test(value);
  const isCounted = (value: unknown) => typeof value === 'number' || isNumberText(value);
  const isVariable = sides.some(({ side }) => isName(side ?? null));
  if (!left || !right || !isVariable || !sides.some(({ value }) => isNumberText(value))) return null;
  if (!sides.every(({ value }) => isCounted(value))) return null;
  const result = `${left.value}${right.value}`;
  return note(
    node,
    `znak + tu spája, nesčítava: vyšlo ${result}`,
    'Hodnota v\u00A0úvodzovkách je text, aj keď je v\u00A0ňom číslo. Na číslo ho zmení Number().',
  );
};

function valueIn(node: Part | null | undefined, { constants }: Run): unknown {
  if (node?.type === 'Literal') return node.value;
  const name = nameOf(node ?? null);
  return name === null ? undefined : constants.get(name)?.value;
}

const textInArithmetic: Look = (node, run) => {
  if (node.type !== 'BinaryExpression' || !['-', '*', '/', '%'].includes(String(node.operator))) return null;
  if (!/\bNaN\b/.test(run.printed)) return null;
  for (const side of [part(node, 'left'), part(node, 'right')]) {
    const value = valueIn(side, run);
    if (typeof value === 'string' && Number.isNaN(Number(value)) && side) {
      return note(
        node,
        `s\u00A0textom ${short(JSON.stringify(value))} sa počítať nedá`,
        'Výsledkom je NaN, čiže „nie je číslo“. Na počítanie treba číslo bez úvodzoviek a\u00A0bez jednotky.',
      );
    }
  }
  return null;
};

const overwritten: Look = (node, run) => {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return null;
  const [left, right] = [part(node, 'left'), part(node, 'right')];
  const name = nameOf(left);
  if (!left || !right || !name) return null;
  if (right.type === 'UpdateExpression' && !right.prefix && nameOf(part(right, 'argument')) === name) {
    return note(node, `${short(textOf(run, node))} hodnotu nezmení`, `Stačí ${textOf(run, right)}.`, {
      from: left.start,
      to: right.start,
      text: '',
    });
  }
  const callee = right.type === 'CallExpression' ? part(right, 'callee') : null;
  const isPush = callee && nameOf(part(callee, 'object')) === name && nameOf(part(callee, 'property')) === 'push';
  return isPush && !run.keys.has('push')
    ? note(node, 'metóda push vracia dĺžku, nie pole', `Pole zmení sama: stačí ${short(textOf(run, right))}.`, {
        from: left.start,
        to: right.start,
        text: '',
      })
    : null;
};

/** `"Súčet je " + a + b` */
const joinedBehindText: Look = (node, run) => {
  const left = part(node, 'left');
  if (node.type !== 'BinaryExpression' || node.operator !== '+' || left?.operator !== '+') return null;
  const before = part(left, 'left');
  const text = before?.operator === '+' ? part(before, 'right') : before;
  const [one, two] = [part(left, 'right'), part(node, 'right')];
  const values = [one, two].map((side) => valueIn(side, run));
  const isText = text?.type === 'Literal' && typeof text.value === 'string' && /\p{L}/u.test(text.value);
  if (!isText || !one || !two || !values.every((value) => typeof value === 'number')) return null;
  if (![one, two].some(isName) || run.code[left.end] === ')') return null;
  const sum = `${textOf(run, one)} + ${textOf(run, two)}`;
  return note(
    node,
    `za textom sa ${short(sum)} iba spojí: vyjde ${values.join('')}`,
    `Okolo súčtu patria zátvorky, vypočíta sa skôr: (${short(sum)}).`,
    { from: one.start, to: two.end, text: `(${run.code.slice(one.start, two.end)})` },
  );
};

/** `[100, 9].sort()` */
const sortedAsTexts: Look = (node, run) => {
  const callee = node.type === 'CallExpression' ? part(node, 'callee') : null;
  const [owner, method] = [callee && part(callee, 'object'), nameOf(callee && part(callee, 'property'))];
  if (!callee || !owner || !/^(?:sort|toSorted)$/.test(method ?? '') || (node.arguments as Part[]).length > 0)
    return null;
  const made = run.made.filter((one) => one.name === nameOf(owner));
  const declared = made.length === 1 ? ((made[0]?.node.declarations as Part[] | undefined) ?? []) : [];
  const list = isName(owner)
    ? declared.filter(({ id }) => isPart(id) && nameOf(id) === nameOf(owner)).map((one) => part(one, 'init'))[0]
    : owner;
  const values = list?.type === 'ArrayExpression' ? (list.elements as (Part | null)[]).map((one) => one?.value) : [];
  if (!values.every((value) => typeof value === 'number')) return null;
  const sorted = [...values].sort();
  const at = sorted.findIndex((value, place) => value > (sorted[place + 1] ?? Number.POSITIVE_INFINITY));
  if (at < 0) return null;
  return note(
    node,
    `metóda ${method} zoradila čísla ako texty`,
    `Porovnáva ich znak po znaku, preto je ${sorted[at]} pred ${sorted[at + 1]}. Čísla zoradí ${method}((a, b) => a - b).`,
    insert(node.end - 1, '(a, b) => a - b'),
  );
};

/** `strana ^ 2` */
const power: Look = (node, run) => {
  const exponent = part(node, 'right');
  const sign = node.type === 'BinaryExpression' && node.operator === '^' ? signOf(run, node, '^') : null;
  if (!sign || exponent?.type !== 'Literal' || ![2, 3].includes(Number(exponent.value))) return null;
  return note(
    node,
    'znak ^ nie je mocnina',
    `Umocňujú dve hviezdičky: ${short(textOf(run, node)).replace('^', '**')}.`,
    {
      ...sign,
      text: '**',
    },
  );
};

/** A loop whose body always ends with `return`. */
const firstRound: Look = (node, run) => {
  const body = /^For/.test(node.type) ? part(node, 'body') : null;
  const statements = body?.type === 'BlockStatement' ? (body.body as Part[]) : [];
  const last = statements.at(-1);
  if (last?.type !== 'ReturnStatement' || statements.length < 2 || /\bcontinue\b/.test(textOf(run, node))) return null;
  return note(
    last,
    'return skončí funkciu hneď v\u00A0prvom kole cyklu',
    'Ďalšie kolá sa nevykonajú. Ak má bežať celý cyklus, patrí return až za jeho zátvorku }.',
  );
};

const nowNotLater: Look = (node, run) => {
  const name = node.type === 'CallExpression' ? nameOf(part(node, 'callee')) : null;
  const [first] = name === 'setTimeout' || name === 'setInterval' ? (node.arguments as Part[]) : [];
  const called = first?.type === 'CallExpression' ? part(first, 'callee') : null;
  const own = run.made.find((one) => one.name === nameOf(called) && one.by === 'function');
  if (!first || !called || !own || (first.arguments as Part[]).length > 0) return null;
  return note(
    node,
    `${textOf(run, called)} sa zavolá hneď, nie neskôr`,
    `Do ${name} patrí samotné meno funkcie, bez zátvoriek.`,
    { from: called.end, to: first.end, text: '' },
  );
};

const looks: readonly Look[] = [
  stored,
  arrowTest,
  emptyBody,
  chained,
  bareAlternative,
  swappedSign,
  decimalComma,
  overwritten,
  holeInQuotes,
  misspeltLength,
  tooFar,
  behindEnd,
  neverEqual,
  lostResult,
  unreachable,
  nowNotLater,
  firstRound,
  power,
  sortedAsTexts,
  joinedBehindText,
  askedAndCounted,
  joined,
  textInArithmetic,
  givesNothing,
];

/** `NaN` came out, and nobody asked for it. */
function notANumber({ code, printed }: Run): Note | null {
  if (!/\bNaN\b/.test(printed) || /NaN/.test(code)) return null;
  return {
    line: null,
    what: 'vo výstupe je NaN, čiže „nie je číslo“',
    hint: 'Počítalo sa s\u00A0niečím, čo číslo nie je. Vypíš si hodnoty, z\u00A0ktorých sa počíta.',
  };
}
