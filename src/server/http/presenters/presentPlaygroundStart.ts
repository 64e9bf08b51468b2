import type { PlaygroundStart } from '#src/contract/playgroundStart.ts';
import { playgroundDatabase, playgroundExamples } from '#src/domain/playground/examples.ts';
import type { PlaygroundProgram, ProgramFile } from '#src/domain/playground/keptProgram.ts';
import { tablesOf } from '#src/domain/playground/tablesOf.ts';
import { runtimeAddress } from '#src/server/runtimes/runtimeAddress.ts';
import { courseDatabases } from '#src/server/runtimes/sqlFiles.ts';
import { renderText } from '#src/server/texts/texts.ts';

let start: Promise<PlaygroundStart> | null = null;

/** It is the same as long as the process runs. */
export function presentPlaygroundStart(): Promise<PlaygroundStart> {
  start ??= present().catch((error) => {
    start = null;
    throw error;
  });
  return start;
}

async function present(): Promise<PlaygroundStart> {
  const languages = await Promise.all(Object.values(playgroundExamples).map(presentLanguage));
  const databases = [...courseDatabases].flatMap(([id, text]) => {
    const address = runtimeAddress('sql', id);
    return address === null ? [] : [{ id, tables: tablesOf(text), address }];
  });
  return { languages, databases };
}

async function presentLanguage({ language, files }: PlaygroundProgram) {
  const address = runtimeAddress(language, playgroundDatabase);
  if (address === null) throw new Error(`Nothing runs ${language}.`);
  return { language, address, files: await Promise.all(files.map(presentFile)) };
}

/** As a block of a lesson is coloured. */
async function presentFile({ name, code }: ProgramFile) {
  const fence = name.split('.').at(-1)?.replace(/^js$/, 'javascript').replace(/^py$/, 'python');
  const html = await renderText(`\`\`\`${fence}\n${code}\n\`\`\``);
  return { name, html: /<code[^>]*>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '' };
}
