import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { CodeIcon, type CodeIconName } from '#src/components/code/CodeIcon.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import type { VerdictMessage } from '#src/domain/exercise/verdictMessage.ts';
import { Diff } from './Diff.tsx';

interface Props {
  /** `null` as long as there is nothing to say. */
  message: VerdictMessage | null;
  /** Counts what was said, so that the same sentence is said again. */
  count?: number;
  /** It is a guess that is set beside an output. */
  isGuess?: boolean;
  /** It stands in the panel of a program, which is dark in both themes. */
  isInPanel?: boolean;
  /** The program was changed since: what was found is neither good nor bad any more. */
  isOld?: boolean;
  /** Puts the program right, where it is sure how. */
  onMend?: () => void;
  /** What can be done now: buttons. */
  children?: ReactNode;
}

export const verdictVariants = {
  tone: {
    calm: 'border-line bg-surface shadow-lit',
    broken: 'border-transparent bg-danger-soft shadow-[inset_3px_0_0_var(--danger-text)]',
    passed: 'border-transparent bg-success-soft shadow-[inset_3px_0_0_theme(colors.success)]',
  },
};

const box = cva('pt-4 pr-5 pb-4.5 max-m:pr-3.5', {
  variants: {
    ...verdictVariants,
    isInPanel: { true: 'border-t text-secondary', false: 'rounded-r-[14px] rounded-l-sm border border-l-0' },
  },
  // In the colours of the panel itself.
  compoundVariants: [{ isInPanel: true, tone: 'calm', class: 'border-code-line! bg-code-line!' }],
});
const gutter = cva('text-center font-mono text-sm/6 font-strong', {
  variants: { tone: { calm: 'text-accent-text', broken: 'text-danger-text', passed: 'text-success-text' } },
});

const icons: Record<Exclude<VerdictMessage['mark'], number | 'here'>, CodeIconName> = {
  differs: 'differs',
  rule: 'repeat',
  passed: 'check',
};

/** What is said about a program: a line of its gutter, whose number is the line that it speaks of. */
export function Verdict({
  message,
  count = 0,
  isGuess = false,
  isInPanel = false,
  isOld = false,
  onMend,
  children,
}: Props) {
  const tone = message && (isOld ? 'calm' : message.tone);
  return (
    <div
      data-verdict
      data-theme={isInPanel ? 'dark' : undefined}
      className={message ? box({ tone, isInPanel }) : undefined}
    >
      <div role="status">
        {message && (
          <div key={count} className="grid grid-cols-[3.25rem_minmax(0,1fr)] max-m:grid-cols-[2.5rem_minmax(0,1fr)]">
            <span aria-hidden="true" className={gutter({ tone })}>
              <Mark mark={message.mark} />
            </span>
            <Said message={message} isGuess={isGuess} />
          </div>
        )}
      </div>
      {message && (onMend || children) && (
        <div className="mt-3.5 flex flex-wrap items-center gap-x-3 gap-y-2 pl-13 max-m:pl-10">
          {onMend && (
            <Button kind="quiet" size="small" onPress={onMend}>
              Opraviť
            </Button>
          )}
          {children}
        </div>
      )}
    </div>
  );
}

function Mark({ mark }: Pick<VerdictMessage, 'mark'>) {
  if (mark === 'here') return null;
  return typeof mark === 'number' ? mark : <CodeIcon name={icons[mark]} size={22} />;
}

function Said({
  message: { title, text, html, difference, original },
  isGuess,
}: Required<Pick<Props, 'isGuess'>> & { message: VerdictMessage }) {
  return (
    <div className="text-md leading-normal">
      <p className="text-lg/[1.35] font-bold">{title}</p>
      {difference && <Diff difference={difference} isGuess={isGuess} />}
      {text && <p className="mt-1.5">{text}</p>}
      {html && (
        <div className="mt-1.5 [&_.prose]:text-md">
          <Prose html={html} />
        </div>
      )}
      {original && (
        <details className="mt-1 border-0 p-0 text-sm">
          <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-3">
            Ukáž pôvodné hlásenie
          </summary>
          <p
            lang="en"
            className="mb-1 rounded-md bg-primary px-3 py-2.5 font-mono text-xs wrap-anywhere whitespace-pre-wrap"
          >
            {original}
          </p>
        </details>
      )}
    </div>
  );
}
