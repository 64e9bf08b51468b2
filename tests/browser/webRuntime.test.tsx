import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { joinFiles } from '#src/domain/program/joinFiles.ts';
import type { OutputLine, RunResult } from '#src/domain/program/run.ts';
import { runMessage } from '#src/domain/program/runMessage.ts';
import type { PageVisit, Runtime } from '#src/runtimes/runtime.ts';
import showScript from '#src/runtimes/showValue.js?raw';
import { createWebRuntime } from '#src/runtimes/web/createWebRuntime.ts';
import frameScript from '#src/runtimes/web/frame.js?raw';

let runtime: Runtime;
const place = document.createElement('div');

// As the server answers it.
const policy =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; frame-src 'none'; base-uri 'none'; form-action 'none'";
const html = `<!doctype html><meta charset="utf-8"><meta http-equiv="content-security-policy" content="${policy}"><body><script>${showScript}${frameScript}</script>`;
const frameUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

beforeAll(async () => {
  document.body.append(place);
  runtime = createWebRuntime({ frameUrl, container: document.body });
  await runtime.boot();
});
afterEach(() => runtime.stop());
afterAll(() => runtime.dispose());

const said = (line: OutputLine) => ('text' in line ? line.text : '');
const page = (script: string) => `<!doctype html>\n<h1>Hra</h1>\n<script>\n${script}\n</script>\n`;

async function run(code: string, shown?: HTMLElement): Promise<{ result: RunResult; output: string }> {
  const lines: string[] = [];
  const result = await runtime.run({ code, place: shown, onOutput: (printed) => lines.push(...printed.map(said)) });
  return { result, output: lines.join('\n') };
}

test.each([
  ['console.log("Ahoj", [1, "dva"], { a: null })', "Ahoj [ 1, 'dva' ] { a: null }"],
  ['console.log(document.querySelector("h1"))', '<h1>'],
  [
    'console.log(document.documentElement.outerHTML.includes("$krok"), document.scripts.length, document.compatMode)',
    'true 1 CSS1Compat',
  ],
  [
    'alert("Pozor"); console.log(confirm("Naozaj?"), confirm("Určite?"), prompt("Meno?"))',
    'Pozor\nStránka sa tu nepýta: confirm dostal odpoveď áno.\nStránka sa tu nepýta: prompt dostal prázdny text.\ntrue true ',
  ],
  ['console.assert(1 < 2); console.assert(1 > 2, "jedna")', 'Assertion failed: jedna'],
  ['addEventListener("load", () => console.log("hotovo"))', 'hotovo'],
])('%s', async (script, output) => {
  expect(await run(page(script))).toEqual({ result: { verdict: 'finished' }, output });
});

describe('what stops', { tags: ['thorough'] }, () => {
  test.each([
    ['an endless loop', 'let i = 0;\nwhile (true) {\n  i++;\n}', 'time', 6],
    ['endless output', 'while (true)\n  console.log(1);', 'output', 5],
    ['one that waits for promises alone', 'async function f() {\n  while (true) await 1;\n}\nf();', 'time', 5],
    ['a memory hog', 'const pole = [];\nwhile (true) pole.push(new Array(1000).fill(1));', 'time', 5],
    ['a page that grows', 'while (true)\n  document.body.append(document.createElement("p"));', 'time', 5],
  ])('%s', { timeout: 20_000 }, async (_, script, reason, line) => {
    expect((await run(page(script))).result).toEqual({ verdict: 'stopped', reason, line });
    expect((await run(page('console.log("žijem")'))).output).toBe('žijem');
  });

  test.each([
    ['onclick="let i = 0;\nwhile (true) i++"', 3],
    ["onclick='while (true) {}'", 2],
    ['onclick=while(true){}', 2],
    ['title="a > b" ONCLICK = "if (1 &lt; 2 && &quot;a&quot;) for (;;);"', 2],
    ['onclick="f()" onfocus="return 1"', 5],
  ])('an endless loop in <button %s>', { timeout: 20_000 }, async (attributes, line) => {
    const code = `<!doctype html>\n<button ${attributes}>+</button>\n<script>\nfunction f() {\n  for (;;);\n}\ndocument.querySelector("button").click()\n</script>`;
    const { result } = await run(code, place);
    expect(result).toEqual({ verdict: 'stopped', reason: 'time', line });
    expect(runMessage(result)?.title).toBe('Program bežal priveľmi dlho');
    expect((await run(page('console.log("žijem")'))).output).toBe('žijem');
  });

  test('what is stuck where no statement begins', { timeout: 20_000 }, async () => {
    const { result } = await run(page('/^(a+)+$/.test("a".repeat(40) + "b")'));
    expect(result).toEqual({ verdict: 'stopped', reason: 'time', line: null });
  });

  test('a page that is shown, by the learner', async () => {
    const running = run(page('setInterval(() => console.log("tik"), 10)'), place);
    await expect.poll(() => runtime.state, { timeout: 10_000 }).toBe('running');
    expect(place.querySelector('iframe')).not.toBeNull();
    runtime.stop();
    expect((await running).result).toEqual({ verdict: 'stopped', reason: 'learner', line: null });
    expect(place.querySelector('iframe')).toBeNull();
  });

  test('a page on a machine that is slow to begin goes on', { timeout: 30_000 }, async () => {
    // Its thread is busy with something else for longer than a page that is stuck may be silent.
    const busy =
      '<script>onmessage = () => { onmessage = null; for (const end = Date.now() + 4000; Date.now() < end; ); }</script>';
    const slowUrl = `data:text/html;charset=utf-8,${encodeURIComponent(html.replace('<body>', `<body>${busy}`))}`;
    const slow = createWebRuntime({ frameUrl: slowUrl, container: document.body });
    const lines: string[] = [];
    const request = {
      code: page('console.log("žijem")'),
      onOutput: (more: OutputLine[]) => lines.push(...more.map(said)),
    };
    expect(await slow.run(request)).toEqual({ verdict: 'finished' });
    expect(lines).toEqual(['žijem']);
    slow.dispose();
  });

  test('a page of many pauses goes on', async () => {
    const busy =
      'let n = 0; function f() { for (let i = 0; i < 1e5; i++) n++; if (n < 3e6) requestAnimationFrame(f); else console.log("hotovo") } f()';
    const lines: string[] = [];
    void runtime.run({ code: page(busy), place, onOutput: (printed) => lines.push(...printed.map(said)) });
    await expect.poll(() => lines, { timeout: 10_000 }).toEqual(['hotovo']);
  });
});

