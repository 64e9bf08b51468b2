import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';

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
  return (
    <Dialog isOpen={isOpen} isCover title="Prihlásenie sa skončilo">
      <div className="grid justify-items-start gap-4 text-sm">
        <p role="alert" className="text-muted">
          Čo máš napísané, ostalo na svojom mieste. Prihlás sa znova tým istým účtom a&nbsp;táto karta sa otvorí tam,
          kde bola.
        </p>
        <DeskButtonLink kind="primary" href={signInHref} isOutside>
          Prihlásiť sa v&nbsp;novej karte
        </DeskButtonLink>
      </div>
    </Dialog>
  );
}
