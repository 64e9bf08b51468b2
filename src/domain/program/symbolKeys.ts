import type { Language } from './run.ts';

/** What a row of keys offers beside a phone's keyboard. */
export const symbolKeys: Record<Language, readonly string[]> = {
  javascript: [';', '"', '(', ')', '{', '}', '=', '<', '>', '!', '&', '|', '+', '`', '$', '%', "'", '[', ']', '\t'],
  python: [':', '(', ')', '"', '=', '[', ']', '#', '\t'],
  sql: ["'", '(', ')', ',', ';', '=', '<', '>', '*'],
  web: ['<', '>', '/', '=', '"', '{', '}', '(', ')', ';', ':', '\t'],
};

/** One step to the right, in spaces. */
export const indentOf = (language: Language | 'java') => (language === 'python' ? '    ' : '  ');
