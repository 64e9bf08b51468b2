import { expect, test } from 'vitest';
import { endlessLoop } from '#src/domain/program/javascript/endlessLoop.ts';
import { javascriptNote } from '#src/domain/program/javascript/notes.ts';
import { mended } from '#src/domain/program/mend.ts';
import { endlessLoop as endlessLoopOfPython } from '#src/domain/program/python/endlessLoop.ts';

const plainRoom = (text = '') => text.replaceAll('\u00A0', ' ');

/** The program, what it printed, and what is said of it; last the program once it is put right, where that is sure. */
test.each<[code: string, printed: string, said: string, right?: string]>([
  [
    'let a = 3;\nlet b = 4;\nconsole.log("Súčet je " + a + b);',
    'Súčet je 34',
    '3: za textom sa a + b iba spojí: vyjde 34',
    'let a = 3;\nlet b = 4;\nconsole.log("Súčet je " + (a + b));',
  ],
  [
    'const body = [100, 9, 25];\nbody.sort();',
    '',
    '2: metóda sort zoradila čísla ako texty',
    'const body = [100, 9, 25];\nbody.sort((a, b) => a - b);',
  ],
  ['const a = 5;\nconsole.log(a ^ 2);', '7', '2: znak ^ nie je mocnina', 'const a = 5;\nconsole.log(a ** 2);'],
  [
    'function f(p) {\n  let s = 0;\n  for (const x of p) {\n    s += x;\n    return s;\n  }\n}\nf([1]);',
    '',
    '5: return skončí funkciu hneď v prvom kole cyklu',
  ],
  [
    'let a = 1;\nif (a = 2) {\n  console.log("dva");\n}',
    '',
    '2: v podmienke je jedno =',
    'let a = 1;\nif (a === 2) {\n  console.log("dva");\n}',
  ],
  [
    'let a = 1, b = 2;\nwhile (a = b) break;',
    '',
    '2: v podmienke je jedno =',
    'let a = 1, b = 2;\nwhile (a === b) break;',
  ],
  [
    'let vek = 9;\nif (vek => 18) {\n  console.log("a");\n}',
    '',
    '2: v podmienke je => namiesto >=',
    'let vek = 9;\nif (vek >= 18) {\n  console.log("a");\n}',
  ],
  [
    'let vek = 10;\nif (vek >= 18); {\n  console.log("a");\n}',
    '',
    '2: hneď za zátvorkami príkazu if je bodkočiarka',
    'let vek = 10;\nif (vek >= 18) {\n  console.log("a");\n}',
  ],
  [
    'for (let i = 0; i < 3; i++); {\n  console.log("a");\n}',
    '',
    '1: hneď za zátvorkami príkazu for je bodkočiarka',
    'for (let i = 0; i < 3; i++) {\n  console.log("a");\n}',
  ],
  [
    'let t = 45;\nif (18 < t < 26) console.log("a");',
    '',
    '2: dve porovnania za sebou sa nečítajú naraz',
    'let t = 45;\nif (18 < t && t < 26) console.log("a");',
  ],
  [
    'let den = "streda";\nif (den == "sobota" || "nedeľa") console.log("a");',
    '',
    '2: za || stojí samotná hodnota "nedeľa"',
    'let den = "streda";\nif (den == "sobota" || den == "nedeľa") console.log("a");',
  ],
  ['let skore = 20;\nskore =+ 5;', '', '2: znaky =+ sú v opačnom poradí', 'let skore = 20;\nskore += 5;'],
  ['let skore = 20;\nskore =- 5;', '', '2: znaky =- sú v opačnom poradí', 'let skore = 20;\nskore -= 5;'],
  ['let cena;\ncena = 3,5;', '', '2: v čísle je desatinná čiarka', 'let cena;\ncena = 3.5;'],
  ['let i = 1;\ni = i++;', '', '2: i = i++ hodnotu nezmení', 'let i = 1;\ni++;'],
  [
    'let pole = [1];\npole = pole.push(2);',
    '',
    '2: metóda push vracia dĺžku, nie pole',
    'let pole = [1];\npole.push(2);',
  ],
  [
    `const meno = "Eva";\nconsole.log("Ahoj \${meno}");`,
    '',
    `2: \${meno} je v obyčajných úvodzovkách`,
    `const meno = "Eva";\nconsole.log(\`Ahoj \${meno}\`);`,
  ],
  [
    'const heslo = "abc";\nconsole.log(heslo.lenght);',
    '',
    '2: vlastnosť lenght tu nie je',
    'const heslo = "abc";\nconsole.log(heslo.length);',
  ],
  [
    'const p = [1, 2];\nfor (let i = 0; i <= p.length; i++) {\n  console.log(p[i]);\n}',
    '',
    '2: i dôjde až za posledný prvok',
    'const p = [1, 2];\nfor (let i = 0; i < p.length; i++) {\n  console.log(p[i]);\n}',
  ],
  [
    'const p = [1, 2];\nconsole.log(p[p.length]);',
    '',
    '2: p[p.length] je až za koncom',
    'const p = [1, 2];\nconsole.log(p[p.length - 1]);',
  ],
  ['const p = [];\nif (p === []) console.log("a");', '', '2: nové [] sa nerovná ničomu'],
  ['let x = 5;\nif (x === NaN) console.log("a");', '', '2: NaN sa nerovná ničomu, ani sebe'],
  [
    'let text = "abc";\ntext.toUpperCase();\nconsole.log(text);',
    '',
    '2: výsledok metódy toUpperCase si nikto nenechal',
    'let text = "abc";\ntext = text.toUpperCase();\nconsole.log(text);',
  ],
  [
    'function pozdrav() {\n  console.log("a");\n}\npozdrav;',
    '',
    '4: funkcia pozdrav sa tu nezavolala',
    'function pozdrav() {\n  console.log("a");\n}\npozdrav();',
  ],
  ['console.log;', '', '1: metóda console.log sa tu nezavolala'],
  ['let skore = 1;\nskore == 10;', '', '2: skore == 10 iba porovnáva, nič nezmení', 'let skore = 1;\nskore = 10;'],
  ['let a = 1;\na + 1;', '', '2: výsledok a + 1 si nikto nenechal'],
  ['function f() {\n  return\n    5;\n}\nf();', '', '2: za return nič nie je'],
  ['function f() {\n  return 5;\n  console.log("a");\n}\nf();', '', '3: sem sa program nikdy nedostane'],
  [
    'function f() {\n  console.log("a");\n}\nsetTimeout(f(), 10);',
    '',
    '4: f sa zavolá hneď, nie neskôr',
    'function f() {\n  console.log("a");\n}\nsetTimeout(f, 10);',
  ],
  ['let a = "5";\nlet b = "7";\nconsole.log(a + b);', '', '3: znak + tu spája, nesčítava: vyšlo 57'],
  ['let a = "12";\nconsole.log(a + 1);', '', '2: znak + tu spája, nesčítava: vyšlo 121'],
  ['let cena = "12 eur";\nconsole.log(cena * 2);', 'NaN', '2: s textom "12 eur" sa počítať nedá'],
  ['function f(x) {\n  let y = x * 2;\n}\nlet v = f(2);\nconsole.log(v);', 'undefined', '1: funkcia f nič nevracia'],
  ['let a = [1].x;\nconsole.log(a * 2);', 'NaN', 'null: vo výstupe je NaN, čiže „nie je číslo“'],
])('%s', (code, printed, said, right) => {
  const note = javascriptNote(code, printed);
  expect(`${note?.line}: ${plainRoom(note?.what)}`).toBe(said);
  expect(note?.mend && mended(code, note.mend)).toBe(right);
  if (right !== undefined) expect(javascriptNote(right, '')).toBe(null);
});

