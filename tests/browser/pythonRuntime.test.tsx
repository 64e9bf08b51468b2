import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mended } from '#src/domain/program/mend.ts';
import type { OutputLine, RunResult } from '#src/domain/program/run.ts';
import { runMessage } from '#src/domain/program/runMessage.ts';
import { sentenceOf } from '#src/domain/program/stepSentence.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { createPythonRuntime } from '#src/runtimes/python/createPythonRuntime.ts';
import type { RunRequest, Runtime } from '#src/runtimes/runtime.ts';
import { printedPrograms } from '#tests/support/printedPrograms.ts';

let runtime: Runtime;

/** Any version leads to today's. */
const frameUrl = '/runtimes/python/0/frame.html';
const create = () => createPythonRuntime({ frameUrl, container: document.body });
const shares: number[] = [];

// One Python for all: starting it is what takes time.
beforeAll(async () => {
  runtime = create();
  await runtime.boot((share) => shares.push(share));
}, 60_000);
afterAll(() => runtime.dispose());

const said = (line: OutputLine) => ('text' in line ? line.text : '');

async function run(code: string, more: Partial<RunRequest> = {}): Promise<{ result: RunResult; output: string }> {
  const lines: string[] = [];
  const result = await runtime.run({ code, onOutput: (printed) => lines.push(...printed.map(said)), ...more });
  return { result, output: lines.join('\n') };
}

test('the start tells how far it is', () => {
  expect(shares.at(-1)).toBe(1);
  expect(shares.length).toBeGreaterThan(5);
  expect([...shares].sort((a, b) => a - b)).toEqual(shares);
});

describe('what a program prints', () => {
  test.each([
    ['print("Ahoj", 3, True, None)', 'Ahoj 3 True None'],
    ['print("a", end="")\nprint("b")\nprint("c", end="")', 'ab\nc'],
    ['print([1, "dva"], {"meno": "Žofia"}, (1,), {2})', "[1, 'dva'] {'meno': 'Žofia'} (1,) {2}"],
    ['print("prvý\\ndruhý\\n")\nprint()', 'prvý\ndruhý\n\n'],
    ['import sys\nprint("a")\nprint("b", file=sys.stderr)\nsys.stdout.write("c")', 'a\nb\nc'],
    ['if __name__ == "__main__":\n    print(__name__)', '__main__'],
    ['import time\nprint("hneď")\ntime.sleep(0.02)\nprint("neskôr")', 'hneď\nneskôr'],
    ['import asyncio\nasync def f():\n    await asyncio.sleep(0.01)\n    return 3\nprint(asyncio.run(f()))', '3'],
    ['from dataclasses import dataclass\n@dataclass\nclass A:\n    b: int\nprint(A(1))', 'A(b=1)'],
    ['with open("a.txt", "w") as f:\n    f.write("text")\nprint(open("a.txt").read())', 'text'],
    ['print("koniec")\nexit()\nprint("nie")', 'koniec'],
    [
      'import random, math, json, re, datetime, collections, itertools, string, statistics, csv, typing, enum\nprint(1)',
      '1',
    ],
    ['match [1, 2]:\n    case [a, b]:\n        print(f"{a=} {b:>3}")', 'a=1   2'],
  ])('%s', async (code, output) => {
    expect(await run(code)).toEqual({ result: { verdict: 'finished' }, output });
  });

  test('nothing of one program is left for the next', async () => {
    await run(
      'x = 1\nprint = None\nimport builtins, decimal\nbuiltins.len = 3\ndecimal.getcontext().prec = 2\nopen("a", "w")',
    );
    const { output } = await run(
      'import os, decimal\nprint("x" in globals(), len("abc"), os.listdir(), decimal.Decimal(1) / 3)',
    );
    expect(output).toBe('False 3 [] 0.3333333333333333333333333333');
  });
});

describe('what a program asks', () => {
  test('is answered, and stands in the output as in a terminal', async () => {
    const asked: string[] = [];
    const answers = ['Nina', '12'];
    const onAsk = async (question: string) => {
      asked.push(question);
      return answers.shift() ?? '';
    };
    const code =
      'def opytaj_sa():\n    print("Vek", end=": ")\n    return int(input())\nmeno = input("Meno: ")\nprint("Ahoj", meno)\nprint(opytaj_sa() + 1)';
    const { output } = await run(code, { onAsk });
    expect(asked).toEqual(['Meno: ', 'Vek: ']);
    expect(output).toBe('Meno: Nina\nAhoj Nina\nVek: 12\n13');
  });

  test('with an empty line where nobody is asked', async () => {
    expect((await run('print(repr(input("Meno: ")))')).output).toBe("Meno: \n''");
  });

  test('for longer than it may compute', async () => {
    const onAsk = () => new Promise<string>((answer) => setTimeout(() => answer('áno'), 1800));
    expect((await run('print(input())', { onAsk })).output).toBe('áno\náno');
  });

  test('until the learner stops it', async () => {
    let isAsked = false;
    const onAsk = () => {
      isAsked = true;
      return new Promise<string>(() => {});
    };
    const running = run('print(1)\ninput()', { onAsk });
    await expect.poll(() => isAsked, { timeout: 10_000 }).toBe(true);
    runtime.stop();
    expect(await running).toEqual({ result: { verdict: 'stopped', reason: 'learner', line: 2 }, output: '1' });
    expect((await run('print("žijem")')).output).toBe('žijem');
  });
});

