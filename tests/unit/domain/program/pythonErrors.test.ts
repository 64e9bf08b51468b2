import { expect, test } from 'vitest';
import { mended } from '#src/domain/program/mend.ts';
import { explainPythonError } from '#src/domain/program/pythonErrors.ts';

/** What Python says, its line, and what is said of it; last the program once it is put right, where that is sure. */
test.each<[code: string, told: string, line: number, said: string, right?: string]>([
  [
    'import numpy\nznamky = [1]\nprint(numpy.mean(znamky))',
    "ModuleNotFoundError: No module named 'numpy'",
    1,
    'modul numpy tu byť nemôže',
  ],
  [
    'a = 1\nif a > 2:\n    a = 3\nelse a < 2:\n    a = 4',
    "SyntaxError: expected ':'",
    4,
    'za else podmienka nepatrí',
    'a = 1\nif a > 2:\n    a = 3\nelif a < 2:\n    a = 4',
  ],
  [
    'for slovo slova:\n    print(slovo)',
    'SyntaxError: invalid syntax',
    1,
    'v cykle for chýba slovo in',
    'for slovo in slova:\n    print(slovo)',
  ],
  ['def kresli:', "SyntaxError: expected '('", 1, 'za menom funkcie kresli chýbajú okrúhle zátvorky', 'def kresli():'],
  ['print("a").  # x', 'SyntaxError: invalid syntax', 1, 'na konci riadka je bodka navyše', 'print("a")  # x'],
  [
    'mena = {\n    "Ema": "1"\n    "Nina": "2",\n}',
    'SyntaxError: invalid syntax',
    3,
    'na konci riadka pred týmto chýba čiarka',
    'mena = {\n    "Ema": "1",\n    "Nina": "2",\n}',
  ],
  [
    'cena = 2,50\nprint(cena + 1.2)',
    'TypeError: can only concatenate tuple (not "float") to tuple',
    2,
    'v čísle je čiarka, a tak sú z neho dve',
  ],
  [
    'znamky = {"slovenčina": 1}\nprint(znamky["Slovenčina"])',
    "KeyError: 'Slovenčina'",
    2,
    "kľúč 'Slovenčina' v slovníku nie je · Nemyslíš slovenčina?",
  ],
  ['f()\nraise ValueError("Nula nie")', 'ValueError: Nula nie', 2, 'program hlási: Nula nie'],
  ['raise Chyba', 'Chyba: ', 1, 'program sa zastavil príkazom raise'],
  [
    'import turtel',
    "ModuleNotFoundError: No module named 'turtel'",
    1,
    'modul turtel tu nie je · Nemyslíš turtle?',
    'import turtle',
  ],
  [
    'import turtle\nturtle.color("Žltá")',
    'turtle.TurtleGraphicsError: bad color string: Žltá',
    2,
    'farbu Žltá korytnačka nepozná · Nemyslíš yellow?',
  ],
  [
    'import turtle\nturtle.color("blu")',
    'turtle.TurtleGraphicsError: bad color string: blu',
    2,
    'farbu blu korytnačka nepozná',
  ],
  [
    'import turtle\nturtle.color(300, 0, 0)',
    'turtle.TurtleGraphicsError: bad color sequence: (300, 0, 0)',
    2,
    'takú farbu korytnačka nepozná',
  ],
  [
    'import turtle\nturtle.onclick(print)',
    'turtle.TurtleGraphicsError: onclick() cannot be used here',
    2,
    'príkaz onclick tu použiť nemožno',
  ],
  [
    'import turtle\nturtle.fd("10")',
    'TypeError: forward() needs a number, not str',
    2,
    'príkaz forward potrebuje číslo, a dostal: text',
  ],
  [
    'import turtle\nturtle.goto(10)',
    'TypeError: goto() needs two numbers, x and y',
    2,
    'príkaz goto potrebuje dve čísla: x a y',
  ],
  [
    'import turtle\nturtle.forward()',
    "TypeError: turtle.forward() missing 1 required positional argument: 'distance'",
    2,
    'príkaz forward nedostal, čo potrebuje',
  ],
  [
    'import turtle\nturtle.left(1, 2)',
    'TypeError: turtle.left() takes 2 positional arguments but 3 were given',
    2,
    'príkaz left nečaká toľko hodnôt',
  ],
  [
    'import radnom',
    "ModuleNotFoundError: No module named 'radnom'",
    1,
    'modul radnom tu nie je · Nemyslíš random?',
    'import random',
  ],
  ['import foobar', "ModuleNotFoundError: No module named 'foobar'", 1, 'modul foobar tu nie je'],
  ['a = "x" * 10**10', "OverflowError: cannot fit 'int' into an index-sized integer", 1, 'na toto nestačí pamäť'],
  ['a = [0] * 10**10', "OverflowError: cannot fit 'int' into an index-sized integer", 1, 'na toto nestačí pamäť'],
  [
    'vek = input("Vek? ")\nprint(vek + 1)',
    'TypeError: can only concatenate str (not "int") to str',
    2,
    'text a celé číslo sa znakom + nespoja',
  ],
  [
    'print(input("Vek? ") + 1)',
    'TypeError: can only concatenate str (not "int") to str',
    1,
    'text a celé číslo sa znakom + nespoja',
  ],
  ['x = "a" + 1', 'TypeError: can only concatenate str (not "int") to str', 1, 'text a celé číslo sa znakom + nespoja'],
  [
    'meno = "a"\nprint(mneo)',
    "NameError: name 'mneo' is not defined",
    2,
    'meno mneo program nepozná · Nemá tam byť meno?',
    'meno = "a"\nprint(meno)',
  ],
  [
    'meno = "a"\nprint(Meno)',
    "NameError: name 'Meno' is not defined. Did you mean: 'meno'?",
    2,
    'meno Meno program nepozná · Nemá tam byť meno?',
    'meno = "a"\nprint(meno)',
  ],
  [
    'console.log("a")',
    "NameError: name 'console' is not defined",
    1,
    'namiesto console.log sa v Pythone píše print',
    'print("a")',
  ],
  [
    'println("a")',
    "NameError: name 'println' is not defined. Did you mean: 'print'?",
    1,
    'meno println program nepozná · Nemá tam byť print?',
    'print("a")',
  ],
  [
    'print("Ahoj)',
    'SyntaxError: unterminated string literal (detected at line 1)',
    1,
    'text sa začal úvodzovkami, ale neskončil',
    'print("Ahoj")',
  ],
  [
    'x = "Ahoj\nprint(x)',
    'SyntaxError: unterminated string literal (detected at line 1)',
    1,
    'text sa začal úvodzovkami, ale neskončil',
    'x = "Ahoj"\nprint(x)',
  ],
  [
    'print("Ahoj"\nprint("b")',
    "SyntaxError: '(' was never closed",
    1,
    'zátvorka ( sa neskončila',
    'print("Ahoj")\nprint("b")',
  ],
  [
    'x = [1, 2, 3\nprint(x)',
    "SyntaxError: '[' was never closed",
    1,
    'zátvorka [ sa neskončila',
    'x = [1, 2, 3]\nprint(x)',
  ],
  [
    'if (x == 1:\n    print(1)',
    'SyntaxError: invalid syntax',
    1,
    'zátvorka ( sa neskončila',
    'if (x == 1):\n    print(1)',
  ],
  [
    'def f(a, b:\n    pass',
    "SyntaxError: '(' was never closed",
    1,
    'zátvorka ( sa neskončila',
    'def f(a, b):\n    pass',
  ],
  ['print(„Ahoj“)', "SyntaxError: invalid character '„' (U+201E)", 1, 'úvodzovkám „ jazyk nerozumie', 'print("Ahoj")'],
  [
    'print("Ahoj“)',
    'SyntaxError: unterminated string literal (detected at line 1)',
    1,
    'text sa začal rovnými úvodzovkami a končí sa inými: “',
    'print("Ahoj")',
  ],
  ['x = 5 – 3', "SyntaxError: invalid character '–' (U+2013)", 1, 'pomlčka – nie je mínus', 'x = 5 - 3'],
  ['x = 5 × 3', "SyntaxError: invalid character '×' (U+00D7)", 1, 'znaku × jazyk nerozumie', 'x = 5 * 3'],
  [
    'x = 5​',
    'SyntaxError: invalid non-printable character U+200B',
    1,
    'je tu neviditeľný znak, ktorému jazyk nerozumie',
    'x = 5',
  ],
  [
    'if True\n    print(1)',
    "SyntaxError: expected ':'",
    1,
    'na konci riadka chýba dvojbodka',
    'if True:\n    print(1)',
  ],
  ['x = 5\nif x > 3 {\n    print(1)\n}', 'SyntaxError: invalid syntax', 2, 'blok sa v Pythone nezačína znakom {'],
  ['x = 5\nif (x > 3) {\n    print(1)\n}', 'SyntaxError: invalid syntax', 2, 'blok sa v Pythone nezačína znakom {'],
  [
    'x = 5\nif x > 3 then:\n    print(1)',
    'SyntaxError: invalid syntax',
    2,
    'slovo then Python nepozná',
    'x = 5\nif x > 3:\n    print(1)',
  ],
  [
    'x = 5\nif x = 3:\n    print(1)',
    "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
    2,
    'jeden znak = hodnotu ukladá',
    'x = 5\nif x == 3:\n    print(1)',
  ],
  ['x = 1\nx++', 'SyntaxError: invalid syntax', 2, 'znaky ++ a -- Python nepozná', 'x = 1\nx += 1'],
  ['let x = 1', 'SyntaxError: invalid syntax', 1, 'slovo let sa v Pythone pred meno nepíše', 'x = 1'],
  [
    'function f():\n    pass',
    'SyntaxError: invalid syntax',
    1,
    'funkcia sa v Pythone začína slovom def',
    'def f():\n    pass',
  ],
  ['// poznámka\nx = 1', 'SyntaxError: invalid syntax', 1, 'poznámku v Pythone začína mriežka', '# poznámka\nx = 1'],
  ['x = 1 // 2 // poznámka', "NameError: name 'poznámka' is not defined", 1, 'meno poznámka program nepozná'],
  [
    'moje vreckove = 5\nprint(moje vreckove)',
    'SyntaxError: invalid syntax',
    1,
    'v mene moje vreckove je medzera',
    'moje_vreckove = 5\nprint(moje_vreckove)',
  ],
  [
    'moj-vek = 5',
    "SyntaxError: cannot assign to expression here. Maybe you meant '==' instead of '='?",
    1,
    'v mene moj-vek je pomlčka',
  ],
  ['2hrac = 1', 'SyntaxError: invalid decimal literal', 1, 'meno sa nesmie začínať číslicou'],
  ['x = 4\ny = 2x + 1', 'SyntaxError: invalid decimal literal', 2, 'medzi 2 a x chýba znak', 'x = 4\ny = 2 * x + 1'],
  [
    'whlie True:\n    break',
    "SyntaxError: invalid syntax. Did you mean 'while'?",
    1,
    'slovu whlie Python nerozumie · Nemyslíš while?',
    'while True:\n    break',
  ],
  [
    'For i in range(3):\n    print(i)',
    "SyntaxError: invalid syntax. Did you mean 'for'?",
    1,
    'slovo For sa píše malými písmenami',
    'for i in range(3):\n    print(i)',
  ],
  [
    'If True:\n    print(1)',
    "SyntaxError: invalid syntax. Did you mean 'if'?",
    1,
    'slovo If sa píše malými písmenami',
    'if True:\n    print(1)',
  ],
  [
    'improt random',
    "SyntaxError: invalid syntax. Did you mean 'import'?",
    1,
    'slovu improt Python nerozumie · Nemyslíš import?',
    'import random',
  ],
  [
    'def f():\n    retrun 5',
    "SyntaxError: invalid syntax. Did you mean 'return'?",
    2,
    'slovu retrun Python nerozumie · Nemyslíš return?',
    'def f():\n    return 5',
  ],
  [
    'print "Ahoj"',
    "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?",
    1,
    'za print chýbajú zátvorky',
    'print("Ahoj")',
  ],
  [
    'print("Povedal "ahoj" Jano")',
    'SyntaxError: invalid syntax. Is this intended to be part of the string?',
    1,
    'úvodzovky vo vnútri textu ho ukončili',
  ],
  [
    'x = [1, 2)',
    "SyntaxError: closing parenthesis ')' does not match opening parenthesis '['",
    1,
    'zátvorku [ zatvára iná: )',
    'x = [1, 2]',
  ],
  ['while:\n    pass', 'SyntaxError: invalid syntax', 1, 'za while chýba podmienka'],
  [
    'x = 5\nif x === 5:\n    pass',
    'SyntaxError: invalid syntax',
    2,
    'Python porovnáva dvoma znakmi',
    'x = 5\nif x == 5:\n    pass',
  ],
  [
    'x = 5\nif x > 1 && x < 9:\n    pass',
    'SyntaxError: invalid syntax',
    2,
    'znaky && a || Python nepozná',
    'x = 5\nif x > 1 and x < 9:\n    pass',
  ],
  [
    'x = true',
    "NameError: name 'true' is not defined. Did you mean: 'True'?",
    1,
    'v Pythone sa namiesto true píše True',
    'x = True',
  ],
  [
    'print(math.pi)',
    "NameError: name 'math' is not defined. Did you forget to import 'math'?",
    1,
    'modul math ešte nie je načítaný',
    'import math\nprint(math.pi)',
  ],
  [
    '"abc".uper()',
    "AttributeError: 'str' object has no attribute 'uper'. Did you mean: 'upper'?",
    1,
    'text nemá uper · Nemá tam byť upper?',
    '"abc".upper()',
  ],
  [
    '[1].apend(2)',
    "AttributeError: 'list' object has no attribute 'apend'. Did you mean: 'append'?",
    1,
    'zoznam nemá apend · Nemá tam byť append?',
    '[1].append(2)',
  ],
  [
    'if x > 5\n    print(1)',
    "SyntaxError: expected ':'",
    1,
    'na konci riadka chýba dvojbodka',
    'if x > 5:\n    print(1)',
  ],
  ['else if x:', 'SyntaxError: invalid syntax', 1, 'namiesto else if sa v Pythone píše elif', 'elif x:'],
  [
    'x = 3\nif x > 5:\n    print(1)\nelse if x > 2:\n    print(2)',
    "SyntaxError: expected ':'",
    4,
    'namiesto else if sa v Pythone píše elif',
    'x = 3\nif x > 5:\n    print(1)\nelif x > 2:\n    print(2)',
  ],
  ['int x = 5', 'SyntaxError: invalid syntax', 1, 'druh hodnoty int sa v Pythone pred meno nepíše', 'x = 5'],
  ['cena = 20\nz = cena * 20%', 'SyntaxError: invalid syntax', 2, 'znak % tu nie sú percentá'],
  ['print("a"))', "SyntaxError: unmatched ')'", 1, 'zátvorka ) je navyše', 'print("a")'],
  [
    'print "Ahoj" + meno',
    "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?",
    1,
    'za print chýbajú zátvorky',
    'print("Ahoj" + meno)',
  ],
  ['elif True:\n    pass', 'SyntaxError: invalid syntax', 1, 'tento riadok nemá k čomu patriť'],
  ['if True {\n    pass\n}', 'SyntaxError: invalid syntax', 1, 'blok sa v Pythone nezačína znakom {'],
  [
    'x = 3\nprint(x]',
    "SyntaxError: closing parenthesis ']' does not match opening parenthesis '('",
    2,
    'zátvorku ( zatvára iná: ]',
    'x = 3\nprint(x)',
  ],
  [
    'print("mám" vek)',
    'SyntaxError: invalid syntax. Perhaps you forgot a comma?',
    1,
    'medzi dvoma hodnotami niečo chýba',
  ],
  [
    "print('don't')",
    'SyntaxError: unterminated t-string literal (detected at line 1)',
    1,
    'apostrof vo vnútri textu ho ukončil',
    `print("don't")`,
  ],
])('%s', (code, told, line, cause, right) => {
  const [, name = '', message = ''] = /^([\w.]+): (.*)$/s.exec(told) ?? [];
  const kind = /^(?:Syntax|Indentation|Tab)Error$/.test(name) ? 'syntax' : 'runtime';
  const said = explainPythonError({ kind, name, message, line }, code);
  const [near = ''] = /(?:Nemyslíš|Nemá tam byť) [^?]+\?/.exec(said?.hint ?? '') ?? [];
  expect(
    [said?.what, near]
      .filter((part) => part)
      .join(' · ')
      .replaceAll('\u00A0', ' '),
  ).toBe(cause);
  expect(said?.mend && mended(code, said.mend)).toBe(right);
});

