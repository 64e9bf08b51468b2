import * as Dialog from '@radix-ui/react-dialog';
import { useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';

interface Props {
  isOpen: boolean;
  state: 'ready' | 'busy' | 'failed';
  onConfirm: () => void;
  onClose: () => void;
}

type FormProps = Omit<Props, 'isOpen'>;

/** Not every keyboard has accents, and phones begin with a capital. */
function isConfirmed(typed: string): boolean {
  const plain = typed.trim().toLocaleLowerCase('sk').normalize('NFD').replace(/\p{M}/gu, '');
  return plain === 'zrusit';
}

/** Lives as long as the dialog is open: opened again, it starts empty. */
function ConfirmationForm({ state, onConfirm, onClose }: FormProps) {
  const [typed, setTyped] = useState('');
  const whenTyped = isConfirmed(typed) ? 'ready' : 'disabled';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <TextInput label="Na potvrdenie napíš slovo „zrušiť“" value={typed} onChange={setTyped} autoComplete="off" />
      {state === 'failed' && (
        <p role="alert" className="rounded-lg bg-danger-soft px-5 py-4 text-danger-text">
          Účet sa nepodarilo zrušiť. Skús to o&nbsp;chvíľu znova.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" state={state === 'busy' ? 'busy' : whenTyped}>
          Zrušiť účet
        </Button>
        <Button kind="quiet" size="small" state={state === 'busy' ? 'disabled' : 'ready'} onPress={onClose}>
          Ponechať účet
        </Button>
      </div>
    </form>
  );
}

/** Says what goes and what stays, and deletes the account only after the word „zrušiť“ is typed. */
export function DeleteAccountDialog({ isOpen, state, onConfirm, onClose }: Props) {
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
          className="fixed inset-0 z-50 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] gap-4 overflow-y-auto rounded-xl bg-raised p-6 shadow-raised"
        >
          <Dialog.Title className="text-h2">Zrušiť účet?</Dialog.Title>
          <Dialog.Description className="text-muted">
            Zrušenie sa nedá vrátiť. Ak chceš kópiu svojich údajov, najprv si ju stiahni.
          </Dialog.Description>
          <dl className="grid gap-3">
            <div>
              <dt className="font-[650]">Zmažeme</dt>
              <dd className="text-muted">
                tvoj profil, e-mailovú adresu, odber noviniek a&nbsp;všetko ostatné, čo je s&nbsp;účtom spojené.
              </dd>
            </div>
            <div>
              <dt className="font-[650]">Zostane</dt>
              <dd className="text-muted">
                záznam o&nbsp;platbách, ak nejaké boli: účtovníctvo ho musí uchovať. K&nbsp;účtu už patriť nebude.
                Tvojho účtu v&nbsp;Google alebo GitHub sa to netýka.
              </dd>
            </div>
          </dl>
          <ConfirmationForm state={state} onConfirm={onConfirm} onClose={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
