import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mended } from '#src/domain/program/mend.ts';
import type { OutputLine, RunResult, TableLine } from '#src/domain/program/run.ts';
import { runMessage } from '#src/domain/program/runMessage.ts';
import { readQuery } from '#src/domain/program/sqlQuery.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';
import { askQuery } from '#src/runtimes/sql/askQuery.ts';
import { sqlRuntime } from '#tests/support/sqlRuntime.ts';

const runtimes = new Map<string, Runtime>();
function runtimeOf(name: string): Runtime {
  const runtime = runtimes.get(name) ?? sqlRuntime(name);
  runtimes.set(name, runtime);
  return runtime;
}
beforeAll(() => runtimeOf('kniznica').boot());
afterAll(() => {
  for (const runtime of runtimes.values()) runtime.dispose();
});

async function run(code: string, database = 'kniznica'): Promise<{ result: RunResult; output: OutputLine[] }> {
  const output: OutputLine[] = [];
  const result = await runtimeOf(database).run({ code, onOutput: (lines) => output.push(...lines) });
  return { result, output };
}
const tables = (output: OutputLine[]) => output.filter((line): line is TableLine => line.kind === 'table');

describe('what is found', () => {
  test('a table, with what is missing', async () => {
    const { result, output } = await run('SELECT id, vratena FROM vypozicky LIMIT 3');
    expect(result).toEqual({ verdict: 'finished', values: [] });
    expect(output).toEqual([
      {
        kind: 'table',
        columns: ['id', 'vratena'],
        rows: [
          ['1', '2026-03-16'],
          ['2', '2026-03-09'],
          ['3', null],
        ],
      },
    ]);
  });

  test.each([
    ['SELECT 206.0', '206.0'],
    ['SELECT 9007199254740993', '9007199254740993'],
    ['SELECT 476 / 3.0', '158.666666666667'],
    ['SELECT 1e300', '1.0e+300'],
    ["SELECT x'0aff'", "x'0aff'"],
    ["SELECT 'Ťažká „a“'", 'Ťažká „a“'],
    ['SELECT NULL', null],
  ])('%s', async (code, cell) => {
    expect(tables((await run(code)).output)[0]?.rows).toEqual([[cell]]);
  });

  test('a program sees its own changes, and the next one does not', async () => {
    const change =
      "UPDATE ziaci SET trieda = '7.B' WHERE id < 4;;\nDELETE FROM knihy WHERE id = 1; INSERT INTO ziaci VALUES (9, 'Oto', '6.A'), (10, 'Iva', '6.A');\nDELETE FROM knihy WHERE id = 99;";
    const { output } = await run(`${change}\nSELECT COUNT(*) FROM knihy; -- koniec`);
    expect(output.map((line) => ('text' in line ? line.text : line.kind === 'table' && line.rows[0]?.[0]))).toEqual([
      'Zmenené 3\u00A0riadky.',
      'Zmazaný 1\u00A0riadok.',
      'Pridané 2\u00A0riadky.',
      'Nezmazal sa nijaký riadok.',
      '7',
    ]);
    expect(tables((await run('SELECT COUNT(*) FROM knihy')).output)[0]?.rows).toEqual([['8']]);
  });

  test('calls ask the database that the program leaves', async () => {
    const result = await runtimeOf('kniznica').run({
      code: 'DELETE FROM knihy WHERE id > 2',
      onOutput: () => {},
      calls: ['SELECT id, nazov, NULL FROM knihy ORDER BY id', 'SELECT nic FROM knihy'],
    });
    expect(result).toMatchObject({
      verdict: 'finished',
      values: [
        { text: '1 | Ostrov za rohom | NULL\n2 | Robot v triede | NULL' },
        { error: { message: 'no such column: nic' } },
      ],
    });
  });
});

describe('what stops', () => {
  const endless = 'WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)';

  test.each([
    ['a recursion without an end', `SELECT 1;\n${endless}\nSELECT COUNT(*) FROM n`, 'time', 2],
    ['endless output', `${endless} SELECT x FROM n`, 'output', 1],
    [
      'every row with every row',
      'SELECT COUNT(*) FROM knihy a, knihy b, knihy c, knihy d, knihy e, knihy f, knihy g, knihy h, knihy i',
      'time',
      1,
    ],
  ])('%s', { timeout: 20_000 }, async (_, code, reason, line) => {
    const before = performance.now();
    const { result } = await run(code);
    expect(result).toMatchObject({ verdict: 'stopped', reason, line });
    expect(performance.now() - before).toBeLessThan(3000);
    // The next program does not suffer.
    expect(tables((await run('SELECT 1')).output)).toHaveLength(1);
  });

  test('a memory hog', { timeout: 20_000 }, async () => {
    const { result } = await run('SELECT hex(zeroblob(400000000))');
    expect(runMessage(result)?.title).toBe('Riadok 1: databáze došla pamäť');
  });

  test('the learner stops it', async () => {
    const running = run(`${endless} SELECT COUNT(*) FROM n`);
    await expect.poll(() => runtimeOf('kniznica').state, { timeout: 10_000 }).toBe('running');
    runtimeOf('kniznica').stop();
    expect((await running).result).toEqual({ verdict: 'stopped', reason: 'learner', line: null });
    expect(runtimeOf('kniznica').state).toBe('ready');
  });

  test('of two runs that wait for the language the second one runs', async () => {
    const cold = sqlRuntime('kniznica');
    onTestFinished(() => cold.dispose());
    const onOutput = () => {};
    const [first, second] = await Promise.all([
      cold.run({ code: 'SELECT 1', onOutput }),
      cold.run({ code: 'SELECT 2', onOutput }),
    ]);
    expect([first.verdict, second.verdict]).toEqual(['stopped', 'finished']);
  });
});

