import type { ReactNode } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';

interface Props {
  title: string;
  /** The red button repeats the act. */
  act: string;
  state: 'ready' | 'busy' | 'failed';
  onAct: () => void;
  onClose: () => void;
  /** What goes and what stays. */
  children: ReactNode;
}

/** Asks before a class changes for others. */
export function ClassQuestion({ title, act, state, onAct, onClose, children }: Props) {
  return (
    <Dialog isOpen title={title} isBusy={state === 'busy'} onClose={onClose}>
      <p className="wrap-anywhere">{children}</p>
      {state === 'failed' && <FailureNote>Nepodarilo sa, nič sa nezmenilo. Skús to o&nbsp;chvíľu znova.</FailureNote>}
      <div className="flex flex-wrap gap-3">
        <Button kind="danger" size="small" state={state === 'busy' ? 'busy' : 'ready'} onPress={onAct}>
          {act}
        </Button>
        <Button kind="quiet" size="small" state={state === 'busy' ? 'disabled' : 'ready'} onPress={onClose}>
          Nechať tak
        </Button>
      </div>
    </Dialog>
  );
}
