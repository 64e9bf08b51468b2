import { newHost, type Opening } from '#src/containers/code/useOpenedPlaces.tsx';
import { ExerciseContainer } from './ExerciseContainer.tsx';
import { readTask } from './readTask.ts';

/** The exercise whose button was pressed. */
export function openExercise(button: HTMLElement): Opening | null {
  const box = button.closest<HTMLElement>('[data-exercise]');
  const task = box && readTask(box);
  if (!task) return null;
  const act = button.dataset.exerciseAct;
  const start = act === 'run' || act === 'check' ? act : 'edit';
  return { box, host: newHost('exercise'), content: () => <ExerciseContainer task={task} start={start} /> };
}
