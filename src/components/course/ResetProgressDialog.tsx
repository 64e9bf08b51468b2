import { Button } from '#src/components/ui/Button.tsx';
import { ModalDialog } from '#src/components/ui/ModalDialog.tsx';

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
    <ModalDialog
      isOpen={isOpen}
      title="Vynulovať pokrok?"
      description={
        <>
          Všetky lekcie kurzu {courseName} budú zas nedokončené a&nbsp;videá začnú od začiatku. Vrátiť sa to nedá. Tvoje
          odpovede v&nbsp;kvízoch, komentáre a&nbsp;hodnotenie zostanú.
        </>
      }
      isBusy={state === 'busy'}
      onClose={onClose}
    >
      {state === 'failed' && (
        <p role="alert" className="rounded-lg bg-danger-soft px-5 py-4 text-danger-text">
          Pokrok sa nepodarilo vynulovať. Nič sa nezmenilo, skús to o&nbsp;chvíľu znova.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" state={state === 'busy' ? 'busy' : 'ready'} onPress={onConfirm}>
          Vynulovať pokrok
        </Button>
        <Button kind="quiet" size="small" state={state === 'busy' ? 'disabled' : 'ready'} onPress={onClose}>
          Nechať tak
        </Button>
      </div>
    </ModalDialog>
  );
}
