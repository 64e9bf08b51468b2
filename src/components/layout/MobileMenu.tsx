import * as Dialog from '@radix-ui/react-dialog';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { NavigationLink } from '#src/components/ui/NavigationLink.tsx';
import { paths } from '#src/domain/paths.ts';
import { mainNavigation } from './navigation.ts';

interface Props {
  isOpen: boolean;
  /** Leaves the sign-in out. */
  isSignedIn?: boolean;
  currentPath: string;
  onClose: () => void;
  /** The menu is gone: gives the focus back to what opened it. */
  onClosed?: () => void;
}

/** The menu of small screens: numbered like the lines of a program. */
export function MobileMenu({ isOpen, isSignedIn, currentPath, onClose, onClosed }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed?.();
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-[min(22rem,100vw)] flex-col overflow-y-auto bg-primary px-5 pb-8 shadow-raised"
        >
          <div className="flex h-17 shrink-0 items-center justify-between">
            <Dialog.Title className="text-h3">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Zavrieť menu"
              className="grid size-11 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text"
            >
              <Icon name="close" size={24} />
            </Dialog.Close>
          </div>
          <nav aria-label="Hlavná navigácia">
            <ol className="mb-8">
              {mainNavigation.map((item, index) => (
                <li key={item.href} className="grid grid-cols-[2.25rem_1fr] items-center border-b border-line text-xl">
                  <span aria-hidden="true" className="font-mono text-xs text-muted">
                    {index + 1}
                  </span>
                  <NavigationLink href={item.href} currentPath={currentPath}>
                    <span className="py-3">{item.name}</span>
                  </NavigationLink>
                </li>
              ))}
            </ol>
          </nav>
          {!isSignedIn && (
            <ButtonLink href={paths.login()} wide>
              Prihlásiť sa
            </ButtonLink>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
