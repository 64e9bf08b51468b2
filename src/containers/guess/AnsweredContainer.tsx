import { useSyncExternalStore } from 'react';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { Answered } from '#src/components/guess/Answered.tsx';

/** How a question that returns was answered last. */
export function AnsweredContainer({ id }: { id: string }) {
  const { answered } = useSyncExternalStore(exerciseMemory.subscribe, () => exerciseMemory.read(id));
  return answered ? <Answered isRight={answered.right} /> : null;
}
