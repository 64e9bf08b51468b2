import * as RadixDialog from '@radix-ui/react-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  isOpen: boolean;
  title: string;
  /** What it is about, read aloud with the title; left out where the content says it. */
  description?: ReactNode;
  /** Where it stands: in the middle, there also with room for two columns, or at a side from top to bottom. */
  side?: keyof typeof sides;
  /** The close button's name; without it the content has a button that closes. */
  closeLabel?: string;
  /** Nothing below it is seen. */
  isCover?: boolean;
  /** While something is under way it stays open. */
  isBusy?: boolean;
  /** Nobody asked for it: no control takes the focus. A key meant for the page would press it, and a phone would open its keyboard. */
  comesByItself?: boolean;
  /** Gets the focus on closing; without it the focus goes back to where it was. Not every browser focuses what is clicked. */
  opener?: RefObject<HTMLElement | null>;
  /** Without it the dialog stays until its owner takes it away. */
  onClose?: () => void;
  children: ReactNode;
}

const sides = {
  centre: {
    box: 'inset-0 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(32rem,calc(100vw-2rem))] gap-4 rounded-xl bg-raised p-6',
    titleRow: 'items-start gap-4',
    title: 'text-h3 s:text-h2',
  },
  wide: {
    box: 'inset-0 m-auto grid h-fit max-h-[calc(100dvh-2rem)] w-[min(44rem,calc(100vw-2rem))] gap-4 rounded-xl bg-raised p-6',
    titleRow: 'items-start gap-4',
    title: 'text-h3',
  },
  left: {
    box: 'inset-y-0 left-0 w-[min(22rem,calc(100vw-2.5rem))] bg-primary pb-8',
    titleRow: 'sticky top-0 z-10 h-17 items-center border-b border-line bg-primary pr-3 pl-6',
    title: 'text-h3',
  },
  right: {
    box: 'inset-y-0 right-0 w-[min(22rem,100vw)] bg-primary px-5 pb-8',
    titleRow: 'sticky top-0 z-10 h-17 items-center bg-primary',
    title: 'text-h3',
  },
};

/** A dialog over the page, which stays where it was. */
export function Dialog(props: Props) {
  const { isOpen, title, description, side = 'centre', closeLabel, isBusy, comesByItself, opener, onClose } = props;
  const focusedBefore = useRef<Element>(null);
  const look = sides[side];
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onClose?.()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay
          className={`fixed inset-0 ${props.isCover ? 'z-50 bg-surface' : 'z-40 bg-[rgb(0_0_0/0.5)]'}`}
        />
        <RadixDialog.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            focusedBefore.current = document.activeElement;
            if (!comesByItself || !(event.currentTarget instanceof HTMLElement)) return;
            event.preventDefault();
            event.currentTarget.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const target = opener?.current ?? focusedBefore.current;
            if (target instanceof HTMLElement) target.focus();
          }}
          className={`fixed z-50 overflow-y-auto shadow-raised outline-none ${look.box}`}
        >
          <div className={`flex justify-between ${look.titleRow}`}>
            <RadixDialog.Title className={look.title}>{title}</RadixDialog.Title>
            {closeLabel && (
              <RadixDialog.Close
                aria-label={closeLabel}
                className="grid size-11 shrink-0 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text"
              >
                <Icon name="close" size={24} />
              </RadixDialog.Close>
            )}
          </div>
          {description && (
            <RadixDialog.Description className="text-muted wrap-anywhere">{description}</RadixDialog.Description>
          )}
          {props.children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
