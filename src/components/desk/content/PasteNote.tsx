import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { KeyHint } from '#src/components/desk/kit/KeyHint.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';

interface Props {
  /** What came. */
  words: string;
  /** Pictures on their way into the store. */
  waiting: number;
  /** Those that did not get there, and are asked for again. */
  failed: number;
  /** Those that nobody has: their old address stands in their place. */
  lost: number;
  /** Those that have no words yet. */
  withoutWords: number;
  /** Colours and fonts were left out. */
  isPlainer: boolean;
  /** Absent when something was written since: the keys take that back first. */
  onTakeBack: (() => void) | null;
  onRetry: () => void;
  onClose: () => void;
}

/** What was pasted, what did not come with it, and the way back. */
export function PasteNote(props: Props) {
  const { words, waiting, failed, lost, withoutWords, isPlainer, onTakeBack, onRetry, onClose } = props;
  const isWhole = failed + lost === 0;
  return (
    <div
      className={`flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-4 py-2.5 text-xs ${isWhole ? 'bg-success-soft text-success-text' : 'bg-warn-soft text-warn-text'}`}
    >
      <div role="status" className="grid min-w-0 flex-1 basis-72 gap-1 wrap-anywhere">
        <p className="font-strong">{words}</p>
        {waiting > 0 && <p>Nahrávame obrázky, ostáva {countedAtDesk(waiting, 'obrazok')}.</p>}
        {failed > 0 && <p>{countedAtDesk(failed, 'obrazokSaNenahral')}. Ostatný text je celý.</p>}
        {lost > 0 && <p>{countedAtDesk(lost, 'obrazokSaNestiahol')}. V&nbsp;texte je pôvodná adresa.</p>}
        {waiting === 0 && withoutWords > 0 && <p>Obrázky sú v&nbsp;Súboroch, text k&nbsp;nim ešte chýba.</p>}
        {isPlainer && <p>Farby a&nbsp;písma sme vynechali.</p>}
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {failed > 0 && <DeskButton onPress={onRetry}>Skúsiť znova</DeskButton>}
        {onTakeBack && (
          <DeskButton onPress={onTakeBack}>
            <KeyHint keys={['Ctrl', 'Z']}>Späť</KeyHint>
          </DeskButton>
        )}
        <button
          type="button"
          aria-label="Zavrieť správu o vložení"
          onClick={onClose}
          className="inline-flex size-9 items-center justify-center rounded-sm hover:bg-primary touch:size-11"
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </div>
  );
}