describe('what stops', { tags: ['thorough'] }, () => {
  test.each([
    ['an endless loop', 'i = 0\nwhile True:\n    i += 1', 'time', expect.any(Number)],
    ['an endless loop around nothing', 'print(1)\nwhile True: pass', 'time', 2],
    [
      'one that catches everything',
      'while True:\n    try:\n        raise ValueError\n    except:\n        pass',
      'time',
      expect.any(Number),
    ],
    [
      'one in a function of Python',
      'import itertools\nfor i in itertools.count():\n    pass',
      'time',
      expect.any(Number),
    ],
    ['one that Python never looks into', 'sum(range(10 ** 12))', 'time', null],
    ['endless output', 'i = 0\nwhile True:\n    print(i)', 'output', 3],
    ['endless output in one line', 'while True:\n    print("aaaaaaaaaa", end="")', 'output', 2],
    ['an endless question', 'while True:\n    input("Meno? ")', 'output', 2],
    [
      'an endless recursion without a limit',
      'import sys\nsys.setrecursionlimit(10 ** 9)\ndef f():\n    f()\nf()',
      'time',
      expect.any(Number),
    ],
    ['a memory hog', 'a = []\nwhile True:\n    a.append("x" * 1000)', 'time', expect.any(Number)],
  ])('%s', { timeout: 20_000 }, async (_, code, reason, line) => {
    const before = performance.now();
    const { result } = await run(code);
    expect(result).toEqual({ verdict: 'stopped', reason, line });
    expect(performance.now() - before).toBeLessThan(3000);
    // The next program does not suffer.
    expect((await run('print("žijem")')).output).toBe('žijem');
  });

  test('of two runs that wait for the language the second one runs', { timeout: 60_000 }, async () => {
    const cold = create();
    onTestFinished(() => cold.dispose());
    const lines: string[] = [];
    const onOutput = (printed: OutputLine[]) => void lines.push(...printed.map(said));
    const [first, second] = await Promise.all([
      cold.run({ code: 'print("prvý")', onOutput }),
      cold.run({ code: 'print("druhý")', onOutput }),
    ]);
    expect([first.verdict, second.verdict, lines]).toEqual(['stopped', 'finished', ['druhý']]);
  });

  test('a frame that is gone is replaced', { timeout: 60_000 }, async () => {
    const lonely = create();
    onTestFinished(() => lonely.dispose());
    await lonely.boot();
    const frame = [...document.querySelectorAll('iframe')].at(-1);
    frame?.setAttribute('src', 'about:blank');
    await new Promise((loaded) => frame?.addEventListener('load', loaded));
    const run = () => lonely.run({ code: 'print(1)', onOutput: () => {} });
    expect((await run()).verdict).toBe('stopped');
    expect((await run()).verdict).toBe('finished');
  });

  test('the learner stops it', async () => {
    let hasPrinted = false;
    const onOutput = () => {
      hasPrinted = true;
    };
    const running = run('print(1)\nimport time\ntime.sleep(100)', { onOutput });
    await expect.poll(() => hasPrinted, { timeout: 10_000 }).toBe(true);
    expect(runtime.state).toBe('running');
    runtime.stop();
    expect((await running).result).toEqual({ verdict: 'stopped', reason: 'learner', line: null });
    expect(runtime.state).toBe('ready');
  });
});

