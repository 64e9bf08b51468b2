import { explainJavascriptError, explainPageAwait } from '#src/domain/program/javascriptErrors.ts';
import type { ProgramError } from '#src/domain/program/run.ts';
import { instrument } from '#src/runtimes/javascript/instrument.ts';

/** A page as it is run. */
export interface ReadPage {
  html: string;
  stepName: string;
  hasScripts: boolean;
  /** The scripts where they stand in the page, with blanks around them. */
  scripts: string;
  /** The first script that cannot be read; it goes as it is, for the browser's own words. */
  slip: Pick<ProgramError, 'line' | 'said'> | null;
}

/** What is no markup, scripts, and tags: never what fails at its end, so that each character is read once. */
const parts =
  /<!--[\s\S]*?(?:-->|$)|<(?:style|textarea|title)\b[\s\S]*?(?:<\/|$)|(<script\b([^>]*)>)([\s\S]*?)(?=<\/script\b|$)|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*/gi;
const attribute = /([^\s"'>/=]+)(\s*=\s*)("[^"]*"|'[^']*'|[^\s"'>]+)/g;
const isData = /\btype\s*=\s*["']?(?!["']|text\/javascript|module)/i;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", '#34': '"' };

/** Puts a call before each statement of a page's scripts and handlers, as `instrument` does; lines are those of the page. */
export function readPage(code: string): ReadPage {
  let stepName = '$krok';
  while (code.includes(stepName)) stepName += '_';
  let slip: ReadPage['slip'] = null;
  let hasScripts = false;
  let scripts = blank(code);

  /** `at` is where the program stands in the page. @throws SyntaxError */
  const read = (program: string, at: number, isBody: boolean) => {
    // As many empty lines before it as it has in the page.
    const before = code.slice(0, at).replace(/[^\n]/g, '');
    const made = instrument(before + program, isBody ? 'handler' : 'script');
    return made.program.slice(before.length).replaceAll(`${made.stepName}(`, `${stepName}(`);
  };
  const readScript = (tag: string, program: string, at: number) => {
    try {
      return tag + read(program, at + tag.length, false);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const from = at + tag.length;
      const alone = blank(code.slice(0, from)) + program;
      const { name, message } = error;
      const told = explainJavascriptError({ kind: 'syntax', name, message, line: null }, alone);
      const { line, said } = told.said ? told : (explainPageAwait(alone) ?? told);
      slip ??= { line, ...(said && { said }) };
      return tag + program;
    }
  };
  const readTag = (tag: string, start: number) =>
    tag.replace(attribute, (all, name: string, equals: string, value: string, at: number) => {
      if (!/^on\w+$/i.test(name)) return all;
      hasScripts = true;
      const program = value.replace(/^(["'])(.*)\1$/s, '$2');
      const plain = program.replace(/&(#?\w+);/g, (entity, of: string) => entities[of] ?? entity);
      try {
        const guarded = read(plain, start + at + name.length + equals.length, true);
        return `${name}${equals}"${guarded.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
        // The browser says so when the event comes.
        return all;
      }
    });

  const html = code.replace(parts, (all, tag: string | undefined, attributes: string, program: string, at: number) => {
    if (tag === undefined)
      return /^<[a-z]/i.test(all) && !/^<(?:style|textarea|title)\b/i.test(all) ? readTag(all, at) : all;
    if (isData.test(attributes)) return all;
    hasScripts = true;
    const from = at + tag.length;
    scripts = scripts.slice(0, from) + program + scripts.slice(from + program.length);
    return readScript(tag, program, at);
  });
  return { html, stepName, hasScripts, scripts, slip };
}

/** As many lines and characters, with nothing in them. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');
