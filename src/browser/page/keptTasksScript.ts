/** Runs as text of a lecture's page behind what it teaches: what was done in its tasks is there with the first paint. */
import { drawKept } from '#src/browser/exercise/drawKept.ts';
import { presumedOwner } from '#src/browser/learning/keptHome.ts';

// Routes are read where there is no page, too.
if (typeof document !== 'undefined')
  for (const box of document.querySelectorAll<HTMLElement>('div[data-exercise]')) drawKept(box, presumedOwner() ?? '');
