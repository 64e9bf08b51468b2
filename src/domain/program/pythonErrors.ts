import type { ProgramError, Said } from './run.ts';

/** `line` is the text of the line that the error speaks of. */
type Rule = readonly [pattern: RegExp, explain: (found: string[], line: string) => Said];

const say = (what: string, hint: string): Said => ({ what, hint });

/** What Python calls the kinds of values, in the nominative. */
const kinds: Partial<Record<string, string>> = {
  str: 'text',
  int: 'celé číslo',
  float: 'desatinné číslo',
  bool: 'True alebo False',
  list: 'zoznam',
  tuple: 'n-tica',
  dict: 'slovník',
  set: 'množina',
  range: 'rozsah range',
  NoneType: 'None (nič)',
  function: 'funkcia',
  builtin_function_or_method: 'funkcia',
  method: 'funkcia',
  module: 'modul',
};
const kindOf = (name = '') => kinds[name] ?? name;
const isNothing = (...names: (string | undefined)[]) => names.includes('NoneType');
const comesFromNothing =
  'None dáva funkcia bez return a aj metódy, ktoré menia zoznam na mieste, napríklad append a sort.';

/** Where the parser says no more than that something is wrong: what learners carry over from other languages, and forget. */
const invalid: readonly (readonly [line: RegExp, said: Said])[] = [
  [
    /^\s*else\s+if\b/,
    say('namiesto else if sa v Pythone píše elif', 'Napíš elif, za ním podmienku a na koniec dvojbodku.'),
  ],
  [
    /^\s*(else|elif|except|finally)\b/,
    say('tento riadok nemá k čomu patriť', 'Musí byť odsadený rovnako ako if, for, while alebo try, ku ktorému patrí.'),
  ],
  [/^\s*(let|const|var)\s/, say('v Pythone sa pred meno nič nepíše', 'Stačí meno, znak = a hodnota: vek = 12.')],
  [
    /^\s*function\b/,
    say('funkcia sa v Pythone začína slovom def', 'Napíš def, meno funkcie, okrúhle zátvorky a dvojbodku.'),
  ],
  [/\+\+|--/, say('znaky ++ a -- Python nepozná', 'Napíš += 1 alebo -= 1, napríklad i += 1.')],
  [/===|!==/, say('Python porovnáva dvoma znakmi', 'Napíš == alebo !=.')],
  [/&&|\|\|/, say('znaky && a || Python nepozná', 'Namiesto nich sa píše slovo and alebo or.')],
  [/(^|[\s(=])!(?!=)/, say('znak ! Python takto nepozná', 'Napíš slovo not, alebo != ak porovnávaš.')],
  [/=>|=</, say('znaky porovnania sú v opačnom poradí', 'Správne je >= a <=.')],
  [
    /^\s*(if|elif|while)\b.*\(/,
    say('podmienke Python nerozumie', 'Skontroluj, či má každá zátvorka pár a či na konci stojí dvojbodka.'),
  ],
  [
    /\b(and|or|not|in|is|if|elif|else|for|while|def|class|import|from|return|pass|break|continue|with|as|try|except|lambda|del|global)\s*=(?!=)/,
    say('slovo jazyka tu nemôže byť menom', 'Pomenuj svoju premennú inak.'),
  ],
  [
    /([-+*/%=<>,]|\b(and|or|not|in))\s*:?\s*$/,
    say('riadok sa končí uprostred', 'Za posledným znakom ešte niečo chýba: hodnota alebo meno.'),
  ],
];

const slips: readonly Rule[] = [
  [
    /^unterminated (?:f-|t-)?string literal/,
    () => say('text sa začal úvodzovkami, ale neskončil', 'Skontroluj, či za textom stoja druhé, rovnaké úvodzovky.'),
  ],
  [
    /^unterminated triple-quoted/,
    () => say('text sa začal troma úvodzovkami, ale neskončil', 'Na koniec textu patria tie isté tri úvodzovky.'),
  ],
  [
    /^f-string: expecting '}'/,
    () => say('v texte chýba zložená zátvorka }', 'Každá zátvorka { v texte s f má mať svoju }.'),
  ],
  [
    /^f-string: (?:valid expression required|expecting a valid expression)/,
    () => say('medzi zátvorkami { } v texte nič nie je', 'Patrí tam meno alebo výpočet, ktorý sa má do textu vložiť.'),
  ],
  [
    /^'(.)' was never closed$/,
    ([sign]) => say(`zátvorka ${sign} sa neskončila`, 'Doplň na správne miesto druhú zátvorku, ktorá k nej patrí.'),
  ],
  [
    /^unmatched '(.)'$/,
    ([sign]) => say(`zátvorka ${sign} je navyše`, 'Zmaž ju, alebo doplň pred ňu zátvorku, ku ktorej patrí.'),
  ],
  [
    /^closing parenthesis '(.)' does not match opening parenthesis '(.)'/,
    ([end, start]) =>
      say(`zátvorku ${start} zatvára iná: ${end}`, 'Na začiatku aj na konci musí byť rovnaký druh zátvoriek.'),
  ],
  [
    /^expected ':'$/,
    (_, line) =>
      /\belse\s+if\b/.test(line)
        ? say('namiesto else if sa v Pythone píše elif', 'Napíš elif, za ním podmienku a na koniec dvojbodku.')
        : say(
            'na konci riadka chýba dvojbodka',
            'Riadok, ktorý sa začína slovom if, for, while, def alebo class, sa končí znakom :.',
          ),
  ],
  [
    /^expected an indented block after (?:'(.+)' statement|(?:function|class) definition) on line (\d+)$/,
    ([, head]) =>
      say(
        'tento riadok má byť odsadený',
        `Patrí pod riadok ${head}, ktorý sa končí dvojbodkou: na začiatok mu daj štyri medzery.`,
      ),
  ],
  [
    /^unexpected indent$/,
    () =>
      say('tento riadok je odsadený navyše', 'Zmaž medzery na začiatku: odsadzuje sa iba pod riadkom s dvojbodkou.'),
  ],
  [
    /^unindent does not match/,
    () =>
      say('odsadenie nesedí so žiadnym riadkom vyššie', 'Riadky jedného bloku sa začínajú rovnakým počtom medzier.'),
  ],
  [/^inconsistent use of tabs/, () => say('v odsadení sa miešajú medzery a tabulátory', 'Použi všade štyri medzery.')],
  [
    /^cannot assign to (True|False|None)$/,
    ([word]) => say(`${word} patrí samotnému jazyku`, 'Jeho hodnotu nemožno zmeniť. Pomenuj svoju premennú inak.'),
  ],
  [
    /^cannot assign to .*Maybe you meant '=='/,
    () =>
      say(
        'vľavo od znaku = nie je meno',
        'Hodnota sa ukladá do mena, ktoré stojí vľavo. Na porovnanie píš dva znaky: ==.',
      ),
  ],
  [/^cannot assign to /, () => say('sem sa hodnota uložiť nedá', 'Na tomto mieste má stáť meno premennej.')],
  [
    /^invalid syntax\. Maybe you meant '=='/,
    () => say('jeden znak = hodnotu ukladá', 'V podmienke porovnávaj dvoma znakmi: ==.'),
  ],
  [
    /^Missing parentheses in call to '(\w+)'/,
    ([name]) => say(`za ${name} chýbajú zátvorky`, `To, čo sa má vypísať, patrí do okrúhlych zátvoriek: ${name}(…).`),
  ],
  [
    /^invalid syntax\. Perhaps you forgot a comma/,
    () => say('medzi dvoma hodnotami niečo chýba', 'Býva to čiarka, znak + alebo úvodzovky okolo textu.'),
  ],
  [
    /^invalid syntax\. Did you mean 'in'/,
    () => say('v cykle for chýba slovo in', 'Správne je for meno in zoznam a dvojbodka.'),
  ],
  [
    /^invalid (?:decimal|hexadecimal|octal|binary|imaginary) literal$/,
    () =>
      say(
        'hneď za číslom stojí písmeno',
        'Meno sa nesmie začínať číslicou a medzi číslo a slovo patrí medzera alebo znak.',
      ),
  ],
  [
    /^leading zeros in decimal/,
    () =>
      say(
        'celé číslo sa nezačína nulou',
        'Zmaž nuly na začiatku. Ak ich potrebuješ, napríklad v PSČ, ulož text v úvodzovkách.',
      ),
  ],
  [
    /^invalid (?:non-printable )?character (?:'(.+)' )?\(?U\+/,
    ([character = '']) =>
      say(
        character ? `znaku ${character} jazyk nerozumie` : 'je tu neviditeľný znak, ktorému jazyk nerozumie',
        'Býva to znak skopírovaný z textu, napríklad slovenské úvodzovky „“. Prepíš ho na klávesnici.',
      ),
  ],
  [
    /^unexpected character after line continuation/,
    () =>
      say('za lomkou \\ nesmie nič stáť', 'Lomka \\ hovorí, že príkaz ide ďalej na ďalšom riadku. Na delenie slúži /.'),
  ],
  [
    /^'return' outside function$/,
    () => say('return stojí mimo funkcie', 'Príkaz return patrí do funkcie, odsadený pod jej riadkom def.'),
  ],
  [
    /^'(break|continue)' (?:outside loop|not properly in loop)/,
    ([word]) => say(`${word} stojí mimo cyklu`, `Príkaz ${word} patrí do cyklu, odsadený pod for alebo while.`),
  ],
  [
    /^expected 'except' or 'finally' block$/,
    () => say('k try chýba except', 'Pod odsadené riadky try patrí except s dvojbodkou, rovnako odsadené ako try.'),
  ],
  [
    /^expected 'else' after 'if' expression$/,
    () => say('výrazu s if chýba else', 'Hodnota s podmienkou má obe vetvy: a if podmienka else b.'),
  ],
  [
    /^Expected one or more names after 'import'$/,
    () => say('za import nič nestojí', 'Patrí tam meno toho, čo chceš použiť, napríklad import random.'),
  ],
  [
    /^duplicate (?:argument|parameter) '(.+)' in function definition$/,
    ([name]) => say(`funkcia má dva parametre s menom ${name}`, 'Každý parameter má vlastné meno.'),
  ],
  [
    /^parameter without a default follows/,
    () =>
      say(
        'parameter bez hodnoty stojí za parametrom s hodnotou',
        'Parametre, ktoré majú predvolenú hodnotu, patria na koniec.',
      ),
  ],
  [
    /^positional argument follows keyword argument/,
    () => say('argument bez mena stojí za argumentom s menom', 'Argumenty v tvare meno=hodnota patria na koniec.'),
  ],
  [
    /^':' expected after dictionary key$/,
    () => say('v slovníku chýba za kľúčom dvojbodka', 'Každá položka má tvar kľúč: hodnota.'),
  ],
  [
    /^name '(.+)' is (?:assigned to|used prior to|parameter and)/,
    ([name]) => say(`riadok global pre ${name} prichádza neskoro`, 'Napíš ho ako prvý riadok funkcie.'),
  ],
  [
    /^expected argument value expression$/,
    () => say('za znakom = chýba hodnota argumentu', 'Doplň hodnotu, alebo argument zmaž.'),
  ],
  [
    /^invalid syntax$/,
    (_, line) =>
      invalid.find(([pattern]) => pattern.test(line))?.[1] ??
      say(
        'zápisu Python nerozumie',
        'Skontroluj tento riadok a koniec riadka pred ním: chýba zátvorka, čiarka, dvojbodka alebo úvodzovky?',
      ),
  ],
];

const failures: readonly Rule[] = [
  [
    /^NameError: name '(true|false|null|none|nil|undefined)' is not defined/,
    ([name = '']) => {
      const right = /true|false/.test(name) ? `${name.charAt(0).toUpperCase()}${name.slice(1)}` : 'None';
      return say(`v Pythone sa namiesto ${name} píše ${right}`, 'Na veľkom písmene záleží.');
    },
  ],
  [
    /^NameError: name '(.+)' is not defined\. Did you forget to import/,
    ([name]) => say(`modul ${name} ešte nie je načítaný`, `Na začiatok programu napíš import ${name}.`),
  ],
  [
    /^NameError: name '(.+)' is not defined\. Did you mean: '(.+)'\?/,
    ([name, near]) =>
      say(`meno ${name} program nepozná`, `Nemá tam byť ${near}? Na každom písmene záleží, aj na veľkom.`),
  ],
  [
    /^NameError: (?:name|cannot access free variable) '(.+?)'/,
    ([name]) =>
      say(
        `meno ${name} program nepozná`,
        'Hľadaj preklep, iné veľké písmeno alebo text bez úvodzoviek. Meno musí dostať hodnotu vyššie.',
      ),
  ],
  [
    /^UnboundLocalError: cannot access local variable '(.+)'/,
    ([name]) =>
      say(
        `meno ${name} ešte vo funkcii nemá hodnotu`,
        'Funkcia, ktorá menu niečo priradí, nevidí premennú s rovnakým menom mimo nej. Pošli jej hodnotu ako parameter.',
      ),
  ],
  [
    /^ModuleNotFoundError: No module named '(.+)'/,
    ([name]) =>
      say(
        `modul ${name} tu nie je`,
        'Skontroluj, či v mene nie je preklep. Na stránke sú len moduly, ktoré k Pythonu patria.',
      ),
  ],
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
    ([left, right]) =>
      isNothing(right)
        ? say('spája sa s None, teda s ničím', comesFromNothing)
        : say(
            `${kindOf(left)} a ${kindOf(right)} sa znakom + nespoja`,
            left === 'str' ? 'Číslo zmení na text funkcia str().' : 'Na oboch stranách má byť ten istý druh hodnoty.',
          ),
  ],
  [
    /^TypeError: unsupported operand type\(s\) for (.+?)(?: or pow\(\))?: '(.+)' and '(.+)'/,
    ([sign, left, right]) =>
      isNothing(left, right)
        ? say(`znak ${sign} dostal None, teda nič`, comesFromNothing)
        : say(
            sign === '+'
              ? `${kindOf(left)} a ${kindOf(right)} sa znakom + nespoja`
              : `znak ${sign} nevie, čo s hodnotami: ${kindOf(left)} a ${kindOf(right)}`,
            [left, right].includes('str')
              ? 'Text zmení na číslo funkcia int() alebo float(), číslo na text funkcia str().'
              : 'Vypíš si obe hodnoty o riadok vyššie a uvidíš, čo v nich je.',
          ),
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
              : 'Cyklus for čaká zoznam, text alebo range().',
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
    () => say('sep a end čakajú text', 'Hodnotu daj do úvodzoviek.'),
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
    ([key]) => say(`kľúč ${key} v slovníku nie je`, 'Hľadaj preklep. Metóda get() namiesto chyby dá None.'),
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
    ([module, kind, type, name, near]) =>
      say(
        `${module ? `modul ${module}` : kindOf(kind ?? type)} nemá ${name}`,
        near ? `Nemá tam byť ${near}?` : 'Hľadaj preklep v mene za bodkou.',
      ),
  ],
  [
    /^ZeroDivisionError/,
    () => say('nulou sa deliť nedá', 'Vypíš si deliteľa o riadok vyššie, alebo sa naň najprv spýtaj podmienkou.'),
  ],
  [/^RecursionError/, () => say('funkcia volá samu seba bez konca', 'Pridaj podmienku, pri ktorej sa už nezavolá.')],
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

/** What an error of a Python program means (of the version in package.json); nothing where we have no words for it. */
export function explainPythonError({ kind, name, message, line }: ProgramError, code: string): Said | undefined {
  const [rules, text] = kind === 'syntax' ? [slips, message] : [failures, message ? `${name}: ${message}` : name];
  for (const [pattern, explain] of rules) {
    const found = pattern.exec(text);
    if (found) return explain(found.slice(1), code.split('\n')[(line ?? 0) - 1] ?? '');
  }
  return undefined;
}
