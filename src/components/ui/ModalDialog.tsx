import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  /** What it is about, read aloud with the title; left out where the content says it. */
  description?: ReactNode;
  /** The close button's name; without it the content has a button that closes. */
  closeLabel?: string;
  /** While something is under way it stays open. */
  isBusy?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog over the page. On closing the focus goes back to where it was. */
export function ModalDialog({ isOpen, title, description, closeLabel, isBusy, onClose, children }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] gap-4 overflow-y-auto rounded-xl bg-raised p-6 shadow-raised"
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="text-h2">{title}</Dialog.Title>
            {closeLabel && (
              <Dialog.Close
                aria-label={closeLabel}
                className="grid size-11 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text"
              >
                <Icon name="close" size={24} />
              </Dialog.Close>
            )}
          </div>
          {description && <Dialog.Description className="text-muted wrap-anywhere">{description}</Dialog.Description>}
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
