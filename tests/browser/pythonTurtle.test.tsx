import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OutputLine } from '#src/domain/program/run.ts';
import type { Step } from '#src/domain/program/steps.ts';
import { drewTooMuch, mostTurtleActs, type TurtleAct, turtleActsOf } from '#src/domain/program/turtle.ts';
import { createPythonRuntime } from '#src/runtimes/python/createPythonRuntime.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';

let runtime: Runtime;
beforeAll(async () => {
  runtime = createPythonRuntime({ frameUrl: '/runtimes/python/0/frame.html', container: document.body });
  await runtime.boot();
}, 60_000);
afterAll(() => runtime.dispose());

async function run(code: string, onSteps?: (steps: Step[]) => void) {
  const lines: OutputLine[] = [];
  const onOutput = (printed: OutputLine[]) => void lines.push(...printed);
  const result = await runtime.run({ code, onOutput, onAsk: async () => '7', ...(onSteps && { onSteps }) });
  const acts = turtleActsOf(lines);
  const printed = lines.flatMap((line) => ('text' in line ? [line.text] : []));
  return { result, lines, acts, printed };
}

const black = { color: 'black', width: 1 };

describe('what the turtle does', () => {
  test('a square ends where it began', async () => {
    const { acts, printed, result } = await run(
      'from turtle import *\nfor i in range(4):\n    forward(100)\n    left(90)\nprint(pos(), xcor(), heading())',
    );
    expect(acts).toEqual<TurtleAct[]>([
      { act: 'go', x: 100, y: 0, pen: black },
      { act: 'turn', heading: 90 },
      { act: 'go', x: 100, y: 100, pen: black },
      { act: 'turn', heading: 180 },
      { act: 'go', x: 0, y: 100, pen: black },
      { act: 'turn', heading: 270 },
      { act: 'go', x: 0, y: 0, pen: black },
      { act: 'turn', heading: 0 },
    ]);
    expect(printed).toEqual(['(0.00,0.00) 0.0 0.0']);
    expect(result).toEqual({ verdict: 'finished' });
  });

  test.each<[code: string, act: object]>([
    ['circle(50)', { act: 'arc', x: 0, y: 0, heading: 0, radius: 50, extent: 360, pen: black }],
    ['circle(50, 180)', { act: 'arc', x: 0, y: 100, heading: 180, radius: 50, extent: 180, pen: black }],
    ['circle(-50, 90)', { act: 'arc', x: 50, y: -50, heading: 270, radius: -50, extent: 90, pen: black }],
    ['circle(50, -90)', { act: 'arc', x: -50, y: 50, heading: 270, radius: 50, extent: -90, pen: black }],
    ['right(90)', { act: 'turn', heading: 270 }],
    ['left(60)\nbk(10)', { act: 'go', x: -5, y: -8.660254038, pen: black }],
    ['goto((3, 4))', { act: 'go', x: 3, y: 4, pen: black }],
    ['setx(5)\nsety(2)', { act: 'go', x: 5, y: 2, pen: black }],
    ['pu()\nfd(1)', { act: 'go', x: 1, y: 0, pen: null }],
    ['pensize(4)\npencolor("Light Blue")\nfd(1)', { act: 'go', x: 1, y: 0, pen: { color: 'lightblue', width: 4 } }],
    ['colormode(255)\ncolor(255, 128, 0)\nfd(1)', { act: 'go', x: 1, y: 0, pen: { color: '#ff8000', width: 1 } }],
    ['color("red", "#ff0")\ndot()', { act: 'dot', x: 0, y: 0, size: 5, color: 'red' }],
    ['dot(20, "blue")', { act: 'dot', x: 0, y: 0, size: 20, color: 'blue' }],
    ['write(1 + 1, font=("Arial", 16, "bold"))', { act: 'write', x: 0, y: 0, text: '2', color: 'black', size: 16 }],
    [
      'write("Ahoj", align="center", font=("Arial", 10))',
      { act: 'write', x: -12, y: 0, text: 'Ahoj', color: 'black', size: 10 },
    ],
    ['begin_fill()\ncircle(10, 1e9)\nend_fill()\nht()', { act: 'show', isShown: false }],
    ['ht()', { act: 'show', isShown: false }],
    ['Screen().bgcolor("gold")', { act: 'ground', color: 'gold' }],
    ['clear()', { act: 'clear', isReset: false }],
    ['fd(3)\nreset()', { act: 'clear', isReset: true }],
    [
      'fillcolor("red")\nbegin_fill()\ncircle(50, steps=4)\nend_fill()',
      {
        act: 'fill',
        points: [
          [0, 0],
          [50, 50],
          [0, 100],
          [-50, 50],
          [0, 0],
        ],
        color: 'red',
      },
    ],
  ])('%s', async (code, act) => {
    expect((await run(`from turtle import *\n${code}\ndone()`)).acts.at(-1)).toEqual(act);
  });

  test('it says where it is', async () => {
    const { printed } = await run(
      `import turtle
t = turtle.Turtle()
t.goto(3, 4)
print(t.distance(0, 0), t.towards(3, 10), t.pos() + (1, 1), abs(t.pos()), t.isdown(), t.color(), t.speed(), t.filling())`,
    );
    expect(printed).toEqual(["5.0 90.0 (4.00,5.00) 5.0 True ('black', 'black') 3 False"]);
  });

  test('what is printed, asked and drawn stays in order', async () => {
    const { lines } = await run(
      'import turtle\nprint("a")\nturtle.fd(1)\nturtle.fd(1)\ninput("Vek? ")\nturtle.lt(int(turtle.textinput("", "Uhol?")))',
    );
    const told = lines.flatMap((line) =>
      line.kind === 'drawing' ? line.acts.map(({ act }) => act) : 'text' in line ? [line.text] : [],
    );
    expect(told).toEqual(['a', 'go', 'go', 'Vek? 7', 'Uhol? 7', 'turn']);
  });

  test('of several turtles the one that acts is at its place', async () => {
    const { acts } = await run(
      'from turtle import Turtle\na = Turtle()\nb = Turtle()\na.fd(10)\nb.lt(90)\nb.fd(5)\na.fd(1)',
    );
    expect(
      acts.map((act) =>
        'x' in act ? [act.x, act.y, act.act === 'go' && act.pen !== null] : 'heading' in act && act.heading,
      ),
    ).toEqual([[10, 0, true], [0, 0, false], 0, 90, [0, 5, true], [10, 0, false], 0, [11, 0, true]]);
  });

  test('it is stepped like everything else, and no step goes into it', async () => {
    const told: Step[][] = [];
    const code = 'from turtle import *\ndef ciara(n):\n    fd(n)\n    lt(90)\nfor i in range(2):\n    ciara(10)';
    const { acts } = await run(code, (steps) => told.push(steps));
    const steps = told[0] ?? [];
    expect(new Set(steps.map(({ line }) => line))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
    expect(steps.at(-1)?.drawn).toBe(acts.length);
    expect(steps.find(({ line, event }) => line === 3 && event === 'line')?.drawn).toBe(1);
    // Of its many names none stands among the learner's own.
    expect(steps.at(-1)?.frames[0]?.variables.map(({ name }) => name)).toEqual(['i']);
  });

  test('a program stops that draws without end', async () => {
    // A wait sets the clock anew: it is not stopped because a busy machine is slow.
    const code =
      'import turtle, time\nwhile True:\n    turtle.fd(1)\n    if turtle.xcor() % 1000 == 0:\n        time.sleep(0)';
    const { result, acts } = await run(code);
    expect(result).toEqual({ verdict: 'stopped', reason: 'output', line: 3, said: drewTooMuch });
    expect(acts).toHaveLength(mostTurtleActs);
  });

  test('the next program has a turtle of its own, and a file of its own is its module', async () => {
    await run('import turtle\nturtle.fd(50)\nturtle.color("red")\nturtle.forward = None');
    expect((await run('import turtle\nturtle.forward(1)')).acts).toEqual([{ act: 'go', x: 1, y: 0, pen: black }]);
    const { printed } = await run('open("turtle.py", "w").write("x = 7")\nimport turtle\nprint(turtle.x)');
    expect(printed).toEqual(['7']);
  });

  test.each([
    ['turtle.forward()', 'príkaz forward nedostal, čo potrebuje'],
    ['turtle.fd("10")', 'príkaz forward potrebuje číslo, a\u00A0dostal: text'],
    ['turtle.color("modra")', 'farbu modra korytnačka nepozná'],
    ['turtle.bgcolor(1, 2, 3)', 'takú farbu korytnačka nepozná'],
    ['turtle.left(1, 2)', 'príkaz left nečaká toľko hodnôt'],
    ['turtle.goto(1)', 'príkaz goto potrebuje dve čísla: x\u00A0a\u00A0y'],
    ['turtle.fd(float("inf"))', 'príkaz forward dostal číslo, ktoré nemá koniec'],
    ['for i in range(99): turtle.fd(1e308)', 'príkaz goto dostal číslo, ktoré nemá koniec'],
    ['turtle.onkey(print, "a")', 'príkaz onkey tu použiť nemožno'],
    ['turtle.Screen().listen()', 'príkaz listen tu použiť nemožno'],
  ])('%s is told in Slovak', async (code, what) => {
    const { result } = await run(`import turtle\n${code}`);
    expect(result.verdict === 'failed' && [result.error.line, result.error.said?.what]).toEqual([2, what]);
  });
});
