import type { ReactNode } from 'react';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { DeskButton } from './DeskButton.tsx';
import { DeskNote } from './DeskNote.tsx';

interface Props {
  isOpen: boolean;
  /** Room for two columns. */
  isWide?: boolean;
  /** The act and its object, as a question: „Zmazať komentár natrvalo?“ */
  title: string;
  /** The red button repeats the act with its object or amount: „Vrátiť 49,00 €“. */
  act: string;
  state: 'ready' | 'busy';
  /** What failed, what stayed safe, what to do. */
  error?: ReactNode;
  /** A milder act, offered instead. */
  milder?: ReactNode;
  /** `primary` for what can be taken back. */
  kind?: 'final' | 'primary';
  onAct: () => void;
  onClose: () => void;
  /** What goes, what stays, whether it can be taken back, who is told; fields, if the act needs some. */
  children: ReactNode;
}

/** Asks before what cannot be taken back is done. */
export function DeskQuestion({
  isOpen,
  isWide = false,
  title,
  act,
  state,
  error,
  milder,
  kind = 'final',
  ...props
}: Props) {
  const { onAct, onClose, children } = props;
  return (
    <Dialog isOpen={isOpen} side={isWide ? 'wide' : 'centre'} title={title} isBusy={state === 'busy'} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 text-xs"
        onSubmit={(event) => {
          event.preventDefault();
          if (state === 'ready') onAct();
        }}
      >
        <div className="grid gap-3">{children}</div>
        {error && (
          <DeskNote tone="danger" isAlert>
            {error}
          </DeskNote>
        )}
        <div className="flex flex-wrap gap-2">
          <DeskButton state={state === 'busy' ? 'disabled' : 'ready'} onPress={onClose}>
            Nechať tak
          </DeskButton>
          {milder}
          <DeskButton type="submit" kind={kind} state={state}>
            {act}
          </DeskButton>
        </div>
      </form>
    </Dialog>
  );
}
