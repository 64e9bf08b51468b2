/** What the toolbar does to a text: replaces a range, and selects what is to be written over. */
export interface TextChange {
  from: number;
  to: number;
  insert: string;
  select: [number, number];
}

export type MarkdownAct = 'heading' | 'bold' | 'link' | 'list' | 'code' | BlockAct;
export type BlockAct =
  | 'button'
  | 'mistake'
  | 'note'
  | 'task'
  | 'hint'
  | 'program'
  | 'steps'
  | 'output'
  | 'solution'
  | 'slip';

export const markdownActs: readonly { act: MarkdownAct; name: string; key?: string }[] = [
  { act: 'heading', name: 'Nadpis', key: 'Ctrl + 2' },
  { act: 'bold', name: 'Tučné', key: 'Ctrl + B' },
  { act: 'link', name: 'Odkaz' },
  { act: 'list', name: 'Zoznam' },
  { act: 'code', name: 'Kód' },
];

/** What the bar of a newsletter has. */
export const newsletterActs: readonly { act: MarkdownAct; name: string; sign: string }[] = [
  { act: 'heading', name: 'Nadpis', sign: 'H' },
  { act: 'bold', name: 'Tučné', sign: 'B' },
  { act: 'link', name: 'Odkaz', sign: 'Odkaz' },
  { act: 'list', name: 'Zoznam', sign: 'Zoznam' },
  { act: 'button', name: 'Tlačidlo', sign: 'Tlačidlo' },
];

/** The blocks of a lesson; the first ones have a button of their own. */
export const blockActs: readonly { act: BlockAct; name: string }[] = [
  { act: 'mistake', name: 'Chyba' },
  { act: 'note', name: 'Poznámka' },
  { act: 'task', name: 'Úloha' },
  { act: 'hint', name: 'Nápoveda' },
  { act: 'program', name: 'Program' },
  { act: 'steps', name: 'Krokovač' },
  { act: 'output', name: 'Výstup' },
  { act: 'solution', name: 'Riešenie' },
  { act: 'slip', name: 'Častý omyl' },
];

/** The languages of programs that run in a lesson, each with how a program greets and says that it is to be written. */
const languages = {
  javascript: { greeting: 'console.log("Ahoj");', start: '// sem píš' },
  python: { greeting: 'print("Ahoj")', start: '# sem píš' },
  sql: { greeting: "SELECT 'Ahoj';", start: '-- sem píš' },
  html: { greeting: '<p>Ahoj</p>', start: '<!-- sem píš -->' },
};
export type LessonLanguage = keyof typeof languages;

/** In what a new program of a lesson is written: the language of its course, where that runs here. */
export function lessonLanguage(taught: string | null): LessonLanguage {
  const [first = ''] = /^[a-z]+/.exec(taught?.toLowerCase() ?? '') ?? [];
  return Object.hasOwn(languages, first) ? (first as LessonLanguage) : 'javascript';
}

/** `§` stands for what is selected, or for the words that are to be written over. */
const blocks: Record<BlockAct, (language: LessonLanguage) => { text: string; words: string }> = {
  button: () => ({ text: '::button[§]{href="/kurzy"}', words: 'Pozrieť kurz' }),
  mistake: () => ({ text: ':::mistake\n§\n:::', words: 'Čo sa stáva, a ako z toho von.' }),
  note: () => ({ text: ':::note\n§\n:::', words: 'Čo je dobré vedieť.' }),
  hint: () => ({ text: ':::hint\n§\n:::', words: 'Od čoho začať.' }),
  solution: () => ({ text: ':::solution\n§\n:::', words: 'Prečo takto.' }),
  program: (language) => ({ text: `\`\`\`${language}\n§\n\`\`\``, words: languages[language].greeting }),
  steps: () => ({
    text: '```javascript steps\n§\n```\n\n```output\n15\n```',
    words: 'let a = 4;\nlet b = 3 * (a + 1);\nconsole.log(b);',
  }),
  output: () => ({ text: '```output\n§\n```', words: 'Ahoj' }),
  slip: (language) => ({
    text: `:::slip\n\n\`\`\`${language}\n${languages[language].greeting.replace('Ahoj', 'nesprávny program')}\n\`\`\`\n\n§\n:::`,
    words: 'Čo povedať tomu, komu program robí toto.',
  }),
  task: (language) => ({
    text: [
      '::::task{id="ID" kind="write"}',
      '§',
      '',
      `\`\`\`${language} start`,
      languages[language].start,
      '```',
      '',
      `\`\`\`${language} solution`,
      languages[language].greeting,
      '```',
      '',
      '```yaml checks',
      '- name: Program pozdraví',
      '  prints: Ahoj',
      '```',
      '',
      ':::hint',
      'Od čoho začať.',
      ':::',
      '::::',
    ].join('\n'),
    words: 'Napíš program, ktorý…',
  }),
};

