import { describe, expect, test } from 'vitest';
import { explainJavascriptError, explainPageAwait } from '#src/domain/program/javascriptErrors.ts';
import { mended } from '#src/domain/program/mend.ts';
import type { ProgramError } from '#src/domain/program/run.ts';

const plainRoom = (text = '') => text.replaceAll('\u00A0', ' ');

function slipOf(code: string): ProgramError {
  return explainJavascriptError({ kind: 'syntax', name: 'SyntaxError', message: '', line: null }, code);
}

test('await outside of functions is no slip, but in the scripts of a page', () => {
  const code = 'let a = 1;\nfor await (const x of [f()]) await x;';
  expect(slipOf(code).said).toBeUndefined();
  expect(explainPageAwait(code)).toMatchObject({ line: 2, said: { what: 'await stojí mimo funkcie async' } });
  expect(explainPageAwait('async function f() { await 1; }')).toBeNull();
});

describe('what cannot be read: the line, the cause and, where it is sure, the mend', () => {
  test.each<[code: string, said: string, right?: string]>([
    ['console.log("Ahoj);', '1: text sa začal úvodzovkami, ale neskončil', 'console.log("Ahoj");'],
    ['console.log("Ahoj\';', '1: text sa začal znakom " a končí sa znakom \''],
    ['console.log("Ahoj, svet\');', '1: text sa začal znakom " a končí sa znakom \'', 'console.log("Ahoj, svet");'],
    ['console.log(„Ahoj“);', '1: úvodzovkám „ jazyk nerozumie', 'console.log("Ahoj");'],
    [
      'console.log(“Ahoj”);\nlet a = „x“ + „y“;',
      '1: úvodzovkám “ jazyk nerozumie',
      'console.log("Ahoj");\nlet a = „x“ + „y“;',
    ],
    ['console.log("Ahoj“);', '1: text sa začal úvodzovkami " a končí sa inými: “', 'console.log("Ahoj");'],
    ['console.log(Ahoj");', '1: text sa končí úvodzovkami, ale nezačína sa nimi', 'console.log("Ahoj");'],
    ['console.log(Ahoj svet");', '1: text sa končí úvodzovkami, ale nezačína sa nimi', 'console.log("Ahoj svet");'],
    ['console.log(Ahoj, svet");', '1: text sa končí úvodzovkami, ale nezačína sa nimi'],
    ["let s = 'don't worry';", '1: apostrof vo vnútri textu ho ukončil', 'let s = "don\'t worry";'],
    ['console.log("Povedal "ahoj" Jano");', '1: úvodzovky vo vnútri textu ho ukončili'],
    ['console.log("Vek: + vek);', '1: text sa začal úvodzovkami, ale neskončil'],
    ['let vek = 5;\nconsole.log("Vek:", vek, "rokov);', '2: jedným úvodzovkám chýba pár'],
    ['let vek = 5;\nconsole.log("Vek:, vek);', '2: text sa začal úvodzovkami, ale neskončil'],
    [`let a = \`Ahoj \${meno\`;`, '1: v texte chýba zložená zátvorka }', `let a = \`Ahoj \${meno}\`;`],
    ['let a = `Ahoj;\nconsole.log(a);', '1: text sa začal znakom `, ale neskončil', 'let a = `Ahoj`;\nconsole.log(a);'],
    ['/* poznámka\nlet a = 1;', '1: poznámka sa začala znakmi /*, ale neskončila'],
    ['# poznámka\nlet a = 1;', '1: znakom # sa tu poznámka nezačína', '// poznámka\nlet a = 1;'],
    ['/ poznámka\nlet a = 1;', '1: poznámku začínajú dve lomky', '// poznámka\nlet a = 1;'],
    ['let a = 5 – 3;', '1: pomlčka – nie je mínus', 'let a = 5 - 3;'],
    ['let a = 5 × 3;', '1: znaku × jazyk nerozumie', 'let a = 5 * 3;'],
    ['let a = 5;​', '1: je tu neviditeľný znak, ktorému jazyk nerozumie', 'let a = 5;'],
    ['console.log("a"\nconsole.log("b");', '1: zátvorka ( sa neuzavrela', 'console.log("a")\nconsole.log("b");'],
    ['console.log("a";', '1: zátvorka ( sa neuzavrela', 'console.log("a");'],
    ['console.log(("a" + 1);', '1: zátvorka ( sa neuzavrela', 'console.log(("a" + 1));'],
    ['if (a > 0 {\n  console.log(1);\n}', '1: zátvorka ( sa neuzavrela', 'if (a > 0) {\n  console.log(1);\n}'],
    ['if (true) {\n  console.log(1);\n', '1: zátvorka { sa neuzavrela', 'if (true) {\n  console.log(1);\n}\n'],
    [
      'function f() {\n  if (true) {\n    console.log(1);\n}\nf();',
      '2: zátvorka { sa neuzavrela',
      'function f() {\n  if (true) {\n    console.log(1);\n  }\n}\nf();',
    ],
    [
      'function f(a) {\n  return a;\n\nconsole.log(f(1));',
      '1: zátvorka { sa neuzavrela',
      'function f(a) {\n  return a;\n}\n\nconsole.log(f(1));',
    ],
    ['console.log("a"));', '1: zátvorka ) je navyše', 'console.log("a");'],
    ['let p = [1, 2, 3;\nconsole.log(p);', '1: zátvorka [ sa neuzavrela', 'let p = [1, 2, 3];\nconsole.log(p);'],
    ['let p = [1 2];', '1: medzi 1 a 2 chýba čiarka', 'let p = [1, 2];'],
    ['let p = [1, 2);', '1: zátvorku [ zatvára iná: )', 'let p = [1, 2];'],
    ['let o = { a: 1 b: 2 };', '1: medzi 1 a b chýba čiarka', 'let o = { a: 1, b: 2 };'],
    [
      'let o = {\n  meno: "Nina"\n  vek: 12\n};',
      '2: medzi "Nina" a vek chýba čiarka',
      'let o = {\n  meno: "Nina",\n  vek: 12\n};',
    ],
    ['let o = { meno = "Nina" };', '1: v objekte sa za menom píše dvojbodka', 'let o = { meno: "Nina" };'],
    [
      'let o = { meno: "Nina"; vek: 12 };',
      '1: v objekte je bodkočiarka namiesto čiarky',
      'let o = { meno: "Nina", vek: 12 };',
    ],
    [
      'if (a > 0) {\n  console.log(1);\n} elseif (a > 1) {\n  console.log(2);\n}',
      '3: namiesto elseif sa v JavaScripte píše else if',
      'if (a > 0) {\n  console.log(1);\n} else if (a > 1) {\n  console.log(2);\n}',
    ],
    [
      'if (a > 0) {\n  console.log(1);\n} elif (a > 1) {\n  console.log(2);\n}',
      '3: namiesto elif sa v JavaScripte píše else if',
      'if (a > 0) {\n  console.log(1);\n} else if (a > 1) {\n  console.log(2);\n}',
    ],
    ['Let a = 5;', '1: slovo Let sa píše malými písmenami', 'let a = 5;'],
    ['Const a = 5;', '1: slovo Const sa píše malými písmenami', 'const a = 5;'],
    ['If (a > 5) {\n  a = 1;\n}', '1: slovo If sa píše malými písmenami', 'if (a > 5) {\n  a = 1;\n}'],
    ['For (let i = 0; i < 5; i++) {\n}', '1: slovo For sa píše malými písmenami', 'for (let i = 0; i < 5; i++) {\n}'],
    ['While (a) {\n}', '1: slovo While sa píše malými písmenami', 'while (a) {\n}'],
    ['funtion f() {\n}', '1: slovu funtion JavaScript nerozumie', 'function f() {\n}'],
    ['function f() {\n  retrun 5;\n}', '2: slovu retrun JavaScript nerozumie', 'function f() {\n  return 5;\n}'],
    ['conts a = 5;', '1: slovu conts JavaScript nerozumie', 'const a = 5;'],
    ['if a > 0 {\n  a = 1;\n}', '1: za if patrí podmienka do okrúhlych zátvoriek', 'if (a > 0) {\n  a = 1;\n}'],
    ['if x > 0:\n  a = 1', '1: takto sa if píše v Pythone'],
    ['if (x > 0):\n  a = 1', '1: za if patrí zložená zátvorka, nie dvojbodka'],
    ['while x < 5 {\n  x++;\n}', '1: za while patrí podmienka do okrúhlych zátvoriek', 'while (x < 5) {\n  x++;\n}'],
    [
      'for let i = 0; i < 5; i++ {\n}',
      '1: za for patrí celá hlavička cyklu do okrúhlych zátvoriek',
      'for (let i = 0; i < 5; i++) {\n}',
    ],
    ['for i in range(5):\n  console.log(i)', '1: takto sa cyklus for píše v Pythone'],
    ['for (let i = 0, i < 5, i++) {\n}', '1: časti cyklu for oddeľuje bodkočiarka', 'for (let i = 0; i < 5; i++) {\n}'],
    ['for (let i = 0; i < 5, i++) {\n}', '1: časti cyklu for oddeľuje bodkočiarka', 'for (let i = 0; i < 5; i++) {\n}'],
    ['for (let i = 0; i < 5) {\n}', '1: cyklu for chýba jedna z troch častí'],
    [
      'let moj vek = 5;\nconsole.log(moj vek);',
      '1: v mene moj vek je medzera',
      'let mojVek = 5;\nconsole.log(mojVek);',
    ],
    [
      'let moj-vek = 5;\nconsole.log(moj-vek);',
      '1: v mene moj-vek je pomlčka',
      'let mojVek = 5;\nconsole.log(mojVek);',
    ],
    ['let 2hrac = "a";', '1: meno sa nesmie začínať číslicou'],
    ['let 1. = 4;', '1: meno sa nesmie začínať číslicou'],
    ['let cena = 3,5;', '1: v čísle je desatinná čiarka', 'let cena = 3.5;'],
    ['def f():\n  return 5', '1: namiesto def sa v JavaScripte píše function'],
    ['def f() {\n  return 5;\n}', '1: namiesto def sa v JavaScripte píše function', 'function f() {\n  return 5;\n}'],
    ['print "Ahoj"', '1: za print chýbajú zátvorky'],
    ['console.log "Ahoj";', '1: za console.log chýbajú zátvorky', 'console.log("Ahoj");'],
    ['console.log "Ahoj");', '1: za console.log chýba zátvorka (', 'console.log("Ahoj");'],
    ['if (a > 0 and b > 0) {\n}', '1: namiesto and sa v JavaScripte píše &&', 'if (a > 0 && b > 0) {\n}'],
    ['if (a > 0) and (b > 0) {\n}', '1: namiesto and sa v JavaScripte píše &&'],
    ['if (not a) {\n}', '1: namiesto not sa v JavaScripte píše !', 'if (!a) {\n}'],
    ['if (a is 5) {\n}', '1: namiesto is sa v JavaScripte píše ===', 'if (a === 5) {\n}'],
    ['let vek == 5;', '1: pri ukladaní hodnoty stojí jedno =, nie ==', 'let vek = 5;'],
    ['const x;\nx = 5;', '1: const x nemá hodnotu', 'let x;\nx = 5;'],
    ['const x;', '1: const x nemá hodnotu'],
    ['if (a =< 5) {\n}', '1: znaky =< sú v opačnom poradí', 'if (a <= 5) {\n}'],
    ['if (a ! = 5) {\n}', '1: medzi znakmi ! a = je medzera', 'if (a !== 5) {\n}'],
    ['if (a <> 5) {\n}', '1: znaky <> JavaScript nepozná', 'if (a !== 5) {\n}'],
    ['let class = 5;', '1: slovo class patrí samotnému jazyku'],
    ['function new() {\n}', '1: slovo new patrí samotnému jazyku'],
    ['let a = "a" m;', '1: medzi "a" a m chýba znak +', 'let a = "a" + m;'],
    ['console.log("a" m);', '1: medzi "a" a m niečo chýba'],
    ['console.log("a" "b");', '1: medzi "a" a "b" niečo chýba'],
    ['console.log("Mám " vek " rokov");', '1: medzi "Mám " a vek niečo chýba'],
    ['function () {\n  return 1;\n}', '1: funkcii chýba meno'],
    ['function f {\n  return 1;\n}', '1: za menom funkcie f chýbajú zátvorky', 'function f() {\n  return 1;\n}'],
    ['function f()\n  return 1;\n}', '1: funkcii chýba zátvorka {', 'function f() {\n  return 1;\n}'],
    ['function f(a b) {\n}', '1: medzi a a b chýba čiarka', 'function f(a, b) {\n}'],
    ['if (a)\n  x();\n  y();\nelse\n  z();', '4: else nemá k čomu patriť'],
    [
      'if (a) {\n  x();\n};\nelse {\n  y();\n}',
      '3: pred else je bodkočiarka navyše',
      'if (a) {\n  x();\n}\nelse {\n  y();\n}',
    ],
    [
      'if (a); {\n  x();\n} else {\n  y();\n}',
      '1: za podmienkou je bodkočiarka navyše',
      'if (a) {\n  x();\n} else {\n  y();\n}',
    ],
    [
      'if (a) {\n  x();\n} else (a > 5) {\n  y();\n}',
      '3: za else podmienka nepatrí',
      'if (a) {\n  x();\n} else if (a > 5) {\n  y();\n}',
    ],
    ['if (a) {\n  x();\nelse {\n  y();\n}', '1: zátvorka { sa neuzavrela', 'if (a) {\n  x();\n} else {\n  y();\n}'],
    ['return 5;', '1: return stojí mimo funkcie'],
    [
      'function f(a) {\n  if (a) {\n    return 1;\n  }\n  }\n  return 2;\n}\nf();',
      '5: zátvorka } je navyše',
      'function f(a) {\n  if (a) {\n    return 1;\n  }\n  \n  return 2;\n}\nf();',
    ],
    [
      'for (const a of b) {\n  f(a);\n}\n  break;\n}',
      '3: zátvorka } je navyše',
      'for (const a of b) {\n  f(a);\n\n  break;\n}',
    ],
    ['const let a = 1;', '1: slová const a let sa vedľa seba nepíšu', 'let a = 1;'],
    ['let const a = 1;', '1: slová let a const sa vedľa seba nepíšu', 'let a = 1;'],
    ['for (let i = 1 to 10) {\n}', '1: slovo to cyklus for nepozná', 'for (let i = 1; i <= 10; i++) {\n}'],
    ['for (let k = n downto 1) {\n}', '1: slovo downto cyklus for nepozná', 'for (let k = n; k >= 1; k--) {\n}'],
    ['for (i = 1 do 10) {\n}', '1: slovo do cyklus for nepozná'],
    ['import fs from "fs";', '1: iné súbory ani knižnice sa tu načítať nedajú'],
    ['let a = 1 let b = 2;', '1: medzi 1 a let chýba bodkočiarka', 'let a = 1; let b = 2;'],
    ['let a = 5 console.log(a);', '1: medzi 5 a console chýba bodkočiarka', 'let a = 5; console.log(a);'],
    ['console log("a");', '1: medzi console a log chýba bodka', 'console.log("a");'],
    ['console..log("a");', '1: jedna bodka je navyše', 'console.log("a");'],
    ['console.log.("a");', '1: bodka pred zátvorkou je navyše', 'console.log("a");'],
    ['let a = ;', '1: za znakom = chýba hodnota'],
    ['let a = 5 + ;', '1: za znakom + niečo chýba'],
    ['let a = 5 +', '1: za znakom + niečo chýba'],
    ['if (a > 5 && < 10) {\n}', '1: medzi && a < niečo chýba'],
    ['if (a > 0) && (b > 0) {\n}', '1: podmienka za if sa zatvorila priskoro', 'if ((a > 0) && (b > 0)) {\n}'],
    ['case 1;', '1: case stojí mimo switch'],
    ['switch (a) {\n  case 1;\n    x();\n}', '2: za case patrí dvojbodka', 'switch (a) {\n  case 1:\n    x();\n}'],
    ['a + 1 = 5;', '1: vľavo od znaku = nie je meno'],
    ['if (a + 1 = 5) {\n}', '1: jeden znak = hodnotu ukladá', 'if (a + 1 === 5) {\n}'],
    ['int x = 5;', '1: namiesto int sa v JavaScripte píše let', 'let x = 5;'],
    ['string s = "a";', '1: namiesto string sa v JavaScripte píše let', 'let s = "a";'],
    ['let s "a";', '1: medzi s a hodnotou chýba znak =', 'let s = "a";'],
    ['let s 5;', '1: medzi s a hodnotou chýba znak =', 'let s = 5;'],
    ['let n = 1 000;', '1: v čísle je medzera', 'let n = 1000;'],
    ['let n = 5 €;', '1: znaku € jazyk nerozumie'],
    ['let n = 5€;', '1: znaku € jazyk nerozumie'],
    ['let b = 2a;', '1: hneď za číslom 2 stojí písmeno'],
    ['let a = 3; let b = 2a;', '1: medzi 2 a a chýba znak', 'let a = 3; let b = 2 * a;'],
    ['<h1>Ahoj</h1>', '1: toto je značka HTML, nie JavaScript'],
    ['try {\n  x();\n}', '1: k try chýba catch'],
    ['class A() {\n}', '1: za menom triedy okrúhle zátvorky nie sú', 'class A {\n}'],
    [
      'class A {\n  function f() {\n  }\n}',
      '2: metóda v triede sa píše bez slova function',
      'class A {\n  f() {\n  }\n}',
    ],
    ['let a = 5;\nlet a = 6;', '2: meno a je už vytvorené na riadku 1'],
    ['if (a) then {\n}', '1: slovo then JavaScript nepozná', 'if (a) {\n}'],
    ['}', '1: zátvorka } je navyše'],
    ['let a = [1, 2, 3;', '1: zátvorka [ sa neuzavrela', 'let a = [1, 2, 3];'],
    ['function f() {\n  console.log("a"\n}', '2: zátvorka ( sa neuzavrela', 'function f() {\n  console.log("a")\n}'],
    ['let x = (1 + 2;', '1: zátvorka ( sa neuzavrela', 'let x = (1 + 2);'],
    ['Math.max(1, 2;', '1: zátvorka ( sa neuzavrela', 'Math.max(1, 2);'],
    ['else {\n  a();\n}', '1: else nemá k čomu patriť'],
    ['let f = (a) -> a + 1;', '1: znaky -> JavaScript nepozná', 'let f = (a) => a + 1;'],
    ['a.push(1 2);', '1: medzi 1 a 2 niečo chýba'],
    ['let a = Math.max(b c);', '1: medzi b a c niečo chýba'],
    ['let o = [a: 1];', '1: v zátvorkách [ ] dvojbodka nie je'],
    ['if (a > 5 {', '1: zátvorka ( sa neuzavrela', 'if (a > 5) {'],
    ['const f = (a, b => a + b;', '1: zátvorka ( sa neuzavrela', 'const f = (a, b) => a + b;'],
    ['if (a == 1) {\n  x();\n}}', '3: zátvorka } je navyše', 'if (a == 1) {\n  x();\n}'],
    ['let a = 5\nb = a + * 2', '2: znaky + * stáť vedľa seba nemôžu'],
    ['let meno = Nina Nováková;', '1: medzi Nina a Nováková niečo chýba'],
    ['console.log(Ahoj svet);', '1: medzi Ahoj a svet niečo chýba'],
    ['console.log(meno;\n)', '1: zátvorka ( sa neuzavrela', 'console.log(meno);\n)'],
    [
      'for (let i = 0; i < 3; i++\n  console.log(i);',
      '1: zátvorka ( sa neuzavrela',
      'for (let i = 0; i < 3; i++)\n  console.log(i);',
    ],
    [
      'for (const a of [1, 2] {\n  console.log(a);\n}',
      '1: zátvorka ( sa neuzavrela',
      'for (const a of [1, 2]) {\n  console.log(a);\n}',
    ],
    ['while (true {\n}', '1: zátvorka ( sa neuzavrela', 'while (true) {\n}'],
    ['if () {\n}', '1: v zátvorkách za if nič nie je'],
    ['i + = 1;', '1: medzi znakmi + a = je medzera', 'i += 1;'],
    [
      'let obj = {\n  a: 1,\n  b: 2\nconsole.log(obj);',
      '1: zátvorka { sa neuzavrela',
      'let obj = {\n  a: 1,\n  b: 2}\nconsole.log(obj);',
    ],
    ['function f(a, b {\n  return a;\n}', '1: zátvorka ( sa neuzavrela', 'function f(a, b) {\n  return a;\n}'],
    ['foreach (x of y) {\n}', '1: namiesto foreach sa v JavaScripte píše for'],
    ['do {\n  x();\n} while x < 5;', '3: za while patrí podmienka do okrúhlych zátvoriek'],
    ['let a = 1; # poznámka', '1: znakom # sa tu poznámka nezačína', 'let a = 1; // poznámka'],
    ['let f = (a) - > a + 1;', '1: znaky - > stáť vedľa seba nemôžu'],
    [
      'let vek = 15;\nif (vek >= 18) {\n  console.log("dospelý");\n} else if vek > 12 {\n  console.log("tínedžer");\n}',
      '4: za if patrí podmienka do okrúhlych zátvoriek',
      'let vek = 15;\nif (vek >= 18) {\n  console.log("dospelý");\n} else if (vek > 12) {\n  console.log("tínedžer");\n}',
    ],
    [
      'const mena = ["Ema", "Jano";\nconsole.log(mena[0]);',
      '1: zátvorka [ sa neuzavrela',
      'const mena = ["Ema", "Jano"];\nconsole.log(mena[0]);',
    ],
    ['const mena = ["Ema" "Jano"];', '1: medzi "Ema" a "Jano" chýba čiarka', 'const mena = ["Ema", "Jano"];'],
    ['const mena = ["Ema, "Jano"];', '1: jedným úvodzovkám chýba pár'],
    ['const mena = [Ema", "Jano"];', '1: jedným úvodzovkám chýba pár'],
    ['console.log(\'Ahoj" + meno);', '1: text sa začal znakom \' a končí sa znakom "', "console.log('Ahoj' + meno);"],
    [`console.log(\`Ahoj \${meno\`);`, '1: v texte chýba zložená zátvorka }', `console.log(\`Ahoj \${meno}\`);`],
    ['console.log(`Ahoj $(meno)`;', '1: zátvorka ( sa neuzavrela', 'console.log(`Ahoj $(meno)`);'],
    ['let x = 5;;\nx +;', '2: za znakom + niečo chýba'],
    [
      'function pozdrav(meno {\n  console.log("Ahoj " + meno);\n}\npozdrav("Ema");',
      '1: zátvorka ( sa neuzavrela',
      'function pozdrav(meno) {\n  console.log("Ahoj " + meno);\n}\npozdrav("Ema");',
    ],
    [
      'function pozdrav(meno) {\n  console.log("Ahoj " + meno);\n\npozdrav("Ema");',
      '1: zátvorka { sa neuzavrela',
      'function pozdrav(meno) {\n  console.log("Ahoj " + meno);\n}\n\npozdrav("Ema");',
    ],
    [
      'function sucet(a, b)\n{\n  retun a + b;\n}',
      '3: slovu retun JavaScript nerozumie',
      'function sucet(a, b)\n{\n  return a + b;\n}',
    ],
    [
      'let sucet = 0\nfor (let i = 1; i <= 10; i++ {\n  sucet = sucet + i;\n}',
      '2: zátvorka ( sa neuzavrela',
      'let sucet = 0\nfor (let i = 1; i <= 10; i++) {\n  sucet = sucet + i;\n}',
    ],
    [
      'for (let i = 1; i <= 10; i++)\n  sucet = sucet + i;\n}',
      '1: za for chýba zátvorka {',
      'for (let i = 1; i <= 10; i++) {\n  sucet = sucet + i;\n}',
    ],
    ['whlie (x < 5) {\n  x++;\n}', '1: slovu whlie JavaScript nerozumie', 'while (x < 5) {\n  x++;\n}'],
    [
      'switch (den) {\n  case "pondelok":\n    console.log("a");\n    break\n  case "utorok"\n    console.log("b");\n}',
      '5: za case patrí dvojbodka',
    ],
    [
      'const osoba = {\n  meno: "Ema",\n  vek: 15,\n  pozdrav: function() {\n    console.log("a");\n  }\n  mesto: "Žilina"\n};',
      '6: medzi } a mesto chýba čiarka',
      'const osoba = {\n  meno: "Ema",\n  vek: 15,\n  pozdrav: function() {\n    console.log("a");\n  },\n  mesto: "Žilina"\n};',
    ],
    [
      'const osoba = {\n  meno: "Ema",\n  vek 15\n};',
      '3: za vek chýba dvojbodka',
      'const osoba = {\n  meno: "Ema",\n  vek: 15\n};',
    ],
    ['const osoba = (\n  meno: "Ema"\n);', '2: v zátvorkách ( ) dvojbodka nie je'],
    [
      'let cisla = [1, 2, 3];\ncisla.forEach(c => {\n  console.log(c);\n};',
      '2: zátvorka ( sa neuzavrela',
      'let cisla = [1, 2, 3];\ncisla.forEach(c => {\n  console.log(c);\n});',
    ],
    [
      'let cisla = [1, 2, 3];\ncisla.forEach(c => {\n  console.log(c);\n);',
      '2: zátvorka { sa neuzavrela',
      'let cisla = [1, 2, 3];\ncisla.forEach(c => {\n  console.log(c);\n});',
    ],
    [
      'let cisla = [1, 2, 3];\ncisla.forEach(c => console.log(c);',
      '2: zátvorka ( sa neuzavrela',
      'let cisla = [1, 2, 3];\ncisla.forEach(c => console.log(c));',
    ],
    [
      'if (a === 1) {\n  console.log("jedna");\n}\nelse\n  console.log("iné");\n  console.log("koniec");\n}',
      '4: za else chýba zátvorka {',
      'if (a === 1) {\n  console.log("jedna");\n}\nelse {\n  console.log("iné");\n  console.log("koniec");\n}',
    ],
    [
      'if (vek > 18 {\n  console.log("Dospelý");\n} else {\n  console.log("Dieťa");\n}',
      '1: zátvorka ( sa neuzavrela',
      'if (vek > 18) {\n  console.log("Dospelý");\n} else {\n  console.log("Dieťa");\n}',
    ],
    [
      'if (vek > 18)\n  console.log("Dospelý");\n} else {\n  console.log("Dieťa");\n}',
      '1: za if chýba zátvorka {',
      'if (vek > 18) {\n  console.log("Dospelý");\n} else {\n  console.log("Dieťa");\n}',
    ],
    [
      'let a = 5\nlet b = 6\nconsole.log(a + b',
      '3: zátvorka ( sa neuzavrela',
      'let a = 5\nlet b = 6\nconsole.log(a + b)',
    ],
    ['console.log("súčet je " + (a + b);', '1: zátvorka ( sa neuzavrela', 'console.log("súčet je " + (a + b));'],
    ['let text = "prvý riadok\ndruhý riadok";', '1: text sa začal úvodzovkami, ale neskončil'],
    [
      'var x = 10\nif (x == 10) console.log "áno"',
      '2: za console.log chýbajú zátvorky',
      'var x = 10\nif (x == 10) console.log("áno")',
    ],
    [
      'let meno = prompt("Ako sa voláš?);\nconsole.log(meno);',
      '1: text sa začal úvodzovkami, ale neskončil',
      'let meno = prompt("Ako sa voláš?");\nconsole.log(meno);',
    ],
    ['const PI = 3,14;\nconsole.log(PI);', '1: v čísle je desatinná čiarka', 'const PI = 3.14;\nconsole.log(PI);'],
    ['let cena = 12,50 + 3;', '1: v čísle je desatinná čiarka', 'let cena = 12.50 + 3;'],
    ['console.log(5 x 3);', '1: násobenie sa nepíše písmenom x', 'console.log(5 * 3);'],
    ['let a = 2(3 + 4;', '1: zátvorka ( sa neuzavrela', 'let a = 2(3 + 4);'],
    ['let a = 10 : 2;', '1: delenie sa nepíše dvojbodkou', 'let a = 10 / 2;'],
    ['let a = 5 % % 2;', '1: znaky % % stáť vedľa seba nemôžu', 'let a = 5 % 2;'],
    ['function (a, b) => {\n  return a + b;\n}', '1: funkcii chýba meno'],
    ['const sucet = (a, b) = > a + b;', '1: medzi znakmi = a > je medzera', 'const sucet = (a, b) => a + b;'],
    [
      'const sucet = function(a, b {\n  return a + b;\n};',
      '1: zátvorka ( sa neuzavrela',
      'const sucet = function(a, b) {\n  return a + b;\n};',
    ],
    ['public static void main() {\n}', '1: medzi public a static niečo chýba'],
    [
      'function f(a, b) {\n  return a + b\n}\nconsole.log(f(1, 2)',
      '4: zátvorka ( sa neuzavrela',
      'function f(a, b) {\n  return a + b\n}\nconsole.log(f(1, 2))',
    ],
    ['let x = "a;\nlet y = "b";', '1: text sa začal úvodzovkami, ale neskončil', 'let x = "a";\nlet y = "b";'],
    ['let veta = "Mám rád "programovanie"";', '1: úvodzovky vo vnútri textu ho ukončili'],
    ['let pole = [1, 2, 3\npole.push(4);', '1: zátvorka [ sa neuzavrela', 'let pole = [1, 2, 3]\npole.push(4);'],
    ['export const a = 1;', '1: iné súbory ani knižnice sa tu načítať nedajú'],
    ['let a = [1,2,3].map(x => x * 2;', '1: zátvorka ( sa neuzavrela', 'let a = [1,2,3].map(x => x * 2);'],
    ['if (true) {\nconsole.log(1);', '1: zátvorka { sa neuzavrela'],
    ['print("Ahoj"', '1: zátvorka ( sa neuzavrela', 'print("Ahoj")'],
    ['let obj = { meno: "a", vek: 5;', '1: zátvorka { sa neuzavrela', 'let obj = { meno: "a", vek: 5};'],
    ['let v = x === 5 ? "a" "b";', '1: podmienke so znakom ? chýba dvojbodka', 'let v = x === 5 ? "a" : "b";'],
    ['let v = x === 5 ? "a";', '1: podmienke so znakom ? chýba druhá možnosť'],
    ['return', '1: return stojí mimo funkcie'],
    ['break;', '1: break stojí mimo cyklu'],
    ['x = = 5;', '1: medzi znakmi = a = je medzera'],
    ['if (x = = = 5) {}', '1: medzi znakmi = a = je medzera', 'if (x === 5) {}'],
    ['let enum = 4;', '1: slovo enum patrí samotnému jazyku'],
    ['let ľúbezný = 5;\nlet môj vek = 4;', '2: v mene môj vek je medzera', 'let ľúbezný = 5;\nlet môjVek = 4;'],
    ['const a = 5, b = 6 c = 7;', '1: medzi 6 a c niečo chýba'],
    [
      'let f = funkcia(a) {\n  return a;\n}',
      '1: namiesto funkcia sa v JavaScripte píše function',
      'let f = function(a) {\n  return a;\n}',
    ],
    [
      'funkcia f(a) {\n  return a;\n}',
      '1: namiesto funkcia sa v JavaScripte píše function',
      'function f(a) {\n  return a;\n}',
    ],
    ['ak (a > 5) {\n  x();\n}', '1: namiesto ak sa v JavaScripte píše if', 'if (a > 5) {\n  x();\n}'],
    ['let x = new Date(;', '1: zátvorka ( sa neuzavrela', 'let x = new Date();'],
    [
      'async function f() {\n  const r = await fetch("x";\n}',
      '2: zátvorka ( sa neuzavrela',
      'async function f() {\n  const r = await fetch("x");\n}',
    ],
    ['function f() {\n  const r = await g();\n}', '2: await stojí mimo funkcie async'],
    ["let hudba = 'rock 'n' roll';", '1: apostrof vo vnútri textu ho ukončil', 'let hudba = "rock \'n\' roll";'],
    ['let ludia = 5 400 000;', '1: v čísle je medzera', 'let ludia = 5400000;'],
    ['let priemer = sucet : pocet;', '1: delenie sa nepíše dvojbodkou', 'let priemer = sucet / pocet;'],
    ['let a = 5 — 3;', '1: pomlčka — nie je mínus', 'let a = 5 - 3;'],
  ])('%s', (code, cause, right) => {
    const { line, said } = slipOf(code);
    expect(`${line}: ${plainRoom(said?.what)}`).toBe(cause);
    expect(said?.mend && mended(code, said.mend)).toBe(right);
    // Each mend takes its error away.
    if (right !== undefined) expect(`${slipOf(right).line}: ${plainRoom(slipOf(right).said?.what)}`).not.toBe(cause);
  });

  test.each([
    ['const skore (= [1];', 'znak ( tu asi nemá byť', 'const skore = [1];'],
    ['console.log(a; * 2);', 'znak ; tu asi nemá byť', 'console.log(a * 2);'],
  ])('%s: without a sign it can be read', (code, what, right) => {
    const { said } = slipOf(code);
    expect([said?.what, said?.mend && mended(code, said.mend)]).toEqual([what, right]);
  });

  test('where nothing is known, it is said softly', () => {
    const { said } = slipOf('let f = [] {}');
    expect(plainRoom(said?.what)).toBe('pri { prestal zápis dávať zmysel');
    expect(plainRoom(said?.hint)).toBe('Tesne pred týmto miestom (za ]) asi niečo chýba alebo je navyše.');
  });

  test('a program that can be read is left as it is', () => {
    const error: ProgramError = { kind: 'syntax', name: 'SyntaxError', message: 'something', line: 3 };
    expect(explainJavascriptError(error, 'let a = 1;')).toEqual(error);
  });

  test('a name that only the browser does not give away', () => {
    const message = "Identifier 'undefined' has already been declared";
    const error = explainJavascriptError(
      { kind: 'syntax', name: 'SyntaxError', message, line: 1 },
      'const undefined = 1;',
    );
    expect(error).toMatchObject({ line: 1, said: { what: 'meno undefined patrí samotnému jazyku' } });
  });
});

