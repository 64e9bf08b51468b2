import { ButtonLink } from '#src/components/ui/Button.tsx';
import { ProgressBar } from '#src/components/ui/ProgressBar.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { ProgressOverview } from '#src/contract/progress.ts';
import { counted, plural } from '#src/domain/plural.ts';

interface Props {
  progress: Pick<ProgressOverview, 'completed' | 'total' | 'percent' | 'next' | 'newLectureIds'>;
  /** Where „Pokračovať“ leads; `null` for a course without lectures. */
  continueHref: string | null;
  /** Takes all of it back; without it there is nothing to press. */
  onReset?: () => void;
}

/** What the way into a course says to its learner. */
export function courseInvitation({ completed, next }: Pick<ProgressOverview, 'completed' | 'next'>): string {
  if (completed === 0) return 'Začať kurz';
  return next ? 'Pokračovať' : 'Zopakovať si kurz';
}

/** How far somebody is in a course, and the way on. */
export function CourseProgress({ progress, continueHref, onReset }: Props) {
  const { completed, total, percent, next, newLectureIds } = progress;
  if (!continueHref) return <p className="text-muted">Lekcie práve pripravujeme.</p>;
  return (
    <>
      <p className="text-h2 font-extrabold tracking-title">{next || total === 0 ? `${percent}\u00A0%` : 'Dokončené'}</p>
      <ProgressBar percent={percent} label={'Pokrok v\u00A0kurze'} />
      <p className="text-sm text-muted wrap-anywhere">
        Dokončené lekcie: {completed}&nbsp;z&nbsp;{total}
        {completed > 0 && next && (
          <>
            <br />
            Nasleduje: {next.name}
          </>
        )}
      </p>
      <div className="no-print">
        <ButtonLink href={continueHref} kind="course" icon="arrowRight" wide>
          {courseInvitation(progress)}
        </ButtonLink>
      </div>
      <div className="no-print -my-2 flex flex-wrap items-center justify-between gap-x-4">
        {completed > 0 && onReset && (
          <button
            type="button"
            onClick={onReset}
            className="min-h-11 rounded-sm text-sm text-muted underline underline-offset-4 hover:text-accent-text"
          >
            Vynulovať pokrok
          </button>
        )}
        {newLectureIds.length > 0 && (
          <TextLink href="#obsah-kurzu">
            {plural(newLectureIds.length, 'pribudla')} {counted(newLectureIds.length, 'lekcia')}
          </TextLink>
        )}
      </div>
    </>
  );
}