/** @param freeId The name of a new task, which no other on the site may have. */
export function changeFor(
  act: MarkdownAct,
  text: string,
  from: number,
  to: number,
  freeId: string,
  language: LessonLanguage = 'javascript',
): TextChange {
  const selected = text.slice(from, to);
  if (act === 'bold') return wrapped(selected || 'dôležité', '**', '**', from, to);
  if (act === 'code' && !selected.includes('\n')) return wrapped(selected || 'kód', '`', '`', from, to);
  if (act === 'code') return block({ text: `\`\`\`${language}\n§\n\`\`\``, words: '' }, text, from, to, selected);
  if (act === 'link') {
    const words = selected || 'kam to vedie';
    const insert = `[${words}](https://)`;
    const at = from + words.length + 3;
    return { from, to, insert, select: [at, at + 'https://'.length] };
  }
  if (act === 'heading' || act === 'list') return lines(act === 'heading' ? '## ' : '- ', text, from, to);
  const { text: form, words } = blocks[act](language);
  return block({ text: form.replace('ID', freeId), words }, text, from, to, selected);
}

/** A picture or whatever else is put at a place, as it is. */
export function insertion(markdown: string, from: number, to: number): TextChange {
  return { from, to, insert: markdown, select: [from + markdown.length, from + markdown.length] };
}

/** What is pasted stands between empty lines, and the cursor behind it. */
export function pastedBlock(markdown: string, text: string, from: number, to: number): TextChange {
  return block({ text: '§', words: '' }, text, from, to, markdown);
}

function wrapped(words: string, before: string, after: string, from: number, to: number): TextChange {
  const start = from + before.length;
  return { from, to, insert: `${before}${words}${after}`, select: [start, start + words.length] };
}

/** Puts a sign before each line of the selection, or takes it away where all have it. */
function lines(sign: string, text: string, from: number, to: number): TextChange {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const found = text.indexOf('\n', to);
  const end = found === -1 ? text.length : found;
  const all = text.slice(start, end).split('\n');
  const isOn = all.every((line) => line.startsWith(sign));
  const insert = all
    .map((line) => (isOn ? line.slice(sign.length) : `${sign}${line.replace(/^#{1,6} /, '')}`))
    .join('\n');
  return { from: start, to: end, insert, select: [start + insert.length, start + insert.length] };
}

/** A block stands between empty lines. */
function block(
  { text: form, words }: { text: string; words: string },
  text: string,
  from: number,
  to: number,
  selected: string,
): TextChange {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const above = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const below = after === '' || after.startsWith('\n\n') ? '\n' : after.startsWith('\n') ? '\n' : '\n\n';
  const inner = selected || words;
  const [head = '', tail = ''] = form.split('§');
  const start = from + above.length + head.length;
  return { from, to, insert: `${above}${head}${inner}${tail}${below}`, select: [start, start + inner.length] };
}

/** `words` in a text, as writers count them: without the signs of Markdown alone. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
