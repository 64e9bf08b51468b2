import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';

interface Props {
  /** The program that people were left with. */
  code: string;
  state: 'ready' | 'busy';
  /** Why it was not added. */
  error: ReactNode;
  onAdd: (message: string) => void;
  onClose: () => void;
}

const longest = 600;

/** A wrong answer becomes a known mistake of its task: what is said to whoever's program behaves like it. */
export function KnownMistake({ code, state, error, onAdd, onClose }: Props) {
  const [message, setMessage] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isFit = message.trim() !== '' && message.length <= longest;
  return (
    <DeskQuestion
      isOpen
      isWide
      kind="primary"
      title="Známa chyba z&nbsp;odpovede"
      act="Overiť a&nbsp;pridať"
      state={state}
      error={error}
      onAct={() => {
        setAsked(true);
        if (isFit) onAdd(message.trim());
      }}
      onClose={onClose}
    >
      <pre className="min-w-0 rounded-sm bg-code p-3 whitespace-pre-wrap wrap-anywhere text-code-text">
        <code>{code}</code>
      </pre>
      <DeskField
        label="Čo jej povieme"
        help="Jedna až tri vety: čo sa deje, nie riešenie. Platiť musí pre každú odpoveď, ktorú zachytí."
        error={isAsked && message.trim() === '' ? 'Napíš aspoň jednu vetu.' : undefined}
        text={message}
        limit={longest}
      >
        {(control) => (
          <textarea
            {...control}
            className={`${control.className} resize-y`}
            rows={3}
            value={message}
            onChange={({ currentTarget }) => setMessage(currentTarget.value)}
          />
        )}
      </DeskField>
      <p className="text-muted">
        Spoznáme ju podľa toho, čo program robí. Najprv ju vyskúšame na riešení a&nbsp;na odpovediach, ktoré poznáme.
        Pridáme ju do konceptu lekcie, na webe bude až po publikovaní.
      </p>
    </DeskQuestion>
  );
}
