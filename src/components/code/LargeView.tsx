import * as RadixDialog from '@radix-ui/react-dialog';
import type { ReactNode } from 'react';
import { CodeIcon } from './CodeIcon.tsx';
import './largeView.css';

interface Props {
  title: string;
  /** A program or a step player, which fills the window. */
  children: ReactNode;
  onPrint: () => void;
  onClose: () => void;
  /** It is gone, and the focus with it. */
  onClosed: () => void;
}

const tool =
  'grid size-11 place-items-center rounded-md text-code-light hover:bg-code-line focus-visible:-outline-offset-3 focus-visible:outline-code-light';

/** A program for a whole class: in letters that the last row can read, with nothing of the page. What is printed is this. */
export function LargeView({ title, children, onPrint, onClose, onClosed }: Props) {
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          data-large
          aria-describedby={undefined}
          className="large-view fixed inset-0 z-50 flex flex-col bg-code text-code-text outline-none"
          onOpenAutoFocus={(event) => {
            if (!(event.currentTarget instanceof HTMLElement)) return;
            event.preventDefault();
            // The keys of a player work at once.
            (event.currentTarget.querySelector<HTMLElement>('[data-main]') ?? event.currentTarget).focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
        >
          <div className="flex min-h-11 shrink-0 items-center gap-1 border-b border-code-line pr-1 pl-[1.1em] text-sm">
            <RadixDialog.Title className="min-w-0 flex-1 truncate font-bold">{title}</RadixDialog.Title>
            <button type="button" aria-label="Vytlačiť" title="Vytlačiť" className={tool} onClick={onPrint}>
              <CodeIcon name="print" size={20} />
            </button>
            <RadixDialog.Close aria-label="Zavrieť veľké zobrazenie" title="Zavrieť (Esc)" className={tool}>
              <CodeIcon name="close" size={20} />
            </RadixDialog.Close>
          </div>
          <div className="large-content min-h-0 flex-1 overflow-y-auto">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