describe('what goes wrong', () => {
  test.each([
    ['a = 1\nprint(b)', { kind: 'runtime', name: 'NameError', message: "name 'b' is not defined", line: 2 }],
    [
      'def f(x):\n    return 1 / x\n\nf(0)',
      { kind: 'runtime', name: 'ZeroDivisionError', message: 'division by zero', line: 2 },
    ],
    [
      'def f():\n    return f() + 1\nf()',
      { kind: 'runtime', name: 'RecursionError', message: 'maximum recursion depth exceeded', line: 2 },
    ],
    ['print("a"\nprint("b")', { kind: 'syntax', name: 'SyntaxError', message: "'(' was never closed", line: 1 }],
    [
      'if True:\nprint(1)',
      {
        kind: 'syntax',
        name: 'IndentationError',
        message: "expected an indented block after 'if' statement on line 1",
        line: 2,
      },
    ],
    [
      'import random\nrandom.choice([])',
      { kind: 'runtime', name: 'IndexError', message: 'Cannot choose from an empty sequence', line: 2 },
    ],
    ['raise KeyboardInterrupt', { kind: 'runtime', name: 'KeyboardInterrupt', message: '', line: 1 }],
    ['a = [0] * 10 ** 9', { kind: 'runtime', name: 'MemoryError', message: '', line: 1 }],
  ])('%s', async (code, error) => {
    expect((await run(code)).result).toEqual({ verdict: 'failed', error: expect.objectContaining(error) });
  });

  test('the way to it leads through the lines of the program alone', async () => {
    const { result, output } = await run('import json\n\ndef f(x):\n    return json.loads(x)\n\nprint("prvý")\nf("{")');
    expect(output).toBe('prvý');
    expect(result.verdict === 'failed' && result.error.trace).toBe(
      [
        'Traceback (most recent call last):',
        '  File "program.py", line 7, in <module>',
        '    f("{")',
        '    ~^^^^^',
        '  File "program.py", line 4, in f',
        '    return json.loads(x)',
        '           ~~~~~~~~~~^^^',
        'json.decoder.JSONDecodeError: Expecting property name enclosed in double quotes: line 1 column 2 (char 1)',
      ].join('\n'),
    );
  });
});

