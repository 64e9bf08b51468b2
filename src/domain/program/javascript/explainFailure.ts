import { mended } from '#src/domain/program/mend.ts';
import type { Mend, ProgramError, Said } from '#src/domain/program/run.ts';
import { globals, membersOf, nearest, otherMembers, otherNames } from './known.ts';
import { isPart, keysIn, type Made, madeIn, type Part, treeOf, visit } from './tree.ts';
import { keywords, type Word, wordsOf } from './words.ts';

/** A program that has stopped, and where. */
interface Failed {
  code: string;
  line: number | null;
  /** What stands on that line. */
  words: Word[];
  program: Part | null;
  made: Made[];
}

/** What is said, and of which line, where that is another one. */
type Placed = Said & { at?: number };

type Rule = readonly [pattern: RegExp, explain: (failed: Failed, ...found: string[]) => Placed | null];

const say = (what: string, hint: string, mend?: Mend | null): Said => ({ what, hint, ...(mend && { mend }) });

/** In the place of a word that stands on the line once. */
function instead({ words, code, program }: Failed, name: string, text: string, isMember = false): Mend | null {
  const found = words.filter((word, at) => word.text === name && (words[at - 1]?.text === '.') === isMember);
  const [only] = found;
  const mend = only && found.length === 1 ? { from: only.from, to: only.to, text } : null;
  return mend && (!program || treeOf(mended(code, mend))) ? mend : null;
}

const sayWithoutValue = (name = '', value = '') =>
  say(
    `pýtaš sa na ${name} niečoho, čo nemá hodnotu (${value})`,
    'Vypíš si hodnotu pred bodkou o\u00A0riadok vyššie a\u00A0uvidíš, prečo je prázdna.',
  );

