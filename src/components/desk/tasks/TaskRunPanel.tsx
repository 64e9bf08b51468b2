import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSegments } from '#src/components/desk/kit/DeskSegments.tsx';

interface Props {
  /** Its programs: the solution, the start, the slips. */
  programs: readonly { value: string; name: string }[];
  program: string;
  onProgram: (program: string) => void;
  /** Why nothing can be run; `null` where it can. */
  refusal: string | null;
  run: 'ready' | 'busy';
  onRun: () => void;
  onStop: () => void;
  /** What was printed, or a page. */
  output: ReactNode;
  proving: 'ready' | 'busy';
  /** What the last check of the task found, as long as nothing was changed. */
  proof: { isRight: boolean; text: string } | null;
  onProve: () => void;
}

/** The programs of a task, run in this browser, and the check of the whole task. */
export function TaskRunPanel(props: Props) {
  const { programs, program, refusal, run, output, proving, proof } = props;
  return (
    <div className="grid content-start gap-3 p-4 text-xs">
      <div className="flex flex-wrap items-center gap-2">
        {programs.length > 0 && (
          <DeskSegments label="Ktorý program" choices={programs} value={program} onChange={props.onProgram} />
        )}
        {refusal === null && (
          <DeskButton icon={run === 'busy' ? 'close' : 'play'} onPress={run === 'busy' ? props.onStop : props.onRun}>
            {run === 'busy' ? 'Zastaviť' : 'Spustiť'}
          </DeskButton>
        )}
        <DeskButton icon="check" state={proving} onPress={props.onProve}>
          Overiť úlohu
        </DeskButton>
      </div>
      {refusal !== null && <p className="text-2xs text-muted">{refusal}</p>}
      <div role="status" className="empty:hidden">
        {proving === 'busy' ? (
          <p className="text-muted">Overujeme…</p>
        ) : (
          proof && (
            <DeskNote tone={proof.isRight ? 'success' : 'danger'}>
              <b>{proof.isRight ? 'Úloha robí, čo má.' : 'Úloha zatiaľ neprejde.'}</b> {proof.text}
            </DeskNote>
          )
        )}
      </div>
      {output}
    </div>
  );
}
