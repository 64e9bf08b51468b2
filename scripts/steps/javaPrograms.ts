import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A whole program in a text of the content, with the output that the text gives it. */
export interface JavaProgram {
  /** Where it stands, for people. */
  place: string;
  code: string;
  output: string;
}

const block = /^```java([^\n]*)\n([\s\S]*?)\n```$/gm;
/** The output belongs to the program unless another thing begins before it. */
const outputBehind = /^(?:(?!#|:::|```java)[^\n]*\n)*?```output[^\n]*\n([\s\S]*?)\n```$/m;

/** The Java programs of all texts that run: those that the compiler refuses have its words for their output. */
export function javaPrograms(folder = 'src/content'): JavaProgram[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.md'));
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(block)].flatMap(({ 0: whole, 1: meta = '', 2: code = '', index }) => {
      const behind = outputBehind.exec(text.slice(index + whole.length + 1));
      const output = behind?.index === 0 ? (behind[1] ?? '') : null;
      const isWhole = /\bclass \w+/.test(code) && /\bmain\(/.test(code);
      if (output === null || !isWhole || /\b(?:start|static)\b/.test(meta)) return [];
      if (/^\w+\.java:\d+: error:/m.test(output)) return [];
      return [{ place: `${file}:${text.slice(0, index).split('\n').length}`, code, output }];
    });
  });
}