test.each([
  ['console.log(b);', { kind: 'runtime', name: 'ReferenceError', message: 'b is not defined', line: 4 }],
  [
    'setTimeout(() => {\n  null.x;\n}, 10);',
    { kind: 'runtime', name: 'TypeError', message: "Cannot read properties of null (reading 'x')", line: 5 },
  ],
  [
    'function f() {\n  return f() + 1;\n}\nf();',
    { kind: 'runtime', name: 'RangeError', message: expect.any(String), line: 5 },
  ],
  ['\nconst a = (1;', { kind: 'syntax', name: 'SyntaxError', message: expect.any(String), line: 5 }],
])('%s fails', async (script, error) => {
  expect((await run(page(script), place)).result).toEqual({ verdict: 'failed', error: expect.objectContaining(error) });
  // What there is of the page can still be seen.
  expect(place.querySelector('iframe')).not.toBeNull();
});

test('a script of a page awaits nothing outside of functions', async () => {
  const { result } = await run(page('console.log(1);\nawait 0;'), place);
  const said = expect.objectContaining({ what: 'await stojí mimo funkcie async' });
  expect(result).toMatchObject({ verdict: 'failed', error: { kind: 'syntax', line: 5, said } });
});

test('a page without scripts is over when it has come, and stays', async () => {
  expect((await run('<h1>Ahoj</h1><style>h1 { color: red }</style>', place)).result).toEqual({ verdict: 'finished' });
  expect(place.querySelector('iframe')).not.toBeNull();
});

test('what stands in attributes does what it did', async () => {
  const code = `<button title='onclick="1"' onclick="this.dataset.a = '&amp;' + &quot;b&quot;; return false">+</button>
<textarea><b onclick="a()"></textarea><!-- <b onclick="a()"> -->
<script>
const button = document.querySelector("button");
button.click();
console.log(button.title, button.dataset.a, document.querySelector("textarea").value, document.body.innerHTML.includes('<!-- <b onclick="a()"> -->'));
</script>`;
  expect((await run(code)).output).toBe('onclick="1" &b <b onclick="a()"> true');
});