test.each([
  ['const vek = prompt("Vek?");\nconsole.log(vek + 1);', '2: prompt dáva text, a ten znak + spája, nesčítava'],
  [
    'let tip = prompt("Číslo?");\nif (tip === 7) console.log("a");',
    '2: odpoveď z prompt sa číslu cez === nikdy nerovná',
  ],
  ['let tip = "7";\nif (7 !== tip) console.log("a");', '2: text tip sa číslu cez !== nikdy nerovná'],
])('%s asks for a number', (code, said) => {
  const note = javascriptNote(code, '');
  expect(`${note?.line}: ${plainRoom(note?.what)}`).toBe(said);
});

/** What only looks odd. */
test.each([
  'let m;\nwhile ((m = next())) console.log(m);\nfunction next() { return null; }',
  'for (let i = 0; i < 3; i++);',
  'const text = "abc".toUpperCase();\nconsole.log(text);',
  'let a = 5;\na = -5;\na = +a;',
  'const p = [1, 2];\nfor (let i = 1; i <= p.length; i++) console.log(p[i - 1]);',
  'const p = [1];\np[p.length] = 2;',
  'console.log(3, 5);',
  'const predvolba = "0900";\nconsole.log(predvolba + "123456");',
  'const cena = "12";\nconsole.log(cena + " eur");',
  'function f() { return g; function g() {} }\nf();',
  'class Text { trim() { console.log("a"); } }\nnew Text().trim();',
  'const osoba = { lenght: 1 };\nconsole.log(osoba.lenght);',
  'const meno = "Eva";\nconsole.log("$meno {meno}");',
  'const p = [1];\nfor (let i = 0; i <= p.length; i++) {\n  if (p[i] === undefined) break;\n}',
  'let x = "";\nif (x == []) console.log(1);',
  'let x = 3;\nif (x > 1 || false) console.log(x);',
  'setTimeout(() => console.log(1), 1);',
  'let vek = prompt("Vek?");\nvek = Number(vek);\nconsole.log(vek + 1, vek === 7);',
  'const meno = prompt("Meno?");\nconsole.log(meno + "!", meno == 7);',
  '"use strict";\nconsole.log(1);',
  'let a = 3, b = 4;\nconsole.log("a" + (a + b), "a" + a + " " + b, a + b + "a");',
  '[1, 5, 9].sort();\nconst t = ["b", "a"];\nt.sort();\n[10, 9].sort((a, b) => a - b);',
  'console.log(5 ^ 1, 6 ^ 4);',
  'function f(p) {\n  for (const x of p) {\n    if (x) continue;\n    g();\n    return x;\n  }\n  for (const x of p) return x;\n}\nf([]);',
])('nothing is noted about %s', (code) => {
  expect(javascriptNote(code, 'undefined')).toBe(null);
});

