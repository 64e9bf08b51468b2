import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { maxNightReasonLength } from '#src/contract/limits.ts';
import { timeInBratislava } from '#src/domain/bratislava.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { isOver } from '#src/domain/desk/kit/plannedMoment.ts';
import { awake, isoOf, lastLeaves, lastLeavesByNight, meetsNight, paces } from '#src/domain/newsletterPace.ts';
import { formatNumber } from '#src/domain/number.ts';
import { tooLong } from '#src/domain/textLimit.ts';
import { NightReason } from './NightReason.tsx';

/** When and how fast; `date` and `clock` by the clock of Bratislava. */
export interface ScheduleChoice {
  isNow: boolean;
  date: string;
  clock: string;
  pace: number;
  /** Why it leaves at night, too; `null`: the night waits. */
  nightReason: string | null;
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
  /** The time as ISO, `null`: now; and why at night, where some of it would leave then. */
  onSend: (sendAt: string | null, nightReason: string | null) => void;
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
  const sending = chosen !== null && !isPast ? { from: chosen, count: recipients, pace: choice.pace } : null;
  const isNight = sending !== null && meetsNight(sending);
  const reason = isNight ? choice.nightReason : null;
  const isReasonFine = reason === null || (reason.trim() !== '' && !tooLong(reason, maxNightReasonLength));
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
        if (sending && isReasonFine) onSend(choice.isNow ? null : isoOf(sending.from), reason?.trim() ?? null);
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
        help="V&nbsp;noci od 22:00 do 8:00 sa bez výnimky neodosiela nič."
        value={String(choice.pace)}
        options={[...new Set([...paces, choice.pace])].map((pace) => [
          String(pace),
          `${formatNumber(pace)} e-mailov za hodinu`,
        ])}
        onChange={(pace) => change({ pace: Number(pace) })}
      />
      {isNight && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 text-2xs font-semibold">Časť by odišla v&nbsp;noci</legend>
          <DeskOption group="noc" isChosen={choice.nightReason === null} onChoose={() => change({ nightReason: null })}>
            Počkať do rána, nikoho nezobudíme
          </DeskOption>
          <DeskOption
            group="noc"
            isChosen={choice.nightReason !== null}
            onChoose={() => change({ nightReason: choice.nightReason ?? '' })}
          >
            Poslať aj v&nbsp;noci, raz
          </DeskOption>
        </fieldset>
      )}
      {reason !== null && (
        <NightReason reason={reason} onChange={(nightReason) => change({ nightReason })} isMissed={isChecked} />
      )}
      {warnings.length > 0 && (
        <DeskNote tone="warn">
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </DeskNote>
      )}
      {sending && (
        <DeskNote>
          <strong>
            {recipients > 1 && recipients < 5 ? 'Dostanú' : 'Dostane'} ho {countedAtDesk(recipients, 'adresa')}.
          </strong>{' '}
          {leaves(sending, now, reason !== null)} Kto sa dovtedy odhlási, nedostane nič. Pozastaviť a&nbsp;zastaviť sa
          dá kedykoľvek, už odoslané sa vrátiť nedá.
        </DeskNote>
      )}
    </DeskQuestion>
  );
}

function leaves(sending: { from: number; count: number; pace: number }, now: number, isByNight: boolean): string {
  const written = (time: number) => formatDateTime(isoOf(time));
  const first = isByNight ? sending.from : awake(sending.from);
  const last = (isByNight ? lastLeavesByNight : lastLeaves)(sending);
  const begins = first <= now ? 'Prvý odíde hneď' : `Prvý odíde ${written(first)}`;
  return sending.count === 1 ? `${begins}.` : `${begins}, posledný ${written(last)}.`;
}
