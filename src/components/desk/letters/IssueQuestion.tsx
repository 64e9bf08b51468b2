import type { ReactNode } from 'react';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  kind: 'stop' | 'remove';
  subject: string;
  /** How many have left, and how many have not. */
  sent: number;
  waiting: number;
  state: 'ready' | 'busy';
  failure: ReactNode;
  /** A milder act. */
  milder?: ReactNode;
  onAct: () => void;
  onClose: () => void;
}

/** Asks before the sending of a newsletter is ended for good, or a draft thrown away. */
export function IssueQuestion({ kind, subject, sent, waiting, failure, ...question }: Props) {
  return (
    <DeskQuestion
      {...question}
      isOpen
      title={kind === 'stop' ? 'Zastaviť a ďalej neposielať?' : 'Zmazať koncept natrvalo?'}
      act={kind === 'stop' ? `Neposlať ${countedAtDesk(waiting, 'email')}` : 'Zmazať koncept'}
      error={failure}
    >
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="text-muted">
        {kind === 'stop'
          ? `${sent > 0 ? `${countedAtDesk(sent, 'emailOdisiel')} a\u00A0vrátiť sa to nedá. ` : ''}Kto ho ešte nedostal, nedostane nič, a\u00A0tento newsletter sa už nedá spustiť znova; jeho text sa dá použiť v\u00A0ďalšom.`
          : 'Text zmizne a\u00A0nedá sa vrátiť. Nikomu nič neodišlo a\u00A0odberateľov sa to netýka.'}
      </p>
    </DeskQuestion>
  );
}
