import type { RefObject } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { NavigationLink } from '#src/components/ui/NavigationLink.tsx';
import { mainNavigation } from './navigation.ts';

interface Props {
  isOpen: boolean;
  /** Leaves the sign-in out. */
  isSignedIn?: boolean;
  currentPath: string;
  /** The sign-in that leads back here. */
  loginHref: string;
  /** Gets the focus when the menu is gone. */
  opener?: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The menu of small screens: numbered like the lines of a program. */
export function MobileMenu({ isOpen, isSignedIn, currentPath, loginHref, opener, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} side="right" title="Menu" closeLabel="Zavrieť menu" opener={opener} onClose={onClose}>
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
        <ButtonLink href={loginHref} wide>
          Prihlásiť sa
        </ButtonLink>
      )}
    </Dialog>
  );
}
