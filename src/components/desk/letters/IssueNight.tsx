import type { ReactNode } from 'react';
import { useState } from 'react';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { maxNightReasonLength } from '#src/contract/limits.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { NightReason } from './NightReason.tsx';

interface Props {
  subject: string;
  /** How many still wait for it. */
  waiting: number;
  reason: string;
  onChange: (reason: string) => void;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onAct: () => void;
  onClose: () => void;
}

/** Asks why a newsletter that is planned or on its way does not wait for the morning. */
export function IssueNight({ subject, waiting, reason, onChange, state, failure, onAct, onClose }: Props) {
  const [isChecked, setChecked] = useState(false);
  return (
    <DeskQuestion
      isOpen
      title="Poslať tento newsletter aj v&nbsp;noci?"
      act={`Poslať v\u00A0noci ${countedAtDesk(waiting, 'email')}`}
      state={state}
      error={failure}
      onAct={() => {
        setChecked(true);
        if (reason.trim() !== '' && !tooLong(reason, maxNightReasonLength)) onAct();
      }}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <NightReason reason={reason} onChange={onChange} isMissed={isChecked} />
    </DeskQuestion>
  );
}
