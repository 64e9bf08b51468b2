import { handOver } from '#src/browser/playground/handOver.ts';
import { paths } from '#src/domain/paths.ts';
import { type LessonProgram, ofLesson } from '#src/domain/playground/ofLesson.ts';
import { playgroundLanguages } from '#src/domain/playground/playgroundLanguages.ts';
import type { Language } from '#src/domain/program/run.ts';
import { draftOf, draftPlaceOf } from './programDraft.ts';

/** „Otvoriť na pokusy“: leaves a lesson's program to that page, with the way back to `box`, and goes there. */
export async function openOnPlayground(program: LessonProgram, box: Element | null): Promise<void> {
  if (!box) return;
  const address = paths.playground(playgroundLanguages[program.language].parameter);
  const from = { path: `${location.pathname}${placeOf(box)}`, title: titleOf(document) };
  const target = await handOver.put(address, { program: ofLesson(program, from.title), from });
  if (target !== null) location.assign(target);
}

/** The same for a program in the markup of a lesson, as it was left there. */
export async function openFigureOnPlayground(button: HTMLElement): Promise<void> {
  const box = button.closest<HTMLElement>('.page-program, figure');
  const run = box?.querySelector<HTMLElement>('[data-run]');
  const language = (run?.dataset.language || button.dataset.try) as Language | '';
  if (!box || !language) return;
  const figures = box.localName === 'figure' ? [box] : [...box.querySelectorAll('figure')];
  const files = figures.map((figure) => ({
    name: figure.querySelector('figcaption span')?.textContent ?? '',
    code: figure.querySelector('code')?.textContent ?? '',
  }));
  const [first] = files;
  const draft = draftOf(draftPlaceOf(box, files.map(({ code }) => code).join('\n')));
  const written = draft === undefined ? null : language === 'web' ? readCodes(draft) : [draft];
  const title = box.querySelector('.page-title')?.textContent ?? first?.name ?? '';
  await openOnPlayground(
    {
      title,
      language,
      files: files.map((file, at) => ({ ...file, code: written?.[at] ?? file.code })),
      address: run?.dataset.run ?? '',
    },
    box,
  );
}

const readCodes = (draft: string): string[] => JSON.parse(draft);

/** The nearest heading above that has an address. */
function placeOf(box: Element): string {
  const headings = [...document.querySelectorAll('main :is(h2, h3, h4)[id]')];
  const above = headings.findLast((heading) => heading.compareDocumentPosition(box) & Node.DOCUMENT_POSITION_FOLLOWING);
  return above ? `#${encodeURIComponent(above.id)}` : '';
}

const titleOf = (page: Document): string => page.querySelector('main h1')?.textContent?.trim() ?? page.title;