test.each([
  "SELECT load_extension('x')",
  "SELECT readfile('/etc/passwd')",
  "SELECT writefile('x', 'y')",
  "SELECT edit('x')",
  "CREATE VIRTUAL TABLE x USING csv(filename='/etc/passwd')",
  "ATTACH 'http://example.com/x.db' AS x; SELECT * FROM x.y",
])('%s is out of reach', async (code) => {
  expect((await run(code)).result.verdict).toBe('failed');
});

test('a file that a program makes is gone with it', async () => {
  expect(
    (await run("ATTACH 'x.db' AS x; CREATE TABLE x.stopa (a); INSERT INTO x.stopa VALUES (1)")).result.verdict,
  ).toBe('finished');
  expect((await run("ATTACH 'x.db' AS x; SELECT * FROM x.stopa")).result).toMatchObject({ verdict: 'failed' });
});

test.each([
  ['SELCT * FROM knihy;', 'Riadok 1: slovu SELCT databáza nerozumie'],
  ['SELECT nazov\nFORM knihy;', 'Riadok 2: slovu FORM databáza nerozumie'],
  ['SELECT meno FORM ziaci;', 'Riadok 1: slovu FORM databáza nerozumie'],
  ['SELECT nazov FROM knihy WERE strany > 100;', 'Riadok 1: slovu WERE databáza nerozumie'],
  ['SELECT nazov FROM knihy ODER BY strany;', 'Riadok 1: slovu ODER databáza nerozumie'],
  ['SELECT nazov FROM knihy ORDER strany;', 'Riadok 1: za slovom ORDER chýba BY'],
  ['SELECT nazov FROM knihy GROUP zaner;', 'Riadok 1: za slovom GROUP chýba BY'],
  ['SELECT nazov FROM knihy ORDER BY strany\nWHERE strany > 100;', 'Riadok 2: WHERE patrí pred ORDER BY'],
  ['SELECT zaner, COUNT(*) FROM knihy GROUP BY zaner WHERE strany > 100;', 'Riadok 1: WHERE patrí pred GROUP BY'],
  ['SELECT nazov FROM knihy LIMIT 3 ORDER BY strany;', 'Riadok 1: ORDER BY patrí pred LIMIT'],
  ['SELECT nazov, FROM knihy;', 'Riadok 1: pred slovom FROM je čiarka navyše'],
  ['SELECT nazov autor strany FROM knihy;', 'Riadok 1: pred strany niečo chýba'],
  ["SELECT nazov FROM knihy WHERE strany > 100, zaner = 'komiks';", 'Riadok 1: v podmienke je čiarka'],
  ['SELECT nazov FROM knihy WHERE strany > 1,5;', 'Riadok 1: v čísle je čiarka'],
  ['SELECT nazov FROM knihy WHERE strany => 100;', 'Riadok 1: znaky => sú v opačnom poradí'],
  ['SELECT nazov FROM knihy WHERE strany =< 100;', 'Riadok 1: znaky =< sú v opačnom poradí'],
  ['SELECT nazov FROM knihy WHERE strany =;', 'Riadok 1: za = niečo chýba'],
  ['SELECT nazov FROM knihy WHERE > 100;', 'Riadok 1: pri > prestal zápis dávať zmysel'],
  ['SELECT nazov FROM knihy WHERE strany > = 100;', 'Riadok 1: medzi znakmi > a = je medzera'],
  ["SELECT nazov FROM knihy WHERE zaner = 'komiks;", 'Riadok 1: text sa začal apostrofom, ale neskončil'],
  ['SELECT nazov FROM knihy WHERE zaner = „komiks“;', 'Riadok 1: takéto úvodzovky databáza nepozná'],
  [
    "SELECT nazov FROM knihy\nWHERE autor = 'Eva Tichá’;",
    'Riadok 2: text sa začal apostrofom a končí sa iným znakom: ’',
  ],
  ["SELECT nazov FROM knihy\nWHERE autor = 'Eva Tichá;", 'Riadok 2: text sa začal apostrofom, ale neskončil'],
  ['FROM knihy SELECT nazov;', 'Riadok 1: dopyt sa nezačína slovom FROM'],
  ['VYBER nazov FROM knihy;', 'Riadok 1: slovu VYBER databáza nerozumie'],
  ['SELECT nazov FROM knihy ORDER BY DESC strany;', 'Riadok 1: slovo DESC patrí až za stĺpec'],
  ['SELECT nazov FROM knihy WHERE id > 1 WHERE strany > 9;', 'Riadok 1: WHERE je v dopyte dvakrát'],
  ['SELECT meno FROM ziaci WHERE meno LIKE %ová;', 'Riadok 1: za LIKE nie je text v apostrofoch'],
  ["INSERT INTO ziaci VALUES (9, 'Brian O'Connor', '6.A');", 'Riadok 1: apostrof vo vnútri textu ho ukončil'],
  ['SELECT COUNT(*) AS pocet knih FROM knihy;', 'Riadok 1: v názve pocet knih je medzera'],
  ['CREATE TABLE t (a INTEGER NOT NULL b TEXT);', 'Riadok 1: pred stĺpcom b chýba čiarka'],
  ['SELECT ziaci.meno FROM ziaci z;', 'Riadok 1: tabuľka ziaci má v dopyte prezývku z'],
  ['SELECT meno\nFROM ziaci\nWHERE COUNT(*) > 1;', 'Riadok 3: súhrn COUNT tu ešte nie je známy'],
  ['SELECT LEN(nazov) FROM knihy;', 'Riadok 1: funkciu LEN databáza nepozná'],
  ['SELECT nazov FROM knihy WHERE zaner = ’komiks’;', 'Riadok 1: takéto úvodzovky databáza nepozná'],
  ['SELECT meno FROM ziaci WHERE trieda = 6.A;', 'Riadok 1: 6.A nie je ani číslo, ani názov'],
  ['SELECT COUNT(* FROM knihy;', 'Riadok 1: zátvorka ( sa neskončila'],
  ['SELECT ROUND(AVG(strany), 1 FROM knihy;', 'Riadok 1: zátvorka ( sa neskončila'],
  ['SELECT COUNT(*)) FROM knihy;', 'Riadok 1: zátvorka ) je navyše'],
  ['SELECT nazov FROM', 'Riadok 1: za FROM niečo chýba'],
  ['SELECT nazov FROM knihy WHERE;', 'Riadok 1: za WHERE niečo chýba'],
  ['SELECT FROM knihy;', 'Riadok 1: za slovom SELECT nič nie je'],
  ['SELECT * knihy;', 'Riadok 1: pred tabuľkou knihy chýba slovo FROM'],
  ['SELECT nazov FROM knihy\nSELECT meno FROM ziaci;', 'Riadok 2: pred týmto SELECT chýba bodkočiarka'],
  ["INSERT INTO ziaci (9, 'Oto', '6.A');", 'Riadok 1: pred hodnotami chýba slovo VALUES'],
  ["INSERT ziaci VALUES (9, 'Oto', '6.A');", 'Riadok 1: za slovom INSERT chýba INTO'],
  ["UPDATE ziaci trieda = '7.A' WHERE id = 1;", 'Riadok 1: v príkaze UPDATE chýba slovo SET'],
  ['DELETE * FROM ziaci WHERE id = 1;', 'Riadok 1: za slovom DELETE má stáť FROM'],
  ['DELETE ziaci WHERE id = 1;', 'Riadok 1: za slovom DELETE má stáť FROM'],
  ['SELECT order FROM knihy;', 'Riadok 1: slovo order tu stáť nemôže'],
  ['.tables', 'Riadok 1: príkazy s bodkou databáza nepozná'],
  ['SELECT TOP 3 nazov FROM knihy;', 'Riadok 1: slovo TOP v SQLite nie je'],
  ['# poznámka\nSELECT nazov FROM knihy;', 'Riadok 1: znak # tu nič neznamená'],
  ['// poznámka\nSELECT nazov FROM knihy;', 'Riadok 1: poznámka sa takto nepíše'],
  ['SELECT nazov FROM knihy WHERE strany BETWEEN 100, 200;', 'Riadok 1: za BETWEEN chýba slovo AND'],
  ['SELECT nazov FROM knihy WHERE strany BETWEEN 100 A 200;', 'Riadok 1: za BETWEEN chýba slovo AND'],
  ["SELECT nazov FROM knihy WHERE zaner IN 'komiks', 'sci-fi';", 'Riadok 1: za slovom IN chýba zátvorka ('],
  ['SELECT id FROM vypozicky WHERE vratena NULL;', 'Riadok 1: pred NULL chýba slovo IS'],
  [
    'SELECT meno FROM vypozicky JOIN ziaci ziaci.id = vypozicky.ziak_id;',
    'Riadok 1: za pripojenou tabuľkou chýba slovo ON',
  ],
  ['SELECT nazov FROM knihy WHERE AND strany > 1;', 'Riadok 1: medzi slovami WHERE a AND niečo chýba'],
  ['SELECT nazov WHERE strany > 100;', 'Riadok 1: v dopyte chýba slovo FROM'],
  ['SELECT nazov; FROM knihy;', 'Riadok 1: bodkočiarka stojí priskoro'],
  ['SELECT nazov\nFROM knihy;\nWHERE strany > 200;', 'Riadok 3: pred slovom WHERE sa dopyt skončil'],
  ['SELECT nazov FROM knihy; -- áno\nWHERE strany > 1;', 'Riadok 2: pred slovom WHERE sa dopyt skončil'],
  ['WHERE strany > 200;', 'Riadok 1: dopyt sa nezačína slovom WHERE'],
  ["SELECT meno\nFROM ziaci\nWHERE trieda IN ('6.A' '7.A');", "Riadok 3: pred '7.A' chýba čiarka"],
  ['SELECT zaner\nFROM knihy\nGROUP BY COUNT(*);', 'Riadok 3: za GROUP BY nemôže byť súhrn'],
  ['SELECT ziaci,meno FROM ziaci;', 'Riadok 1: ziaci je tabuľka, nie stĺpec'],
  ["INSERT INTO ziaci (meno, trieda)\nVALUES 'Ivan Krátky', '6.B';", 'Riadok 2: za VALUES chýba zátvorka ('],
  ['SELECT (nazov, autor)\nFROM knihy;', 'Riadok 1: stĺpce za SELECT nie sú v\u00A0zátvorkách'],
  ['SELECT nazov FROM knihy\nWHERE strany > 100 AND\nORDER BY strany;', 'Riadok 2: za slovom AND chýba podmienka'],
  ["INSERT INTO ziaci VALUES\n(11, 'Ivo', '6.A'),\n('Petra', '6.A', 12);", 'Riadok 3: hodnota má iný typ než stĺpec'],
  ['SELECT * WHERE 1;', 'Riadok 1: hviezdička nemá z čoho vyberať'],
  ['SELECT * FROM kniha;', 'Riadok 1: tabuľka kniha v databáze nie je'],
  ['SELECT * FROM autori;', 'Riadok 1: tabuľka autori v databáze nie je'],
  ['SELECT nazo FROM knihy;', 'Riadok 1: stĺpec nazo databáza nepozná'],
  ['SELECT názov FROM knihy;', 'Riadok 1: stĺpec názov databáza nepozná'],
  ['SELECT nazov,\n  autro\nFROM knihy;', 'Riadok 2: stĺpec autro databáza nepozná'],
  ['SELECT meno FROM knihy;', 'Riadok 1: stĺpec meno v tejto tabuľke nie je'],
  ['SELECT nazov FROM knihy WHERE zaner = komiks;', 'Riadok 1: text komiks nie je v apostrofoch'],
  ['SELECT ziaci.nazov FROM ziaci;', 'Riadok 1: stĺpec ziaci.nazov databáza nepozná'],
  ['SELECT knihy.nazov FROM ziaci;', 'Riadok 1: tabuľka knihy v tomto dopyte nie je'],
  ['SELECT priezvisko FROM ziaci;', 'Riadok 1: stĺpec priezvisko databáza nepozná'],
  ['SELECT DISTINT zaner FROM knihy;', 'Riadok 1: slovu DISTINT databáza nerozumie'],
  [
    'SELECT id, meno FROM vypozicky JOIN ziaci ON ziaci.id = vypozicky.ziak_id;',
    'Riadok 1: stĺpec id je vo viacerých tabuľkách',
  ],
  ['SELECT CUONT(*) FROM knihy;', 'Riadok 1: funkciu CUONT databáza nepozná'],
  ['SELECT POCET(*) FROM knihy;', 'Riadok 1: funkciu POCET databáza nepozná'],
  ['SELECT ROUND(strany, 1, 2) FROM knihy;', 'Riadok 1: funkcia ROUND dostala iný počet hodnôt, než potrebuje'],
  ['SELECT nazov FROM knihy WHERE strany > AVG(strany);', 'Riadok 1: súhrn AVG tu ešte nie je známy'],
  ['SELECT zaner FROM knihy GROUP BY COUNT(*);', 'Riadok 1: za GROUP BY nemôže byť súhrn'],
  ['SELECT nazov FROM knihy HAVING strany > 100;', 'Riadok 1: HAVING je tu bez skupín'],
  ['SELECT nazov FROM knihy ORDER BY 3;', 'Riadok 1: ORDER BY odkazuje na stĺpec, ktorý vo výsledku nie je'],
  ["INSERT INTO ziaci VALUES (9, 'Oto');", 'Riadok 1: tabuľka ziaci má počet stĺpcov 3, počet hodnôt je 2'],
  ["INSERT INTO ziaci (id, meno) VALUES (9, 'Oto', '6.A');", 'Riadok 1: hodnôt je 3, vymenovaných stĺpcov 2'],
  [
    "INSERT INTO ziaci VALUES (9, 'Oto', '6.A'), (10, 'Iva');",
    'Riadok 1: riadky za VALUES nemajú rovnaký počet hodnôt',
  ],
  ["INSERT INTO ziaci (id, meno) VALUES (9, 'Oto');", 'Riadok 1: stĺpec trieda nesmie ostať prázdny'],
  ["INSERT INTO ziaci VALUES (1, 'Oto', '6.A');", 'Riadok 1: taká hodnota v stĺpci id už je'],
  ["INSERT INTO ziaci (id, meno, treida) VALUES (9, 'Oto', '6.A');", 'Riadok 1: tabuľka ziaci nemá stĺpec treida'],
  ["INSERT INTO ziaci VALUES ('deväť', 'Oto', '6.A');", 'Riadok 1: hodnota má iný typ než stĺpec'],
  ['CREATE TABLE ziaci (id INTEGER);', 'Riadok 1: ziaci už v databáze je'],
  ['CREATE TABLE t (a INTEGER, a TEXT);', 'Riadok 1: stĺpec a je v tabuľke dvakrát'],
  ['CREATE TABLE t (a INTEGER, b TEXT,);', 'Riadok 1: pred zátvorkou je čiarka navyše'],
  ['CREATE TABLE t (a INTEGER CHECK (a > 0)); INSERT INTO t VALUES (0);', 'Riadok 1: nesplnila sa podmienka a > 0'],
  [
    "PRAGMA foreign_keys = ON; INSERT INTO vypozicky VALUES (11, 99, 1, '2026-04-03', NULL);",
    'Riadok 1: riadok odkazuje na niečo, čo v druhej tabuľke nie je',
  ],
  [
    "CREATE TABLE t (a INTEGER) STRICT; INSERT INTO t VALUES ('x');",
    'Riadok 1: do stĺpca a typu INTEGER sa hodnota typu TEXT nezmestí',
  ],
  [
    'SELECT nazov FROM knihy WHERE strany > (SELECT strany, id FROM knihy);',
    'Riadok 1: v zátvorke je viac hodnôt, než sa dá porovnať',
  ],
  [
    'SELECT nazov FROM knihy UNION SELECT id, meno FROM ziaci;',
    'Riadok 1: dopyty okolo UNION nemajú rovnaký počet stĺpcov',
  ],
  ['BEGIN; BEGIN;', 'Riadok 1: transakcia sa už začala'],
  ['COMMIT;', 'Riadok 1: nijaká transakcia sa nezačala'],
  ['SELECT hex(zeroblob(900000000));', 'Riadok 1: databáze došla pamäť'],
  ['SELECT nazov FROM knihy LIMT 3;', 'Riadok 1: slovu LIMT databáza nerozumie'],
  ['SELECT nazov FROM knihy WHERE zaner = sci-fi;', 'Riadok 1: text sci-fi nie je v apostrofoch'],
  ['SELECT nazov FROM knihy WHERE autor = Eva Tichá;', 'Riadok 1: text Eva Tichá nie je v apostrofoch'],
  ["SELECT nazov FROM knihy WHERE autor == 'Eva Tichá' && strany > 100;", 'Riadok 1: znaky && v SQL nie sú'],
  [
    'SELECT zaner, COUNT(*) AS pocet FROM knihy WHERE pocet > 1 GROUP BY zaner;',
    'Riadok 1: súhrn COUNT tu ešte nie je známy',
  ],
  ['SELECT nazov FROM knihy WHERE strany > 100 ORDER BY strany DES;', 'Riadok 1: slovu DES databáza nerozumie'],
  ['SELEC nazov FROM knihy;', 'Riadok 1: slovu SELEC databáza nerozumie'],
  ['SELECT POČET(*) FROM knihy;', 'Riadok 1: funkciu POČET databáza nepozná'],
  ['SELECT nazov FROM knihy WHERE zaner = komiks AND strany > 1;', 'Riadok 1: text komiks nie je v apostrofoch'],
  [
    "SELECT nazov, strany FROM knihy WHERE zaner = 'detektívka' ORDER BY strany DSC LIMIT 2;",
    'Riadok 1: slovu DSC databáza nerozumie',
  ],
  [
    "SELECT nazov FROM knihy WHERE zaner = 'komiks' OR zaner = 'sci-fi' ORDER nazov;",
    'Riadok 1: za slovom ORDER chýba BY',
  ],
  ['SELECT nazov FROM knihy ORDER BY strany LIMIT;', 'Riadok 1: za LIMIT niečo chýba'],
  ['SELECT nazov knihy;', 'Riadok 1: v dopyte chýba slovo FROM'],
  ["SELECT meno, FROM ziaci\nWHERE trieda = '6.A';", 'Riadok 1: pred slovom FROM je čiarka navyše'],
  ['SELECT (nazov FROM knihy;', 'Riadok 1: zátvorka ( sa neskončila'],
  ['SELECT nazov FROM vypozicky JOIN knihy ON id = kniha_id;', 'Riadok 1: stĺpec id je vo viacerých tabuľkách'],
  ['SELECT x.nazov FROM knihy k;', 'Riadok 1: stĺpec x.nazov databáza nepozná'],
])('%s is said in our words', async (code, title) => {
  const { result } = await run(code);
  expect(result.verdict).toBe('failed');
  expect(runMessage(result)?.title).toBe(title);
});

