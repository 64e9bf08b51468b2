import type { ProgramError } from './run.ts';

/** What an error means, for somebody who sees it for the first time. */
export interface Explanation {
  /** What is wrong; it goes on behind „Riadok 3: “. */
  what: string;
  /** What to look at. */
  hint: string;
}

type Rule = readonly [pattern: RegExp, explain: (...found: string[]) => Explanation];

const say = (what: string, hint: string): Explanation => ({ what, hint });

/** The parser's words (acorn), the same in every browser. */
const slips: readonly Rule[] = [
  [
    /^Unterminated string constant$/,
    () => say('text sa začal úvodzovkami, ale neskončil', 'Skontroluj, či za textom stoja druhé, rovnaké úvodzovky.'),
  ],
  [
    /^Unterminated template$/,
    () => say('text sa začal znakom `, ale neskončil', 'Skontroluj, či za textom stojí druhý znak `.'),
  ],
  [
    /^Unterminated comment$/,
    () => say('poznámka sa začala znakmi /*, ale neskončila', 'Na koniec poznámky patria znaky */.'),
  ],
  [
    /^Unterminated regular expression$/,
    () => say('lomka / začala niečo, čo sa neskončilo', 'Ak má deliť, skontroluj, či pred ňou stojí číslo alebo meno.'),
  ],
  [
    /^Identifier '(.+)' has already been declared$/,
    (name) => say(`meno ${name} je už vytvorené`, 'Slovo let alebo const píš len prvý raz. Potom stačí samotné meno.'),
  ],
  [
    /^Assigning to rvalue$/,
    () =>
      say(
        'vľavo od znaku = nie je meno',
        'Hodnota sa ukladá do mena, ktoré stojí vľavo. Na porovnanie píš tri znaky: ===.',
      ),
  ],
  [
    /^The keyword '(.+)' is reserved$/,
    (word) => say(`slovo ${word} patrí samotnému jazyku`, 'Pomenuj svoju premennú inak.'),
  ],
  [
    /^Unexpected keyword '(.+)'$/,
    (word) =>
      say(`slovo ${word} tu stáť nemôže`, 'Skontroluj, či pred ním nechýba zátvorka, čiarka alebo koniec riadka.'),
  ],
  [
    /^'return' outside of function$/,
    () => say('return stojí mimo funkcie', 'Príkaz return patrí medzi zložené zátvorky funkcie.'),
  ],
  [
    /^Unsyntactic (break|continue)$/,
    (word) => say(`${word} stojí mimo cyklu`, `Príkaz ${word} patrí medzi zložené zátvorky cyklu.`),
  ],
  [
    /^Identifier directly after number$/,
    () =>
      say(
        'hneď za číslom stojí písmeno',
        'Meno sa nesmie začínať číslicou a medzi číslo a slovo patrí medzera alebo znak.',
      ),
  ],
  [
    /^Unexpected character '(.+)'$/,
    (character) =>
      say(
        `znaku ${character} jazyk nerozumie`,
        'Býva to znak skopírovaný z textu, napríklad slovenské úvodzovky „“. Prepíš ho na klávesnici.',
      ),
  ],
  [
    /^Unexpected token$/,
    () =>
      say(
        'tu mal stáť iný znak',
        'Skontroluj tento riadok a koniec riadka pred ním: chýba zátvorka, čiarka alebo úvodzovky?',
      ),
  ],
];

const sayWithoutValue = (name = '', value = '') =>
  say(
    `pýtaš sa na ${name} niečoho, čo nemá hodnotu (${value})`,
    'Vypíš si hodnotu pred bodkou o riadok vyššie a uvidíš, prečo je prázdna.',
  );

/** The words of browsers: Chrome's first, then Firefox's, then Safari's. */
const failures: readonly Rule[] = [
  [
    /^Cannot access '(.+)' before initialization$|^can't access lexical declaration '(.+)' before initialization$/,
    (a, b) => say(`meno ${a || b} sa používa priskoro`, 'Riadok, ktorý mu dáva hodnotu, musí stáť vyššie.'),
  ],
  [
    /^(?:Can't find variable: )?(prompt|confirm)(?: is not defined)?$/,
    (name) =>
      say(
        `${name} sa tu nemá koho opýtať`,
        'Program beží bez okna s otázkou. Odpoveď mu daj do premennej, napríklad const meno = "Nina";',
      ),
  ],
  [
    /^(?:Can't find variable: )?alert(?: is not defined)?$/,
    () => say('alert tu okno neotvorí', 'Program beží bez stránky. Na výpis použi console.log.'),
  ],
  [
    /^(?:Can't find variable: )?(document|window)(?: is not defined)?$/,
    (name) =>
      say(`stránku (${name}) tento program nemá`, 'Na výpis použi console.log. Stránku majú programy v\u00A0HTML.'),
  ],
  [
    /^(.+) is not defined$|^Can't find variable: (.+)$/,
    (a, b) =>
      say(
        `meno ${a || b} program nepozná`,
        'Hľadaj preklep, iné veľké písmeno alebo text bez úvodzoviek. Meno musí byť vytvorené vyššie.',
      ),
  ],
  [
    /^Assignment to constant variable\.$|^invalid assignment to const '.+'$|^Attempted to assign to readonly property\.$/,
    () => say('hodnotu vytvorenú slovom const nemožno zmeniť', 'Ak sa má meniť, vytvor ju slovom let.'),
  ],
  [
    /^Cannot (?:read|set) properties of (undefined|null) \((?:reading|setting) '(.+)'\)$/,
    (value, name) => sayWithoutValue(name, value),
  ],
  [/^can't access property "(.+?)"(?:, .+ is| of) (undefined|null)$/, (name, value) => sayWithoutValue(name, value)],
  [
    /^(.+) is (undefined|null)$|^(undefined|null) is not an object/,
    (_, a, b) =>
      say(
        `pýtaš sa na vlastnosť niečoho, čo nemá hodnotu (${a || b})`,
        'Vypíš si hodnotu pred bodkou o riadok vyššie a uvidíš, prečo je prázdna.',
      ),
  ],
  [
    /^(.+) is not a function/,
    (name) => say(`${name} nie je funkcia`, 'Hľadaj preklep alebo veľké písmeno v mene pred zátvorkou.'),
  ],
  [
    /^(.+) is not iterable/,
    (name) => say(`${name} sa nedá prechádzať`, 'Cyklus for … of a tri bodky … čakajú pole alebo text.'),
  ],
  [
    /^(.+) is not a constructor/,
    (name) => say(`z ${name} sa nedá vytvoriť nová vec`, 'Slovo new patrí pred meno triedy.'),
  ],
  [/[Ii]nvalid array length$/, () => say('pole nemôže mať takúto dĺžku', 'Dĺžka je celé číslo, ktoré nie je záporné.')],
  [
    /^Maximum call stack size exceeded\.?$|^too much recursion$/,
    () => say('funkcia volá samu seba bez konca', 'Pridaj podmienku, pri ktorej sa už nezavolá.'),
  ],
];

/** What an error of a JavaScript program means; `null` where we have no words for it. */
export function explainJavascriptError({ kind, message, reason }: ProgramError): Explanation | null {
  for (const [pattern, explain] of kind === 'syntax' ? slips : failures) {
    const found = pattern.exec(reason ?? message);
    if (found) return explain(...found.slice(1));
  }
  return null;
}
