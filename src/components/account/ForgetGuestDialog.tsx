import { Button } from '#src/components/ui/Button.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { type KeptCounts, keptWords } from '#src/domain/keptWords.ts';

interface Props {
  isOpen: boolean;
  counts: KeptCounts;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all that was done without an account is taken out of the browser. */
export function ForgetGuestDialog({ isOpen, counts, onConfirm, onClose }: Props) {
  const words = keptWords(counts, 'is');
  return (
    <Dialog
      isOpen={isOpen}
      title={'Vymazať z\u00A0tohto prehliadača?'}
      description={
        <>
          Zmizne všetko, čo je tu urobené bez účtu{words && `: ${words}`}, aj rozpísané programy a&nbsp;miesta vo
          videách. Nikde inde to nie je a&nbsp;vrátiť sa to nedá.
        </>
      }
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-3">
        <Button kind="quiet" size="small" onPress={onClose}>
          Nechať tak
        </Button>
        <Button kind="danger" size="small" onPress={onConfirm}>
          Vymazať
        </Button>
      </div>
    </Dialog>
  );
}
