import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { maxRevocationLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  courseName: string;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onRevoke: (reason: string) => void;
  onClose: () => void;
}

/** Takes a certificate back, with the reason that everybody reads who asks about it. */
export function CertificateRevocation({ courseName, state, failure, onRevoke, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  return (
    <DeskQuestion
      isOpen
      title={`Zrušiť certifikát z kurzu ${courseName}?`}
      act="Zrušiť certifikát"
      state={state}
      error={failure}
      onAct={() => {
        setAsked(true);
        if (reason.trim() && !tooLong(reason, maxRevocationLength)) onRevoke(reason.trim());
      }}
      onClose={onClose}
    >
      <p>
        Vrátiť sa to nedá. Na stránke overenia bude hneď, že je zrušený, kedy a&nbsp;prečo, bez mena. Ďalší dostane, kto
        záverečný test prejde odznova.
      </p>
      <DeskField
        label="Dôvod"
        help="Uvidí ho každý, kto má adresu certifikátu. Nepíš doň nič osobné."
        error={isAsked && !reason.trim() && 'Napíš dôvod jednou vetou.'}
        text={reason}
        limit={maxRevocationLength}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        )}
      </DeskField>
    </DeskQuestion>
  );
}
