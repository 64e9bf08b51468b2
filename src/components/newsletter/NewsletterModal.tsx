import type { ReactNode } from 'react';
import { Dialog } from '#src/components/ui/Dialog.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** The newsletter form, without its heading. */
  children: ReactNode;
}

/** The dialog that offers the newsletter (spec 2). */
export function NewsletterModal({ isOpen, onClose, children }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      comesByItself
      title="Chceš sa dozvedieť o našom novom obsahu?"
      description="Keď vyjde nový kurz, video alebo epizóda podcastu, pošleme ti e-mail. Inokedy sa neozveme."
      closeLabel="Zavrieť"
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
