import { AskedLine } from '#src/components/code/AskedLine.tsx';
import { BootProgress } from '#src/components/code/BootProgress.tsx';
import { RunOutput } from '#src/components/code/RunOutput.tsx';
import type { Language } from '#src/domain/program/run.ts';
import type { Run } from './useProgramRun.ts';

interface Props {
  run: Run;
  language: Language;
  /** Puts the program right, where it is sure how. */
  onMend: (() => void) | undefined;
}

const languageNames: Record<Language, string> = {
  javascript: 'JavaScript',
  web: 'stránku',
  sql: 'SQL',
  python: 'Python',
};

/** What the program has printed, and what it waits for. */
export function ProgramRunOutput({ run, language, onMend }: Props) {
  const { state, lines, message, asked, share } = run;
  return (
    <RunOutput
      lines={lines}
      message={message}
      isEmpty={state === 'ready' && lines.length === 0 && message === null}
      onMend={onMend}
      waitsFor={
        asked ? (
          <AskedLine key={lines.length} {...asked} />
        ) : (
          share !== undefined && <BootProgress name={languageNames[language]} share={share} />
        )
      }
    />
  );
}
