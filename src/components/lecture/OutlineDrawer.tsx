import * as Dialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  isOpen: boolean;
  onClose: () => void;
  /** The drawer is gone: gives the focus back to what opened it. */
  onClosed: () => void;
  /** The outline. */
  children: ReactNode;
}

/** The course's outline on small screens: it slides over the lecture, which stays where it was. */
export function OutlineDrawer({ isOpen, onClose, onClosed, children }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="fixed inset-y-0 left-0 z-50 w-[min(22rem,calc(100vw-2.5rem))] overflow-y-auto bg-primary pb-8 shadow-raised"
        >
          <div className="sticky top-0 z-10 flex h-17 items-center justify-between border-b border-line bg-primary pr-3 pl-6">
            <Dialog.Title className="text-h3">Obsah kurzu</Dialog.Title>
            <Dialog.Close
              aria-label="Zavrieť obsah kurzu"
              className="grid size-11 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text focus-visible:-outline-offset-3"
            >
              <Icon name="close" size={24} />
            </Dialog.Close>
          </div>
          <div className="pt-3">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