test.each([
  ['print("Ahoj)', 'Riadok 1: text sa začal úvodzovkami, ale neskončil'],
  ['x = """abc', 'Riadok 1: text sa začal troma úvodzovkami, ale neskončil'],
  ['f"{x"', 'Riadok 1: v texte chýba zložená zátvorka }'],
  ['print(f"{}")', 'Riadok 1: medzi zátvorkami { } v texte nič nie je'],
  ['print("a"\nprint("b")', 'Riadok 1: zátvorka ( sa neskončila'],
  ['print("a"))', 'Riadok 1: zátvorka ) je navyše'],
  ['x = [1, 2)', 'Riadok 1: zátvorku [ zatvára iná: )'],
  ['if True\n    print(1)', 'Riadok 1: na konci riadka chýba dvojbodka'],
  ['else:\n  pass', 'Riadok 1: tento riadok nemá k čomu patriť'],
  ['if True:\nprint(1)', 'Riadok 2: tento riadok má byť odsadený'],
  ['print(1)\n  print(2)', 'Riadok 2: tento riadok je odsadený navyše'],
  ['if True:\n    print(1)\n  print(2)', 'Riadok 3: odsadenie nesedí so žiadnym riadkom vyššie'],
  ['if True:\n\tprint(1)\n        print(2)', 'Riadok 3: v odsadení sa miešajú medzery a tabulátory'],
  ['if 1 = 2:\n    pass', 'Riadok 1: vľavo od znaku = nie je meno'],
  ['if x = 2:\n  pass', 'Riadok 1: jeden znak = hodnotu ukladá'],
  ['print "Ahoj"', 'Riadok 1: za print chýbajú zátvorky'],
  ['x = 2 3', 'Riadok 1: zápisu Python nerozumie'],
  ['2x = 1', 'Riadok 1: meno sa nesmie začínať číslicou'],
  ['y = 2x', 'Riadok 1: hneď za číslom stojí písmeno'],
  ["print('don't')", 'Riadok 1: apostrof vo vnútri textu ho ukončil'],
  ['print(„Ahoj“)', 'Riadok 1: úvodzovkám „ jazyk nerozumie'],
  ['print(“Ahoj”)', 'Riadok 1: úvodzovkám “ jazyk nerozumie'],
  ['x = 5 €', 'Riadok 1: znaku € jazyk nerozumie'],
  ['return 1', 'Riadok 1: return stojí mimo funkcie'],
  ['break', 'Riadok 1: break stojí mimo cyklu'],
  ['continue', 'Riadok 1: continue stojí mimo cyklu'],
  ['x++', 'Riadok 1: znaky ++ a -- Python nepozná'],
  ['x = 5 +', 'Riadok 1: riadok sa končí uprostred'],
  ['True = 1', 'Riadok 1: True patrí samotnému jazyku'],
  ['None = 3', 'Riadok 1: None patrí samotnému jazyku'],
  ['class = 1', 'Riadok 1: slovo class tu nemôže byť menom'],
  ['import', 'Riadok 1: za import nič nestojí'],
  ['def f(a, a): pass', 'Riadok 1: funkcia má dva parametre s menom a'],
  ['def f(a=1, b): pass', 'Riadok 1: parameter bez hodnoty stojí za parametrom s hodnotou'],
  ['f(a=1, 2)', 'Riadok 1: argument bez mena stojí za argumentom s menom'],
  ['print("a" "b" c)', 'Riadok 1: medzi dvoma hodnotami niečo chýba'],
  ['x = 007', 'Riadok 1: celé číslo sa nezačína nulou'],
  ['a = {1: 2, 3}', 'Riadok 1: v slovníku chýba za kľúčom dvojbodka'],
  ['if (x == 1:\n   print(1)', 'Riadok 1: zátvorka ( sa neskončila'],
  ['try:\n    x = 1\nprint(2)', 'Riadok 3: k try chýba except'],
  ['x = 3 if True', 'Riadok 1: výrazu s if chýba else'],
  ['if True:\n    pass\nelse if False:\n    pass', 'Riadok 3: namiesto else if sa v Pythone píše elif'],
  ['x =! 2', 'Riadok 1: znak ! Python takto nepozná'],
  ['x => 2', 'Riadok 1: znaky porovnania sú v opačnom poradí'],
  ['x && y', 'Riadok 1: znaky && a || Python nepozná'],
  ['x === 2', 'Riadok 1: Python porovnáva dvoma znakmi'],
  ['let x = 1', 'Riadok 1: slovo let sa v Pythone pred meno nepíše'],
  ['function f() {\n}', 'Riadok 1: funkcia sa v Pythone začína slovom def'],
  ['def f():\n    x = 1\n    global x', 'Riadok 3: riadok global pre x prichádza neskoro'],
  ['lambda: x = 1', 'Riadok 1: sem sa hodnota uložiť nedá'],
  ['x = {', 'Riadok 1: zátvorka { sa neskončila'],
  ['x = \\ 2', 'Riadok 1: za lomkou \\ nesmie nič stáť'],
  ['raise', 'Riadok 1: za raise nič nestojí'],
  ['for i on x:\n  pass', 'Riadok 1: v cykle for chýba slovo in'],
  ["print('a', sep=)", 'Riadok 1: za znakom = chýba hodnota argumentu'],
  ['print(x)', 'Riadok 1: meno x program nepozná'],
  ['Print(1)', 'Riadok 1: meno Print program nepozná'],
  ['pritn(1)', 'Riadok 1: meno pritn program nepozná'],
  ['x = 1\nprnt(x)', 'Riadok 2: meno prnt program nepozná'],
  ['true', 'Riadok 1: v Pythone sa namiesto true píše True'],
  ['null', 'Riadok 1: v Pythone sa namiesto null píše None'],
  ['import radnom', 'Riadok 1: modul radnom tu nie je'],
  ['from math import sqr', 'Riadok 1: sqr v module math nie je'],
  ['import math\nmath.sqr(2)', 'Riadok 2: modul math nemá sqr'],
  ['math.pi', 'Riadok 1: modul math ešte nie je načítaný'],
  ['"a" + 1', 'Riadok 1: text a celé číslo sa znakom + nespoja'],
  ['1 + "a"', 'Riadok 1: celé číslo a text sa znakom + nespoja'],
  ['"a" - "b"', 'Riadok 1: znak - nevie, čo s hodnotami: text a text'],
  ['"a" * "b"', 'Riadok 1: násobí sa niečím, čo nie je celé číslo: text'],
  ['[1] + 1', 'Riadok 1: zoznam a celé číslo sa znakom + nespoja'],
  ['[1] + "a"', 'Riadok 1: zoznam a text sa znakom + nespoja'],
  ['None + 1', 'Riadok 1: znak + dostal None, teda nič'],
  ['"3" < 5', 'Riadok 1: text a celé číslo sa znakom < porovnať nedajú'],
  ['len(5)', 'Riadok 1: dĺžku nemá celé číslo'],
  ['int("a")', "Riadok 1: na celé číslo sa nedá zmeniť 'a'"],
  ['int("")', 'Riadok 1: prázdny text sa na číslo zmeniť nedá'],
  ['int("3.5")', "Riadok 1: na celé číslo sa nedá zmeniť '3.5'"],
  ['float("3,5")', "Riadok 1: na číslo sa nedá zmeniť '3,5'"],
  ['int([1])', 'Riadok 1: na číslo sa nedá zmeniť zoznam'],
  ['int(None)', 'Riadok 1: na číslo sa mení None, teda nič'],
  ['1 / 0', 'Riadok 1: nulou sa deliť nedá'],
  ['[1][5]', 'Riadok 1: taký prvok tu nie je'],
  ['"abc"[9]', 'Riadok 1: taký znak text nemá'],
  ['[].pop()', 'Riadok 1: zo zoznamu už nie je čo vybrať'],
  ['{"a": 1}["b"]', "Riadok 1: kľúč 'b' v slovníku nie je"],
  ['{1: 1}[2]', 'Riadok 1: kľúč 2 v slovníku nie je'],
  ['[1].remove(5)', 'Riadok 1: takú hodnotu zoznam nemá'],
  ['"a".index("b")', 'Riadok 1: taký kus v texte nie je'],
  ['"a".foo()', 'Riadok 1: text nemá foo'],
  ['[].push(1)', 'Riadok 1: zoznam metódu push nemá'],
  ['[].add(1)', 'Riadok 1: zoznam metódu add nemá'],
  ['"a".length', 'Riadok 1: dĺžku v Pythone povie funkcia len()'],
  ['None.foo', 'Riadok 1: pýtaš sa na foo, ale pred bodkou je None, teda nič'],
  ['5()', 'Riadok 1: ako funkcia sa volá niečo iné: celé číslo'],
  ['"a"()', 'Riadok 1: ako funkcia sa volá niečo iné: text'],
  ['[1](0)', 'Riadok 1: ako funkcia sa volá niečo iné: zoznam'],
  ['None()', 'Riadok 1: ako funkcia sa volá niečo iné: None (nič)'],
  ['5[0]', 'Riadok 1: prvky nemá celé číslo'],
  ['None[0]', 'Riadok 1: prvok sa berie z None, teda z ničoho'],
  ['f = lambda: 1\nf[0]', 'Riadok 2: funkcia sa volá okrúhlymi zátvorkami'],
  ['(1,2)[0] = 3', 'Riadok 1: časť tejto hodnoty sa zmeniť nedá: n-tica'],
  ['s="abc"\ns[0]="x"', 'Riadok 2: časť tejto hodnoty sa zmeniť nedá: text'],
  ['for i in 5: pass', 'Riadok 1: prechádzať sa nedá celé číslo'],
  ['for i in None: pass', 'Riadok 1: prechádza sa None, teda nič'],
  ['def f(a): pass\nf()', 'Riadok 2: funkcia f nedostala: a'],
  ['def f(a): pass\nf(1,2)', 'Riadok 2: funkcia f dostala iný počet hodnôt: 2 namiesto 1'],
  ['def f(a,b): pass\nf(1)', 'Riadok 2: funkcia f nedostala: b'],
  ['def f(): pass\nf(1)', 'Riadok 2: funkcia f dostala iný počet hodnôt: 1 namiesto 0'],
  ['def f(a): pass\nf(b=1)', 'Riadok 2: funkcia f nemá parameter b'],
  ['class A:\n    def f(): pass\nA().f()', 'Riadok 3: metóda A.f nečaká toľko hodnôt'],
  ['class A:\n    def __init__(self, x): pass\nA()', 'Riadok 3: funkcia A.__init__ nedostala: x'],
  ['class A: pass\nA().x', 'Riadok 2: A nemá x'],
  ['a, b = 1, 2, 3', 'Riadok 1: hodnôt je viac než mien vľavo'],
  ['a, b = 1,', 'Riadok 1: hodnôt je menej než mien vľavo'],
  ['a, b = 5', 'Riadok 1: do viacerých mien sa nedá rozdeliť celé číslo'],
  ['[1]["a"]', 'Riadok 1: poradie prvku má byť celé číslo'],
  ['{[1]: 2}', 'Riadok 1: kľúčom slovníka ani prvkom množiny nemôže byť zoznam'],
  ['def f():\n    print(x)\n    x = 1\nf()', 'Riadok 2: meno x ešte vo funkcii nemá hodnotu'],
  ['def f(): f()\nf()', 'Riadok 1: funkcia volá samu seba bez konca'],
  ['assert 1 == 2', 'Riadok 1: assert neplatí'],
  ['assert 1 == 2, "text"', 'Riadok 1: assert neplatí'],
  ['open("x.txt")', 'Riadok 1: súbor x.txt tu nie je'],
  ['import numpy', 'Riadok 1: modul numpy tu byť nemôže'],
  ['import tkinter', 'Riadok 1: modul tkinter tu byť nemôže'],
  ['"x" * 10 ** 10', 'Riadok 1: na toto nestačí pamäť'],
  ['import requests', 'Riadok 1: modul requests tu byť nemôže'],
  ['range("a")', 'Riadok 1: na tomto mieste má byť celé číslo, nie text'],
  ['range(1.5)', 'Riadok 1: na tomto mieste má byť celé číslo, nie desatinné číslo'],
  ['"a" * 1.5', 'Riadok 1: násobí sa niečím, čo nie je celé číslo: desatinné číslo'],
  ['max([])', 'Riadok 1: funkcia max dostala prázdny zoznam'],
  ['min([])', 'Riadok 1: funkcia min dostala prázdny zoznam'],
  ['int("12a")', "Riadok 1: na celé číslo sa nedá zmeniť '12a'"],
  ['x = input\nx + "a"', 'Riadok 2: funkcia a text sa znakom + nespoja'],
  ['import random\nrandom.choice([])', 'Riadok 2: vyberá sa zo zoznamu, v ktorom nič nie je'],
  ['import random\nrandom.randint(5, 1)', 'Riadok 2: rozsah čísel je prázdny'],
  ['import math\nmath.sqrt(-1)', 'Riadok 2: také číslo táto funkcia nepozná'],
  ['10 ** 400 * 1.0', 'Riadok 1: výsledok je priveľké číslo'],
  ['d = {1: 2}\nfor k in d:\n    d[k + 5] = 1', 'Riadok 2: slovník sa počas prechádzania zmenil'],
  ['import os\nos.environ["A"]', "Riadok 2: kľúč 'A' v slovníku nie je"],
  ['-"a"', 'Riadok 1: znak - nevie, čo s hodnotou: text'],
  ['"a".join([1])', 'Riadok 1: metóda join spája iba texty, je tu však aj celé číslo'],
  ['print("a", end=1)', 'Riadok 1: sep a end potrebujú text'],
  ['abs("a")', 'Riadok 1: abs() nevie, čo s hodnotou: text'],
  ['not_defined()', 'Riadok 1: meno not_defined program nepozná'],
  ['import json\njson.loads("{")', 'Riadok 2: tento text nie je JSON'],
  ['from decimal import Decimal\nDecimal(1) + 0.5', 'Riadok 2: decimal.Decimal a desatinné číslo sa znakom + nespoja'],
  ['"5" ** 2', 'Riadok 1: znak ** nevie, čo s hodnotami: text a celé číslo'],
  ['[3] * [2]', 'Riadok 1: násobí sa niečím, čo nie je celé číslo: zoznam'],
  ['{1} + {2}', 'Riadok 1: množina a množina sa znakom + nespoja'],
  ['{} + {}', 'Riadok 1: slovník a slovník sa znakom + nespoja'],
  ['def f(): return\nf().x', 'Riadok 2: pýtaš sa na x, ale pred bodkou je None, teda nič'],
  ['class A:\n    def __init__(self): self.x = 1\nA().y', 'Riadok 3: A nemá y'],
  ['a = [0] * 10 ** 9', 'Riadok 1: na toto nestačí pamäť'],
  ['len()', 'Riadok 1: funkcia len dostala nesprávny počet hodnôt: 0'],
  ['str(b="a")', 'Riadok 1: funkcia str nemá parameter b'],
  ['raise "a"', 'Riadok 1: za raise má stáť výnimka'],
  ['int("9" * 5000)', 'Riadok 1: číslo je priveľmi dlhé na výpis'],
  ['def f():\n    return 1\nprint(f + 1)', 'Riadok 3: funkcia a celé číslo sa znakom + nespoja'],
  ['d = {}\nd.a = 1', 'Riadok 2: slovník nemá a'],
  ['x = 5\nx.append(1)', 'Riadok 2: celé číslo nemá append'],
  ['a = [1,2]\nprint(a.len())', 'Riadok 2: zoznam nemá len'],
])('%s is said in our words', async (code, title) => {
  expect(runMessage((await run(code)).result)?.title.replaceAll('\u00A0', ' ')).toBe(title);
});

