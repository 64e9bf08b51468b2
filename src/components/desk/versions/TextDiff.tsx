import { useState } from 'react';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import type { DiffRun } from '#src/domain/desk/versions/diffTexts.ts';

interface Props {
  runs: readonly DiffRun[];
}

/** Lines that stay beside a change, so that it can be found. */
const around = 3;

/** What changed between two texts: what went, what came, and a few lines around. */
export function TextDiff({ runs }: Props) {
  if (runs.every(({ kind }) => kind === 'same')) return <p className="p-4 text-xs text-muted">Text je rovnaký.</p>;
  return (
    <div className="py-2 font-mono text-2xs">
      {runs.map((run, at) => (
        <Run
          key={`${run.kind} ${run.before} ${run.after}`}
          run={run}
          head={at === 0 ? 0 : around}
          tail={at === runs.length - 1 ? 0 : around}
        />
      ))}
    </div>
  );
}

const looks = { same: '', gone: 'bg-danger-soft', new: 'bg-success-soft' };
const signs = { same: '', gone: '−', new: '+' };
const spoken = { same: '', gone: 'zmazané: ', new: 'pridané: ' };

function Run({ run, head, tail }: { run: DiffRun; head: number; tail: number }) {
  const [isOpen, setOpen] = useState(false);
  const { kind, before, after } = run;
  const lines = run.lines.map((text, at) => ({ text, before: before + at, after: after + at }));
  const hidden = lines.length - head - tail;
  if (kind !== 'same' || hidden <= 1 || isOpen) return <Lines lines={lines} kind={kind} />;
  return (
    <>
      <Lines lines={lines.slice(0, head)} kind={kind} />
      <p className="bg-surface px-4 py-1 font-sans text-muted">
        <button type="button" onClick={() => setOpen(true)} className="underline touch:min-h-11">
          Ukázať {countedAtDesk(hidden, 'rovnakyRiadok')}
        </button>
      </p>
      <Lines lines={lines.slice(lines.length - tail)} kind={kind} />
    </>
  );
}

function Lines({ lines, kind }: { lines: { text: string; before: number; after: number }[]; kind: DiffRun['kind'] }) {
  return lines.map(({ text, before, after }) => (
    <p key={`${before} ${after}`} className={`grid grid-cols-[40px_40px_16px_minmax(0,1fr)] gap-1 px-2 ${looks[kind]}`}>
      <span className="text-right text-muted">{kind === 'new' ? '' : before}</span>
      <span className="text-right text-muted">{kind === 'gone' ? '' : after}</span>
      <span>
        <span aria-hidden="true">{signs[kind]}</span>
        <span className="sr-only">{spoken[kind]}</span>
      </span>
      <span className="whitespace-pre-wrap wrap-anywhere">{text || '\u00A0'}</span>
    </p>
  ));
}