describe('what stops', () => {
  const failureOf = (code: string, told: string, line: number | null) => {
    const [, name = '', message = ''] = /^(?:(\w*Error): )?(.*)$/s.exec(told) ?? [];
    return explainJavascriptError({ kind: 'runtime', name, message, line }, code);
  };

  test.each<[code: string, told: string, line: number | null, said: string, right?: string]>([
    [
      'consle.log("a");',
      'ReferenceError: consle is not defined',
      1,
      'meno consle program nepozná · Nemyslíš console?',
      'console.log("a");',
    ],
    [
      'Console.log("a");',
      'ReferenceError: Console is not defined',
      1,
      'meno Console program nepozná · Nemyslíš console?',
      'console.log("a");',
    ],
    [
      'console.lgo("a");',
      'TypeError: console.lgo is not a function',
      1,
      'console.lgo nie je funkcia · Nemyslíš log?',
      'console.log("a");',
    ],
    [
      'console.Log("a");',
      'TypeError: console.Log is not a function',
      1,
      'console.Log nie je funkcia · Nemyslíš log?',
      'console.log("a");',
    ],
    [
      'const t = "a";\nconsole.log(t.touppercase());',
      'TypeError: t.touppercase is not a function',
      2,
      't.touppercase nie je funkcia · Nemyslíš toUpperCase?',
      'const t = "a";\nconsole.log(t.toUpperCase());',
    ],
    [
      'console.log(Math.Random());',
      'TypeError: Math.Random is not a function',
      1,
      'Math.Random nie je funkcia · Nemyslíš random?',
      'console.log(Math.random());',
    ],
    [
      'console.log(Math.rondom());',
      'TypeError: Math.rondom is not a function',
      1,
      'Math.rondom nie je funkcia · Nemyslíš random?',
      'console.log(Math.random());',
    ],
    [
      'function pozdrav() {}\npozdav();',
      'ReferenceError: pozdav is not defined',
      2,
      'meno pozdav program nepozná · Nemyslíš pozdrav?',
      'function pozdrav() {}\npozdrav();',
    ],
    [
      'let meno = "a";\nconsole.log(mneo);',
      'ReferenceError: mneo is not defined',
      2,
      'meno mneo program nepozná · Nemyslíš meno?',
      'let meno = "a";\nconsole.log(meno);',
    ],
    [
      'let meno = "a";\nconsole.log(Meno);',
      'ReferenceError: Meno is not defined',
      2,
      'meno Meno program nepozná · Nemyslíš meno?',
      'let meno = "a";\nconsole.log(meno);',
    ],
    ['console.log(Ahoj);', 'ReferenceError: Ahoj is not defined', 1, 'meno Ahoj program nepozná'],
    ['console.log(ahoj);', 'ReferenceError: ahoj is not defined', 1, 'meno ahoj program nepozná'],
    [
      'print("Ahoj");',
      'ReferenceError: print is not defined',
      1,
      'namiesto print sa v JavaScripte píše console.log',
      'console.log("Ahoj");',
    ],
    [
      'console,log("a");',
      'ReferenceError: log is not defined',
      1,
      'medzi console a log patrí bodka',
      'console.log("a");',
    ],
    [
      'consolelog("a");',
      'ReferenceError: consolelog is not defined',
      1,
      'namiesto consolelog sa v JavaScripte píše console.log',
      'console.log("a");',
    ],
    [
      'log("a");',
      'ReferenceError: log is not defined',
      1,
      'namiesto log sa v JavaScripte píše console.log',
      'console.log("a");',
    ],
    [
      'let a = True;',
      'ReferenceError: True is not defined',
      1,
      'namiesto True sa v JavaScripte píše true',
      'let a = true;',
    ],
    ['let a = len("abc");', 'ReferenceError: len is not defined', 1, 'funkcia len je z Pythonu'],
    [
      'let a = [1];\na.length();',
      'TypeError: a.length is not a function',
      2,
      'length je vlastnosť, píše sa bez zátvoriek',
      'let a = [1];\na.length;',
    ],
    [
      'let a = [1];\na.append(2);',
      'TypeError: a.append is not a function',
      2,
      'a.append nie je funkcia · Nemyslíš push?',
    ],
    [
      '"abc".upper();',
      'TypeError: "abc".upper is not a function',
      1,
      '"abc".upper nie je funkcia · Nemyslíš toUpperCase?',
    ],
    ['let a = "abc";\na.push(1);', 'TypeError: a.push is not a function', 2, 'a je text, metódu push majú polia'],
    [
      'let a = "abc";\na = [];\na.pusch(1);',
      'TypeError: a.pusch is not a function',
      3,
      'a.pusch nie je funkcia · Nemyslíš push?',
      'let a = "abc";\na = [];\na.push(1);',
    ],
    ['let a = 5;\na.trim();', 'TypeError: a.trim is not a function', 2, 'a je číslo, metódu trim majú texty'],
    ['let a = 5;\na();', 'TypeError: a is not a function', 2, 'a nie je funkcia'],
    [
      'const a = 5;\na = 6;',
      'TypeError: Assignment to constant variable.',
      2,
      'a je const, zmeniť sa nedá',
      'let a = 5;\na = 6;',
    ],
    [
      'const i = 0;\ni++;',
      'TypeError: Assignment to constant variable.',
      2,
      'i je const, zmeniť sa nedá',
      'let i = 0;\ni++;',
    ],
    ['throw new Error("záporné číslo");', 'Error: záporné číslo', 1, 'program hlási: záporné číslo'],
    ['throw "zle je";', 'zle je', 1, 'program hlási: zle je'],
    ['throw new TypeError("zlý typ");', 'TypeError: zlý typ', 1, 'program hlási: zlý typ'],
    [
      'JSON.parse("{a}");',
      "SyntaxError: Expected property name or '}' in JSON at position 1",
      1,
      'tento text nie je JSON',
    ],
    ['"x".repeat(2 ** 30);', 'RangeError: Invalid string length', 1, 'text by bol priveľmi dlhý'],
    ['"x".repeat(-1);', 'RangeError: Invalid count value: -1', 1, 'text sa nedá zopakovať toľkokrát: -1'],
    ['new Array(-1);', 'RangeError: Invalid array length', 1, 'pole nemôže mať takúto dĺžku'],
    ['const fs = require("fs");', 'ReferenceError: require is not defined', 1, 'require tu nie je, patrí do Node.js'],
    ['fetch("x");', 'TypeError: fetch is not a function', 1, 'fetch tu nie je'],
    [
      'let pole = [1, 2];\nconsole.log(pole[5].meno);',
      "TypeError: Cannot read properties of undefined (reading 'meno')",
      2,
      'pýtaš sa na meno prvku, ktorý v poli nie je',
    ],
    [
      'let osoba;\nconsole.log(osoba.meno);',
      "TypeError: Cannot read properties of undefined (reading 'meno')",
      2,
      'osoba nemá hodnotu (undefined), a tak nemá ani meno',
    ],
    [
      'let osoba = {};\nconsole.log(osoba.adresa.mesto);',
      "TypeError: Cannot read properties of undefined (reading 'mesto')",
      2,
      'adresa nemá hodnotu (undefined), a tak nemá ani mesto',
    ],
    ['for (const a of 5) {}', 'TypeError: 5 is not iterable', 1, 'číslo sa prechádzať nedá'],
    ['for (const a of {}) {}', 'TypeError: {} is not iterable', 1, '{} sa nedá prechádzať'],
    ['if (true) {\n  let x = 5;\n}\nconsole.log(x);', 'ReferenceError: x is not defined', 4, 'meno x tu nie je známe'],
    [
      'function f() {\n  let vnutri = 1;\n}\nf();\nconsole.log(vnutri);',
      'ReferenceError: vnutri is not defined',
      5,
      'meno vnutri tu nie je známe',
    ],
    [
      'console.log(a);\nlet a = 5;',
      "ReferenceError: Cannot access 'a' before initialization",
      1,
      'meno a sa používa priskoro',
    ],
    [
      'let a = 5\n[1, 2].forEach(x => x)',
      "TypeError: Cannot read properties of undefined (reading 'forEach')",
      2,
      'riadok sa spojil s tým nad ním',
    ],
    ['let a = 5\n(1 + 2)', 'TypeError: 5 is not a function', 2, 'riadok sa spojil s tým nad ním'],
    [
      'function f() { return f(); }\nf();',
      'RangeError: Maximum call stack size exceeded',
      1,
      'funkcia f volá samu seba bez konca',
    ],
    [
      'null.x;',
      "TypeError: Cannot read properties of null (reading 'x')",
      1,
      'pýtaš sa na x niečoho, čo nemá hodnotu (null)',
    ],
    [
      'let p = [1,2,3];\np.map(x => x * 2).fliter(x => x > 2);',
      'TypeError: p.map(...).fliter is not a function',
      2,
      'p.map(...).fliter nie je funkcia · Nemyslíš filter?',
      'let p = [1,2,3];\np.map(x => x * 2).filter(x => x > 2);',
    ],
    [
      'class A {}\nA();',
      "TypeError: Class constructor A cannot be invoked without 'new'",
      2,
      'pred triedou A chýba slovo new',
    ],
    [
      'let o = { pozdrav() {} };\no.pozdarv();',
      'TypeError: o.pozdarv is not a function',
      2,
      'o.pozdarv nie je funkcia · Nemyslíš pozdrav?',
      'let o = { pozdrav() {} };\no.pozdrav();',
    ],
    ['let s = 2(3);', 'TypeError: 2 is not a function', 1, '2 nie je funkcia'],
    [
      '[].reduce((a, b) => a + b);',
      'TypeError: Reduce of empty array with no initial value',
      1,
      'reduce dostal prázdne pole',
    ],
    ['retrun(5);', 'ReferenceError: retrun is not defined', 1, 'meno retrun program nepozná · Nemyslíš return?'],
    [
      'vek = vekk + 1;',
      'ReferenceError: vekk is not defined',
      1,
      'meno vekk program nepozná · Nemyslíš vek?',
      'vek = vek + 1;',
    ],
    ['document.write("a");', 'ReferenceError: document is not defined', 1, 'stránku (document) tento program nemá'],
    [
      'let text = "abc";\ntext.lenght();',
      'TypeError: text.lenght is not a function',
      2,
      'text.lenght nie je funkcia · Nemyslíš length?',
      'let text = "abc";\ntext.length;',
    ],
    ['let x = y + 1;', 'ReferenceError: y is not defined', 1, 'meno y program nepozná'],
    [
      'undefned;',
      'ReferenceError: undefned is not defined',
      1,
      'meno undefned program nepozná · Nemyslíš undefined?',
      'undefined;',
    ],
    [
      'let n = parseint("5");',
      'ReferenceError: parseint is not defined',
      1,
      'meno parseint program nepozná · Nemyslíš parseInt?',
      'let n = parseInt("5");',
    ],
    [
      'setTimeOut(() => {}, 1);',
      'ReferenceError: setTimeOut is not defined',
      1,
      'meno setTimeOut program nepozná · Nemyslíš setTimeout?',
      'setTimeout(() => {}, 1);',
    ],
    [
      'let d = new date();',
      'ReferenceError: date is not defined',
      1,
      'meno date program nepozná · Nemyslíš Date?',
      'let d = new Date();',
    ],
    [
      'let a = math.max(1, 2);',
      'ReferenceError: math is not defined',
      1,
      'meno math program nepozná · Nemyslíš Math?',
      'let a = Math.max(1, 2);',
    ],
    [
      'let cislo = number("5");',
      'ReferenceError: number is not defined',
      1,
      'meno number program nepozná · Nemyslíš Number?',
      'let cislo = Number("5");',
    ],
    [
      'let pole = [3,1];\npole.sorted();',
      'TypeError: pole.sorted is not a function',
      2,
      'pole.sorted nie je funkcia · Nemyslíš sort?',
      'let pole = [3,1];\npole.sort();',
    ],
    [
      'const meno = "Eva";\nmeno.toUpperCase;\nmeno.foo();',
      'TypeError: meno.foo is not a function',
      3,
      'meno.foo nie je funkcia',
    ],
    [
      'let v = null;\nv.toString();',
      "TypeError: Cannot read properties of null (reading 'toString')",
      2,
      'v nemá hodnotu (null), a tak nemá ani toString',
    ],
    ['elseif (true);', 'ReferenceError: elseif is not defined', 1, 'namiesto elseif sa v JavaScripte píše else if'],
    [
      'json.parse("1");',
      'ReferenceError: json is not defined',
      1,
      'meno json program nepozná · Nemyslíš JSON?',
      'JSON.parse("1");',
    ],
    [
      'const d = Math.squareroot(5);',
      'TypeError: Math.squareroot is not a function',
      1,
      'Math.squareroot nie je funkcia',
    ],
    [
      'function f(n) {\n  console.log(n);\n  f(n - 1);\n}\nf(3);',
      'RangeError: Maximum call stack size exceeded',
      2,
      'funkcia f volá samu seba bez konca',
    ],
  ])('%s', (code, told, line, cause, right) => {
    const { said } = failureOf(code, told, line);
    const [near = ''] = /Nemyslíš [^?]+\?/.exec(said?.hint ?? '') ?? [];
    expect(plainRoom([said?.what, near].filter((part) => part).join(' · '))).toBe(cause);
    expect(said?.mend && mended(code, said.mend)).toBe(right);
  });

  /** The words of other browsers. */
  test.each([
    [
      'TypeError: can\'t access property "meno", osoba is undefined',
      'osoba nemá hodnotu (undefined), a tak nemá ani meno',
    ],
    ["ReferenceError: Can't find variable: osobaa", 'meno osobaa program nepozná'],
    ['InternalError: too much recursion', 'funkcia volá samu seba bez konca'],
    ['Error: too much recursion', 'funkcia volá samu seba bez konca'],
    [
      'RangeError: repeat count must be less than infinity and not overflow maximum string size',
      'text by bol priveľmi dlhý',
    ],
    ['SyntaxError: JSON.parse: unexpected character at line 1 column 2 of the JSON data', 'tento text nie je JSON'],
    [
      "ReferenceError: can't access lexical declaration 'osoba' before initialization",
      'meno osoba sa používa priskoro',
    ],
  ])('%s', (told, cause) => {
    expect(
      plainRoom(
        failureOf('let osoba = JSON.parse("{}").a;\nosoba.meno;', told, told.includes('JSON') ? 1 : 2).said?.what,
      ),
    ).toBe(cause);
  });

  test('of two names that are as near none is proposed', () => {
    const { said } = failureOf('let cena1 = 1;\nlet cena2 = 2;\ncena3;', 'ReferenceError: cena3 is not defined', 3);
    expect(said).toEqual({ what: 'meno cena3 program nepozná', hint: expect.not.stringContaining('Nemyslíš') });
  });

  test('what stands on a line twice is not mended', () => {
    const { said } = failureOf('consle.log(consle);', 'ReferenceError: consle is not defined', 1);
    expect([said?.hint, said?.mend]).toEqual(['Nemyslíš console?', undefined]);
  });
});
