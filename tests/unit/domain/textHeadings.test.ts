import { expect, it } from 'vitest';
import { textHeadings } from '#src/domain/textHeadings.ts';
import { renderMarkdown } from '#src/server/markdown/renderMarkdown.ts';

it('reads the main headings of a rendered text', () => {
  const html = renderMarkdown('Úvod\n\n## Cyklus `for` & `a < b`\n\ntext\n\n### Menšia\n\n## Čo **ďalej**');
  expect(textHeadings(html)).toEqual([
    { id: 'cyklus-for-a-b', text: 'Cyklus for & a < b' },
    { id: 'co-dalej', text: 'Čo ďalej' },
  ]);
});
