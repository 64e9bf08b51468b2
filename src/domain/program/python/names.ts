import { closest, distance, plain } from '#src/domain/program/closest.ts';
import type { Said } from '#src/domain/program/run.ts';
import { inLine, namesIn, type Place, say } from './place.ts';

const builtIns = (
  'abs all any bool chr dict dir divmod enumerate filter float format id input int isinstance len list map max min next open ord ' +
  'pow print range repr reversed round set sorted str sum tuple type zip True False None Exception ValueError'
).split(' ');

/** Modules that belong to Python, of those that lessons use. */
const modules = (
  'random math time datetime json re os sys string statistics collections itertools functools decimal fractions csv copy ' +
  'calendar textwrap enum typing dataclasses operator pathlib unicodedata locale turtle'
).split(' ');

/** Libraries that people know, and that need more than a page. */
const elsewhere = new Set(
  (
    'numpy pandas matplotlib pygame requests tkinter scipy seaborn sklearn tensorflow torch keras PIL cv2 flask django bs4 ' +
    'selenium kivy colorama pyautogui playsound termcolor openpyxl sympy nltk plotly streamlit fastapi easygui arcade pyttsx3 ' +
    'keyboard mouse serial pip discord telebot curses psutil pynput customtkinter mysql psycopg2 pymongo sqlalchemy yaml lxml ' +
    'socket multiprocessing tabulate faker pgzero gpiozero microbit'
  ).split(' '),
);

/** What is called otherwise in other languages. */
const others: Partial<Record<string, string>> = {
  console: 'print',
  println: 'print',
  printf: 'print',
  echo: 'print',
  puts: 'print',
  vypis: 'print',
  prompt: 'input',
  vstup: 'input',
  parseInt: 'int',
  parseFloat: 'float',
  String: 'str',
  Number: 'float',
  Integer: 'int',
  string: 'str',
  length: 'len',
};

const only = (name: string) => new RegExp(String.raw`(?<![\w.])${name}(?!\w)`, 'u');

/** A name that the program does not know. `said` is what Python proposes. */
export function unknownName(name: string, place: Place, said?: string): Said {
  const what = `meno ${name} program nepozná`;
  const other = others[name];
  if (other && !said) {
    const isConsole = name === 'console';
    return say(
      `namiesto ${isConsole ? 'console.log' : name} sa v\u00A0Pythone píše ${other}`,
      'Každý jazyk má vlastné slová.',
      isConsole ? inLine(place, /(?<![\w.])console\.log(?=\s*\()/, other) : inLine(place, only(name), other),
    );
  }
  const near = said ?? nearest(name, [...namesIn(place.code), ...builtIns]);
  if (near) {
    return say(
      what,
      `Nemá tam byť ${near}? Na každom písmene záleží, aj na veľkom.`,
      distance(plain(name), plain(near)) <= 2 ? inLine(place, only(name), near) : null,
    );
  }
  return say(what, 'Hľadaj preklep, iné veľké písmeno alebo text bez úvodzoviek. Meno musí dostať hodnotu vyššie.');
}

/** A module that is not here: because it cannot be, or because its name is another one. */
export function unknownModule(module: string, place: Place): Said {
  const name = module.split('.')[0] ?? module;
  if (elsewhere.has(name)) {
    const isMean = ['numpy', 'pandas', 'scipy'].includes(name) && /\bmean\b/.test(place.code);
    return say(
      `modul ${name} tu byť nemôže`,
      `Program je v\u00A0poriadku, na stránke sú však len moduly, ktoré k\u00A0Pythonu patria.${isMean ? ' Priemer vypočíta aj sum(znamky) / len(znamky).' : ' Doma si ho vieš doinštalovať.'}`,
    );
  }
  const near = nearest(name, modules);
  return near
    ? say(`modul ${name} tu nie je`, `Nemyslíš ${near}?`, inLine(place, only(name), near))
    : say(
        `modul ${name} tu nie je`,
        'Skontroluj, či v\u00A0mene nie je preklep. Na stránke sú len moduly, ktoré k\u00A0Pythonu patria.',
      );
}

/** The one that was meant; `null` where none is near, or several are. */
function nearest(written: string, names: string[]): string | null {
  const all = [...new Set(names)].filter((name) => name !== written);
  const same = all.find((name) => plain(name) === plain(written));
  if (same || written.length < 3) return same ?? null;
  const long = all.filter((name) => name.length > 2);
  const meant = closest(written, long);
  if (meant === null) return null;
  const steps = (name: string) => distance(plain(name), plain(written));
  const rivals = long.filter((name) => steps(name) === steps(meant) && name[0] === meant[0]);
  return rivals.length === 1 ? meant : null;
}

/** Whether the text that does not go with a number comes from `input()`. */
export function isAsked({ code, line }: Place): boolean {
  const isNumber = /\b(?:int|float)\(\s*input\(/;
  if (/\binput\(/.test(line) && !isNumber.test(line)) return true;
  for (const [, name = ''] of code.matchAll(/^\s*([\p{L}_]\w*)\s*=\s*input\(/gmu)) {
    const isChanged = new RegExp(String.raw`^\s*${name}\s*=\s*(?:int|float)\(`, 'mu').test(code);
    if (!isChanged && only(name).test(line)) return true;
  }
  return false;
}

/** What `input()` gives is a text. */
export const askedHint = 'Funkcia input() dáva vždy text. Na číslo ho zmení int(): int(input(…)).';
