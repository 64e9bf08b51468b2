import { closest } from '#src/domain/program/closest.ts';
import { comesFromNothing, isNothing, kindOf } from './kinds.ts';
import { askedHint, isAsked, unknownModule, unknownName } from './names.ts';
import { inLine, masked, type Place, type Placed, type Rule, say } from './place.ts';
import { turtleFailures } from './turtle.ts';

const tooLong = say(
  'na toto nestačí pamäť',
  'Text alebo zoznam by bol priveľmi dlhý. Hľadaj priveľké číslo, ktorým sa niečo opakuje.',
);

/** A recursion overflows anywhere; what matters is where the function calls itself. */
function endless({ code, number }: Place): Placed {
  const lines = masked(code).split('\n');
  const indentOf = (text = '') => /^\s*/.exec(text)?.[0].length ?? 0;
  const said = say('funkcia volá samu seba bez konca', 'Pridaj podmienku, pri ktorej sa už nezavolá.');
  const start = lines.slice(0, number).findLastIndex((line) => /^\s*def\b/.test(line));
  const [, name] = /^\s*def\s+([\p{L}_][\p{L}\p{N}_]*)/u.exec(lines[start] ?? '') ?? [];
  if (name === undefined) return said;
  const isOut = (line: string, at: number) =>
    at > start && line.trim() !== '' && indentOf(line) <= indentOf(lines[start]);
  const end = lines.findIndex(isOut);
  const call = new RegExp(String.raw`(?<![\p{L}\p{N}_.])${name}\s*\(`, 'u');
  const calls = lines.flatMap((line, at) => (at > start && (end < 0 || at < end) && call.test(line) ? [at + 1] : []));
  const [at] = calls;
  return at !== undefined && calls.length === 1
    ? { ...said, what: `funkcia ${name} volá samu seba bez konca`, at }
    : said;
}

