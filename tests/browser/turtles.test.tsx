import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutputLine } from '#src/domain/program/run.ts';
import { type TurtleAct, turtleActsOf } from '#src/domain/program/turtle.ts';
import { createJavascriptRuntime } from '#src/runtimes/javascript/createJavascriptRuntime.ts';
import frameScript from '#src/runtimes/javascript/frame.js?raw';
import turtleScript from '#src/runtimes/javascript/turtle.js?raw';
import { createPythonRuntime } from '#src/runtimes/python/createPythonRuntime.ts';
import type { Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';

const html = `<!doctype html><meta charset="utf-8"><script>${showScript}${turtleScript}${frameScript}</script>`;
const container = document.body;
let javascript: Runtime;
let python: Runtime;

beforeAll(async () => {
  javascript = createJavascriptRuntime({
    frameUrl: `data:text/html;charset=utf-8,${encodeURIComponent(html)}`,
    container,
  });
  python = createPythonRuntime({ frameUrl: '/runtimes/python/0/frame.html', container });
  await Promise.all([javascript.boot(), python.boot()]);
}, 60_000);
afterAll(() => {
  javascript.dispose();
  python.dispose();
});

async function drawn(runtime: Runtime, code: string): Promise<TurtleAct[]> {
  const lines: OutputLine[] = [];
  const result = await runtime.run({ code, onOutput: (printed) => lines.push(...printed) });
  expect(result.verdict, code).toBe('finished');
  return turtleActsOf(lines);
}

/** Commands that both languages write alike. */
const drawings: [name: string, commands: string][] = [
  ['a square', 'forward(100) left(90) forward(100) left(90) forward(100) left(90) forward(100) left(90)'],
  ['a triangle backwards', 'backward(33.3) right(120) backward(33.3) right(120) backward(33.3) right(120)'],
  ['circles and arcs', 'circle(50) circle(-30) circle(40, 90) circle(-40, 200) circle(10, -45) circle(0, 90)'],
  ['what is filled', 'color("red", "yellow") begin_fill() forward(50) circle(20, 180) goto(0, 0) end_fill()'],
  ['a long round edge', 'begin_fill() circle(10, 7200) end_fill()'],
  [
    'dots and words',
    'dot() width(5) dot() dot(20, "#ff8800") write("Ahoj, ako sa máš?") pencolor("Light Blue") write(7)',
  ],
  ['pen up, and its places', 'penup() goto(-20.5, 30.25) pendown() setx(3) sety(4) home() setheading(-90) fd(1)'],
  ['far away', 'goto(1e7, -1e7) left(33) forward(2500000) circle(1e6, 77)'],
  ['what is seen', 'bgcolor("navy") hideturtle() forward(1) showturtle() clear() forward(2) reset() forward(3)'],
];

test.each(drawings)('both languages draw the same: %s', async (_name, commands) => {
  const each = commands.split(/(?<=\)) /);
  const inPython = await drawn(python, `from turtle import *\n${each.join('\n')}`);
  expect(await drawn(javascript, each.map((command) => `turtle.${command};`).join('\n'))).toEqual(inPython);
  expect(inPython.length).toBeGreaterThan(1);
});