test.each([
  ['SELCT * FROM knihy;', 'SELECT * FROM knihy;'],
  ['SELECT nazov FROM knihy;\nWHERE strany > 1;', 'SELECT nazov FROM knihy\nWHERE strany > 1;'],
  ["SELECT 1 WHERE 'a' IN ('6.A' 7);", "SELECT 1 WHERE 'a' IN ('6.A', 7);"],
  ['SELECT ziaci,meno FROM ziaci;', 'SELECT ziaci.meno FROM ziaci;'],
  [
    "INSERT INTO ziaci (meno, trieda) VALUES 'Ivan', '6.B';",
    "INSERT INTO ziaci (meno, trieda) VALUES ('Ivan', '6.B');",
  ],
  ['SELECT (nazov, autor) FROM knihy;', 'SELECT nazov, autor FROM knihy;'],
  [
    'SELECT z.meno FROM vypozicky v JOIN ziaci z z.id = v.ziak_id;',
    'SELECT z.meno FROM vypozicky v JOIN ziaci z ON z.id = v.ziak_id;',
  ],
  ['SELECT 1;\nSELECT nazo FROM knihy;', 'SELECT 1;\nSELECT nazov FROM knihy;'],
  ['SELECT * FROM kniha;', 'SELECT * FROM knihy;'],
  ['SELECT nazov FROM knihy WHERE autor = „Eva Tichá“;', "SELECT nazov FROM knihy WHERE autor = 'Eva Tichá';"],
  ['SELECT nazov FROM knihy WHERE autor = Eva Tichá;', "SELECT nazov FROM knihy WHERE autor = 'Eva Tichá';"],
  ["SELECT nazov FROM knihy WHERE zaner = 'sci-fi’;", "SELECT nazov FROM knihy WHERE zaner = 'sci-fi';"],
  ['SELECT nazov FROM knihy WHERE strany => 100;', 'SELECT nazov FROM knihy WHERE strany >= 100;'],
  ['SELECT nazov, FROM knihy;', 'SELECT nazov FROM knihy;'],
  ['SELECT nazov FROM knihy ORDER strany;', 'SELECT nazov FROM knihy ORDER BY strany;'],
  ['SELECT COUNT(*)) FROM knihy;', 'SELECT COUNT(*) FROM knihy;'],
  ['SELECT z.meno, ziaci.trieda FROM ziaci z;', 'SELECT z.meno, z.trieda FROM ziaci z;'],
  ['SELECT LEN(nazov) FROM knihy;', 'SELECT LENGTH(nazov) FROM knihy;'],
])('%s is put right', async (code, right) => {
  const mend = runMessage((await run(code)).result)?.mend;
  expect(mend && mended(code, mend)).toBe(right);
  expect((await run(right)).result.verdict).toBe('finished');
});

