import { distance, plain } from '#src/domain/program/closest.ts';
import type { Mend, Said } from '#src/domain/program/run.ts';
import { isInvisible, isWordQuote, keyboardSign, straightened } from '#src/domain/program/strangeSigns.ts';
import { closingBracket, closingQuote, rightBracket } from './brackets.ts';
import { invalidLine } from './invalid.ts';
import { atEnd, inLine, masked, namesIn, type Place, type Placed, type Rule, say } from './place.ts';

/** What Python cannot read. */
export const slips: readonly Rule[] = [
  [
    /^unterminated (?:f-|t-)?string literal/,
    (_, place) => {
      const [, apostrophe = ''] = /^[^"'#]*'([^"]*\p{L}'\p{L}[^"]*)'[^"']*$/u.exec(place.line) ?? [];
      if (apostrophe) {
        const at = place.line.indexOf("'");
        const mend = { from: place.from + at, to: place.from + at + apostrophe.length + 2, text: `"${apostrophe}"` };
        return say('apostrof vo vnútri textu ho ukončil', 'Obaľ celý text do znakov ".', mend);
      }
      const end = /[“”„’‘]/u.exec(place.line.replace(/^[^"']*["']/, ''))?.[0];
      const text = straightened(place.line);
      return end && text !== place.line
        ? say(
            `text sa začal rovnými úvodzovkami a\u00A0končí sa inými: ${end}`,
            'Na začiatku aj na konci textu stojí rovnaký znak z\u00A0klávesnice.',
            { from: place.from, to: place.from + place.line.length, text },
          )
        : say(
            'text sa začal úvodzovkami, ale neskončil',
            'Skontroluj, či za textom stoja druhé, rovnaké úvodzovky.',
            closingQuote(place),
          );
    },
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
    ([sign = ''], place) =>
      say(
        `zátvorka ${sign} sa neskončila`,
        'Doplň na správne miesto druhú zátvorku, ktorá k nej patrí.',
        closingBracket(place, sign),
      ),
  ],
  [
    /^unmatched '(.)'$/,
    ([sign = ''], place) =>
      say(
        `zátvorka ${sign} je navyše`,
        'Zmaž ju, alebo doplň pred ňu zátvorku, ku ktorej patrí.',
        inLine(place, sign === ')' ? /\)(\))\s*$/ : /\](\])\s*$/, ''),
      ),
  ],
  [
    /^closing parenthesis '(.)' does not match opening parenthesis '(.)'/,
    ([end = '', start = ''], place) => {
      const right = { '(': ')', '[': ']', '{': '}' }[start];
      return say(
        `zátvorku ${start} zatvára iná: ${end}`,
        `Ku každej zátvorke ${start} patrí jedna ${right}.`,
        rightBracket(place, end, start),
      );
    },
  ],
  [/^expected ':'$/, (_, place) => missingColon(place)],
  [/^expected '\('$/, (_, place) => missingParameters(place)],
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
    (_, place) => {
      const [, first, second] = /^\s*([\p{L}_]\w*)-([\p{L}_]\w*)\s*=(?!=)/u.exec(place.line) ?? [];
      if (first) {
        return say(`v\u00A0mene ${first}-${second} je pomlčka`, `Pre Python je to mínus. Píš ${first}_${second}.`);
      }
      return say(
        'vľavo od znaku = nie je meno',
        'Hodnota sa ukladá do mena, ktoré stojí vľavo. Na porovnanie píš dva znaky: ==.',
        /^\s*(?:if|elif|while)\b/.test(place.line) ? inLine(place, /[^=!<>](=)(?!=)/, '==') : null,
      );
    },
  ],
  [/^cannot assign to /, () => say('sem sa hodnota uložiť nedá', 'Na tomto mieste má stáť meno premennej.')],
  [
    /^invalid syntax\. Maybe you meant '=='/,
    (_, place) =>
      /^\s*for\s*\(/.test(place.line)
        ? invalidLine(place)
        : say(
            'jeden znak = hodnotu ukladá',
            'V podmienke porovnávaj dvoma znakmi: ==.',
            inLine(place, /[^=!<>](=)(?!=)/, '=='),
          ),
  ],
  [
    /^Missing parentheses in call to '(\w+)'/,
    ([name = ''], place) =>
      say(
        `za ${name} chýbajú zátvorky`,
        `To, čo sa má vypísať, patrí do okrúhlych zátvoriek: ${name}(…).`,
        /^\s*print\s+[^#]*$/.test(place.line)
          ? inLine(place, /print(\s+.*\S)/, `(${place.line.replace(/^\s*print\s+/, '').trimEnd()})`)
          : null,
      ),
  ],
  [
    /^invalid syntax\. Perhaps you forgot a comma/,
    () => say('medzi dvoma hodnotami niečo chýba', 'Býva to čiarka, znak + alebo úvodzovky okolo textu.'),
  ],
  [
    /^invalid syntax\. Did you mean 'in'/,
    () => say('v cykle for chýba slovo in', 'Správne je for meno in zoznam a dvojbodka.'),
  ],
  [/^invalid syntax\. Did you mean '(\w+)'/, ([meant = ''], place) => misspelt(meant, place)],
  [
    /^invalid syntax\. Is this intended to be part of the string/,
    () =>
      say('úvodzovky vo vnútri textu ho ukončili', "Vo vnútri použi iné, napríklad 'takto', alebo pred ne napíš \\."),
  ],
  [/^invalid (?:decimal|hexadecimal|octal|binary|imaginary) literal$/, (_, place) => letterBehindNumber(place)],
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
    ([character = ''], place) => strangeSign(character, place),
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
  [/^invalid syntax$/, (_, place) => invalidLine(place)],
];

const braceHead = /^(\s*)(?:if|elif|else|for|while|def|class|try)\b.*[\p{L}\p{N}_)\]"']\s*\{\s*$/u;

