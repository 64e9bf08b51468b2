import type { ReactNode } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';
import type { Issue } from '#src/contract/desk/letters/deskNewsletter.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { beginsAt } from '#src/domain/newsletterPace.ts';
import { formatNumber } from '#src/domain/number.ts';
import { outOf } from '#src/domain/plural.ts';

interface Props {
  issue: Pick<
    Issue,
    | 'state'
    | 'counts'
    | 'pace'
    | 'sendAt'
    | 'startedAt'
    | 'pausedAt'
    | 'endedAt'
    | 'lastLeavesAt'
    | 'troubleSince'
    | 'audience'
    | 'night'
    | 'plannedRecipients'
  >;
  /** „Pokračovať“, where it waits for it. */
  resume: ReactNode;
  /** „Zrušiť výnimku“, where it has one that still does something. */
  endNight: ReactNode;
}

/** How the sending of a newsletter goes. */
export function IssueProgress({ issue, resume, endNight }: Props) {
  const { state, counts, pace } = issue;
  if (state === 'scheduled') {
    return (
      <div className="grid gap-4">
        <DeskNote>
          <strong>
            Odosielať sa začne{' '}
            {issue.sendAt && formatDateTime(issue.night === null ? beginsAt(issue.sendAt) : issue.sendAt)}.
          </strong>{' '}
          Dostane ho, kto vtedy bude mať odber potvrdený; teraz {countedAtDesk(issue.audience.recipients, 'adresa')}.
          Posledný odíde {issue.lastLeavesAt && formatDateTime(issue.lastLeavesAt)}, tempo{' '}
          {countedAtDesk(pace, 'email')} za hodinu.
        </DeskNote>
        <NightNote night={issue.night} endNight={endNight} />
      </div>
    );
  }
  const facts: [name: string, value: string][] = [
    ['Prijaté serverom', formatNumber(counts.sent)],
    ['Čakajú', formatNumber(counts.waiting + counts.queued)],
    ['Skúsime znova', formatNumber(counts.retrying)],
    ['Vrátené natrvalo', formatNumber(counts.bounced)],
    ['Nedoručené', formatNumber(counts.failed)],
    [state === 'stopped' ? 'Neposlané' : 'Odhlásené odvtedy', formatNumber(counts.skipped)],
    ['Tempo', `${formatNumber(pace)}\u00A0za\u00A0hodinu`],
  ];
  return (
    <div className="grid gap-4">
      <section aria-label="Priebeh" className="grid gap-3.5 rounded-lg border border-line p-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <p className="text-[1.75rem] leading-none font-bold tabular-nums">
            {formatNumber(counts.sent)}{' '}
            <span className="text-lg font-medium text-muted">{outOf(counts.recipients)} odoslaných</span>
          </p>
          <p className="text-xs text-muted">{endInWords(issue)}</p>
        </div>
        <ProgressBar label="Odoslané" percent={Math.floor((100 * counts.sent) / Math.max(1, counts.recipients))} />
        <dl className="flex flex-wrap gap-x-8 gap-y-3 text-xs">
          {facts.map(([name, value]) => (
            <div key={name} className="grid">
              <dt className="text-2xs text-muted">{name}</dt>
              <dd className="text-md font-bold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <NightNote night={issue.night} endNight={endNight} />
      <OtherCount planned={issue.plannedRecipients} recipients={counts.recipients} />
      {state === 'paused' && (
        <DeskNote tone="warn">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <strong>
                Pozastavené {issue.pausedAt && formatDateTime(issue.pausedAt)},{' '}
                {countedAtDesk(counts.sent, 'emailOdisiel')}.
              </strong>{' '}
              {countedAtDesk(counts.waiting, 'emailCaka')}, kým neklikneš na „Pokračovať“.
            </p>
            {resume}
          </div>
        </DeskNote>
      )}
      {issue.troubleSince && (
        <DeskNote tone="danger" isAlert>
          <strong>Mailový server neprijíma e-maily, posledný prijal {formatDateTime(issue.troubleSince)}.</strong> Nič
          sa nestratilo, skúšame to ďalej sami.
        </DeskNote>
      )}
      {state === 'sending' && !issue.troubleSince && (
        <DeskNote>
          Keď sa server vypne, po štarte pokračuje od ďalšieho človeka. Nikto nedostane e-mail dvakrát. Už odoslané sa
          vrátiť nedajú.
        </DeskNote>
      )}
    </div>
  );
}

/** Groups are counted again when the sending begins. */
function OtherCount({ planned, recipients }: { planned: number | null; recipients: number }) {
  if (planned === null || planned === recipients) return null;
  if (recipients === 0) {
    return (
      <DeskNote tone="warn" isAlert>
        <strong>Neodišlo nič: v&nbsp;skupine už nebol nikto.</strong> Pri plánovaní v&nbsp;nej bolo{' '}
        {countedAtDesk(planned, 'adresa')}. Text sa dá použiť znova.
      </DeskNote>
    );
  }
  return (
    <DeskNote>
      <strong>
        Odosielame na {countedAtDesk(recipients, 'adresu')}, pri plánovaní to bolo {formatNumber(planned)}.
      </strong>{' '}
      Odvtedy niekto pribudol alebo ubudol. Kto sa odhlási, nedostane nič.
    </DeskNote>
  );
}

function NightNote({ night, endNight }: { night: Issue['night']; endNight: ReactNode }) {
  if (night === null) return null;
  return (
    <DeskNote tone="warn">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-60">
          <strong>Nočnú výnimku má tento newsletter od {formatDateTime(night.at)}.</strong>{' '}
          {night.byName !== null && `Výnimku dáva ${night.byName}. `}Dôvod: „{night.reason}“ Ďalší newsletter bude
          v&nbsp;noci zas čakať.
        </p>
        {endNight}
      </div>
    </DeskNote>
  );
}

function endInWords({ state, lastLeavesAt, endedAt }: Props['issue']): string {
  if (state === 'sending' && lastLeavesAt) return `posledný odíde ${formatDateTime(lastLeavesAt)}`;
  if (state === 'sending') return 'všetky odišli, čaká sa na odpoveď serverov';
  if (state === 'paused' || !endedAt) return '';
  return `${state === 'stopped' ? 'zastavené' : 'skončilo sa'} ${formatDateTime(endedAt)}`;
}
