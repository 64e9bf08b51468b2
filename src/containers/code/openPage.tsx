import { PageContainer, type PageStart } from './PageContainer.tsx';
import { draftOf, draftPlaceOf } from './programDraft.ts';
import { newHost, type Opening } from './useOpenedPlaces.tsx';

/** The page whose button was pressed: of one file, or of more in a box. */
export const openPage = (button: HTMLElement): Opening | null =>
  openBox(button, button.dataset.act === 'edit' ? 'edit' : 'run');

/** A page that is about to be seen, where it was changed some time before. */
export function wakePage(box: HTMLElement): Opening | null {
  const button = box.querySelector<HTMLElement>('[data-run]');
  return button && openBox(button, 'seen');
}

function openBox(button: HTMLElement, start: PageStart): Opening | null {
  const box = button.closest<HTMLElement>('.page-program, figure');
  if (!box) return null;
  const figures = box.localName === 'figure' ? [box] : [...box.querySelectorAll('figure')];
  const files = figures.map((figure) => {
    const code = figure.querySelector('code');
    const name = figure.querySelector('figcaption span')?.textContent ?? '';
    return { name, code: code?.textContent ?? '', html: code?.innerHTML ?? '' };
  });
  const title = box.querySelector('.page-title')?.textContent ?? files[0]?.name ?? '';
  const draft = draftPlaceOf(box, files.map(({ code }) => code).join('\n'));
  if (start === 'seen' && draftOf(draft) === undefined) return null;
  const program = { title, files, address: button.dataset.run ?? '', draft };
  return { box, host: newHost('program'), content: () => <PageContainer program={program} start={start} /> };
}
