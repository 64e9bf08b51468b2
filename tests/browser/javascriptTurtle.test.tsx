import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputLine, RunResult } from '#src/domain/program/run.ts';
import { runMessage } from '#src/domain/program/runMessage.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { mostTurtleActs, type TurtleAct, turtleActsOf } from '#src/domain/program/turtle.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import turtleScript from '#src/runtimes/javascript/turtle.js?raw';
import type { RunRequest, Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';

let runtime: Runtime;
const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${turtleScript}${frameScript}</script>`;
const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

beforeAll(async () => {
  runtime = createJavascriptRuntime({ frameUrl, container: document.body });
  await runtime.boot();
});
afterAll(() => runtime.dispose());

interface Drawn {
  result: RunResult;
  lines: OutputLine[];
  acts: TurtleAct[];
  printed: string[];
}

async function draw(code: string, more: Partial<RunRequest> = {}): Promise<Drawn> {
  const lines: OutputLine[] = [];
  const result = await runtime.run({ code, onOutput: (some) => lines.push(...some), ...more });
  const acts = turtleActsOf(lines);
  return { result, lines, acts, printed: lines.flatMap((line) => ('text' in line ? line.text : [])) };
}

const black = { color: 'black', width: 1 };

test('a square ends exactly where it began', async () => {
  const code =
    'for (let i = 0; i < 4; i++) {\n  turtle.forward(100);\n  turtle.left(90);\n}\nconsole.log(turtle.x(), turtle.y(), turtle.heading());';
  const { acts, printed } = await draw(code);
  expect(acts).toEqual([
    { act: 'go', x: 100, y: 0, pen: black },
    { act: 'turn', heading: 90 },
    { act: 'go', x: 100, y: 100, pen: black },
    { act: 'turn', heading: 180 },
    { act: 'go', x: 0, y: 100, pen: black },
    { act: 'turn', heading: 270 },
    { act: 'go', x: 0, y: 0, pen: black },
    { act: 'turn', heading: 0 },
  ]);
  expect(printed).toEqual(['0 0 0']);
});

test.each([3, 5, 7, 36, 360])('so does a shape of %i sides, as exactly as it is seen', async (sides) => {
  const { acts } = await draw(`for (let i = 0; i < ${sides}; i++) { turtle.fd(10); turtle.rt(360 / ${sides}); }`);
  const last = acts.at(-2);
  const { x, y } = last?.act === 'go' ? last : { x: 9, y: 9 };
  expect(Math.hypot(x, y)).toBeLessThan(1e-6);
});

test.each<[string, TurtleAct[]]>([
  ['turtle.backward(5); turtle.bk(5); turtle.back(1)', [-5, -10, -11].map((x) => ({ act: 'go', x, y: 0, pen: black }))],
  [
    'turtle.right(90); turtle.fd(2)',
    [
      { act: 'turn', heading: 270 },
      { act: 'go', x: 0, y: -2, pen: black },
    ],
  ],
  [
    'turtle.left(-30); turtle.lt(750)',
    [
      { act: 'turn', heading: 330 },
      { act: 'turn', heading: 0 },
    ],
  ],
  [
    'turtle.left(60); turtle.forward(10)',
    [
      { act: 'turn', heading: 60 },
      { act: 'go', x: 5, y: 8.660254038, pen: black },
    ],
  ],
  [
    'turtle.goto(3, 4); turtle.setx(-1); turtle.sety(2)',
    [
      [3, 4],
      [-1, 4],
      [-1, 2],
    ].map(([x = 0, y = 0]) => ({ act: 'go', x, y, pen: black })),
  ],
  [
    'turtle.setheading(45); turtle.goto(1, 1); turtle.home()',
    [
      { act: 'turn', heading: 45 },
      { act: 'go', x: 1, y: 1, pen: black },
      { act: 'go', x: 0, y: 0, pen: black },
      { act: 'turn', heading: 0 },
    ],
  ],
  [
    'turtle.penup(); turtle.fd(1); turtle.down(); turtle.width(3); turtle.pencolor("RED"); turtle.fd(1)',
    [
      { act: 'go', x: 1, y: 0, pen: null },
      { act: 'go', x: 2, y: 0, pen: { color: 'red', width: 3 } },
    ],
  ],
  ['turtle.circle(10)', [{ act: 'arc', x: 0, y: 0, heading: 0, radius: 10, extent: 360, pen: black }]],
  ['turtle.circle(10, 90)', [{ act: 'arc', x: 10, y: 10, heading: 90, radius: 10, extent: 90, pen: black }]],
  ['turtle.circle(-10, 90)', [{ act: 'arc', x: 10, y: -10, heading: 270, radius: -10, extent: 90, pen: black }]],
  ['turtle.circle(10, -90)', [{ act: 'arc', x: -10, y: 10, heading: 270, radius: 10, extent: -90, pen: black }]],
  [
    'turtle.dot(); turtle.dot(9); turtle.dot(9, "#F80")',
    [
      { act: 'dot', x: 0, y: 0, size: 5, color: 'black' },
      { act: 'dot', x: 0, y: 0, size: 9, color: 'black' },
      { act: 'dot', x: 0, y: 0, size: 9, color: '#f80' },
    ],
  ],
  [
    'turtle.color("red", "tomato"); turtle.write("Ahoj"); turtle.write(5, 30)',
    [
      { act: 'write', x: 0, y: 0, text: 'Ahoj', color: 'red', size: 8 },
      { act: 'write', x: 0, y: 0, text: '5', color: 'red', size: 30 },
    ],
  ],
  [
    'turtle.hide(); turtle.show(); turtle.speed(10); turtle.bgcolor("ivory"); turtle.clear()',
    [
      { act: 'show', isShown: false },
      { act: 'show', isShown: true },
      { act: 'ground', color: 'ivory' },
      { act: 'clear', isReset: false },
    ],
  ],
  [
    'turtle.fd(5); turtle.left(90); turtle.color("red"); turtle.up(); turtle.reset(); turtle.fd(1)',
    [
      { act: 'go', x: 5, y: 0, pen: black },
      { act: 'turn', heading: 90 },
      { act: 'clear', isReset: true },
      { act: 'go', x: 1, y: 0, pen: black },
    ],
  ],
  [
    'const { fd, left } = turtle; fd(1); left(1)',
    [
      { act: 'go', x: 1, y: 0, pen: black },
      { act: 'turn', heading: 1 },
    ],
  ],
])('%s', async (code, acts) => {
  expect(await draw(code)).toMatchObject({ acts, result: { verdict: 'finished' } });
});

test('what it goes around is filled, with arcs as they go', async () => {
  const { acts } = await draw(
    'turtle.fillcolor("gold");\nturtle.begin_fill();\nfor (let i = 0; i < 3; i++) {\n  turtle.fd(6);\n  turtle.lt(120);\n}\nturtle.end_fill();\nturtle.beginFill();\nturtle.circle(60, 180);\nturtle.endFill();\nturtle.endFill();',
  );
  const [triangle, half, ...others] = acts.filter(({ act }) => act === 'fill');
  expect(triangle).toEqual({
    act: 'fill',
    color: 'gold',
    points: [
      [0, 0],
      [6, 0],
      [3, 5.196152423],
      [0, 0],
    ],
  });
  expect(others).toEqual([]);
  const points = half?.act === 'fill' ? half.points : [];
  expect(points.length).toBeGreaterThan(8);
  for (const [x, y] of points) expect(Math.hypot(x, y - 60)).toBeCloseTo(60, 6);
  expect(points.at(-1)).toEqual([0, 120]);
});

test('what it asks', async () => {
  const { printed } = await draw(
    'turtle.goto(3, 4);\nconsole.log(turtle.distance(0, 0), turtle.distance(3, 5), turtle.x() + turtle.y());',
  );
  expect(printed).toEqual(['5 1 7']);
});

test('drawn and printed stand in the order in which it was done', async () => {
  const { lines } = await draw('turtle.fd(1);\nturtle.fd(1);\nconsole.log("a");\nturtle.fd(1);');
  expect(lines.map((line) => ('text' in line ? line.text : line.kind === 'drawing' && line.acts.length))).toEqual([
    2,
    'a',
    1,
  ]);
});

describe('a program that has a turtle of its own', () => {
  test.each(['const', 'let', 'var'])('by %s', async (word) => {
    const { printed, acts } = await draw(`${word} turtle = { fd: (x) => x + 1 };\nconsole.log(turtle.fd(1));`);
    expect([printed, acts]).toEqual([['2'], []]);
  });
  test('as a function', async () => {
    expect((await draw('console.log(turtle());\nfunction turtle() { return 5; }')).printed).toEqual(['5']);
  });
});

test.each([
  ['turtle.forward("100");', 'Riadok 1: forward čaká číslo, dostalo text "100"'],
  ['turtle.fd();', 'Riadok 1: forward čaká číslo'],
  ['let a;\nturtle.left(a * 2);', 'Riadok 2: left čaká číslo'],
  ['turtle.goto(1);', 'Riadok 1: goto čaká číslo'],
  ['turtle.circle([5]);', 'Riadok 1: circle čaká číslo'],
  ['turtle.color("cervena");', 'Riadok 1: farbu "cervena" korytnačka nepozná'],
  ['turtle.color("#12");', 'Riadok 1: farbu "#12" korytnačka nepozná'],
  ['turtle.color("url(x)");', 'Riadok 1: farbu "url(x)" korytnačka nepozná'],
  ['turtle.bgcolor();', 'Riadok 1: bgcolor čaká farbu'],
  ['turtle.foward(5);', 'Riadok 1: turtle.foward nie je funkcia'],
])('%s is said in our words', async (code, title) => {
  const message = runMessage((await draw(code)).result);
  expect(message?.title.replaceAll('\u00A0', ' ')).toBe(title);
  if (code.includes('foward')) expect(message?.text).toContain('Nemyslíš forward?');
});

test('one that draws without end is stopped, on its line', async () => {
  const { result, acts } = await draw('while (true) {\n  turtle.forward(1);\n}');
  expect(result).toMatchObject({ verdict: 'stopped', reason: 'output', line: 2 });
  expect(acts).toHaveLength(mostTurtleActs);
});

test('what it drew before an answer is not drawn twice, and its steps know how much was drawn', async () => {
  let steps: Step[] = [];
  const code = 'turtle.fd(1);\nconst kolko = Number(prompt("Koľko?"));\nturtle.fd(kolko);\nturtle.home();';
  const { acts } = await draw(code, {
    onAsk: async () => '5',
    onSteps: (told) => {
      steps = told;
    },
  });
  expect(acts.map((act) => ('x' in act ? act.x : act.act))).toEqual([1, 6, 0, 'turn']);
  expect(steps.map(({ line, drawn }) => [line, drawn])).toEqual([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 4],
  ]);
});

test('a long drawing is the same when it is watched', async () => {
  const code =
    'const vlocka = (n, d) => {\n  if (n === 0) return turtle.fd(d);\n  for (const u of [60, -120, 60, 0]) {\n    vlocka(n - 1, d / 3);\n    turtle.lt(u);\n  }\n};\nvlocka(5, 300);';
  const alone = await draw(code);
  const watched = await draw(code, { onSteps: () => {} });
  expect(watched.acts).toEqual(alone.acts);
  expect(alone.acts.length).toBeGreaterThan(2000);
});

test('a check that asks for a value draws nothing', async () => {
  const { result, acts } = await draw('function f() {\n  turtle.fd(1);\n  return 5;\n}', { calls: ['f()'] });
  expect(result).toMatchObject({ values: [{ value: 5 }] });
  expect(acts).toEqual([]);
});
