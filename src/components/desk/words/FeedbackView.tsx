import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { FeedbackMessage } from '#src/contract/desk/words/deskFeedback.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';

interface Props {
  message: FeedbackMessage;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onClose: () => void;
  onReopen: () => void;
  /** The form of the answer. */
  children: ReactNode;
}

/** What a visitor wrote to the association, and what was answered. */
export function FeedbackView({ message, state, failure, onClose, onReopen, children }: Props) {
  const { name, email, createdAt, answer, answeredAt, closedAt } = message;
  return (
    <>
      <div>
        <h2 className="text-lg font-bold wrap-anywhere">{name ?? email ?? 'Bez mena'}</h2>
        <p className="text-2xs text-muted wrap-anywhere">
          {email ?? 'bez adresy'} · {formatDateTime(createdAt)}
        </p>
      </div>
      <p className="border-l-3 border-line py-0.5 pl-3 text-xs whitespace-pre-wrap wrap-anywhere">{message.message}</p>
      {answer && answeredAt && (
        <DeskPanel title="Odpoveď združenia" aside={formatDateTime(answeredAt)}>
          <p className="whitespace-pre-wrap wrap-anywhere">{answer}</p>
        </DeskPanel>
      )}
      {closedAt === null && email === null && (
        <DeskNote>Adresa v&nbsp;správe nie je, odpovedať sa nedá. Dá sa len vybaviť.</DeskNote>
      )}
      {closedAt === null && email !== null && answer === null && (
        <DeskPanel title="Odpovedať e-mailom">{children}</DeskPanel>
      )}
      {failure && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {closedAt === null ? (
          <DeskButton state={state} onPress={onClose}>
            {email === null || answer !== null ? 'Vybavené' : 'Vybaviť bez odpovede'}
          </DeskButton>
        ) : (
          <>
            <p className="text-2xs text-muted">Vybavené {formatDateTime(closedAt)}. Po roku sa zmaže.</p>
            <DeskButton state={state} onPress={onReopen}>
              Otvoriť znova
            </DeskButton>
          </>
        )}
      </div>
    </>
  );
}