test.each<[code: string, told: string, line: number, at: number | undefined, cause: string]>([
  [
    'if (a > b) {\n    a = b\n    print(a)\n}',
    "SyntaxError: invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
    2,
    1,
    'blok sa v Pythone nezačína znakom {',
  ],
  ['if x in {\n    1, 2 3\n}:\n    f()', 'SyntaxError: invalid syntax', 2, undefined, 'zápisu Python nerozumie'],
  ['for i in a {\n    f(i)\n}\nx = = 2', 'SyntaxError: invalid syntax', 4, undefined, 'zápisu Python nerozumie'],
  [
    'def f(n):\n    print(n)\n    f(n - 1)\n\nf(3)',
    'RecursionError: maximum recursion depth exceeded',
    2,
    3,
    'funkcia f volá samu seba bez konca',
  ],
  [
    'def f(n):\n    f(n - 1)\n    f(n - 2)\nf(3)',
    'RecursionError: maximum recursion depth exceeded',
    2,
    undefined,
    'funkcia volá samu seba bez konca',
  ],
])('%s is told of the line of its cause', (code, told, line, at, cause) => {
  const [, name = '', message = ''] = /^([\w.]+): (.*)$/s.exec(told) ?? [];
  const kind = name === 'SyntaxError' ? 'syntax' : 'runtime';
  const said = explainPythonError({ kind, name, message, line }, code);
  expect([said?.what.replaceAll('\u00A0', ' '), said?.at]).toEqual([cause, at]);
});

test('a text that was asked for is to become a number', () => {
  const message = 'can only concatenate str (not "int") to str';
  const hint = (code: string, line: number) =>
    explainPythonError({ kind: 'runtime', name: 'TypeError', message, line }, code)?.hint;
  expect(hint('vek = input("Vek? ")\nprint(vek + 1)', 2)).toContain('int(input(…))');
  expect(hint('print(input() + 1)', 1)).toContain('int(input(…))');
  expect(hint('meno = "a"\nprint(meno + 1)', 2)).toContain('str()');
  expect(hint('vek = input()\nvek = int(vek)\nprint("Máš " + vek)', 3)).toContain('str()');
});
