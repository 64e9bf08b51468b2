import type { ReactNode, Ref } from 'react';
import { CodeIcon } from '#src/components/code/CodeIcon.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';

interface Props {
  /** `kept`: nobody has graded it yet. */
  outcome: 'right' | 'other' | 'kept';
  /** A sentence why, as the server has made it. */
  whyHtml: string;
  /** „Vráti sa o 12 dní.“ */
  returns: string;
  targetRef?: Ref<HTMLDivElement> | undefined;
  /** What can be done now. */
  children: ReactNode;
}

const titles = { right: 'Áno, presne tak', other: 'Tentoraz inak', kept: 'Odpoveď tu počká' };
const icons = { right: 'check', other: 'undo', kept: 'clock' } as const;

/** What is said of an answer: why, and when the question comes back. Nothing is red. */
export function RepetitionVerdict({ outcome, whyHtml, returns, targetRef, children }: Props) {
  const isRight = outcome === 'right';
  return (
    <div
      ref={targetRef}
      tabIndex={-1}
      role="status"
      className={`mt-5 flex gap-2 rounded-lg border-l-[3px] px-3.5 py-4 ${
        isRight ? 'border-success-text bg-success-soft' : 'border-accent-text bg-surface'
      }`}
    >
      <span className={isRight ? 'text-success-text' : 'text-accent-text'}>
        <CodeIcon name={icons[outcome]} />
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-2 [--edge:0px]">
        <h3 className="text-lg leading-tight">{titles[outcome]}</h3>
        {whyHtml && <Prose html={whyHtml} />}
        <p>{returns}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-5 gap-y-3">{children}</div>
      </div>
    </div>
  );
}
