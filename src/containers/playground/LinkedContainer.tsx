import { useId, useState } from 'react';
import { colouredProgram } from '#src/browser/exercise/colouredProgram.ts';
import { FileTabs } from '#src/components/code/FileTabs.tsx';
import { ProgramLines } from '#src/components/code/ProgramLines.tsx';
import { LinkedProgram } from '#src/components/playground/LinkedProgram.tsx';
import type { PlaygroundProgram } from '#src/domain/playground/keptProgram.ts';
import { shownName } from '#src/domain/playground/shownName.ts';

interface Props {
  program: PlaygroundProgram;
  onEdit: () => void;
}

/** Somebody else's program: its lines are text, whatever stands in them. */
const uncoloured = { code: '', html: '' };

/** Lines that are seen at once. */
const longest = 16;

/** A program that came in a link, and which file of it is read. */
export function LinkedContainer({ program, onEdit }: Props) {
  const { files } = program;
  const id = useId();
  const [current, setCurrent] = useState(0);
  const { name, code } = files[current] ?? { name: '', code: '' };
  const tabs = files.length > 1 && (
    <FileTabs names={files.map((file) => file.name)} current={current} onChoose={setCurrent} controls={id} />
  );
  return (
    <LinkedProgram
      name={shownName(program)}
      file={{ id, name, tabs, isLong: code.split('\n').length > longest }}
      onEdit={onEdit}
    >
      <ProgramLines title={name} html={colouredProgram(code, uncoloured)} />
    </LinkedProgram>
  );
}
