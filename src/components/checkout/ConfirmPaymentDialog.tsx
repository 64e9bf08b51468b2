import { Button } from '#src/components/ui/Button.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';

interface Props {
  isOpen: boolean;
  /** „39,00 €“. */
  amountText: string;
  onConfirm: () => void;
  onRefuse: () => void;
}

/** What the bank of a test card asks; closing the dialog refuses the payment. */
export function ConfirmPaymentDialog({ isOpen, amountText, onConfirm, onRefuse }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Potvrdiť platbu?"
      description={`Skúšobná banka sa pýta, či platíš ${amountText}. Žiadne peniaze sa nepohnú.`}
      onClose={onRefuse}
    >
      <div className="flex flex-wrap gap-3">
        <Button size="small" onPress={onConfirm}>
          Potvrdiť platbu
        </Button>
        <Button kind="quiet" size="small" onPress={onRefuse}>
          Odmietnuť
        </Button>
      </div>
    </Dialog>
  );
}
