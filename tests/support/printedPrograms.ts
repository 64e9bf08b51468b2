interface PrintedProgram {
  name: string;
  code: string;
  output: string;
  /** What is typed where it asks. */
  answers: string[];
}

const fence = '```';
// Line by line, so that no block begins in one fence and ends in another.
const lines = `((?:(?!${fence}).*\n)*)${fence}`;

/** The programs of the lessons that run, in a language, with the output that stands right behind them. */
export function printedPrograms(language: 'javascript' | 'python'): PrintedProgram[] {
  const files = import.meta.glob<string>('/src/content/**/*.md', { query: '?raw', import: 'default', eager: true });
  const block = new RegExp(`^${fence}${language}(.*)\n${lines}\n+${fence}output.*\n${lines}$`, 'gm');
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(block)]
      .filter(([, meta = '']) => !/\bstatic\b/.test(meta))
      .map(([, meta = '', code = '', output = ''], index) => ({
        name: `${file} ${index + 1}`,
        code,
        output: output.trimEnd(),
        answers: /\banswers="([^"]*)"/.exec(meta)?.[1]?.split('|') ?? [],
      })),
  );
}
