import type { Said } from '#src/domain/program/run.ts';
import { closingBracket } from './brackets.ts';
import { inLine, masked, type Place, say } from './place.ts';

type Look = readonly [line: RegExp, explain: (place: Place, ...found: string[]) => Said | null];

const elif = 'Napíš elif, za ním podmienku a na koniec dvojbodku.';

/** Of a comparison that stands once on its line. */
const swapped = (place: Place, found: string, right: string) =>
  inLine(place, new RegExp(found.replace(/[|]/g, '\\|')), right);

/** Where the parser says no more than that something is wrong: what learners carry over from other languages, and forget. */
const looks: readonly Look[] = [
  [
    /^\s*(?:\} *)?else\s+if\b/,
    (place) => say('namiesto else if sa v Pythone píše elif', elif, inLine(place, /else\s+if\b/, 'elif')),
  ],
  [
    /^\s*(elseif|elsif)\b/,
    (place, word) => say(`namiesto ${word} sa v Pythone píše elif`, elif, inLine(place, /els(?:e)?if\b/, 'elif')),
  ],
  [
    /^\s*(else|elif|except|finally)\s*:?.*/,
    (_, word) =>
      say(
        'tento riadok nemá k čomu patriť',
        `Musí byť odsadený rovnako ako if, for, while alebo try, ku ktorému ${word} patrí.`,
      ),
  ],
  [
    /^\s*(let|const|var)\s/,
    (place, word) =>
      say(
        `slovo ${word} sa v Pythone pred meno nepíše`,
        'Stačí meno, znak = a hodnota: vek = 12.',
        inLine(place, /\b((?:let|const|var)\s+)/, ''),
      ),
  ],
  [
    /^\s*(int|float|str|string|bool|boolean)\s+[\p{L}_]\w*\s*=/u,
    (place, word) =>
      say(
        `druh hodnoty ${word} sa v Pythone pred meno nepíše`,
        'Stačí meno, znak = a hodnota: vek = 12.',
        inLine(place, /^\s*(\w+\s+)/, ''),
      ),
  ],
  [
    /^\s*(?:function|func|fun)\b/,
    (place) =>
      say(
        'funkcia sa v Pythone začína slovom def',
        'Napíš def, meno funkcie, okrúhle zátvorky a dvojbodku.',
        /:\s*$/.test(place.line) ? inLine(place, /\b(func(?:tion)?|fun)\b/, 'def') : null,
      ),
  ],
  [
    /^\s*for\s+[\p{L}_][\p{L}\p{N}_]*\s+(?!in\b)[\p{L}_]/u,
    (place) =>
      say(
        'v\u00A0cykle for chýba slovo in',
        'Správne je for meno in zoznam a\u00A0dvojbodka.',
        inLine(place, /(?<=^\s*for\s+[\p{L}_][\p{L}\p{N}_]*)\s+/u, ' in '),
      ),
  ],
  [
    /[)\]\p{L}"']\.\s*$/u,
    (place) =>
      say(
        'na konci riadka je bodka navyše',
        'Príkaz sa bodkou nekončí. Za bodkou by musela stáť metóda.',
        inLine(place, /(\.)\s*$/, ''),
      ),
  ],
  [
    /^\s*for\s*\(.*;/,
    () => say('takto sa cyklus for píše v JavaScripte', 'V Pythone čísla po jednom dáva range: for i in range(5):'),
  ],
  [
    /^\s*\/\/|\s\/\/ \p{L}/u,
    (place) =>
      say('poznámku v Pythone začína mriežka', 'Namiesto // napíš #.', inLine(place, /(?:^\s*|\s)(\/\/)/, '#')),
  ],
  [/^\s*\/\*/, () => say('poznámku v Pythone začína mriežka', 'Každý riadok poznámky začni znakom #.')],
  [
    /\+\+|--/,
    (place) => {
      const [, sign = ''] = /^\s*[\p{L}_]\w*(\+\+|--)\s*;?\s*$/u.exec(place.line) ?? [];
      const mend = sign ? inLine(place, /((?:\+\+|--)\s*;?)/, ` ${sign[0]}= 1`) : null;
      return say('znaky ++ a -- Python nepozná', 'Napíš += 1 alebo -= 1, napríklad i += 1.', mend);
    },
  ],
  [
    /(===|!==)/,
    (place, sign = '') =>
      say('Python porovnáva dvoma znakmi', 'Napíš == alebo !=.', swapped(place, sign, sign.slice(0, 2))),
  ],
  [
    /(&&|\|\|)/,
    (place, sign = '') =>
      say(
        'znaky && a || Python nepozná',
        'Namiesto nich sa píše slovo and alebo or.',
        inLine(place, sign === '&&' ? /\s(&&)\s/ : /\s(\|\|)\s/, sign === '&&' ? 'and' : 'or'),
      ),
  ],
  [
    /(?:^|[\s(=])!(?!=)/,
    (place) =>
      say(
        'znak ! Python takto nepozná',
        'Napíš slovo not, alebo != ak porovnávaš.',
        /[\s(]![\p{L}_]/u.test(place.line) ? inLine(place, /[\s(](!)(?=[\p{L}_])/u, 'not ') : null,
      ),
  ],
  [
    /(=>|=<)/,
    (place, sign = '') =>
      say(
        'znaky porovnania sú v opačnom poradí',
        'Správne je >= a <=.',
        swapped(place, sign, sign === '=>' ? '>=' : '<='),
      ),
  ],
  [/(<>)/, (place) => say('znaky <> Python nepozná', 'Nerovná sa píše ako !=.', inLine(place, /<>/, '!='))],
  [
    /\b(then)\b/,
    (place) =>
      say('slovo then Python nepozná', 'Za podmienkou stojí hneď dvojbodka.', inLine(place, /(\s+then)\b/, '')),
  ],
  [/^\s*(if|elif|while)\s*:/, (_, word) => say(`za ${word} chýba podmienka`, `Patrí medzi slovo ${word} a dvojbodku.`)],
  [
    /\d\s*%\s*(?:$|[)\],])/,
    () => say('znak % tu nie sú percentá', 'Počíta zvyšok po delení. Dvadsať percent z ceny je cena * 20 / 100.'),
  ],
  [
    /^\s*([\p{L}_]\w*) ([\p{L}_]\w*)\s*=(?!=)/u,
    (place, first = '', second = '') => {
      const name = `${first}_${second}`;
      const hint = `Meno je vždy jedno slovo, medzeru nahradí podčiarkovník: ${name}.`;
      return say(`v mene ${first} ${second} je medzera`, hint, oneName(place, first, second, name));
    },
  ],
  [
    /^\s*(?:if|elif|while)\b.*\(.*:\s*$/,
    (place) => {
      const mend = closingBracket(place, '(');
      return mend && say('zátvorka ( sa neskončila', 'Ku každej zátvorke ( patrí jedna ).', mend);
    },
  ],
  [
    /^\s*(if|elif|while)\b.*\(/,
    () => say('podmienke Python nerozumie', 'Skontroluj, či má každá zátvorka pár a či na konci stojí dvojbodka.'),
  ],
  [
    /\b(and|or|not|in|is|if|elif|else|for|while|def|class|import|from|return|pass|break|continue|with|as|try|except|lambda|del|global)\s*=(?!=)/,
    (_, word) => say(`slovo ${word} tu nemôže byť menom`, 'Patrí samotnému jazyku. Pomenuj svoju premennú inak.'),
  ],
  [
    /(?:[-+*/%=<>,]|\b(?:and|or|not|in))\s*:?\s*$/,
    () => say('riadok sa končí uprostred', 'Za posledným znakom ešte niečo chýba: hodnota alebo meno.'),
  ],
];

/** Between the lines of a list, a dictionary or a call: the line before ends with a value, and nothing follows it. */
function lostComma({ code, from, line }: Place): Said | null {
  const before = masked(code.slice(0, from));
  const open = before.replace(/[^([{}\])]/g, '').length - 2 * before.replace(/[^}\])]/g, '').length;
  if (open <= 0 || !/["'\p{L}\p{N}_)\]}]\s*$/u.test(before) || !/^\s*["'\p{L}\p{N}_([{]/u.test(line)) return null;
  const at = before.trimEnd().length;
  return say('na konci riadka pred týmto chýba čiarka', 'Hodnoty v\u00A0zátvorkách oddeľuje čiarka.', {
    from: at,
    to: at,
    text: ',',
  });
}

/** A line that Python cannot read. */
export function invalidLine(place: Place): Said {
  const lost = lostComma(place);
  if (lost) return lost;
  for (const [pattern, explain] of looks) {
    const found = pattern.exec(masked(place.line));
    const said = found && explain(place, ...found.slice(1));
    if (said) return said;
  }
  return say(
    'zápisu Python nerozumie',
    'Skontroluj tento riadok a koniec riadka pred ním: chýba zátvorka, čiarka, dvojbodka alebo úvodzovky?',
  );
}

/** The same name wherever it stands behind its first place. */
function oneName({ code, from }: Place, first: string, second: string, name: string) {
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}_])${first} +${second}(?![\p{L}\p{N}_])`, 'gu');
  const places = [...masked(code).matchAll(pattern)].filter(({ index }) => index >= from);
  const [start, last] = [places[0], places.at(-1)];
  if (!start || !last) return null;
  const end = last.index + last[0].length;
  const text = places.reduceRight(
    (before, { index, 0: found }) =>
      before.slice(0, index - start.index) + name + before.slice(index - start.index + found.length),
    code.slice(start.index, end),
  );
  return { from: start.index, to: end, text };
}
