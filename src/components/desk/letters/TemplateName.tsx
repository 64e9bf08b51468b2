import { type ReactNode, useId, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { maxTemplateNameLength } from '#src/contract/limits.ts';

interface Props {
  name: string;
  onChange: (name: string) => void;
  /** Names of the templates that are there. */
  taken: readonly string[];
  state: 'ready' | 'busy';
  failure: ReactNode;
  onAct: () => void;
  onClose: () => void;
}

/** Asks how the words of a newsletter are called that others will begin with. */
export function TemplateName({ name, onChange, taken, state, failure, onAct, onClose }: Props) {
  const [isMissed, setIsMissed] = useState(false);
  const listId = useId();
  const written = name.trim();
  const isTaken = taken.includes(written);
  const isTooLong = written.length > maxTemplateNameLength;
  return (
    <DeskQuestion
      isOpen
      title="Urobiť z&nbsp;newslettera šablónu"
      act={isTaken ? 'Nahradiť šablónu' : 'Uložiť šablónu'}
      kind="primary"
      state={state}
      error={failure}
      onAct={() => {
        setIsMissed(written === '');
        if (written !== '' && !isTooLong) onAct();
      }}
      onClose={onClose}
    >
      <DeskField
        label="Názov šablóny"
        text={name}
        limit={maxTemplateNameLength}
        error={isMissed && written === '' ? 'Napíš, ako sa má šablóna volať.' : null}
      >
        {(control) => (
          <input
            {...control}
            value={name}
            list={listId}
            autoComplete="off"
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        )}
      </DeskField>
      <datalist id={listId}>
        {taken.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <p aria-live="polite" className="text-muted">
        {isTaken
          ? `Šablónu „${written}“ už máte. Nahradí ju tento text; čo sa z\u00A0nej začalo, ostane, ako je.`
          : 'Uloží sa predmet, text aj skupiny.'}{' '}
        Čo sa má zakaždým doplniť, napíš do hranatých zátvoriek, napríklad <b>[téma]</b>. Kým niektorá ostane,
        newsletter sa nedá naplánovať.
      </p>
    </DeskQuestion>
  );
}