/** SQLite is silent about them. */
test.each([
  [
    'SELECT COUNT(*) AS pocet FROM vypozicky WHERE vratena = NULL;',
    'Riadok 1: porovnanie = NULL neplatí pre nijaký riadok',
  ],
  ['SELECT id FROM vypozicky WHERE vratena <> NULL;', 'Riadok 1: porovnanie <> NULL neplatí pre nijaký riadok'],
  ['SELECT nazov, AVG(strany) FROM knihy;', 'Riadok 1: stĺpec nazov vedľa súhrnu ukazuje ľubovoľný riadok'],
  ['SELECT zaner, nazov, COUNT(*) FROM knihy GROUP BY zaner;', 'Riadok 1: stĺpec nazov nie je za GROUP BY'],
  ['SELECT nazov autor FROM knihy;', 'Riadok 1: medzi nazov a autor asi chýba čiarka'],
  ['SELECT COUNT(*) FROM vypozicky JOIN ziaci;', 'Riadok 1: za JOIN chýba podmienka ON'],
  ['SELECT meno, nazov FROM ziaci, knihy;', 'Riadok 1: tabuľky sú vymenované bez podmienky, ktorá ich spája'],
  ["SELECT nazov FROM knihy WHERE zaner = 'komiks' OR 'sci-fi';", 'Riadok 1: za slovom OR chýba stĺpec'],
  ['SELECT nazov FROM knihy WHERE zaner = "komiks";', 'Riadok 1: text komiks je v úvodzovkách'],
  ["UPDATE ziaci SET trieda = '9.A';", 'Riadok 1: UPDATE bez podmienky platí pre všetky riadky'],
  ['DELETE FROM knihy;', 'Riadok 1: DELETE bez podmienky platí pre všetky riadky'],
  ['SELECT nazov FROM knihy WHERE strany BETWEEN 200 AND 100;', 'Riadok 1: za BETWEEN je najprv väčšie číslo'],
  [
    "SELECT nazov FROM knihy WHERE zaner = 'komiks' AND zaner = 'sci-fi';",
    'Riadok 1: zaner nemôže mať dve hodnoty naraz',
  ],
  ["SELECT nazov FROM knihy WHERE nazov LIKE 'Pes';", 'Riadok 1: za LIKE nie je znak %'],
  ["SELECT nazov FROM knihy WHERE nazov LIKE '*Pes*';", 'Riadok 1: hviezdička za LIKE je obyčajný znak'],
  ["SELECT nazov FROM knihy WHERE nazov = '%Pes%';", 'Riadok 1: znak % pri = nič nezastupuje'],
  ["SELECT nazov FROM knihy ORDER BY 'strany';", "Riadok 1: 'strany' v apostrofoch je text, nie stĺpec"],
  ["SELECT meno FROM ziaci WHERE 'trieda' = '6.A';", "Riadok 1: 'trieda' v apostrofoch je text, nie stĺpec"],
  ['SELECT nazov FROM knihy LIMT;', 'Riadok 1: slovo LIMT si databáza vyložila ako prezývku tabuľky'],
  ['SELECT MAX(strany), nazov FROM knihy;', 'Riadok 1: stĺpec nazov je vedľa súhrnu MAX'],
  ['SELECT nazov strany FROM knihy;', 'Riadok 1: medzi nazov a strany asi chýba čiarka'],
  ["SELECT nazov FROM knihy WHERE zaner = 'komiks' || zaner = 'sci-fi';", 'Riadok 1: znaky || spájajú texty'],
  ['SELECT trieda meno FROM ziaci;', 'Riadok 1: medzi trieda a meno asi chýba čiarka'],
  ["SELECT id FROM vypozicky WHERE vratena = 'NULL';", "Riadok 1: 'NULL' v apostrofoch je obyčajný text"],
  ["SELECT id FROM vypozicky WHERE pozicana = '2.3.2026';", 'Riadok 1: dátum je zapísaný po slovensky'],
  ["UPDATE ziaci SET meno = 'Ema' AND trieda = '7.A' WHERE id = 1;", 'Riadok 1: v SET stojí AND namiesto čiarky'],
  ['SELECT meno FROM ziaci JOIN vypozicky ON ziaci.id = vypozicky.id;', 'Riadok 1: spájajú sa dva stĺpce id'],
  [
    'SELECT meno FROM ziaci JOIN vypozicky v ON v.ziak_id = ziaci.id\nJOIN knihy WHERE v.vratena IS NULL;',
    'Riadok 2: za JOIN chýba podmienka ON',
  ],
  [
    "SELECT z.meno FROM ziaci z WHERE z.trieda = '6.A' AND z.trieda = '6.B';",
    'Riadok 1: trieda nemôže mať dve hodnoty naraz',
  ],
  [
    "SELECT meno FROM ziaci LEFT JOIN vypozicky v ON v.ziak_id = ziaci.id WHERE v.pozicana > '2026-03-15';",
    'Riadok 1: podmienka za WHERE vyradí riadky bez v',
  ],
  [
    'SELECT meno, COUNT(*) FROM ziaci LEFT JOIN vypozicky v ON v.ziak_id = ziaci.id GROUP BY ziaci.id;',
    'Riadok 1: COUNT(*) pri LEFT JOIN počíta aj prázdny riadok',
  ],
  ['SELECT zaner, nazov\nFROM knihy\nGROUP BY zaner;', 'Riadok 1: stĺpec nazov nie je za GROUP BY'],
  ["SELECT meno + ', ' + trieda FROM ziaci;", 'Riadok 1: znak + texty nespája, spočíta ich ako čísla'],
  ['SELECT * FROM vypozicky\nWHERE pozicana >= 2026-04-01;', 'Riadok 2: 2026-04-01 bez apostrofov je odčítanie'],
  ['SELECT SUM(strany) / COUNT(*) FROM knihy;', 'Riadok 1: SUM / COUNT môže zahodiť desatinnú časť'],
])('%s is noted', async (code, title) => {
  const { result } = await run(code);
  expect(result.verdict).toBe('finished');
  expect(runMessage(result)).toMatchObject({ title, isNote: true });
});

