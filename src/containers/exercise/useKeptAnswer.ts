import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { exerciseMemory } from '#src/browser/exercise/exerciseMemory.ts';
import { isForEarlier, taskVersion } from '#src/domain/exercise/programId.ts';
import type { Task } from './readTask.ts';

/**
 * What stands in the editor of an exercise, and is kept as it is written; `kept` is what is known of it. What was written elsewhere may
 * come later: it stands here unless something was done here first. `arrived` counts that.
 */
export function useKeptAnswer(
  { exercise, lectureId, assignmentHtml }: Pick<Task, 'exercise' | 'lectureId' | 'assignmentHtml'>,
  authorsStart: string,
) {
  const { id, kind } = exercise;
  const isKept = kind !== 'predict' && kind !== 'order';
  const kept = useSyncExternalStore(exerciseMemory.subscribe, () => exerciseMemory.read(id));
  const [draft] = useState(isKept ? kept.code : undefined);
  const [version] = useState(() => taskVersion(authorsStart, textOf(assignmentHtml)));
  /** What is kept was written for the task as it was before; it stays said until the page goes. */
  const [isOlder, setOlder] = useState(false);
  if (isKept && isForEarlier(kept.version, version) && !isOlder) setOlder(true);
  const [answer, setAnswer] = useState(draft ?? (isKept ? exercise.start : ''));
  const isTouched = useRef(!isKept);
  const latest = useRef(draft);
  const [arrived, setArrived] = useState(0);
  useEffect(() => {
    const follow = () => {
      const { code } = exerciseMemory.read(id);
      if (isTouched.current || code === undefined || code === latest.current) return;
      // First what this browser keeps of whoever turns out to be signed in, then what the server has.
      latest.current = code;
      setAnswer(code);
      setArrived((count) => count + 1);
    };
    // What came between the drawing and now.
    follow();
    return exerciseMemory.subscribe(follow);
  }, [id]);
  const isWritten = kept.code !== undefined;
  const begun = useRef(exercise.start);
  useEffect(() => {
    // The program that this one goes on with may come later, too.
    if (isTouched.current || isWritten || !isKept || begun.current === exercise.start) return;
    begun.current = exercise.start;
    setAnswer(exercise.start);
    setArrived((count) => count + 1);
  }, [exercise.start, isWritten, isKept]);
  const change = (text: string) => {
    isTouched.current = true;
    setAnswer(text);
    if (isKept) exerciseMemory.saveCode(id, text === exercise.start ? null : text, lectureId, version);
  };
  /** The start that the task has now, in the place of what was written for the earlier one. */
  const beginAnew = () => {
    change(exercise.start);
    setArrived((count) => count + 1);
    setOlder(false);
  };
  return { answer, change, kept, arrived, isOlder, beginAnew };
}

/** The words of safe markup. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '';
