import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { ActKey } from './ActKey.tsx';

interface Props {
  isHidden: boolean;
  /** It waits for a look. */
  isHeld: boolean;
  /** There is something to answer: open reports. */
  isReported: boolean;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onLetThrough: () => void;
  onKeep: () => void;
  onHide: () => void;
  onRestore: () => void;
  onRemove: () => void;
  /** Only comments are answered. */
  onAnswer: (() => void) | null;
  /** `null`: the author has left, or is blocked. */
  onBlock: (() => void) | null;
  /** The form of the decision that is being made, in the place of the buttons. */
  children: ReactNode;
}

/** What a moderator may do with somebody's words. */
export function WordsDecision(props: Props) {
  const {
    isHidden,
    isHeld,
    isReported,
    state,
    failure,
    onLetThrough,
    onKeep,
    onHide,
    onRestore,
    onRemove,
    onAnswer,
    onBlock,
  } = props;
  const waits = isHeld && !isHidden;
  return (
    <DeskPanel
      title="Rozhodnutie"
      aside={
        waits
          ? 'Po pustení ďalšie odkazy tohto účtu už nečakajú.'
          : 'Autor sa dozvie, čo a\u00A0prečo. Môže sa ohradiť.'
      }
    >
      {props.children || (
        <>
          {failure && (
            <DeskNote tone="danger" isAlert>
              {failure}
            </DeskNote>
          )}
          <div className="flex flex-wrap gap-2">
            {waits && (
              <DeskButton kind="primary" state={state} onPress={onLetThrough}>
                Pustiť na web <ActKey name="N" />
              </DeskButton>
            )}
            {isReported && !waits && (
              <DeskButton kind="primary" state={state} onPress={onKeep}>
                Nechať <ActKey name="N" />
              </DeskButton>
            )}
            {isHidden ? (
              <DeskButton kind={isReported ? 'outline' : 'primary'} state={state} onPress={onRestore}>
                Vrátiť
              </DeskButton>
            ) : (
              <DeskButton state={state} onPress={onHide}>
                Skryť <ActKey name="H" />
              </DeskButton>
            )}
            {onAnswer && !waits && (
              <DeskButton state={state} onPress={onAnswer}>
                Odpovedať za združenie <ActKey name="R" />
              </DeskButton>
            )}
            <DeskButton kind="danger" state={state} onPress={onRemove}>
              Zmazať…
            </DeskButton>
            {onBlock && (
              <DeskButton kind="danger" state={state} onPress={onBlock}>
                Zablokovať autora…
              </DeskButton>
            )}
          </div>
          {waits && (
            <p className="text-2xs text-muted">
              Pustiť netreba vysvetľovať. Pri skrytí vyberieš pravidlo a&nbsp;autor dostane dôvod, môže sa ohradiť.
            </p>
          )}
        </>
      )}
    </DeskPanel>
  );
}