/** `cena = 2,50` keeps two numbers, which is told only where somebody counts with them. */
function decimalComma({ code }: Place, ...kinds: (string | undefined)[]): Placed | null {
  if (!kinds.includes('tuple')) return null;
  const lines = masked(code).split('\n');
  const at = lines.findIndex((line) => /^\s*[\p{L}_][\p{L}\p{N}_]*\s*=\s*\d+,\d+\s*(?:#.*)?$/u.test(line));
  if (at < 0) return null;
  const [whole = ''] = /\d+,\d+/.exec(lines[at] ?? '') ?? [];
  return {
    ...say(
      'v\u00A0čísle je čiarka, a\u00A0tak sú z\u00A0neho dve',
      `Desatinné číslo sa píše s\u00A0bodkou: ${whole.replace(',', '.')}.`,
    ),
    at: at + 1,
  };
}

/** What a program raises has its own words. */
const raised: Rule = [
  /^[^\s:]+(?:: (.*))?$/s,
  ([text = '']) =>
    text.trim() === ''
      ? say('program sa zastavil príkazom raise', 'Vyhodil chybu bez textu.')
      : say(
          `program hlási: ${text.length > 80 ? `${text.slice(0, 78)}…` : text}`,
          'Zastavil sa príkazom raise, ktorý v\u00A0ňom je.',
        ),
];

/** The rules for what stops a program on that line. */
export const failuresAt = ({ line }: Place): readonly Rule[] =>
  /^\s*raise\s+[\p{L}_]/u.test(masked(line)) ? [raised] : failures;

/** What stops a program while it runs. */
const failures: readonly Rule[] = [
  ...turtleFailures,
  [
    /^NameError: name '(true|false|null|none|nil|undefined)' is not defined/,
    ([name = ''], place) => {
      const right = /true|false/.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : 'None';
      const mend = inLine(place, new RegExp(String.raw`(?<![\w.])${name}(?!\w)`), right);
      return say(`v Pythone sa namiesto ${name} píše ${right}`, 'Na veľkom písmene záleží.', mend);
    },
  ],
  [
    /^NameError: name '(.+)' is not defined\. Did you forget to import/,
    ([name = '']) =>
      say(`modul ${name} ešte nie je načítaný`, `Na začiatok programu napíš import ${name}.`, {
        from: 0,
        to: 0,
        text: `import ${name}\n`,
      }),
  ],
  [
    /^NameError: name '(.+)' is not defined\. Did you mean: '(.+)'\?/,
    ([name = '', near], place) => unknownName(name, place, near),
  ],
  [/^NameError: (?:name|cannot access free variable) '(.+?)'/, ([name = ''], place) => unknownName(name, place)],
  [
    /^UnboundLocalError: cannot access local variable '(.+)'/,
    ([name]) =>
      say(
        `meno ${name} ešte vo funkcii nemá hodnotu`,
        'Funkcia, ktorá menu niečo priradí, nevidí premennú s rovnakým menom mimo nej. Pošli jej hodnotu ako parameter.',
      ),
  ],
  [/^ModuleNotFoundError: (?:No module named|The module) '(.+?)'/, ([name = ''], place) => unknownModule(name, place)],
  [
    /^ImportError: cannot import name '(.+)' from '(.+?)'(?:.*Did you mean: '(.+)'\?)?/,
    ([name, module, near]) =>
      say(
        `${name} v module ${module} nie je`,
        near ? `Nemá tam byť ${near}?` : 'Skontroluj, či v mene nie je preklep.',
      ),
  ],
  [
    /^TypeError: can only concatenate (\w+) \(not "(\w+)"\) to/,
    ([left, right], place) =>
      isNothing(right)
        ? say('spája sa s None, teda s ničím', comesFromNothing)
        : (decimalComma(place, left, right) ??
          say(
            `${kindOf(left)} a ${kindOf(right)} sa znakom + nespoja`,
            left === 'str'
              ? isAsked(place) && right !== 'list'
                ? askedHint
                : 'Číslo zmení na text funkcia str().'
              : 'Na oboch stranách má byť ten istý druh hodnoty.',
          )),
  ],
  [
    /^TypeError: unsupported operand type\(s\) for (.+?)(?: or pow\(\))?: '(.+)' and '(.+)'/,
    ([sign, left, right], place) =>
      isNothing(left, right)
        ? say(`znak ${sign} dostal None, teda nič`, comesFromNothing)
        : (decimalComma(place, left, right) ??
          say(
            sign === '+'
              ? `${kindOf(left)} a ${kindOf(right)} sa znakom + nespoja`
              : `znak ${sign} nevie, čo s hodnotami: ${kindOf(left)} a ${kindOf(right)}`,
            [left, right].includes('str')
              ? isAsked(place)
                ? askedHint
                : 'Text zmení na číslo funkcia int() alebo float(), číslo na text funkcia str().'
              : 'Vypíš si obe hodnoty o riadok vyššie a uvidíš, čo v nich je.',
          )),
  ],
  [
    /^TypeError: '(.+)' not supported between instances of '(.+)' and '(.+)'/,
    ([sign, left, right]) =>
      isNothing(left, right)
        ? say(`znak ${sign} dostal None, teda nič`, comesFromNothing)
        : say(
            `${kindOf(left)} a ${kindOf(right)} sa znakom ${sign} porovnať nedajú`,
            [left, right].includes('str')
              ? 'Funkcia input() dáva vždy text. Na číslo ho zmení int().'
              : 'Porovnávať sa dajú hodnoty rovnakého druhu.',
          ),
  ],
  [
    /^TypeError: can't multiply sequence by non-int of type '(.+)'/,
    ([kind]) =>
      say(
        `násobí sa niečím, čo nie je celé číslo: ${kindOf(kind)}`,
        'Text zmení na číslo funkcia int() alebo float().',
      ),
  ],
  [
    /^TypeError: bad operand type for (.+): '(.+)'/,
    ([sign = '', kind]) =>
      say(
        `${sign.replace('unary ', 'znak ')} nevie, čo s hodnotou: ${kindOf(kind)}`,
        'Text zmení na číslo funkcia int() alebo float().',
      ),
  ],
  [
    /^TypeError: object of type '(.+)' has no len\(\)/,
    ([kind]) => say(`dĺžku nemá ${kindOf(kind)}`, 'Funkcia len() počíta prvky zoznamu, slovníka alebo znaky textu.'),
  ],
  [
    /^TypeError: (?:int|float)\(\) argument must be .*not '(.+)'/,
    ([kind]) =>
      isNothing(kind)
        ? say('na číslo sa mení None, teda nič', comesFromNothing)
        : say(`na číslo sa nedá zmeniť ${kindOf(kind)}`, 'Vypíš si hodnotu o riadok vyššie a uvidíš, čo v nej je.'),
  ],
  [
    /^TypeError: '(.+)' object is not callable/,
    ([kind]) =>
      say(
        `ako funkcia sa volá niečo iné: ${kindOf(kind)}`,
        'Ak má stáť v zátvorke poradie prvku, patrí do hranatých: zoznam[0]. Ak si menom premennej prepíšeš funkciu, napríklad list, zavolať sa už nedá.',
      ),
  ],
  [
    /^TypeError: '(.+)' object is not subscriptable/,
    ([kind]) =>
      isNothing(kind)
        ? say('prvok sa berie z None, teda z ničoho', comesFromNothing)
        : /function|method/.test(kind ?? '')
          ? say('funkcia sa volá okrúhlymi zátvorkami', 'Zmeň hranaté zátvorky na okrúhle.')
          : say(
              `prvky nemá ${kindOf(kind)}`,
              'V hranatých zátvorkách sa dá pýtať na prvok zoznamu, slovníka alebo na znak textu.',
            ),
  ],
  [
    /^TypeError: '(.+)' object does not support item (?:assignment|deletion)/,
    ([kind]) =>
      say(
        `časť tejto hodnoty sa zmeniť nedá: ${kindOf(kind)}`,
        kind === 'str'
          ? 'Text je nemenný. Vyrob z neho nový, napríklad metódou replace.'
          : 'Vyrob novú hodnotu, alebo použi zoznam.',
      ),
  ],
  [
    /^TypeError: cannot unpack non-iterable (\w+) object/,
    ([kind]) =>
      isNothing(kind)
        ? say('rozdeliť sa má None, teda nič', comesFromNothing)
        : say(
            `do viacerých mien sa nedá rozdeliť ${kindOf(kind)}`,
            'Vpravo má stáť zoznam alebo viac hodnôt oddelených čiarkou.',
          ),
  ],
  [
    /^TypeError: (?:argument of type )?'(.+)' (?:object )?is not (?:a container or )?iterable/,
    ([kind]) =>
      isNothing(kind)
        ? say('prechádza sa None, teda nič', comesFromNothing)
        : say(
            `prechádzať sa nedá ${kindOf(kind)}`,
            kind === 'int'
              ? 'Čísla po jednom dáva range(), napríklad for i in range(5).'
              : 'Cyklus for potrebuje zoznam, text alebo range().',
          ),
  ],
  [
    /^TypeError: (.+)\(\) missing (\d+) required positional arguments?: (.+)$/,
    ([name, , missing = '']) =>
      say(
        `funkcia ${name} nedostala: ${missing.replaceAll("'", '').replace(/,? and /, ' a\u00A0')}`,
        'Pri volaní doplň do zátvoriek hodnotu pre každý parameter.',
      ),
  ],
  [
    /^TypeError: (.+)\(\) takes (?:from )?(.+?) positional arguments? but (\d+) (?:was|were) given/,
    ([name, wanted = '', given]) =>
      name?.includes('.')
        ? say(
            `metóda ${name} nečaká toľko hodnôt`,
            'Počet hodnôt v zátvorke má sedieť s parametrami. Prvý parameter metódy je vždy self.',
          )
        : say(
            `funkcia ${name} dostala iný počet hodnôt: ${given} namiesto ${wanted.replace(' to ', ' až ')}`,
            'Počet hodnôt v zátvorke má sedieť s počtom parametrov za def.',
          ),
  ],
  [
    /^TypeError: (\w+)\(\) takes (.+?) arguments? \((\d+) given\)/,
    ([name, , given]) =>
      say(`funkcia ${name} dostala nesprávny počet hodnôt: ${given}`, 'Pozri sa, čo všetko do zátvoriek patrí.'),
  ],
  [
    /^TypeError: (.+)\(\) got an unexpected keyword argument '(.+?)'/,
    ([name, key]) => say(`funkcia ${name} nemá parameter ${key}`, 'Hľadaj preklep v mene pred znakom =.'),
  ],
  [
    /^TypeError: (?:list|tuple|string|str|range) indices must be integers/,
    () =>
      say(
        'poradie prvku má byť celé číslo',
        'V hranatých zátvorkách za zoznamom a textom stojí celé číslo: prvý prvok má poradie 0.',
      ),
  ],
  [
    /^TypeError: '(.+)' object cannot be interpreted as an integer/,
    ([kind]) => say(`na tomto mieste má byť celé číslo, nie ${kindOf(kind)}`, 'Na celé číslo mení funkcia int().'),
  ],
  [
    /^TypeError: .*unhashable type: '(.+)'/,
    ([kind]) =>
      say(
        `kľúčom slovníka ani prvkom množiny nemôže byť ${kindOf(kind)}`,
        'Použi text, číslo alebo n-ticu v okrúhlych zátvorkách.',
      ),
  ],
  [
    /^TypeError: sequence item \d+: expected str instance, (\w+) found/,
    ([kind]) =>
      say(
        `metóda join spája iba texty, je tu však aj ${kindOf(kind)}`,
        'Každú hodnotu najprv zmeň na text funkciou str().',
      ),
  ],
  [
    /^TypeError: (?:sep|end) must be None or a string/,
    () => say('sep a end potrebujú text', 'Hodnotu daj do úvodzoviek.'),
  ],
  [
    /^TypeError: exceptions must derive/,
    () => say('za raise má stáť výnimka', 'Napríklad raise ValueError("čo je zle").'),
  ],
  [
    /^ValueError: invalid literal for int\(\) with base 10: (.*)$/,
    ([text = '']) =>
      text === "''"
        ? say('prázdny text sa na číslo zmeniť nedá', 'Skontroluj, čo funkcia int() dostala.')
        : say(
            `na celé číslo sa nedá zmeniť ${text}`,
            /^'\d+[.,]\d+'$/.test(text)
              ? 'Desatinné číslo číta float() a píše sa s bodkou.'
              : 'Funkcia int() chce len číslice.',
          ),
  ],
  [
    /^ValueError: could not convert string to float: (.*)$/,
    ([text = '']) =>
      say(
        `na číslo sa nedá zmeniť ${text}`,
        text.includes(',') ? 'Desatinné číslo sa píše s bodkou: 3.5.' : 'Funkcia float() chce len číslo.',
      ),
  ],
  [
    /^ValueError: (too many|not enough) values to unpack/,
    ([which]) =>
      say(
        which === 'too many' ? 'hodnôt je viac než mien vľavo' : 'hodnôt je menej než mien vľavo',
        'Pred znakom = má byť toľko mien, koľko je hodnôt za ním.',
      ),
  ],
  [
    /^ValueError: list\.(?:remove|index)\(x\): x not in list/,
    () => say('takú hodnotu zoznam nemá', 'Najprv sa spýtaj: if hodnota in zoznam.'),
  ],
  [/^ValueError: substring not found/, () => say('taký kus v texte nie je', 'Najprv sa spýtaj: if kus in text.')],
  [
    /^ValueError: (max|min)\(\) (?:iterable argument|arg) is (?:an )?empty/,
    ([name]) => say(`funkcia ${name} dostala prázdny zoznam`, 'Najprv sa spýtaj, či v ňom niečo je.'),
  ],
  [
    /^ValueError: (?:math domain error|expected a nonnegative input)/,
    () => say('také číslo táto funkcia nepozná', 'Napríklad odmocninu zo záporného čísla nevypočíta.'),
  ],
  [/^ValueError: empty range/, () => say('rozsah čísel je prázdny', 'Menšie číslo patrí na prvé miesto.')],
  [
    /^ValueError: Exceeds the limit/,
    () => say('číslo je priveľmi dlhé na výpis', 'Python vypíše najviac 4\u00A0300 číslic.'),
  ],
  [
    /^IndexError: pop from empty list/,
    () => say('zo zoznamu už nie je čo vybrať', 'Zoznam je prázdny. Najprv sa spýtaj, či v ňom niečo je.'),
  ],
  [
    /^IndexError: Cannot choose from an empty sequence/,
    () => say('vyberá sa zo zoznamu, v ktorom nič nie je', 'Najprv sa spýtaj, či v ňom niečo je.'),
  ],
  [
    /^IndexError: (list|string|tuple|pop)?.*(?:index|Index).*out of range/,
    ([kind]) =>
      say(
        kind === 'string' ? 'taký znak text nemá' : 'taký prvok tu nie je',
        'Prvý prvok má poradie 0, posledný o jedno menej, než je dĺžka. Dĺžku povie len().',
      ),
  ],
  [
    /^KeyError: (.*)$/,
    ([key = ''], { code }) => {
      const texts = [...code.matchAll(/(["'])((?:(?!\1)[^\\\n])+)\1\s*:/g)].map(([, , text = '']) => text);
      const meant = closest(key.replace(/^'|'$/g, ''), texts);
      const hint = meant && `'${meant}'` !== key ? `Nemyslíš ${meant}?` : 'Hľadaj preklep.';
      return say(`kľúč ${key} v slovníku nie je`, `${hint} Metóda get() namiesto chyby dá None.`);
    },
  ],
  [
    /^AttributeError: 'NoneType' object has no attribute '(.+?)'/,
    ([name]) => say(`pýtaš sa na ${name}, ale pred bodkou je None, teda nič`, comesFromNothing),
  ],
  [
    /^AttributeError: '(str|list)' object has no attribute '(length|size)'/,
    () => say('dĺžku v Pythone povie funkcia len()', 'Napríklad len(zoznam).'),
  ],
  [
    /^AttributeError: 'list' object has no attribute '(push|add)'/,
    ([name]) => say(`zoznam metódu ${name} nemá`, 'Na koniec zoznamu pridáva append().'),
  ],
  [
    /^AttributeError: (?:module '(.+?)'|'(.+?)' object|type object '(.+?)') has no attribute '(.+?)'(?:.*Did you mean: '(.+)'\?)?/,
    ([module, kind, type, name = '', near], place) =>
      say(
        `${module ? `modul ${module}` : kindOf(kind ?? type)} nemá ${name}`,
        near ? `Nemá tam byť ${near}?` : 'Hľadaj preklep v mene za bodkou.',
        near ? inLine(place, new RegExp(String.raw`(?<=\.)${name}(?!\w)`), near) : null,
      ),
  ],
  [
    /^ZeroDivisionError/,
    () => say('nulou sa deliť nedá', 'Vypíš si deliteľa o riadok vyššie, alebo sa naň najprv spýtaj podmienkou.'),
  ],
  [/^RecursionError/, (_, place) => endless(place)],
  [
    /^AssertionError(?:: (.*))?$/,
    ([text]) =>
      say('assert neplatí', text ? `Program k tomu hovorí: ${text}` : 'To, čo za slovom assert malo platiť, neplatí.'),
  ],
  [
    /^FileNotFoundError: .*: '(.+)'$/,
    ([name]) => say(`súbor ${name} tu nie je`, 'Program na stránke vidí len súbory, ktoré v tomto behu sám vytvoril.'),
  ],
  [/^MemoryError/, () => say('na toto nestačí pamäť', 'Hľadaj miesto, kde vzniká priveľmi veľký zoznam alebo text.')],
  [
    /^OverflowError: (?:cannot fit 'int' into an index-sized integer|repeated .* (?:is|are) too long|.* too large to convert to C)/,
    () => tooLong,
  ],
  [
    /^OverflowError/,
    () => say('výsledok je priveľké číslo', 'Desatinné čísla majú hranicu. S celými číslami počíta Python bez nej.'),
  ],
  [
    /^RuntimeError: dictionary changed size during iteration/,
    () => say('slovník sa počas prechádzania zmenil', 'Prechádzaj jeho kópiu: for kľúč in list(slovník).'),
  ],
  [
    /^RuntimeError: No active exception to reraise/,
    () => say('za raise nič nestojí', 'Samotné raise patrí len do except.'),
  ],
  [
    /^json\.decoder\.JSONDecodeError/,
    () => say('tento text nie je JSON', 'Skontroluj v ňom úvodzovky, čiarky a zátvorky.'),
  ],
  [
    /^CannotAsk/,
    () =>
      say(
        'v tomto prehliadači sa program pýtať nevie',
        'Python tu nevie počkať na odpoveď. Skús Chrome, Edge alebo Firefox v novej verzii, alebo namiesto input() napíš odpoveď do programu.',
      ),
  ],
  [/^EOFError/, () => say('odpoveď už neprišla', 'Program sa pýta viackrát, než koľko odpovedí dostal.')],
];
