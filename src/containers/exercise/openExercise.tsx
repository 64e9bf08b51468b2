import { newHost, type Opening } from '#src/containers/code/useOpenedPlaces.tsx';
import { ExerciseContainer } from './ExerciseContainer.tsx';
import { readTask } from './readTask.ts';

/** The exercise that is about to be seen, or a button of whose markup was pressed: that is done once it is there. */
export function openExercise(part: HTMLElement): Opening | null {
  const box = part.closest<HTMLElement>('div[data-exercise]');
  const task = box && readTask(box);
  return task && { box, host: newHost('exercise'), content: () => <ExerciseContainer task={task} />, isPressed: true };
}
