import { Button } from '#src/components/ui/Button.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';

interface Props {
  isOpen: boolean;
  courseName: string;
  state: 'ready' | 'busy' | 'failed';
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all marks of a course are taken back. */
export function ResetProgressDialog({ isOpen, courseName, state, onConfirm, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Vynulovať pokrok?"
      description={
        <>
          Všetky lekcie kurzu {courseName} budú zas nedokončené a&nbsp;videá začnú od začiatku. Vrátiť sa to nedá. Tvoje
          riešenia úloh, odpovede v&nbsp;kvízoch, komentáre, hodnotenie aj deň, keď bol kurz prvýkrát dokončený,
          zostanú.
        </>
      }
      isBusy={state === 'busy'}
      onClose={onClose}
    >
      {state === 'failed' && (
        <FailureNote>Pokrok sa nepodarilo vynulovať. Nič sa nezmenilo, skús to o&nbsp;chvíľu znova.</FailureNote>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="small" state={state === 'busy' ? 'disabled' : 'ready'} onPress={onClose}>
          Nechať tak
        </Button>
        <Button kind="danger" size="small" state={state === 'busy' ? 'busy' : 'ready'} onPress={onConfirm}>
          Vynulovať pokrok
        </Button>
      </div>
    </Dialog>
  );
}
