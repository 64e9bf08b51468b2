import * as Dialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { Button } from '#src/components/ui/Button.tsx';

interface Props {
  isOpen: boolean;
  courseName: string;
  state: 'ready' | 'busy' | 'failed';
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before all marks of a course are taken back. */
export function ResetProgressDialog({ isOpen, courseName, state, onConfirm, onClose }: Props) {
  const opener = useRef<Element>(null);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && state !== 'busy' && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] gap-4 overflow-y-auto rounded-xl bg-raised p-6 shadow-raised"
        >
          <Dialog.Title className="text-h2">Vynulovať pokrok?</Dialog.Title>
          <Dialog.Description className="text-muted wrap-anywhere">
            Všetky lekcie kurzu {courseName} budú zas nedokončené a&nbsp;videá začnú od začiatku. Vrátiť sa to nedá.
            Tvoje odpovede v&nbsp;kvízoch, komentáre a&nbsp;hodnotenie zostanú.
          </Dialog.Description>
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
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
