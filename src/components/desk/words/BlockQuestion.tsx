import { type ReactNode, useId, useState } from 'react';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { type BlockLength, blockLengthNames, maxReasonLength } from '#src/contract/limits.ts';
import { blockLengths, endOfBlock } from '#src/domain/communityRules.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { type DecisionText, RuleFields } from './RuleFields.tsx';

interface Props {
  /** Who. */
  name: string;
  /** How many accounts that is. */
  count?: number;
  isOpen: boolean;
  value: DecisionText;
  onChange: (value: DecisionText) => void;
  length: BlockLength;
  onLength: (length: BlockLength) => void;
  /** Milliseconds. */
  now: number;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onBlock: () => void;
  onClose: () => void;
}

/** Asks before somebody may not write any more: how long, by which rule and why. */
export function BlockQuestion(props: Props) {
  const { name, count = 1, value, onChange, length, onLength, now, failure, onBlock, ...question } = props;
  const [error, setError] = useState<string | null>(null);
  const group = useId();
  return (
    <DeskQuestion
      {...question}
      title={count === 1 ? `Zablokovať účet ${name}?` : `Zablokovať účty ${name}?`}
      act={`Zablokovať ${blockLengths[length].name}`}
      error={failure}
      onAct={() => {
        if (value.reason.trim() === '') setError('Napíš dôvod, človek ho dostane.');
        else if (!tooLong(value.reason, maxReasonLength)) onBlock();
      }}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-2xs font-semibold">Na ako dlho</legend>
        {blockLengthNames.map((choice) => {
          const end = endOfBlock(choice, now);
          return (
            <DeskOption key={choice} group={group} isChosen={choice === length} onChoose={() => onLength(choice)}>
              {blockLengths[choice].name}
              {end && `, do ${formatDate(end.toISOString())}`}
            </DeskOption>
          );
        })}
      </fieldset>
      <p className="text-muted">Nebude môcť komentovať ani hodnotiť. Napísané texty a&nbsp;kúpené kurzy ostanú.</p>
      <RuleFields
        value={value}
        error={error}
        onChange={(changed) => {
          setError(null);
          onChange(changed);
        }}
      />
    </DeskQuestion>
  );
}
