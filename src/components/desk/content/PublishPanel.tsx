import { useState } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { ContentFinding, ContentState } from '#src/contract/desk/content/deskContent.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { isWallOver } from '#src/domain/desk/kit/plannedMoment.ts';
import { ContentFindings } from './ContentFindings.tsx';
import { ContentStateBadge } from './ContentStateBadge.tsx';
import { PublishMoment } from './PublishMoment.tsx';

interface Props {
  state: ContentState;
  isLive: boolean;
  publishAt: string | null;
  /** Milliseconds. */
  now: number;
  /** What is written is what is on the web. */
  isUnchanged: boolean;
  /** `null` while the check is under way for the first time. */
  findings: readonly ContentFinding[] | null;
  /** How far the exercises are proven in this browser. */
  proving: { done: number; all: number } | null;
  readingMinutes: number | null;
  checking: 'ready' | 'busy' | 'failed';
  act: 'ready' | 'busy';
  /** What was refused, in a sentence. */
  error: string | null;
  /** `at` as the form has it, by the clock of Bratislava; `null`: at once. */
  onPublish: (at: string | null) => void;
  onReview: () => void;
  onWithdraw: () => void;
  onCheck: () => void;
  /** Goes to where something was found: its line, or its field. */
  onFinding: (finding: ContentFinding) => void;
  /** Where the whole course is published; `null` of what stands in none. */
  courseHref: string | null;
  /** Makes a link to a preview. */
  onLink: () => void;
  link: string | null;
}

/** How a text stands on its way to the web, what keeps it from there, and the next step. */
export function PublishPanel(props: Props) {
  const { state, isLive, isUnchanged, publishAt, findings, proving, readingMinutes, checking, act, error, link } =
    props;
  const [at, setAt] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const isPast = !!at && isWallOver(at, props.now);
  const obstacles = findings?.filter(({ isObstacle }) => isObstacle).length ?? 0;
  const isReady = !isUnchanged && findings !== null && obstacles === 0 && checking !== 'busy' && !proving;
  const doing = isLive ? 'Publikovať zmeny' : 'Publikovať';
  return (
    <div className="grid gap-4 p-4 text-xs">
      <h2 className="sr-only">Publikovať</h2>
      <p className="grid gap-1">
        <ContentStateBadge state={state} publishAt={publishAt} />
        <span className="text-2xs text-muted">
          {isLive ? 'Na webe je, návštevníci čítajú poslednú publikovanú verziu.' : 'Na webe nie je.'}
        </span>
      </p>
      <PublishMoment
        at={at}
        now="Hneď"
        help="Podľa hodín v&nbsp;Bratislave."
        error={isChecked && isPast ? 'Tento čas už prešiel. Vyber neskorší, alebo „Hneď“.' : null}
        onChange={(moment) => {
          setChecked(false);
          setAt(moment);
        }}
      />
      <div data-main-act className="grid">
        <DeskButton
          kind="primary"
          state={act === 'busy' ? 'busy' : isReady && at !== '' ? 'ready' : 'disabled'}
          onPress={() => {
            setChecked(true);
            if (!isPast) props.onPublish(at);
          }}
        >
          {at === null ? doing : 'Naplánovať'}
        </DeskButton>
      </div>
      <p role="status" className="text-2xs text-muted">
        {nextStep({ proving, obstacles, findings, isUnchanged })}
      </p>
      {error && (
        <DeskNote tone="danger" isAlert>
          {error}
        </DeskNote>
      )}
      {props.courseHref && <DeskButtonLink href={props.courseHref}>Publikovať celý kurz…</DeskButtonLink>}
      <div className="flex flex-wrap gap-2">
        <DeskButton size="row" state={act} onPress={props.onReview}>
          Poslať na kontrolu
        </DeskButton>
        <DeskButton size="row" onPress={props.onLink}>
          Vytvoriť odkaz na náhľad
        </DeskButton>
        {(isLive || publishAt) && (
          <DeskButton size="row" kind="danger" state={act} onPress={props.onWithdraw}>
            {publishAt ? 'Zrušiť plán' : 'Stiahnuť z\u00A0webu…'}
          </DeskButton>
        )}
      </div>
      {link && (
        <p className="grid gap-1">
          <span className="text-2xs text-muted">Kto má tento odkaz, prečíta si túto verziu. Platí sedem dní:</span>
          <a href={link} className="text-accent-text underline wrap-anywhere">
            {link}
          </a>
        </p>
      )}
      <ContentFindings
        findings={findings}
        readingMinutes={readingMinutes}
        checking={checking}
        onCheck={props.onCheck}
        onFinding={props.onFinding}
      />
    </div>
  );
}

/** What is done now, or keeps it from the web. */
function nextStep(props: Pick<Props, 'proving' | 'findings' | 'isUnchanged'> & { obstacles: number }): string {
  const { proving, findings, isUnchanged, obstacles } = props;
  if (proving) return `Spúšťame úlohy: ${proving.done} z\u00A0${proving.all}…`;
  if (obstacles > 0) return `Najprv odstráň ${countedAtDesk(obstacles, 'prekazku')}.`;
  if (findings === null) return 'Kontrolujeme…';
  return isUnchanged ? 'Na webe je to isté, nie je čo publikovať.' : 'Publikovaniu nič nebráni.';
}
