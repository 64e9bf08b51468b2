import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { maxTeacherNoteLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  name: string;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onRefuse: (reason: string) => void;
  onClose: () => void;
}

/** Refuses the role of a teacher, with the reason that the person reads. */
export function TeacherRefusal({ name, state, failure, onRefuse, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <DeskQuestion
      isOpen
      kind="primary"
      title={`Odmietnuť žiadosť: ${name}?`}
      act="Odmietnuť a poslať dôvod"
      state={state}
      error={failure}
      onAct={() => {
        setAsked(true);
        if (reason.trim() && !tooLong(reason, maxTeacherNoteLength)) onRefuse(reason.trim());
      }}
      onClose={onClose}
    >
      <DeskField
        label="Dôvod"
        help="Príde e-mailom a ostane na stránke Pre učiteľov. Požiadať sa dá znova."
        error={isAsked && !reason.trim() && 'Napíš dôvod jednou vetou.'}
        text={reason}
        limit={maxTeacherNoteLength}
      >
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </DeskField>
    </DeskQuestion>
  );
}
