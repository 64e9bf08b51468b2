import { PageContainer } from './PageContainer.tsx';
import { newHost, type Opening } from './useOpenedPlaces.tsx';

/** The page whose button was pressed: of one file, or of more in a box. */
export function openPage(button: HTMLElement): Opening | null {
  const box = button.closest<HTMLElement>('.page-program, figure');
  if (!box) return null;
  const figures = box.localName === 'figure' ? [box] : [...box.querySelectorAll('figure')];
  const files = figures.map((figure) => {
    const code = figure.querySelector('code');
    const name = figure.querySelector('figcaption span')?.textContent ?? '';
    return { name, code: code?.textContent ?? '', html: code?.innerHTML ?? '' };
  });
  const title = box.querySelector('.page-title')?.textContent ?? files[0]?.name ?? '';
  const program = { title, files, address: button.dataset.run ?? '' };
  const start = button.dataset.act === 'edit' ? 'edit' : 'run';
  return { box, host: newHost('program'), content: () => <PageContainer program={program} start={start} /> };
}
