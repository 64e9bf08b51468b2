import type { ReactNode, RefObject } from 'react';
import { Dialog } from '#src/components/ui/Dialog.tsx';

interface Props {
  isOpen: boolean;
  /** Gets the focus when the drawer is gone. */
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** The outline. */
  children: ReactNode;
}

/** The course's outline on small screens: it slides over the lecture, which stays where it was. */
export function OutlineDrawer({ isOpen, opener, onClose, children }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      side="left"
      title="Obsah kurzu"
      closeLabel="Zavrieť obsah kurzu"
      opener={opener}
      onClose={onClose}
    >
      <div className="pt-3">{children}</div>
    </Dialog>
  );
}
