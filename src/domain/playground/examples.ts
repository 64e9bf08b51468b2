import type { Language } from '#src/domain/program/run.ts';
import type { PlaygroundProgram } from './keptProgram.ts';
import { filesOf } from './playgroundLanguages.ts';

/** The database of the courses that a query asks, where it names no other one. */
export const playgroundDatabase = 'kniznica';

const javascript = `const meno = "Nina";
const body = [4, 7, 9];
let spolu = 0;

for (const b of body) {
  spolu = spolu + b;
}
console.log(meno + ":", spolu);`;

const python = `meno = "Nina"
body = [4, 7, 9]
spolu = 0

for b in body:
    spolu = spolu + b

print(meno + ":", spolu)`;

const sql = `SELECT nazov, autor, strany
FROM knihy
WHERE strany > 200
ORDER BY strany;`;

const html = `<!doctype html>
<html lang="sk">
<head>
  <meta charset="utf-8">
  <title>Počítadlo</title>
  <link rel="stylesheet" href="style.css">
</head>
<body>
  <h1>Ahoj</h1>
  <p>Ťukni a rátaj.</p>
  <button id="tlacidlo">0</button>
  <script src="program.js"></script>
</body>
</html>`;

const css = `body {
  font-family: sans-serif;
  text-align: center;
}

button {
  padding: 12px 32px;
  font-size: 24px;
}`;

/** A word of the learner's program: nothing here reaches for it. */
const page = 'document';
const script = `const tlacidlo = ${page}.querySelector("#tlacidlo");
let pocet = 0;

tlacidlo.addEventListener("click", () => {
  pocet = pocet + 1;
  tlacidlo.textContent = pocet;
});`;

const example = (language: Language, name: string, ...codes: string[]): PlaygroundProgram => ({
  language,
  name,
  files: filesOf(language, codes),
});

/** What stands there before anybody has written anything. */
export const playgroundExamples: Record<Language, PlaygroundProgram> = {
  javascript: example('javascript', 'Hra s\u00A0bodmi', javascript),
  python: example('python', 'Hra s\u00A0bodmi', python),
  sql: { ...example('sql', 'Hrubé knihy', sql), database: playgroundDatabase },
  web: example('web', 'Počítadlo', html, css, script),
};
