import { type ReactNode, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { days } from '#src/domain/duration.ts';
import { newAccount } from '#src/domain/heldWords.ts';

interface Props {
  isOn: boolean;
  /** First links that wait now. */
  waiting: number;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onChange: (isOn: boolean) => void;
}

const left = (count: number) =>
  count === 0 ? 'Teraz nečaká ani jeden.' : `Tie, ktoré čakajú teraz (${count}), počkajú.`;

/** Whether the first links of new accounts wait for a look. Switching it off is asked once more, in the same place. */
export function FirstLinksSwitch({ isOn, waiting, state, failure, onChange }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-label="Prvé odkazy" className="grid gap-3 rounded-lg border border-line bg-surface p-4 text-xs">
      <label className="flex min-h-9 items-start gap-3 max-l:min-h-11">
        <input
          type="checkbox"
          role="switch"
          checked={isOn && !isAsking}
          aria-checked={isOn && !isAsking}
          disabled={state === 'busy'}
          onChange={({ currentTarget }) => {
            if (currentTarget.checked) {
              setAsking(false);
              if (!isOn) onChange(true);
            } else setAsking(true);
          }}
          className="relative mt-[calc((1lh-1.25rem)/2)] h-5 w-9 shrink-0 appearance-none rounded-full bg-line-strong before:absolute before:top-0.5 before:left-0.5 before:size-4 before:rounded-full before:bg-white checked:bg-accent-strong checked:before:left-4.5"
        />
        <span>
          <b className="font-strong">Prvé odkazy nových účtov čakajú na pohľad</b>
          <span className="block text-2xs text-muted">
            Nový je účet do {newAccount.age / days(1)}&nbsp;dní alebo do {newAccount.words}&nbsp;textov na webe. Kto má
            v&nbsp;zázemí rolu, nečaká.
          </span>
        </span>
      </label>
      {isAsking && (
        <>
          <DeskNote tone="warn" isAlert>
            Odkazy nových účtov budú na webe hneď. {left(waiting)}
          </DeskNote>
          <div className="flex flex-wrap gap-2">
            <DeskButton
              state={state}
              onPress={() => {
                setAsking(false);
                onChange(false);
              }}
            >
              Vypnúť čakanie
            </DeskButton>
            <DeskButton kind="plain" onPress={() => setAsking(false)}>
              Nechať tak
            </DeskButton>
          </div>
        </>
      )}
      {failure && (
        <DeskNote tone="danger" isAlert>
          {failure}
        </DeskNote>
      )}
    </section>
  );
}
