import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { maxBookReasonLength } from '#src/contract/limits.ts';
import { formatMonth } from '#src/domain/month.ts';

interface Props {
  month: string;
  state: 'ready' | 'busy';
  failure: ReactNode;
  onReopen: (reason: string) => void;
  onClose: () => void;
}

/** Asks why a closed month is opened again. */
export function ReopenMonth({ month, state, failure, onReopen, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const name = formatMonth(month);
  const isShort = reason.trim().length < 3;
  return (
    <DeskQuestion
      isOpen
      kind="primary"
      title={`Znova otvoriť ${name}?`}
      act={`Znova otvoriť ${name}`}
      state={state}
      error={failure}
      onAct={() => {
        setChecked(true);
        if (!isShort && reason.length <= maxBookReasonLength) onReopen(reason.trim());
      }}
      onClose={onClose}
    >
      <p>
        Účtovníčka už možno má export. Pohyby sa nezmenia, zmeniť sa dajú len dôvody rozdielov a&nbsp;poznámky,
        a&nbsp;čo príde neskôr, pribudne sem. Po uzavretí jej pošli nový export.
      </p>
      <DeskField
        label="Prečo"
        help={'Ostane v\u00A0zázname s\u00A0menom a\u00A0dňom. Nepíš sem mená kupujúcich.'}
        error={isChecked && isShort ? 'Napíš aspoň pár slov.' : null}
        text={reason}
        limit={maxBookReasonLength}
      >
        {(control) => (
          <input {...control} value={reason} onChange={({ currentTarget }) => setReason(currentTarget.value)} />
        )}
      </DeskField>
    </DeskQuestion>
  );
}
