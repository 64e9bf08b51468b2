import { type ReactNode, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { maxReasonLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { type DecisionText, RuleFields } from './RuleFields.tsx';

interface Props {
  kind: 'comment' | 'review';
  isOpen: boolean;
  value: DecisionText;
  onChange: (value: DecisionText) => void;
  state: 'ready' | 'busy';
  failure: ReactNode;
  /** The milder act; `null`: it is hidden already. */
  onHide: (() => void) | null;
  onRemove: () => void;
  onClose: () => void;
}

const words = {
  comment: {
    title: 'Zmazať komentár natrvalo?',
    effect:
      'Text zmizne a\u00A0nedá sa vrátiť. Odpovede pod ním ostanú. V\u00A0zázname bude, kto a\u00A0podľa ktorého pravidla.',
  },
  review: {
    title: 'Zmazať hodnotenie natrvalo?',
    effect:
      'Text aj hviezdičky zmiznú a\u00A0nedajú sa vrátiť. V\u00A0zázname bude, kto a\u00A0podľa ktorého pravidla.',
  },
};

/** Asks before somebody's words are deleted for good; their author is told at once. */
export function RemoveQuestion({ kind, value, onChange, failure, onHide, onRemove, ...question }: Props) {
  const [error, setError] = useState<string | null>(null);
  return (
    <DeskQuestion
      {...question}
      title={words[kind].title}
      act="Zmazať natrvalo"
      error={failure}
      milder={onHide && <DeskButton onPress={onHide}>Radšej skryť</DeskButton>}
      onAct={() => {
        if (value.reason.trim() === '') setError('Napíš dôvod, autor ho dostane.');
        else if (!tooLong(value.reason, maxReasonLength)) onRemove();
      }}
    >
      <p className="text-muted">{words[kind].effect} Dôvod odíde autorovi hneď.</p>
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