test.each([
  'SELECT autor, COUNT(*) AS knihy, SUM(strany) AS strany_spolu FROM knihy GROUP BY autor ORDER BY strany_spolu DESC;',
  'SELECT ziaci.meno, COUNT(*) FROM vypozicky JOIN ziaci ON ziaci.id = vypozicky.ziak_id GROUP BY ziaci.id;',
  'SELECT k.nazov FROM knihy k WHERE k.strany > 100;',
  'SELECT meno, trieda, nazov FROM vypozicky JOIN ziaci ON ziaci.id = vypozicky.ziak_id JOIN knihy ON knihy.id = vypozicky.kniha_id WHERE vratena IS NULL ORDER BY pozicana;',
  'SELECT COUNT(*) AS pocet, SUM(strany) strany FROM knihy;',
  'SELECT nazov, (SELECT COUNT(*) FROM vypozicky WHERE kniha_id = knihy.id) AS pocet FROM knihy;',
  'SELECT meno FROM ziaci JOIN (SELECT * FROM vypozicky WHERE NOT vratena IS NULL) AS v ON v.ziak_id = ziaci.id;',
  'SELECT zaner FROM knihy WHERE strany + 5 > 3 AND strany - 10 - 2 > 1 GROUP BY zaner;',
  'SELECT meno FROM ziaci LEFT JOIN vypozicky v ON v.ziak_id = ziaci.id WHERE v.id IS NULL;',
  'SELECT meno, COUNT(v.id) FROM ziaci LEFT JOIN vypozicky v ON v.ziak_id = ziaci.id GROUP BY ziaci.id;',
  'SELECT meno FROM ziaci JOIN vypozicky v JOIN knihy k ON v.ziak_id = ziaci.id AND k.id = v.kniha_id;',
])('nothing is noted about %s', async (code) => {
  expect(runMessage((await run(code)).result)).toBe(null);
});