test('who asks for NaN is not told of it', () => {
  expect(javascriptNote('console.log(Number.isNaN(NaN), NaN);', 'NaN')).toBe(null);
});

test.each<[code: string, line: number, said: string | undefined]>([
  ['let i = 1;\nwhile (i <= 5) {\n  console.log(i);\n}', 3, 'cyklus while sa neskončil: i sa v ňom nemení'],
  ['let i = 1;\nwhile (i <= 5) {\n  i--;\n}', 3, 'cyklus while sa neskončil: i ide opačným smerom'],
  ['for (let i = 0; i < 5; i--) {\n  console.log(i);\n}', 2, 'cyklus for sa neskončil: i ide opačným smerom'],
  ['function f(n) {\n  console.log(n);\n  f(n - 1);\n}\nf(3);', 2, 'funkcia f volá samu seba bez konca'],
  ['function f(n) {\n  return f(n - 1);\n}\nf(3);', 2, 'funkcia f volá samu seba bez konca'],
  ['function f(n) {\n  if (n < 0) return;\n  f(n - 1);\n}\nf(3);', 3, undefined],
  ['function f(n) {\n  return n < 0 ? 0 : f(n - 1);\n}\nf(3);', 2, undefined],
  ['let i = 1;\nwhile (i <= 5) {\n  dalej();\n}\nfunction dalej() {}', 3, undefined],
  ['let i = 1;\nwhile (true) {\n  i++;\n}', 3, undefined],
  ['let i = 1;\nwhile (i !== 10) {\n  i += 2;\n}', 3, undefined],
])('%s never ends', (code, line, said) => {
  const found = endlessLoop(code, line)?.what;
  expect(found && plainRoom(found)).toBe(said);
});

test.each<[condition: string, javascript: string, python: string]>([
  ['i <= 5', 'napríklad i++.', 'napríklad i += 1.'],
  ['i > 0', 'napríklad i--.', 'napríklad i -= 1.'],
  ['i != 0', 'riadok, ktorý i zmení.', 'riadok, ktorý i zmení.'],
])('what is missing in a loop that asks %s leads to its end', (condition, javascript, python) => {
  const hintOf = (said: { hint: string } | null) => said && plainRoom(said.hint);
  expect(hintOf(endlessLoop(`while (${condition}) {\n  console.log(i);\n}`, 2))).toBe(
    `Podmienka ${condition} preto platí stále. Do cyklu patrí ${javascript}`,
  );
  expect(hintOf(endlessLoopOfPython(`while ${condition}:\n    print(i)`, 2))).toBe(
    `Podmienka ${condition} preto platí stále. Do cyklu patrí ${python}`,
  );
});

test.each<[code: string, line: number, said: string | undefined]>([
  ['i = 1\nwhile i <= 5:\n    print(i)\nprint("koniec")', 3, 'cyklus while sa neskončil: i sa v ňom nemení'],
  ['i = 1\nwhile i <= 5:\n    i -= 1', 3, undefined],
  ['i = 1\nwhile i <= 5:\n    print(i)\n    if i > 3:\n        break', 3, undefined],
  ['while True:\n    pass', 2, undefined],
  ['i = 1\nwhile mensie(i):\n    print(i)', 3, undefined],
])('%s of Python never ends', (code, line, said) => {
  const found = endlessLoopOfPython(code, line)?.what;
  expect(found && plainRoom(found)).toBe(said);
});
