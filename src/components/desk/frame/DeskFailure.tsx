import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskMark } from './DeskMark.tsx';

interface Props {
  homeHref: string;
  onReload: () => void;
}

/** What stands at the desk after an unexpected error. */
export function DeskFailure({ homeHref, onReload }: Props) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-lg content-center justify-items-start gap-4 p-6 text-sm">
      <DeskMark />
      <h1 className="text-h3 font-bold">V&nbsp;zázemí nastala chyba</h1>
      <p role="alert" className="text-muted">
        Chyba je na našej strane. Čo už bolo uložené, ostalo uložené. Skús zázemie načítať znova.
      </p>
      <DeskButton kind="primary" onPress={onReload}>
        Načítať znova
      </DeskButton>
      <a href={homeHref} className="text-xs text-accent-text hover:underline">
        Prejsť na hlavnú stránku
      </a>
    </main>
  );
}