describe('the programs of the lessons find what stands behind them', { tags: ['thorough'] }, () => {
  const files = import.meta.glob<string>('/src/content/**/*.md', { query: '?raw', import: 'default', eager: true });
  const block = /```sql([^\n]*)\n([\s\S]*?)```(?:\n+```output\n([\s\S]*?)```)?/g;
  const programs = Object.entries(files).flatMap(([file, text]) => {
    let database = '';
    // What stands in a chapter's own file is indented.
    return [...text.replaceAll(/^ {4}/gm, '').matchAll(block)].flatMap(([, meta = '', code = '', output], index) => {
      database = /\bdatabase=([a-z0-9-]+)/.exec(meta)?.[1] ?? database;
      if (!database || output === undefined || /\bstatic\b/.test(meta)) return [];
      return [{ name: `${file} ${index + 1}`, database, code, output: output.trimEnd() }];
    });
  });
  const isBorder = (line: string) => /^[+-][-+ ]*$/.test(line);
  /** The cells that sqlite3 prints, in its framed form or in columns. */
  const cells = (line: string) =>
    line.startsWith('|')
      ? line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim())
      : line.trim().split(/ {2,}/);

  test.each(programs)('$name', async ({ code, database, output }) => {
    const { result, output: printed } = await run(code, database);
    const [, message] = /^(?:Parse|Runtime) error: (.*?)(?: \(\d+\))?$/m.exec(output) ?? [];
    if (result.verdict === 'failed') {
      expect(result.error.message).toBe(message);
      return;
    }
    expect(message).toBe(undefined);
    const found = tables(printed).flatMap(({ columns, rows }) => [
      columns,
      ...rows.map((row) => row.map((cell) => cell ?? 'NULL')),
    ]);
    expect(found).toEqual(
      output
        .split('\n')
        .filter((line) => !isBorder(line))
        .map(cells),
    );
  });

  const queries = programs.filter(({ code, output }) => /^\s*SELECT\b/i.test(code) && !output.includes('error:'));

  test.each(queries)('$name comes about step by step', async ({ code, database }) => {
    const steps = await askQuery(runtimeOf(database), code);
    if (!Array.isArray(steps)) throw new Error(steps.why);
    const [printed] = tables((await run(code, database)).output);
    const last = steps.at(-1);
    expect(last?.columns).toEqual(printed?.columns);
    expect(last?.rows.filter(({ isOut }) => !isOut).map(({ cells }) => cells)).toEqual(printed?.rows);
    const query = readQuery(code);
    const { where = null, groupBy = null, limit = null } = 'why' in query ? {} : query;
    const clauses = steps.map(({ clause }) => clause);
    expect(clauses[0]).toBe('FROM');
    expect([clauses.includes('WHERE'), clauses.includes('GROUP BY'), clauses.includes('LIMIT')]).toEqual(
      [where, groupBy, limit].map((clause) => clause !== null),
    );
  });
});

