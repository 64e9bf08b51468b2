import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { timeInBratislava } from '#src/domain/bratislava.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { isOver } from '#src/domain/desk/kit/plannedMoment.ts';
import { awake, isoOf, lastLeaves, paces } from '#src/domain/newsletterPace.ts';
import { formatNumber } from '#src/domain/number.ts';

/** When and how fast; `date` and `clock` by the clock of Bratislava. */
export interface ScheduleChoice {
  isNow: boolean;
  date: string;
  clock: string;
  pace: number;
}

interface Props {
  subject: string;
  recipients: number;
  choice: ScheduleChoice;
  onChange: (choice: ScheduleChoice) => void;
  /** What is not as it should be with the newsletter. */
  warnings: readonly string[];
  /** Milliseconds. */
  now: number;
  state: 'ready' | 'busy';
  failure: ReactNode;
  /** The time as ISO; `null`: now. */
  onSend: (sendAt: string | null) => void;
  onClose: () => void;
}

/** Asks before a newsletter is sent: when, how fast, how many get it, and when the last one leaves. */
export function IssueSchedule(props: Props) {
  const { subject, recipients, choice, onChange, warnings, now, state, failure, onSend, onClose } = props;
  const [isChecked, setChecked] = useState(false);
  const chosen = choice.isNow ? now : timeInBratislava(choice.date, choice.clock);
  const isPast = chosen !== null && isOver(chosen, now);
  const error =
    chosen === null
      ? 'Napíš deň a\u00A0hodinu.'
      : isPast
        ? 'Tento čas už prešiel. Vyber neskorší, alebo pošli hneď.'
        : null;
  const change = (changed: Partial<ScheduleChoice>) => onChange({ ...choice, ...changed });
  const mails = countedAtDesk(recipients, 'email');
  return (
    <DeskQuestion
      isOpen
      title="Odoslať newsletter?"
      act={choice.isNow ? `Odoslať ${mails}` : `Naplánovať ${mails}`}
      state={state}
      error={failure}
      onAct={() => {
        setChecked(true);
        if (chosen !== null && !isPast) onSend(choice.isNow ? null : isoOf(chosen));
      }}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <fieldset className="grid gap-2">
        <legend className="sr-only">Kedy</legend>
        <DeskOption group="kedy" isChosen={!choice.isNow} onChoose={() => change({ isNow: false })}>
          V&nbsp;deň a&nbsp;hodinu
        </DeskOption>
        <DeskOption group="kedy" isChosen={choice.isNow} onChoose={() => change({ isNow: true })}>
          Hneď
        </DeskOption>
      </fieldset>
      {!choice.isNow && (
        <div className="grid grid-cols-2 items-start gap-3">
          <DeskField label="Deň" error={isChecked ? error : null}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={choice.date}
                onChange={({ currentTarget }) => change({ date: currentTarget.value })}
              />
            )}
          </DeskField>
          <DeskField label="Hodina v&nbsp;Bratislave">
            {(control) => (
              <input
                {...control}
                type="time"
                value={choice.clock}
                onChange={({ currentTarget }) => change({ clock: currentTarget.value })}
              />
            )}
          </DeskField>
        </div>
      )}
      <DeskSelect
        label="Tempo"
        help="V&nbsp;noci od 22:00 do 8:00 sa neodosiela nič."
        value={String(choice.pace)}
        options={[...new Set([...paces, choice.pace])].map((pace) => [
          String(pace),
          `${formatNumber(pace)} e-mailov za hodinu`,
        ])}
        onChange={(pace) => change({ pace: Number(pace) })}
      />
      {warnings.length > 0 && (
        <DeskNote tone="warn">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </DeskNote>
      )}
      {chosen !== null && !isPast && (
        <DeskNote>
          <strong>
            {recipients > 1 && recipients < 5 ? 'Dostanú' : 'Dostane'} ho {countedAtDesk(recipients, 'adresa')}.
          </strong>{' '}
          {leaves(chosen, now, recipients, choice.pace)} Kto sa dovtedy odhlási, nedostane nič. Pozastaviť
          a&nbsp;zastaviť sa dá kedykoľvek, už odoslané sa vrátiť nedá.
        </DeskNote>
      )}
    </DeskQuestion>
  );
}

function leaves(from: number, now: number, count: number, pace: number): string {
  const written = (time: number) => formatDateTime(isoOf(time));
  const first = awake(from);
  const last = lastLeaves({ from, count, pace });
  const begins = first <= now ? 'Prvý odíde hneď' : `Prvý odíde ${written(first)}`;
  return count === 1 ? `${begins}.` : `${begins}, posledný ${written(last)}.`;
}
