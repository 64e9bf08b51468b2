import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DeskButton } from './DeskButton.tsx';
import { DeskNote } from './DeskNote.tsx';

interface Props {
  /** What the button does: „Odpovedať e-mailom“. */
  act: string;
  /** `outline` where the form is only a part of its screen. */
  kind?: 'primary' | 'outline';
  state: 'ready' | 'busy' | 'disabled';
  /** What failed, what stayed safe, what to do. */
  failure?: ReactNode;
  /** Beside the button: another way, or what came of it. */
  beside?: ReactNode;
  /** Only while it is ready. */
  onSubmit: () => void;
  /** For a form that was opened: it takes the focus, and Escape closes it too. */
  onClose?: () => void;
  children: ReactNode;
}

/** Fields with one act, which Ctrl Enter does from each of them; whoever did it goes on at the first field that is wrong. */
export function DeskForm({ act, kind = 'primary', state, failure, beside, onSubmit, onClose, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const isOpened = onClose !== undefined;
  useEffect(() => {
    if (isOpened) form.current?.querySelector<HTMLElement>('select, textarea, input')?.focus();
  }, [isOpened]);
  const submit = () => {
    if (state !== 'ready') return;
    // What is wrong is marked before it is looked for.
    flushSync(onSubmit);
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose?.();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        submit();
      }}
    >
      {children}
      {failure && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <DeskButton type="submit" kind={kind} state={state}>
          {act}
        </DeskButton>
        {onClose && <DeskButton onPress={onClose}>Zrušiť</DeskButton>}
        {beside}
      </div>
    </form>
  );
}