/** A block in braces, as in other languages: the parser stops anywhere in it. */
export function blockInBraces({ code, number }: Place): Placed | null {
  const lines = masked(code).split('\n');
  const at = lines.slice(0, number).findLastIndex((line) => braceHead.test(line));
  const head = lines[at] ?? '';
  if (at < 0 || /\b(?:in|is|and|or|not)\s*\{\s*$/.test(head)) return null;
  const between = lines.slice(at + 1, number - 1).join('');
  if ((between.match(/\}/g) ?? []).length > (between.match(/\{/g) ?? []).length) return null;
  return {
    ...say(
      'blok sa v\u00A0Pythone nezačína znakom {',
      'Na koniec riadka patrí dvojbodka, riadky pod ním sú odsadené a\u00A0} sa nepíše.',
    ),
    at: at + 1,
  };
}

/** `def kresli:` */
function missingParameters(place: Place): Said {
  const [, name] = /^\s*def\s+([\p{L}_][\p{L}\p{N}_]*)\s*(?::|$)/u.exec(masked(place.line)) ?? [];
  return name
    ? say(
        `za menom funkcie ${name} chýbajú okrúhle zátvorky`,
        `Patria tam aj vtedy, keď nič nedostáva: def ${name}():.`,
        inLine(place, new RegExp(String.raw`def\s+(${name})`, 'u'), `${name}()`),
      )
    : say('chýba tu zátvorka (', 'Za menom funkcie patria do okrúhlych zátvoriek jej parametre.');
}

/** A sign that Python does not have: copied from a text. */
function strangeSign(character: string, place: Place): Said {
  const { line, from } = place;
  const at = character ? line.indexOf(character) : -1;
  const isOnce = at >= 0 && line.indexOf(character, at + 1) < 0;
  const change = (text: string): Mend | null =>
    isOnce ? { from: from + at, to: from + at + character.length, text } : null;
  if (isWordQuote(character)) {
    const text = straightened(line);
    const mend = text !== line && ![...text].some(isWordQuote) ? { from, to: from + line.length, text } : null;
    return say(
      `úvodzovkám ${character} jazyk nerozumie`,
      'Býva to znak z\u00A0textového editora. Text patrí do rovných úvodzoviek: "takto".',
      mend,
    );
  }
  const right = keyboardSign(character);
  if (right === '-') {
    return say(
      `pomlčka ${character} nie je mínus`,
      'Býva skopírovaná z\u00A0textu. Mínus je krátka čiarka z\u00A0klávesnice: -.',
      change(right),
    );
  }
  if (right) return say(`znaku ${character} jazyk nerozumie`, `Prepíš ho na klávesnici: ${right}.`, change(right));
  const hidden = [...line].filter(isInvisible);
  if (character === '' || isInvisible(character)) {
    return say(
      'je tu neviditeľný znak, ktorému jazyk nerozumie',
      'Býva v\u00A0kóde skopírovanom z\u00A0textu. Stačí ho zmazať.',
      hidden.length > 0
        ? { from, to: from + line.length, text: [...line].filter((sign) => !isInvisible(sign)).join('') }
        : null,
    );
  }
  return say(`znaku ${character} jazyk nerozumie`, 'Ak patrí do textu, má stáť v\u00A0úvodzovkách. Inak ho zmaž.');
}

/** `y = 2x`, `2x = 1` */
function letterBehindNumber(place: Place): Said {
  const { code, line } = place;
  const [, start] = /^\s*(\d+[\p{L}_]\w*)\s*=(?!=)/u.exec(line) ?? [];
  if (start) {
    const name = start.replace(/^(\d+)(.*)$/, '$2$1');
    return say('meno sa nesmie začínať číslicou', `Daj číslicu na koniec: namiesto ${start} radšej ${name}.`);
  }
  const [, number, unit = ''] = /(?<![\w.])(\d+(?:\.\d+)?)([\p{L}_]\w*)/u.exec(masked(line)) ?? [];
  if (number && namesIn(code).has(unit)) {
    return say(
      `medzi ${number} a\u00A0${unit} chýba znak`,
      `Násobenie sa píše hviezdičkou: ${number} * ${unit}.`,
      inLine(place, new RegExp(String.raw`(?<![\w.])(${number}${unit})(?!\w)`, 'u'), `${number} * ${unit}`),
    );
  }
  return say(
    'hneď za číslom stojí písmeno',
    'Meno sa nesmie začínať číslicou a\u00A0jednotka ako € alebo kg patrí do textu.',
  );
}

/** `deff`, `whlie`: Python says what was meant, not where. */
function misspelt(meant: string, place: Place): Said {
  const words = [...masked(place.line).matchAll(/[\p{L}_]\w*/gu)].map(([word]) => word);
  const isNear = (word: string) => word !== meant && distance(plain(word), meant) <= 2;
  const word = words.filter(isNear).sort((a, b) => distance(plain(a), meant) - distance(plain(b), meant))[0];
  if (!word) return say('zápisu Python nerozumie', `Nemyslíš ${meant}?`);
  const mend = inLine(place, new RegExp(String.raw`(?<!\w)${word}(?!\w)`, 'u'), meant);
  return word.toLowerCase() === meant
    ? say(`slovo ${word} sa píše malými písmenami`, `Správne je ${meant}.`, mend)
    : say(`slovu ${word} Python nerozumie`, `Nemyslíš ${meant}?`, mend);
}

/** `let`-less heads, and what stands at their end in other languages. */
function missingColon(place: Place): Said {
  const { line } = place;
  if (/\belse\s+if\b/.test(line)) {
    const hint = 'Napíš elif, za ním podmienku a\u00A0na koniec dvojbodku.';
    return say('namiesto else if sa v\u00A0Pythone píše elif', hint, inLine(place, /\belse\s+if\b/, 'elif'));
  }
  const [, condition] = /^\s*else\s+([^:]*[^:\s])/.exec(line) ?? [];
  if (condition !== undefined) {
    const hint = `Ďalšiu podmienku má elif: elif ${condition}:.`;
    return say(
      'za else podmienka nepatrí',
      hint,
      /:\s*$/.test(masked(line)) ? inLine(place, /\belse\b/, 'elif') : null,
    );
  }
  if (/\bthen\s*:?\s*$/.test(masked(line))) {
    return say(
      'slovo then Python nepozná',
      'Za podmienkou stojí hneď dvojbodka.',
      inLine(place, /(\s+then\b\s*:?)/, ':'),
    );
  }
  if (/^\s*(?:if|elif|while)\b.*[^=!<>]=(?!=)/.test(masked(line))) {
    return say(
      'jeden znak = hodnotu ukladá',
      'V\u00A0podmienke porovnávaj dvoma znakmi: ==.',
      inLine(place, /[^=!<>](=)(?!=)/, '=='),
    );
  }
  const isHead = /^\s*(?:if|elif|else|for|while|def|class|try|except|finally|with)\b/.test(line);
  return say(
    'na konci riadka chýba dvojbodka',
    'Riadok, ktorý sa začína slovom if, for, while, def alebo class, sa končí znakom :.',
    isHead && /[\p{L}\p{N})\]"']\s*$/u.test(masked(line)) ? atEnd(place, ':') : null,
  );
}
