import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';

interface Props {
  /** „12:03“, when it was written last. */
  at: string;
  /** Somebody has saved since it began: it cannot be gone on with unseen. */
  isBehind: boolean;
  onGoOn: () => void;
  onCompare: () => void;
  onDiscard: () => void;
}

/** What this browser kept and the server does not have: offered, never taken by itself. */
export function DraftOffer({ at, isBehind, onGoOn, onCompare, onDiscard }: Props) {
  return (
    <DeskNote tone="warn" isAlert>
      <p>
        <b>Našli sme tvoj rozpísaný text z&nbsp;{at}.</b>{' '}
        {isBehind
          ? 'Medzitým niekto uložil svoju verziu. Nič sa nestratilo: spojíš ich na ďalšej obrazovke.'
          : 'Na server sa nedostal, je celý v\u00A0tomto prehliadači.'}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {isBehind ? (
          <DeskButton size="row" onPress={onGoOn}>
            Spojiť s&nbsp;novšou verziou
          </DeskButton>
        ) : (
          <>
            <DeskButton size="row" onPress={onGoOn}>
              Pokračovať v&nbsp;ňom
            </DeskButton>
            <DeskButton size="row" onPress={onCompare}>
              Porovnať
            </DeskButton>
          </>
        )}
        <DeskButton size="row" kind="danger" onPress={onDiscard}>
          Zahodiť…
        </DeskButton>
      </div>
    </DeskNote>
  );
}
