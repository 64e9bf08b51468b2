import { newHost, type Opening } from '#src/containers/code/useOpenedPlaces.tsx';
import { ExerciseContainer } from './ExerciseContainer.tsx';
import { readTask } from './readTask.ts';
import type { Start } from './start.ts';

/** The exercise whose button was pressed. */
export function openExercise(button: HTMLElement): Opening | null {
  const act = button.dataset.exerciseAct;
  return openBox(button.closest<HTMLElement>('[data-exercise]'), act === 'run' || act === 'check' ? act : 'edit');
}

/** An exercise that is about to be seen. */
export const wakeExercise = (box: HTMLElement): Opening | null => openBox(box, 'seen');

function openBox(box: HTMLElement | null, start: Start): Opening | null {
  const task = box && readTask(box);
  if (!task) return null;
  // Hints that were unfolded in the markup.
  const opened = box.querySelectorAll('details.hint[open]').length;
  return {
    box,
    host: newHost('exercise'),
    content: () => <ExerciseContainer task={task} start={start} opened={opened} />,
  };
}
