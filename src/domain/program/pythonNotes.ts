import type { Mend, Said } from './run.ts';

/** What the runner has seen in a program that ended well. */
export interface PythonNote {
  kind: keyof typeof sentences;
  line: number;
  name?: string;
  text?: string;
  sign?: string;
  gives?: string;
  asked?: boolean;
  mend?: Mend;
}

type Sentence = (found: Required<Pick<PythonNote, 'name' | 'text' | 'sign' | 'gives' | 'asked'>>) => [string, string];

const sentences = {
  compares: ({ text }) => [`${text} iba porovnáva, nič nezmení`, 'Hodnotu ukladá jeden znak =.'],
  lost: ({ text }) => [`výsledok ${text} si nikto nenechal`, 'Ulož ho do premennej, alebo ho vypíš cez print().'],
  lostMethod: ({ name }) => [
    `výsledok metódy ${name} si nikto nenechal`,
    `Metóda ${name} pôvodný text nezmení, vráti nový. Ulož ho do premennej, alebo ho vypíš.`,
  ],
  lostFunction: ({ name }) => [
    `výsledok funkcie ${name} si nikto nenechal`,
    'Ulož ho do premennej, alebo ho vypíš cez print().',
  ],
  uncalled: ({ name }) => [`${name} sa tu nezavolá`, `Chýbajú zátvorky: ${name}().`],
  decimal: ({ text }) => [
    'v\u00A0čísle je desatinná čiarka',
    `Čiarka z\u00A0${text} urobila dve hodnoty. Píše sa bodka: ${text.replace(',', '.')}.`,
  ],
  swapped: ({ name, sign }) => [
    `znaky =${sign} sú v\u00A0opačnom poradí`,
    `Takto sa do ${name} uloží nová hodnota. Pripočítava += a\u00A0odpočítava -=.`,
  ],
  givesNone: ({ name, text }) => [
    `metóda ${name} nič nevracia, vyjde None`,
    `Zoznam zmení sama, stačí ${text}.${name === 'sort' ? ' Nový zoradený zoznam dáva sorted().' : ''}`,
  ],
  plainText: ({ name }) => [
    `pred úvodzovkami chýba f, preto sa vypíše {${name}}`,
    'Hodnoty vkladá do textu len f pred úvodzovkami: f"…".',
  ],
  alone: ({ name, text }) => [
    `za or stojí samotná hodnota ${text}`,
    `Tá platí vždy. Porovnať treba obe: … or ${name} == ${text}.`,
  ],
  neverEqual: ({ name, asked }) => [
    `${name} je text a\u00A0číslu sa nikdy nerovná`,
    asked
      ? 'Funkcia input() dáva vždy text. Na číslo ho zmení int().'
      : 'Hodnota v\u00A0úvodzovkách je text. Na číslo ho zmení int().',
  ],
  alphabet: ({ text }) => [
    `${text} porovnáva texty podľa abecedy`,
    'Rozhoduje prvý znak, nie veľkosť čísla. Na číslo text zmení int().',
  ],
  joined: ({ gives }) => [
    `znak + tu spája, nesčítava: vyšlo ${gives}`,
    'Hodnota v\u00A0úvodzovkách je text, aj keď je v\u00A0ňom číslo. Na číslo ho zmení int().',
  ],
  repeated: ({ text }) => [
    `${text} text opakuje, nenásobí`,
    'Hodnota v\u00A0úvodzovkách je text, aj keď je v\u00A0ňom číslo. Na číslo ho zmení int().',
  ],
  givesNothing: ({ name }) => [
    `funkcia ${name} nič nevracia`,
    'Preto je jej výsledkom None. Hodnotu vráti príkaz return.',
  ],
  power: ({ text }) => ['znak ^ nie je mocnina', `Umocňujú dve hviezdičky: ${text.replace('^', '**')}.`],
  firstRound: () => [
    'return skončí funkciu hneď v\u00A0prvom kole cyklu',
    'Ďalšie kolá sa nevykonajú. Ak má bežať celý cyklus, odsaď return rovnako ako for.',
  ],
  unreachable: ({ name }) => [
    'sem sa program nikdy nedostane',
    `Nad týmto riadkom stojí ${name}, ktorý všetko pod sebou preskočí.`,
  ],
} satisfies Record<string, Sentence>;

/** What is said about a slip that Python keeps silent about. */
export function pythonNote({ kind, line, mend, ...found }: PythonNote): Said & { line: number } {
  const sentence: Sentence = sentences[kind];
  const short = (text = '') => (text.length > 32 ? `${text.slice(0, 30)}…` : text);
  const { name, text, sign = '', gives = '', asked = false } = found;
  const [what, hint] = sentence({ name: short(name), text: short(text), sign, gives, asked });
  return { line, what, hint, ...(mend && { mend }) };
}
