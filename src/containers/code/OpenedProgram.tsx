import { useEffect, useState } from 'react';
import { type Program, type ProgramAct, ProgramContainer } from './ProgramContainer.tsx';

interface Props {
  program: Program;
  /** What opened it. */
  first: ProgramAct;
  onRan: () => void;
  /** Takes what is to be done when it is pressed from elsewhere. */
  onPress: (press: (act: ProgramAct) => void) => void;
}

/** A program that is open, and may be pressed again from elsewhere. */
export function OpenedProgram({ program, first, onRan, onPress }: Props) {
  const [pressed, setPressed] = useState({ act: first, number: 1 });
  useEffect(() => onPress((act) => setPressed(({ number }) => ({ act, number: number + 1 }))), [onPress]);
  return <ProgramContainer program={program} pressed={pressed} onRan={onRan} />;
}
