import { javascriptFrame } from './javascriptFrame.ts';
import { pythonFrame } from './pythonFrame.ts';
import { sqlFramePath } from './sqlFiles.ts';
import { webFrame } from './webFrame.ts';

const frames: Partial<Record<string, { path: string }>> = {
  javascript: javascriptFrame,
  python: pythonFrame,
  web: webFrame,
};

/** Where a language runs, SQL on the database of that name; `null` where nothing runs it. */
export function runtimeAddress(language: string, database: string | null = null): string | null {
  return language === 'sql' ? sqlFramePath(database ?? '') : (frames[language]?.path ?? null);
}
