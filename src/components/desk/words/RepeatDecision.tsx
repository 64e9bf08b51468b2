import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import { ActKey } from './ActKey.tsx';

interface Props {
  /** How many words the decision is about, how many of them wait, and how many accounts it could block. */
  words: number;
  held: number;
  accounts: number;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onHide: () => void;
  onLetThrough: () => void;
  onBlock: () => void;
  /** The form of the decision that is being made, in the place of the buttons. */
  children: ReactNode;
}

/** One decision about all that says the same. */
export function RepeatDecision({
  words,
  held,
  accounts,
  state,
  failure,
  onHide,
  onLetThrough,
  onBlock,
  children,
}: Props) {
  const ready = words === 0 ? 'disabled' : state;
  return (
    <DeskPanel title="Rozhodnutie" aside="Jedno pre všetky označené účty.">
      {children || (
        <>
          {failure && (
            <DeskNote tone="danger" isAlert>
              {failure}
            </DeskNote>
          )}
          <div className="flex flex-wrap gap-2">
            <DeskButton kind="primary" state={ready} onPress={onHide}>
              Skryť {words} a&nbsp;poslať dôvod… <ActKey name="H" />
            </DeskButton>
            <DeskButton state={held === 0 ? 'disabled' : state} onPress={onLetThrough}>
              Pustiť {held} <ActKey name="N" />
            </DeskButton>
            {accounts > 0 && (
              <DeskButton kind="danger" state={state} onPress={onBlock}>
                {accounts === 1 ? 'Zablokovať účet…' : `Zablokovať účty (${accounts})…`}
              </DeskButton>
            )}
          </div>
        </>
      )}
    </DeskPanel>
  );
}