/** Python is silent about them. */
test.each<[code: string, title: string, right?: string]>([
  [
    'text = "abc"\ntext.upper()\nprint(text)',
    '2: výsledok metódy upper si nikto nenechal',
    'text = "abc"\ntext = text.upper()\nprint(text)',
  ],
  ['a = [2, 1]\nsorted(a)\nprint(a)', '2: výsledok funkcie sorted si nikto nenechal'],
  ['a = 1\na + 1', '2: výsledok a + 1 si nikto nenechal'],
  ['skore = 0\nskore == 10', '2: skore == 10 iba porovnáva, nič nezmení', 'skore = 0\nskore = 10'],
  ['def f():\n    print(1)\nf', '3: f sa tu nezavolá', 'def f():\n    print(1)\nf()'],
  ['žaba = "a"\nprint("ž", žaba.upper)', '2: žaba.upper sa tu nezavolá', 'žaba = "a"\nprint("ž", žaba.upper())'],
  ['meno = input', '1: input sa tu nezavolá', 'meno = input()'],
  ['cena = 2,50\nprint(cena)', '1: v čísle je desatinná čiarka', 'cena = 2.50\nprint(cena)'],
  ['s = 1\ns =+ 5', '2: znaky =+ sú v opačnom poradí', 's = 1\ns += 5'],
  ['a = [2, 1]\na = a.sort()', '2: metóda sort nič nevracia, vyjde None'],
  [
    'm = "Eva"\nprint("😀 Ahoj {m}")',
    '2: pred úvodzovkami chýba f, preto sa vypíše {m}',
    'm = "Eva"\nprint(f"😀 Ahoj {m}")',
  ],
  [
    'd = "a"\nif d == "b" or "c":\n    print(d)',
    '2: za or stojí samotná hodnota "c"',
    'd = "a"\nif d == "b" or d == "c":\n    print(d)',
  ],
  ['t = "7"\nif t == 7:\n    print(t)', '2: t je text a číslu sa nikdy nerovná'],
  ['t = input()\nif t == 7:\n    print(t)', '2: t je text a číslu sa nikdy nerovná'],
  ['a = "9"\nb = "10"\nprint(a > b)', '3: a > b porovnáva texty podľa abecedy'],
  ['a = "5"\nb = "7"\nprint(a + b)', '3: znak + tu spája, nesčítava: vyšlo 57'],
  ['a = "5"\nprint(a * 3)', '2: a * 3 text opakuje, nenásobí'],
  ['a = 5\nprint(a ^ 2)', '2: znak ^ nie je mocnina', 'a = 5\nprint(a ** 2)'],
  [
    'def f(p):\n    s = 0\n    for x in p:\n        s += x\n        return s\nf([1])',
    '5: return skončí funkciu hneď v prvom kole cyklu',
  ],
  ['def f(x):\n    y = x\nprint(f(1))', '1: funkcia f nič nevracia'],
  ['def f():\n    return 1\n    print(2)\nf()', '3: sem sa program nikdy nedostane'],
])('%s is noted', async (code, title, right) => {
  const message = runMessage((await run(code)).result);
  expect(message?.title.replaceAll('\u00A0', ' ')).toBe(`Riadok ${title}`);
  expect(message).toMatchObject({ isNote: true });
  expect(message?.mend && mended(code, message.mend)).toBe(right);
});

