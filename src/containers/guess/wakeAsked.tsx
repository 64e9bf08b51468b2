import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import type { Opening } from '#src/containers/code/useOpenedPlaces.tsx';
import { AnsweredContainer } from './AnsweredContainer.tsx';

/** The place of what is known of a question that returned; `null` as long as nobody has answered it. */
export function wakeAsked(box: HTMLElement): Opening | null {
  const id = box.dataset.asked ?? '';
  if (!exerciseMemory.read(id).answered) return null;
  return { box, host: document.createElement('span'), content: () => <AnsweredContainer id={id} /> };
}
