import { useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';

interface Props {
  isOpen: boolean;
  /** `sign-in-needed`: the last sign-in is too long ago for what cannot be taken back; `last-admin`: nobody else could run the site. */
  state: 'ready' | 'busy' | 'failed' | 'sign-in-needed' | 'last-admin';
  onConfirm: () => void;
  /** Signs out, and leads back by the sign-in. */
  onSignInAgain: () => void;
  onClose: () => void;
}

type FormProps = Pick<Props, 'state' | 'onConfirm' | 'onClose'>;

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
      {state === 'failed' && <FailureNote>Účet sa nepodarilo zrušiť. Skús to o&nbsp;chvíľu znova.</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="danger" size="small" icon="delete" state={state === 'busy' ? 'busy' : whenTyped}>
          Zrušiť účet
        </Button>
        <Button kind="quiet" size="small" state={state === 'busy' ? 'disabled' : 'ready'} onPress={onClose}>
          Ponechať účet
        </Button>
      </div>
    </form>
  );
}

/** Stands in the place of the confirmation: typing once more would not help. */
function SignInFirst({ onSignInAgain, onClose }: Pick<Props, 'onSignInAgain' | 'onClose'>) {
  return (
    <div className="grid gap-4">
      <p role="alert" className="rounded-lg bg-accent-soft px-5 py-4">
        Účet je zatiaľ nezmenený. Tvoje prihlásenie je staršie ako hodina, a&nbsp;aby účet nezrušil niekto iný
        na&nbsp;tvojom zariadení, prihlás sa, prosím, znova. Vrátime ťa do&nbsp;profilu a&nbsp;tam zrušenie dokončíš.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onPress={onSignInAgain}>
          Prihlásiť sa znova
        </Button>
        <Button kind="quiet" size="small" onPress={onClose}>
          Ponechať účet
        </Button>
      </div>
    </div>
  );
}

function LastAdmin({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <div className="grid gap-4">
      <p role="alert" className="rounded-lg bg-accent-soft px-5 py-4">
        Účet je nezmenený. Web spravuje už len tento účet a&nbsp;bez neho by sa do zázemia webu nedostal nikto. Najprv
        daj v&nbsp;časti Ľudia rolu správy niekomu ďalšiemu.
      </p>
      <div>
        <Button kind="quiet" size="small" onPress={onClose}>
          Ponechať účet
        </Button>
      </div>
    </div>
  );
}

/** Says what goes and what stays, and deletes the account only after the word „zrušiť“ is typed. */
export function DeleteAccountDialog({ isOpen, state, onConfirm, onSignInAgain, onClose }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      title="Zrušiť účet?"
      description="Zrušenie sa nedá vrátiť. Ak chceš kópiu svojich údajov, najprv si ju stiahni."
      isBusy={state === 'busy'}
      onClose={onClose}
    >
      <dl className="grid gap-3">
        <div>
          <dt className="font-strong">Zmažeme</dt>
          <dd className="text-muted">
            tvoj profil, e-mailovú adresu, odber noviniek, prístup k&nbsp;zaplateným kurzom, pokrok, riešenia úloh,
            odpovede v&nbsp;kvízoch, hodnotenia a&nbsp;text komentárov.
          </dd>
        </div>
        <div>
          <dt className="font-strong">Zostane</dt>
          <dd className="text-muted">
            záznam o&nbsp;platbách, ak nejaké boli: účtovníctvo ho musí uchovať. K&nbsp;účtu už patriť nebude. Tvojho
            účtu v&nbsp;Google alebo GitHub sa to netýka. Služba Firebase, ktorá overuje prihlásenie, si tvoje meno
            a&nbsp;e-mail nechá, ak je prihlásenie staršie ako pár minút. Napíš nám a&nbsp;zmažeme ich aj tam.
          </dd>
        </div>
      </dl>
      {state === 'sign-in-needed' ? (
        <SignInFirst onSignInAgain={onSignInAgain} onClose={onClose} />
      ) : state === 'last-admin' ? (
        <LastAdmin onClose={onClose} />
      ) : (
        <ConfirmationForm state={state} onConfirm={onConfirm} onClose={onClose} />
      )}
    </Dialog>
  );
}