test.each([
  'print("-" * 20)',
  'a = "5"\nprint(a + " eur")',
  'a = "0900"\nb = "123456"\nprint(a + b)',
  'x = 3\nprint("{x}".format(x=x))',
  'a = "b"\nprint(a == "c" or a == "b")',
  'def f(b):\n    return b + 1\nb = "5"\nprint(f(2))',
  'class Zoznam:\n    def sort(self):\n        return 1\nz = Zoznam()\nx = z.sort()\nprint(x)',
  'def f():\n    print("nič")\nf()',
  'def f(p):\n    for x in p:\n        if x:\n            continue\n        print(x)\n        return x\nf([])\nprint(5 ^ 6)',
  'print("ahoj".upper(), 2, 5)',
  'a = -5\na = +a',
  'vek = int("5")\nprint(vek == 5)',
  'bod = 2, 50\nprint(bod)',
])('nothing is noted about %s', async (code) => {
  expect((await run(code)).result).toEqual({ verdict: 'finished' });
});

test('a loop that never ends says why', { tags: ['thorough'], timeout: 20_000 }, async () => {
  const message = runMessage((await run('i = 1\nwhile i <= 5:\n    print(end="")')).result);
  expect(message?.title.replaceAll('\u00A0', ' ')).toBe('Cyklus while sa neskončil: i sa v ňom nemení');
});

