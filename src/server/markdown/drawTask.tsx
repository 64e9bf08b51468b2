import type { ComponentProps } from 'react';
// The Node build of `react-dom/server` brings an AsyncLocalStorage, which slows the whole server.
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { StillTask } from '#src/components/exercise/StillTask.tsx';

/** What Radix draws for the forms of a server beside each tick; it is placed by a style, which no text may have. */
const fieldOfForm = /<input type="checkbox" aria-hidden="true"[^>]*>/g;

/** The markup of a checked task: what is drawn in its place once it is near looks the same. */
export function drawTask(task: ComponentProps<typeof StillTask>): string {
  const markup = renderToStaticMarkup(<StillTask {...task} />, { identifierPrefix: `${task.exercise.id}-` });
  return markup.replace(fieldOfForm, '');
}
