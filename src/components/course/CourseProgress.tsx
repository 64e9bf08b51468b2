import { ButtonLink } from '#src/components/ui/Button.tsx';
import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { counted, outOf, plural } from '#src/domain/plural.ts';

interface Props {
  progress: Pick<ProgressOverview, 'completed' | 'total' | 'percent' | 'next' | 'newLectureIds' | 'firstPass'>;
  /** Where „Pokračovať“ leads; `null` for a course without lectures. */
  continueHref: string | null;
  /** Where a finished course ends. */
  endHref?: string;
}

/** What the way into a course says to its learner. */
export function courseInvitation({ completed, next }: Pick<ProgressOverview, 'completed' | 'next'>): string {
  if (completed === 0) return 'Začať kurz';
  return next ? 'Pokračovať' : 'Zopakovať si kurz';
}

/** What stays known of the first pass. */
function passed({ finishedAt, completed }: NonNullable<ProgressOverview['firstPass']>): string {
  return finishedAt
    ? `Prvýkrát dokončený ${formatDate(finishedAt)}`
    : `Pred vynulovaním: ${counted(completed, 'lekcia')}`;
}

/** How far somebody is in a course, and the way on. */
export function CourseProgress({ progress, continueHref, endHref }: Props) {
  const { completed, total, percent, next, newLectureIds, firstPass } = progress;
  if (!continueHref) return <p className="text-muted">Lekcie práve pripravujeme.</p>;
  return (
    <>
      <p className="text-h2 font-extrabold tracking-title">{next || total === 0 ? `${percent}\u00A0%` : 'Dokončené'}</p>
      <ProgressBar percent={percent} label={'Pokrok v\u00A0kurze'} />
      <p className="text-sm text-muted wrap-anywhere">
        Dokončené lekcie: {completed}&nbsp;{outOf(total)}
        {completed > 0 && next && (
          <>
            <br />
            Nasleduje: {next.name}
          </>
        )}
        {firstPass && (
          <>
            <br />
            {passed(firstPass)}
          </>
        )}
      </p>
      <div className="no-print">
        <ButtonLink href={continueHref} kind="course" icon="arrowRight" wide>
          {courseInvitation(progress)}
        </ButtonLink>
      </div>
      {newLectureIds.length > 0 && (
        <TextLink href="#obsah-kurzu">
          {plural(newLectureIds.length, 'pribudla')} {counted(newLectureIds.length, 'lekcia')}
        </TextLink>
      )}
      {endHref && !next && completed > 0 && <TextLink href={endHref}>Čo už vieš a&nbsp;čo ďalej</TextLink>}
    </>
  );
}
