import { joinFiles, type PageFile } from '#src/domain/program/joinFiles.ts';
import type { Language } from '#src/domain/program/run.ts';
import type { PlaygroundProgram } from './keptProgram.ts';
import { filesOf } from './playgroundLanguages.ts';
import { programName } from './soundProgram.ts';

/** A program of a lesson, as it stands there. */
export interface LessonProgram {
  title: string;
  language: Language;
  files: readonly PageFile[];
  /** Where it runs there. */
  address: string;
}

/** What a block is called that has no name of its own. */
const languageNames = ['JavaScript', 'Python', 'SQL', 'HTML', 'Stránka'];

/** A program of the lesson of that title as one of one's own. */
export function ofLesson({ title, language, files, address }: LessonProgram, lesson: string): PlaygroundProgram {
  const name = programName(languageNames.includes(title) ? lesson : title);
  if (language === 'web') return { language, name, files: filesOf('web', pageOf(files)) };
  const database = language === 'sql' ? /([a-z\d-]+)\.html$/.exec(address)?.[1] : undefined;
  return { language, name, files: filesOf(language, [files[0]?.code ?? '']), ...(database && { database }) };
}

/** HTML, styles and script; files that are more, or other ones, come into the first. */
function pageOf(files: readonly PageFile[]): string[] {
  const [page = { name: '', code: '' }, ...others] = files;
  const styles = others.filter(({ name }) => name.endsWith('.css'));
  const scripts = others.filter(({ name }) => name.endsWith('.js'));
  if (styles.length > 1 || scripts.length > 1 || styles.length + scripts.length < others.length)
    return [joinFiles(files).html];
  const [style] = styles;
  const [script] = scripts;
  let html = page.code;
  if (style) html = html.replaceAll(`href="${style.name}"`, 'href="style.css"');
  if (script) html = html.replaceAll(`src="${script.name}"`, 'src="program.js"');
  return [html, style?.code ?? '', script?.code ?? ''];
}
