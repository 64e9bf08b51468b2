import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** The newsletter form, without its heading. */
  children: ReactNode;
}

/** The dialog that offers the newsletter (spec 2). It comes by itself, so on closing the focus goes back to where it was. */
export function NewsletterModal({ isOpen, onClose, children }: Props) {
  const focusedBefore = useRef<Element | null>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 grid place-items-center overflow-y-auto bg-[rgb(0_0_0/0.5)] p-4">
          <Dialog.Content
            // No control takes the focus: a key meant for the page would press it, and a phone would open its keyboard.
            onOpenAutoFocus={(event) => {
              event.preventDefault();
              focusedBefore.current = document.activeElement;
              if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
            }}
            className="relative grid w-full max-w-[34rem] gap-4 rounded-xl bg-primary p-6 shadow-raised outline-none s:p-8"
          >
            <Dialog.Title className="pr-12 text-h3 s:text-h2">Chceš sa dozvedieť o našom novom obsahu?</Dialog.Title>
            <Dialog.Description className="text-muted">
              Keď vyjde nový kurz, video alebo epizóda podcastu, pošleme ti e-mail. Inokedy sa neozveme.
            </Dialog.Description>
            {children}
            <Dialog.Close
              aria-label="Zavrieť"
              className="absolute top-4 right-4 grid size-11 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text"
            >
              <Icon name="close" size={24} />
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
