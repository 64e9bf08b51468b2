import type { Exercise } from '#src/contract/exercise.ts';

type Language = Exercise['language'];

/** Of each language its remarks and texts: nothing in them is a word of the program. */
export const silent: Record<Language, RegExp> = {
  javascript: /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|`(?:\\[\s\S]|[^`\\])*`?/g,
  java: /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)|"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?/g,
  python: /#.*|[fFrRbBuU]{0,2}(?:"""[\s\S]*?(?:"""|$)|'''[\s\S]*?(?:'''|$)|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)/g,
  sql: /--.*|\/\*[\s\S]*?(?:\*\/|$)|'[^']*'?/g,
  // Values of attributes count: they say what a page is made of.
  web: /<!--[\s\S]*?(?:-->|$)|\/\*[\s\S]*?(?:\*\/|$)|(?<=^|\s)\/\/.*/gm,
  words: /(?!)/,
};
const anyCase = new Set<Language>(['sql', 'web']);

/** The 1-based line on which a word of the language first stands, outside of texts and remarks; `null` when it does not. */
export function findWord(program: string, language: Language, word: string): number | null {
  const heard = heardOf(program, language);
  const escaped = word.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = `${/^[\p{L}\p{N}_$]/u.test(word.trim()) ? '(?<![\\p{L}\\p{N}_$])' : ''}${escaped.replace(/\s+/g, '\\s+')}${
    /[\p{L}\p{N}_$]$/u.test(word.trim()) ? '(?![\\p{L}\\p{N}_$])' : ''
  }`;
  const found = new RegExp(pattern, anyCase.has(language) ? 'iu' : 'u').exec(heard);
  return found && heard.slice(0, found.index).split('\n').length;
}

/** The program without its texts and remarks, on as many lines. Of a page its tags and their values, its styles and scripts are heard. */
function heardOf(program: string, language: Language): string {
  const heard = program.replace(silent[language], (text) => quiet(text, language));
  if (language !== 'web') return heard;
  return heard.replace(
    /(<script\b[^>]*>)([\s\S]*?)(<\/script|$)|(<style\b[\s\S]*?(?:<\/style|$))|(<[a-z/!][^>]*>?)|[^<]+|</gi,
    (all, open, script: string, close, style, tag) => {
      if (open !== undefined) return open + heardOf(script, 'javascript') + close;
      return style ?? tag ?? all.replace(/[^\n]/g, ' ');
    },
  );
}

/** Nothing of it is heard but its lines, and what is computed inside of a text. */
function quiet(text: string, language: Language): string {
  const computed =
    language === 'javascript' && text.startsWith('`')
      ? /\$\{[^}]*\}/g
      : language === 'python' && /^[rRbBuU]?[fF]/.test(text)
        ? /\{[^}]*\}/g
        : null;
  const inside = (computed && text.match(computed)) ?? [];
  const lines = '\n'.repeat(text.split('\n').length - 1);
  return ` ${inside.join(' ')} ${lines}`;
}