/** The words of browsers: Chrome's first, then Firefox's, then Safari's. */
const rules: readonly Rule[] = [
  [
    /^Cannot access '(.+)' before initialization$|^can't access lexical declaration '(.+)' before initialization$/,
    ({ made }, name = '') => {
      const line = made.find((one) => one.name === name)?.node.loc?.start.line;
      return say(
        `meno ${name} sa používa priskoro`,
        `Hodnotu mu dáva až ${line ? `riadok ${line}` : 'riadok nižšie'}. Ten musí stáť vyššie.`,
      );
    },
  ],
  [
    /^(?:Can't find variable: )?(document|window|(?:local|session)Storage)(?: is not defined)?$/,
    (_, name) =>
      say(`stránku (${name}) tento program nemá`, 'Na výpis použi console.log. Stránku majú programy v\u00A0HTML.'),
  ],
  [
    /^(?:Can't find variable: )?(require|module|exports|process|__dirname)(?: is not defined)?$/,
    (_, name) =>
      say(
        `${name} tu nie je, patrí do Node.js`,
        'Program je tu jeden súbor a\u00A0beží v\u00A0prehliadači. Čo potrebuješ, napíš priamo doň.',
      ),
  ],
  [
    /^(?:Can't find variable: )?(fetch|XMLHttp\w+|[A-Z]\w*Socket|importScripts|postMessage|close)(?: is not (?:defined|a function|a constructor))?(?:$|\W)/,
    (_, name) =>
      say(
        `${name} tu nie je`,
        'Program sa nikam nepripája. Údaje si daj do premennej, napríklad do poľa alebo objektu.',
      ),
  ],
  [
    /dynamically imported module|(?:module|bare) specifier|^Module name, |^Importing a module script failed/,
    () =>
      say(
        'iné súbory ani knižnice sa tu načítať nedajú',
        'Program je tu jeden súbor. Čo potrebuješ, napíš priamo doň, import vynechaj.',
      ),
  ],
  [/^(.+) is not defined$|^Can't find variable: (.+)$/, (failed, name = '') => unknownName(failed, name)],
  [
    /^Assignment to constant variable\.$|^invalid assignment to const '.+'$|^Attempted to assign to readonly property\.$/,
    (failed) => constant(failed),
  ],
  [
    /^Cannot (?:read|set) properties of (undefined|null) \((?:reading|setting) '(.+)'\)$/,
    (failed, value = '', name = '') => withoutValue(failed, name, value),
  ],
  [
    /^can't access property "(.+?)"(?:, .+ is| of) (undefined|null)$/,
    (failed, name = '', value = '') => withoutValue(failed, name, value),
  ],
  [
    /^Cannot destructure property '(.+?)' of .+ as it is (undefined|null)/,
    (_, name, value) => sayWithoutValue(name, value),
  ],
  [
    /^(?:.+) is (undefined|null)$|^(undefined|null) is not an object/,
    (_, value) =>
      say(
        `pýtaš sa na vlastnosť niečoho, čo nemá hodnotu (${value})`,
        'Vypíš si hodnotu pred bodkou o\u00A0riadok vyššie a\u00A0uvidíš, prečo je prázdna.',
      ),
  ],
  [
    /^(\w+)\(\) needs a (number|color), but got (.+)$/,
    (_, name = '', what = '', given = '') => turtleNeeds(name, what, given),
  ],
  [/^(.+) is not a function/, (failed, name = '') => notFunction(failed, name)],
  [
    /^(.+?)(?: is not iterable|: .* is not iterable)/,
    (_, name = '') =>
      /^number |^\d/.test(name)
        ? say(
            'číslo sa prechádzať nedá',
            'Cyklus for … of potrebuje pole alebo text. Na počítanie je for (let i = 0; i < 5; i++).',
          )
        : say(
            `${name.replace(/^object$/, 'objekt')} sa nedá prechádzať`,
            'Cyklus for … of a\u00A0tri bodky … potrebujú pole alebo text. Kľúče objektu prechádza for … in.',
          ),
  ],
  [
    /^Class constructor (.+) cannot be invoked without 'new'|^class constructors must be invoked with 'new'/,
    (_, name = '') => say(`pred triedou ${name} chýba slovo new`, 'Nová vec sa vytvára takto: new Meno(…).'),
  ],
  [
    /^(.+) is not a constructor/,
    (_, name) => say(`z ${name} sa nedá vytvoriť nová vec`, 'Slovo new patrí pred meno triedy.'),
  ],
  [/[Ii]nvalid array length$/, () => say('pole nemôže mať takúto dĺžku', 'Dĺžka je celé číslo, ktoré nie je záporné.')],
  [
    /^Invalid string length$|^allocation size overflow$|^repeat count must be less than infinity/,
    () =>
      say('text by bol priveľmi dlhý', 'Text s\u00A0toľkými znakmi sa do pamäte nezmestí. Hľadaj, čo ho predlžuje.'),
  ],
  [
    /^Invalid count value: (.+)$|^repeat count must be non-negative/,
    (_, count) =>
      say(
        `text sa nedá zopakovať toľkokrát${count ? `: ${count}` : ''}`,
        'Metóda repeat potrebuje počet, ktorý nie je záporný.',
      ),
  ],
  [
    /^to(Fixed|Precision|String)\(\) .*between|^precision .* out of range/,
    () => say('počet miest je mimo povoleného rozsahu', 'Metóda toFixed potrebuje číslo od 0 do 100.'),
  ],
  [
    /^Cannot mix BigInt/,
    () =>
      say(
        'veľké celé číslo s\u00A0n a\u00A0obyčajné číslo sa spolu nepočítajú',
        'Jedno z\u00A0nich najprv zmeň funkciou Number() alebo BigInt().',
      ),
  ],
  [
    /^Reduce of empty array|^reduce of empty array/,
    () => say('reduce dostal prázdne pole', 'Daj mu začiatočnú hodnotu ako druhú: reduce((a, b) => a + b, 0).'),
  ],
  [
    /^Cannot convert undefined or null to object$|^can't convert (?:undefined|null) to object/,
    () =>
      say(
        'namiesto objektu prišlo nič (undefined alebo null)',
        'Vypíš si hodnotu o\u00A0riadok vyššie a\u00A0uvidíš, prečo je prázdna.',
      ),
  ],
  [
    /^Converting circular structure to JSON|^cyclic object value/,
    () => say('objekt obsahuje sám seba', 'Taký sa na text JSON premeniť nedá.'),
  ],
  [
    /^Invalid time value$|^invalid date$/i,
    () => say('takýto dátum neexistuje', 'Skontroluj, čo dostala funkcia Date.'),
  ],
  [/^Maximum call stack size exceeded\.?$|^too much recursion$/, (failed) => endless(failed)],
  [
    /JSON/,
    ({ words }) =>
      words.some(({ text }) => text === 'JSON')
        ? say(
            'tento text nie je JSON',
            'V\u00A0JSON sú mená aj texty v\u00A0znakoch " a\u00A0za poslednou hodnotou čiarka nie je.',
          )
        : null,
  ],
  [
    /^Invalid regular expression/,
    () => say('vzoru JavaScript nerozumie', 'Skontroluj v\u00A0ňom zátvorky a\u00A0znaky ako + a\u00A0*.'),
  ],
];

/** What stopped a JavaScript program while it ran, with what it means where we have words for it. */
export function explainFailure(error: ProgramError, code: string): ProgramError {
  const said = saidOf(error, code);
  if (!said) return error;
  const { at: line = error.line, ...rest } = said;
  return { ...error, line, said: rest };
}

function saidOf({ name, message, line }: ProgramError, code: string): Placed | undefined {
  const program = treeOf(code);
  const words = wordsOf(code).filter((word) => word.line === line);
  const failed = { code, line, words, program, made: program ? madeIn(program) : [] };
  // What a program throws itself has its own words.
  const isThrown = !/^(?:Reference|Type|Range|Syntax|URI|Eval|Internal|Aggregate)Error$/.test(name);
  const isOwn = isThrown || words.some(({ text }) => text === 'throw');
  // Firefox says of its own only that much.
  const isOfEngine = name === 'InternalError' || message === 'too much recursion';
  if (isOwn && !isOfEngine) return thrown(message);
  for (const [pattern, explain] of rules) {
    const found = pattern.exec(message);
    const said = found && explain(failed, ...found.slice(1).filter((part) => part !== undefined));
    if (said) return said;
  }
  return undefined;
}

function thrown(message: string): Said {
  return message.trim() === ''
    ? say('program sa zastavil príkazom throw', 'Vyhodil chybu bez textu.')
    : say(
        `program hlási: ${message.length > 80 ? `${message.slice(0, 78)}…` : message}`,
        'Zastavil sa príkazom throw, ktorý v\u00A0ňom je.',
      );
}

function unknownName(failed: Failed, name: string): Said {
  const { made, words } = failed;
  const what = `meno ${name} program nepozná`;
  const known = otherNames[name] ?? otherNames[name.toLowerCase()];
  const [before, after] = around(words, name);
  if (before?.text === ',' && words[words.indexOf(before) - 1]?.text === 'console') {
    return say('medzi console a\u00A0log patrí bodka', 'Píše sa console.log.', {
      from: before.from,
      to: before.to,
      text: '.',
    });
  }
  if (known === '.length') {
    return say('funkcia len je z\u00A0Pythonu', 'Dĺžku textu aj poľa povie vlastnosť za bodkou: text.length.');
  }
  if (known && (known !== 'console.log' || after?.text === '(')) {
    return say(`namiesto ${name} sa v\u00A0JavaScripte píše ${known}`, hintOf(known), instead(failed, name, known));
  }
  const hidden = made.find((one) => one.name === name);
  if (hidden) {
    const line = hidden.node.loc?.start.line;
    return say(
      `meno ${name} tu nie je známe`,
      `Je vytvorené na riadku ${line}, platí však iba v\u00A0zátvorkách { }, v\u00A0ktorých vzniklo.`,
    );
  }
  const given = givenIn(failed);
  const names = new Set([...made.map((one) => one.name), ...given, ...globals, ...keywords, 'let']);
  const near = nearest(name, names);
  if (near) {
    const isCase = near.toLowerCase() === name.toLowerCase();
    return say(what, `Nemyslíš ${near}?${isCase ? ' Na veľkých písmenách záleží.' : ''}`, instead(failed, name, near));
  }
  if (after?.text === '(')
    return say(`funkciu ${name} program nepozná`, 'Musí byť v\u00A0programe vytvorená: function meno() { … }.');
  return given.includes(name)
    ? say(what, 'Hodnotu dostáva inde v\u00A0programe. Musí byť vytvorené vyššie, slovom let.')
    : say(what, 'Ak je to text, patrí do úvodzoviek. Ak je to premenná, musí byť vytvorená vyššie.');
}

const hintOf = (known: string) =>
  /^(?:true|false|null)$/.test(known)
    ? 'Píše sa malými písmenami.'
    : known === 'console.log'
      ? 'Na výpis slúži console.log(…).'
      : known === 'else if'
        ? 'Sú to dve slová s\u00A0medzerou.'
        : 'Na číslo mení Number(), na text String().';

function around(words: Word[], name: string): [before: Word | undefined, after: Word | undefined] {
  const at = words.findIndex(({ text }) => text === name);
  return [words[at - 1], words[at + 1]];
}

function constant({ program, made, line }: Failed): Said {
  const what = 'hodnotu vytvorenú slovom const nemožno zmeniť';
  const constants = new Map(made.filter(({ by }) => by === 'const').map((one) => [one.name, one]));
  const changed = new Set<string>();
  if (program) {
    visit(program, (node) => {
      const target =
        node.type === 'AssignmentExpression' ? node.left : node.type === 'UpdateExpression' ? node.argument : null;
      const { name } = (target ?? {}) as { name?: string };
      if (name && constants.has(name) && node.loc?.start.line === line) changed.add(name);
    });
  }
  const [name] = changed;
  const one = name === undefined ? undefined : constants.get(name);
  if (!one || changed.size > 1 || made.filter((other) => other.name === name).length > 1) {
    return say(what, 'Ak sa má meniť, vytvor ju slovom let.');
  }
  const from = one.node.start;
  return say(
    `${name} je const, zmeniť sa nedá`,
    `Ak sa má meniť, vytvor ju na riadku ${one.node.loc?.start.line} slovom let.`,
    { from, to: from + 'const'.length, text: 'let' },
  );
}

const joinedLines = say(
  'riadok sa spojil s\u00A0tým nad ním',
  'Keď sa riadok začína zátvorkou, na konci predošlého musí byť bodkočiarka.',
);

function withoutValue(failed: Failed, name: string, value: string): Said {
  const { words } = failed;
  const at = words.findIndex(({ text }, place) => text === name && /^\??\.$/.test(words[place - 1]?.text ?? ''));
  const before = words[at - 2];
  const isFirst = words[0]?.text === '[' || words[0]?.text === '(';
  if (isFirst && failed.line !== null && failed.line > 1) return joinedLines;
  if (before?.text === ']' && value === 'undefined') {
    return say(
      `pýtaš sa na ${name} prvku, ktorý v\u00A0poli nie je`,
      'Prvý prvok má poradie 0, posledný o\u00A0jedno menej, než je dĺžka poľa.',
    );
  }
  if (before?.kind === 'name' && !keywords.has(before.text)) {
    return say(
      `${before.text} nemá hodnotu (${value}), a\u00A0tak nemá ani ${name}`,
      `Vypíš si ${before.text} o\u00A0riadok vyššie a\u00A0hľadaj, kde mala hodnotu dostať.`,
    );
  }
  return sayWithoutValue(name, value);
}

/** Of the turtle (src/runtimes/javascript/turtle.js). */
function turtleNeeds(name: string, what: string, given: string): Said {
  const isText = given.startsWith('"');
  if (what === 'color') {
    const names = 'Mená farieb sú anglické, napríklad "red" alebo "blue". Farba sa dá napísať aj ako "#f80".';
    return isText
      ? say(`farbu ${given} korytnačka nepozná`, names)
      : say(`${name} čaká farbu`, `Farba je text v\u00A0úvodzovkách. ${names}`);
  }
  if (given === 'nothing')
    return say(`${name} čaká číslo`, 'V\u00A0zátvorkách nie je nič. Píše sa napríklad turtle.forward(100).');
  if (isText)
    return say(`${name} čaká číslo, dostalo text ${given}`, 'Číslo sa píše bez úvodzoviek. Text naň zmení Number().');
  return say(
    `${name} čaká číslo`,
    given === 'NaN'
      ? 'Dostalo NaN, čiže „nie je číslo“. Hľadaj výpočet, z\u00A0ktorého vyšlo.'
      : 'Dostalo niečo iné. Vypíš si tú hodnotu o\u00A0riadok vyššie.',
  );
}

/** `Math.Random`, `text.touppercase`, `pole.length()`, and a name that keeps something else. */
function notFunction(failed: Failed, called: string): Said {
  const { program, words } = failed;
  const found = /^(.*)\.([\p{L}_$][\p{L}\p{N}_$]*)$/su.exec(called);
  const isFirst = words[0]?.text === '(' || words[0]?.text === '[';
  if (isFirst && (failed.line ?? 0) > 1) return joinedLines;
  if (!found) {
    return say(
      `${called} nie je funkcia`,
      /^[\d"'(]/.test(called)
        ? 'Zátvorky hneď za hodnotou ju volajú ako funkciu. Nechýba medzi nimi znak, napríklad * alebo +?'
        : 'Zavolať zátvorkami sa dá iba funkcia. Nemá premenná rovnaké meno ako ona?',
    );
  }
  const [, owner = '', name = ''] = found;
  if (name === 'length') {
    const hint = 'Dĺžku povie samotné .length.';
    return say('length je vlastnosť, píše sa bez zátvoriek', hint, withoutBrackets(failed, name));
  }
  if (['size', 'len', 'count'].includes(name)) {
    return say(`metódu ${name} to nemá`, 'Dĺžku textu aj poľa povie vlastnosť length, bez zátvoriek.');
  }
  const ofOthers = methodOfOthers(failed, owner, name);
  if (ofOthers) return ofOthers;
  const own = program ? keysIn(program) : new Set<string>();
  const members = membersOf(owner);
  const near = nearest(name, [...members, ...own]);
  const known = otherMembers[name.toLowerCase()];
  const elsewhere = known && members.includes(known) ? known : null;
  const meant = elsewhere ?? near;
  const what = owner.startsWith('(') ? `metóda ${name} tu nie je` : `${called} nie je funkcia`;
  if (!meant)
    return say(what, 'Hľadaj preklep alebo veľké písmeno v\u00A0mene za bodkou. Iné hodnoty majú iné metódy.');
  const isCase = meant.toLowerCase() === name.toLowerCase();
  return say(
    what,
    `Nemyslíš ${meant}?${isCase ? ' Na veľkých písmenách záleží.' : ''}`,
    elsewhere ? null : meant === 'length' ? withoutBrackets(failed, name) : instead(failed, name, meant, true),
  );
}

/** `meno.push("a")` of a text: the method is there, of another kind of values. */
function methodOfOthers({ program, made }: Failed, owner: string, name: string): Said | null {
  const kind = program && made.filter((one) => one.name === owner).length === 1 ? kindOf(program, owner) : null;
  const whose = kind && Object.values(kinds).find(({ of }) => name in of);
  if (!kind || !whose || name in kinds[kind].of) return null;
  return say(
    `${owner} je ${kinds[kind].one}, metódu ${name} ${whose.have}`,
    kind === 'text' && name === 'push'
      ? `Text predĺži znak +. Pole sa začína hranatou zátvorkou: let ${owner} = ["…"];`
      : `Pozri sa, s\u00A0akou hodnotou sa ${owner} začína.`,
  );
}

const kinds = {
  text: { one: 'text', have: 'majú texty', of: String.prototype },
  number: { one: 'číslo', have: 'majú čísla', of: Number.prototype },
  list: { one: 'pole', have: 'majú polia', of: Array.prototype },
};

/** What a variable begins with, and keeps. */
function kindOf(program: Part, name: string): keyof typeof kinds | null {
  let kind: keyof typeof kinds | null = null;
  let isChanged = false;
  visit(program, ({ type, id, init, left }) => {
    if (type === 'VariableDeclarator' && isPart(id) && id.name === name && isPart(init)) {
      const { value } = init;
      if (typeof value === 'string' || init.type === 'TemplateLiteral') kind = 'text';
      else if (typeof value === 'number') kind = 'number';
      else if (init.type === 'ArrayExpression') kind = 'list';
    }
    if (type === 'AssignmentExpression' && isPart(left) && left.name === name) isChanged = true;
  });
  return isChanged ? null : kind;
}

/** `text.lenght()` becomes `text.length`. */
function withoutBrackets({ words }: Failed, name: string): Mend | null {
  const at = words.findIndex((word, place) => word.text === name && words[place + 1]?.text === '(');
  const [word, , close] = words.slice(at, at + 3);
  return word && close?.text === ')' ? { from: word.from, to: close.to, text: 'length' } : null;
}

/** Names that get a value without having been made. */
function givenIn({ program }: Failed): string[] {
  const given: string[] = [];
  if (!program) return given;
  visit(program, (node) => {
    const { name } = (node.type === 'AssignmentExpression' ? node.left : {}) as { name?: string };
    if (name) given.push(name);
  });
  return given;
}

/** A recursion overflows anywhere; what matters is where the function calls itself. */
function endless({ program }: Failed): Placed {
  const calls: { name: string; line: number }[] = [];
  if (program) {
    visit(program, (node, parents) => {
      const { name } = (node.type === 'CallExpression' ? node.callee : {}) as { name?: string };
      const own = parents.find((one) => one.type === 'FunctionDeclaration');
      if (name && (own?.id as { name?: string } | undefined)?.name === name)
        calls.push({ name, line: node.loc?.start.line ?? 1 });
    });
  }
  const [first] = calls;
  const isSure = first && calls.every(({ line }) => line === first.line);
  const said = say('funkcia volá samu seba bez konca', 'Pridaj podmienku, pri ktorej sa už nezavolá.');
  return isSure ? { ...said, what: `funkcia ${first.name} volá samu seba bez konca`, at: first.line } : said;
}
