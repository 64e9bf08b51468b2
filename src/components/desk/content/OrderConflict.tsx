import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';

interface Props {
  /** `changed`: somebody else has arranged the course meanwhile. */
  reason: 'changed' | 'failed';
  onShowTheirs: () => void;
  onRetry: () => void;
}

/** An order that could not be saved: what somebody arranged stays in view until they decide. */
export function OrderConflict({ reason, onShowTheirs, onRetry }: Props) {
  return (
    <div className="grid gap-3 rounded-lg border border-line p-4">
      <DeskNote tone="danger" isAlert>
        <b>Poradie sa nepodarilo uložiť.</b>{' '}
        {reason === 'changed' ? 'Medzitým ho zmenil niekto iný.' : 'Server neodpovedal, ako mal.'} Na webe sa nezmenilo
        nič. Nižšie je tvoje poradie.
      </DeskNote>
      <div className="flex flex-wrap gap-2">
        <DeskButton onPress={onShowTheirs}>
          {reason === 'changed' ? 'Ukázať ich poradie' : 'Ukázať poradie z\u00A0webu'}
        </DeskButton>
        <DeskButton kind="plain" onPress={onRetry}>
          Skúsiť moje znova
        </DeskButton>
      </div>
    </div>
  );
}