describe('how a query comes about', () => {
  const said = async (code: string) => {
    const steps = await askQuery(runtimeOf('kniznica'), code);
    if (!Array.isArray(steps)) return [steps.why];
    return steps.map(({ sentence }) =>
      sentence
        .map((part) => (typeof part === 'string' ? part : part.code))
        .join('')
        .replaceAll('\u00A0', ' '),
    );
  };

  test('each clause says what it has done, in numbers', async () => {
    expect(
      await said(
        'SELECT zaner, COUNT(*) AS pocet FROM knihy WHERE strany > 100 GROUP BY zaner HAVING pocet > 1 ORDER BY pocet DESC, zaner LIMIT 1; -- koniec',
      ),
    ).toEqual([
      'FROM: tabuľka knihy má 8 riadkov.',
      'WHERE: z 8 riadkov ostalo 6.',
      'GROUP BY: 6 riadkov rozdelí do 3 skupín podľa zaner.',
      'HAVING: z 3 skupín ostali 3.',
      'SELECT: z každej skupiny urobí jeden riadok, spolu 3.',
      'ORDER BY: 3 riadky zoradí podľa pocet zostupne, pri zhode podľa zaner vzostupne.',
      'LIMIT: z 3 riadkov ostal 1.',
    ]);
    expect(
      await said(
        "SELECT DISTINCT ziaci.meno FROM vypozicky LEFT JOIN ziaci ON ziaci.id = vypozicky.ziak_id, knihy WHERE knihy.nazov = 'Nič'",
      ),
    ).toEqual([
      'FROM: tabuľka vypozicky má 10 riadkov.',
      'JOIN: ku každému riadku pripojí to, čo k nemu patrí v tabuľke ziaci. Predtým 10 riadkov, teraz 10 riadkov. Kde nič nepatrí, je NULL.',
      'JOIN: každý riadok spojí s každým riadkom tabuľky knihy. Predtým 10 riadkov, teraz 80 riadkov.',
      'WHERE: z 80 riadkov neostal ani jeden.',
      'SELECT: z 0 riadkov vezme stĺpec meno.',
      'DISTINCT: niet z čoho vyberať, riadkov je 0.',
    ]);
    expect(await said('SELECT COUNT(*), (SELECT MAX(id) FROM ziaci) FROM knihy')).toEqual([
      'FROM: tabuľka knihy má 8 riadkov.',
      'SELECT: z 8 riadkov vypočíta jeden riadok.',
    ]);
    expect(await said('SELECT 1 + 1')).toEqual(['SELECT: vypočíta 1 riadok, tabuľku na to nepotrebuje.']);
  });

  test('rows that fall out are there, groups have their names, columns of the same name their tables', async () => {
    const steps = await askQuery(
      runtimeOf('kniznica'),
      'SELECT z.id FROM ziaci z JOIN vypozicky v ON v.ziak_id = z.id WHERE v.id < 3 GROUP BY 1',
    );
    if (!Array.isArray(steps)) throw new Error(steps.why);
    const [, joined, where, groups] = steps;
    expect(joined?.columns).toEqual(['z.id', 'meno', 'trieda', 'v.id', 'ziak_id', 'kniha_id', 'pozicana', 'vratena']);
    expect(where?.rows.map(({ isOut }) => isOut ?? false)).toEqual([false, false, ...Array(8).fill(true)]);
    expect(groups?.rows.map(({ group }) => group)).toEqual(['1', '3']);
  });

  test('what is more than one simple query says why it is not gone through', async () => {
    expect(await said('SELECT * FROM knihy a, knihy b, knihy c, knihy d')).toEqual([
      'Dopyt prechádza priveľa riadkov na to, aby sa dal krokovať.',
    ]);
    expect((await said('SELECT 1; SELECT 2'))[0]).toContain('iba jeden príkaz naraz');
  });
});