describe('a visit', () => {
  const code = page(`const h1 = document.querySelector("h1");
document.body.insertAdjacentHTML("beforeend", "<button>+</button><input><p></p><p></p>");
let n = 0;
document.querySelector("button").addEventListener("click", () => h1.textContent = ++n);
document.querySelector("input").addEventListener("input", (e) => h1.dataset.meno = e.target.value);
document.addEventListener("keydown", (e) => setTimeout(() => h1.append(e.key), 20));`);

  test.each<[Omit<PageVisit, 'code'>, (string | null)[]]>([
    [{ acts: [], see: 'h1' }, ['Hra']],
    [{ acts: [{ click: 'button' }, { click: 'button' }], see: 'h1' }, ['2']],
    [{ acts: [{ type: 'Nina', into: 'input' }], see: 'h1', attribute: 'data-meno' }, ['Nina']],
    [{ acts: [{ key: 'a' }, { wait: 50 }], see: 'h1' }, ['Hraa']],
    [{ acts: [], see: 'p' }, ['', '']],
    [{ acts: [], see: 'table' }, []],
    [{ acts: [{ click: 'table' }], see: 'table' }, [null]],
  ])('%o', async (visit, found) => {
    expect(await runtime.inspect({ code, ...visit })).toEqual({ found });
  });

  test('a key is told as a keyboard tells it', async () => {
    const heard = page(`document.querySelector("h1").textContent = "";
for (const name of ["keydown", "keypress", "keyup"]) document.addEventListener(name, (e) =>
  document.querySelector("h1").append(\`\${name} \${e.key} \${e.code} \${e.keyCode} \${e.shiftKey}; \`));`);
    const press = async (key: string) =>
      (await runtime.inspect({ code: heard, acts: [{ key }], see: 'h1' })).found[0]
        ?.split('; ')
        .map((one) => one.trim());
    expect(await press('w')).toEqual([
      'keydown w KeyW 87 false',
      'keypress w KeyW 119 false',
      'keyup w KeyW 87 false;',
    ]);
    expect((await press('W'))?.[0]).toBe('keydown W KeyW 87 true');
    expect((await press('7'))?.[0]).toBe('keydown 7 Digit7 55 false');
    expect(await press('ArrowUp')).toEqual(['keydown ArrowUp ArrowUp 38 false', 'keyup ArrowUp ArrowUp 38 false;']);
  });

  test('a click is told as a mouse tells it, and a key presses the button that has the focus', async () => {
    const heard = page(`document.body.insertAdjacentHTML("beforeend", "<button>+</button><button disabled>-</button>");
const [button, off] = document.querySelectorAll("button");
const told = [];
for (const name of ["pointerdown", "mousedown", "focus", "pointerup", "mouseup", "click"]) {
  button.addEventListener(name, (e) => {
    const { left, width } = button.getBoundingClientRect();
    // A key gives no place.
    const isInside = !e.detail || (e.clientX > left && e.clientX < left + width);
    told.push(isInside ? name : name + " beside");
    document.querySelector("h1").textContent = told.join(" ");
  });
}
off.addEventListener("click", () => told.push("off"));`);
    const heardOf = async (...acts: PageVisit['acts']) =>
      (await runtime.inspect({ code: heard, acts, see: 'h1' })).found[0];
    const mouse = 'pointerdown mousedown focus pointerup mouseup click';
    expect(await heardOf({ click: 'button' })).toBe(mouse);
    expect(await heardOf({ click: 'button' }, { key: 'Enter' }, { key: ' ' })).toBe(`${mouse} click click`);
    expect(await heardOf({ click: 'button + button' }, { click: 'button' })).toBe(mouse);
  });

  test('what fails when it is pressed is told with its line', async () => {
    const failing = page(`const otocenia = 0;
document.querySelector("h1").addEventListener("click", () => {
  otocenia++;
});`);
    expect(await runtime.inspect({ code: failing, acts: [{ click: 'h1' }], see: 'h1' })).toEqual({
      found: ['Hra'],
      error: {
        kind: 'runtime',
        name: 'TypeError',
        message: 'Assignment to constant variable.',
        line: expect.any(Number),
        said: expect.objectContaining({ what: 'otocenia je const, zmeniť sa nedá' }),
      },
    });
  });
});

test.each([
  'localStorage.length',
  'sessionStorage.length',
  'document.cookie',
  'indexedDB.open("x").then',
  'caches.keys().then.x.y',
  'parent.document',
  'top.document',
  'top.location.href',
  'parent.localStorage',
  'new RTCPeerConnection()',
  'eval("1")',
  'navigator.serviceWorker.register("/x.js").then.x.y',
])('%s is out of reach', async (code) => {
  const { result } = await run(page(`console.log(${code})`));
  expect(result.verdict).toBe('failed');
});

describe('the pages of the lessons run', { tags: ['thorough'] }, () => {
  const files = import.meta.glob<string>('/src/content/**/*.md', { query: '?raw', import: 'default', eager: true });
  const pages = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/^::::page\{name="([^"]+)"[^\n]*\n([\s\S]*?)^::::$/gm)].map(([, name, body = '']) => ({
      name: `${file}: ${name}`,
      parts: [...body.matchAll(/```\w+ title="([^"]+)"\n([\s\S]*?)\n```/g)].map((part) => ({
        name: part[1] ?? '',
        code: part[2] ?? '',
      })),
    })),
  );

  test.each(pages)('$name', async ({ parts }) => {
    const { html: code } = joinFiles(parts);
    expect(code).not.toContain('src="hra.js"');
    expect(await run(code)).toEqual({ result: { verdict: 'finished' }, output: '' });
  });
});
