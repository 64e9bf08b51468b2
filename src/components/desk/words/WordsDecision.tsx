import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';

interface Props {
  isHidden: boolean;
  /** There is something to answer: open reports. */
  isReported: boolean;
  state: 'ready' | 'busy';
  failure: ReactNode;
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
  const { isHidden, isReported, state, failure, onKeep, onHide, onRestore, onRemove, onAnswer, onBlock } = props;
  return (
    <DeskPanel title="Rozhodnutie" aside={'Autor sa dozvie, čo a\u00A0prečo. Môže sa ohradiť.'}>
      {props.children || (
        <>
          {failure && (
            <DeskNote tone="danger" isAlert>
              {failure}
            </DeskNote>
          )}
          <div className="flex flex-wrap gap-2">
            {isReported && (
              <DeskButton kind="primary" state={state} onPress={onKeep}>
                Nechať <Key name="N" />
              </DeskButton>
            )}
            {isHidden ? (
              <DeskButton kind={isReported ? 'outline' : 'primary'} state={state} onPress={onRestore}>
                Vrátiť
              </DeskButton>
            ) : (
              <DeskButton state={state} onPress={onHide}>
                Skryť <Key name="H" />
              </DeskButton>
            )}
            {onAnswer && (
              <DeskButton state={state} onPress={onAnswer}>
                Odpovedať za združenie <Key name="R" />
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
        </>
      )}
    </DeskPanel>
  );
}

/** The key of a button; screen readers hear of keys in the list of all. */
function Key({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="font-mono text-3xs font-normal opacity-80 pointer-coarse:hidden">
      {name}
    </span>
  );
}
