import { type ReactNode, useId, useState } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import type { Question } from '#src/contract/quiz.ts';
import { outOf } from '#src/domain/plural.ts';
import { moveByOne } from './answerDraft.ts';
import { CodeLine } from './CodeLine.tsx';

interface Props {
  options: Question['options'];
  /** The learner's order. */
  orderedIds: string[];
  onChange: (optionIds: string[]) => void;
}

/** Lines of a program to put in order, by buttons: they work by finger, mouse and keyboard alike. */
export function LineOrder({ options, orderedIds, onChange }: Props) {
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const lines = orderedIds.flatMap((optionId) => options.find((option) => option.id === optionId) ?? []);
  const lineId = (optionId: string) => `${id}-${optionId}`;

  const move = (optionId: string, step: -1 | 1, button: HTMLElement) => {
    const moved = moveByOne(orderedIds, optionId, step);
    // The buttons beside the line have icons only.
    const text = button.closest('li')?.textContent.trim();
    setAnnouncement(`Riadok ${text} je teraz ${moved.indexOf(optionId) + 1}. ${outOf(moved.length)}`);
    onChange(moved);
  };

  return (
    <fieldset>
      <legend className="mb-3 font-strong">Zoraď riadky tak, ako majú ísť za sebou</legend>
      <ol className="grid gap-2">
        {lines.map((line, index) => (
          <li key={line.id} className="flex items-center gap-1">
            <div id={lineId(line.id)} className="min-w-0 flex-1">
              <CodeLine html={line.html} />
            </div>
            <MoveButton
              label="Posunúť vyššie"
              lineId={lineId(line.id)}
              isAtEnd={index === 0}
              onPress={(button) => move(line.id, -1, button)}
            >
              <Icon name="chevronDown" className="rotate-180" />
            </MoveButton>
            <MoveButton
              label="Posunúť nižšie"
              lineId={lineId(line.id)}
              isAtEnd={index === lines.length - 1}
              onPress={(button) => move(line.id, 1, button)}
            >
              <Icon name="chevronDown" />
            </MoveButton>
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  );
}

interface MoveButtonProps {
  label: string;
  /** The line that it moves, which is the second half of its name. */
  lineId: string;
  /** It stays focusable there, so that a line can be moved to the end by one key pressed again and again. */
  isAtEnd: boolean;
  onPress: (button: HTMLElement) => void;
  children: ReactNode;
}

function MoveButton({ label, lineId, isAtEnd, onPress, children }: MoveButtonProps) {
  const id = useId();
  return (
    <button
      id={id}
      type="button"
      title={label}
      aria-label={label}
      aria-labelledby={`${id} ${lineId}`}
      aria-disabled={isAtEnd || undefined}
      onClick={({ currentTarget }) => {
        if (!isAtEnd) onPress(currentTarget);
      }}
      className="grid size-11 shrink-0 place-items-center rounded-md text-secondary transition-colors duration-150 not-aria-disabled:hover:bg-accent-soft not-aria-disabled:hover:text-accent-text aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  );
}