describe('what is asked of a program that has ended', () => {
  test('what its functions give', async () => {
    const code = 'def f(a):\n    print("tichý")\n    return a * 2';
    const { result, output } = await run(code, {
      calls: ['f(2)', 'f("a")', '[1, "a", None, True]', '(1, 2)', 'float("inf")', 'g()', 'f(None)'],
    });
    expect(output).toBe('');
    expect(result).toEqual({
      verdict: 'finished',
      values: [
        { text: '4', value: 4 },
        { text: 'aa', value: 'aa' },
        { text: "[1, 'a', None, True]", value: [1, 'a', null, true] },
        // What no check can compare by its type.
        { text: '(1, 2)' },
        { text: 'inf' },
        { error: expect.objectContaining({ name: 'NameError' }) },
        { error: expect.objectContaining({ name: 'TypeError', line: 3 }) },
      ],
    });
  });

  test('one that never answers', async () => {
    const { result } = await run('def f():\n    while True: pass', { calls: ['f()'] });
    expect(result).toEqual({ verdict: 'stopped', reason: 'time', line: 2 });
  });
});

describe('the steps of a program', () => {
  async function stepsOf(code: string) {
    const told: Step[][] = [];
    const { result } = await run(code, { onSteps: (steps) => told.push(steps) });
    expect(told.length).toBe(1);
    return { steps: told[0] ?? [], result };
  }

  test('a line is told when it has been done, with what is there then', async () => {
    const { steps } = await stepsOf(
      'def dvakrat(a):\n    return a * 2\n\nfor i in range(2):\n    x = [dvakrat(i)]\nprint(x)',
    );
    const list = steps.map(({ line, event, frames, printed }) => [
      line,
      event,
      frames.map(({ name }) => name).join(),
      printed,
    ]);
    expect(list).toEqual([
      [1, 'line', '', 0],
      [4, 'line', '', 0],
      [1, 'call', ',dvakrat', 0],
      [2, 'return', ',dvakrat', 0],
      [5, 'line', '', 0],
      [4, 'line', '', 0],
      [1, 'call', ',dvakrat', 0],
      [2, 'return', ',dvakrat', 0],
      [5, 'line', '', 0],
      [4, 'line', '', 0],
      [6, 'line', '', 1],
    ]);
    expect(steps[7]?.frames).toEqual([
      {
        name: '',
        line: 5,
        variables: [
          { name: 'i', value: { text: '1' } },
          { name: 'x', value: { items: [{ text: '0' }], more: 0 } },
        ],
      },
      { name: 'dvakrat', line: 2, variables: [{ name: 'a', value: { text: '1' } }] },
    ]);
    const said = steps.map((_, at) =>
      sentenceOf({ lines: [], steps, at, round: null, output: [], language: 'python' })
        .map((part) => (typeof part === 'string' ? part : part.code))
        .join(''),
    );
    expect(said[7]).toBe('Funkcia vráti 2 a\u00A0jej škatuľka zmizne. Program pokračuje na riadku 5.');
  });

  test('of a function that gives nothing, or fails, nothing is given', async () => {
    const { steps } = await stepsOf('def nic():\n    x = 1\ndef zle():\n    return 1 / 0\nnic()\nzle()');
    const ends = steps.filter(({ event }) => event === 'return');
    expect(ends.map(({ frames, returned }) => [frames.at(-1)?.name, returned])).toEqual([
      ['nic', undefined],
      ['zle', undefined],
    ]);
  });

  test('values are shown as learners see them', async () => {
    const { steps } = await stepsOf(
      'class Pes:\n    def __init__(self):\n        self.meno = "Rex"\na = {"k": None}\nb = Pes()\nc = list(range(25))',
    );
    const values = Object.fromEntries(steps.at(-1)?.frames[0]?.variables.map(({ name, value }) => [name, value]) ?? []);
    expect(values).toEqual({
      a: { entries: [['k', { text: 'None' }]], more: 0 },
      b: { entries: [['meno', { text: "'Rex'" }]], more: 0 },
      c: { items: expect.any(Array), more: 5 },
    });
  });

  test('they end where they would be too many, and with the program', { timeout: 60_000 }, async () => {
    const { steps, result } = await stepsOf('i = 0\nwhile True:\n    i += 1');
    expect([steps.length, result.verdict]).toEqual([5000, 'stopped']);
    const failed = await stepsOf('x = 1\nx / 0');
    expect([failed.steps.map(({ line }) => line), failed.result.verdict]).toEqual([[1, 2], 'failed']);
  });
});

describe('out of reach', () => {
  test.each([
    'import js',
    'import pyodide_js',
    'from pyodide.code import run_js\nrun_js("1")',
    'from pyodide.http import pyfetch\nimport asyncio\nasyncio.run(pyfetch("/api/user"))',
    'import urllib.request\nurllib.request.urlopen("http://example.com")',
    'import socket\nsocket.create_connection(("example.com", 80))',
    'import subprocess\nsubprocess.run(["ls"])',
    'from pyodide.ffi import wrappers\nwrappers.setTimeout.constructor("return self")()',
  ])('%s', async (code) => {
    expect((await run(code)).result.verdict).not.toBe('finished');
  });
});

describe('the programs of the lessons print what stands behind them', { tags: ['thorough'] }, () => {
  test.each(printedPrograms('python'))('$name', async ({ code, output }) => {
    const { result, output: printed } = await run(code);
    if (result.verdict === 'finished') expect(printed).toBe(output);
    // The end of the way to the error.
    else expect(`${printed}${result.verdict === 'failed' && result.error.trace}`).toContain(output);
  });
});
