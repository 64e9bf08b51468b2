import * as RadixDialog from '@radix-ui/react-dialog';
import { useRef } from 'react';
import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';

interface Props {
  /** Whether who sat there is signed in no more. */
  isOpen: boolean;
  signInHref: string;
}

/**
 * Covers the desk when a session ends. What stands below stays as it is, with all that is typed; the sign-in has a tab of its own, and this one
 * is uncovered when it hears of it.
 */
export function DeskEnded({ isOpen, signInHref }: Props) {
  const focusedBefore = useRef<Element>(null);
  return (
    <RadixDialog.Root open={isOpen}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            focusedBefore.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
          }}
          className="fixed inset-0 z-50 grid place-content-center overflow-y-auto bg-primary p-6 outline-none"
        >
          <div className="grid max-w-lg justify-items-start gap-4 text-sm">
            <RadixDialog.Title className="text-h3 font-bold">Prihlásenie sa skončilo</RadixDialog.Title>
            <p role="alert" className="text-muted">
              Čo máš napísané, ostalo na svojom mieste. Prihlás sa znova tým istým účtom a&nbsp;táto karta sa otvorí
              tam, kde bola.
            </p>
            <DeskButtonLink kind="primary" href={signInHref} isOutside>
              Prihlásiť sa v&nbsp;novej karte
            </DeskButtonLink>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
