import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { CoursePublication } from '#src/contract/desk/content/deskContent.ts';
import { clockOrTime } from '#src/domain/desk/content/deskContent.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import { shortTime } from '#src/domain/shortTime.ts';

interface Props {
  publication: CoursePublication;
  /** Milliseconds. */
  now: number;
  /** For how many seconds it can still be taken back. */
  left: number;
  /** The last step is not long ago: what was taken back yesterday is no news. */
  isRecent: boolean;
  /** The page of the course, where it is on the web. */
  liveHref: string | null;
  publishHref: string;
  act: 'ready' | 'busy';
  failure: string | null;
  onUndo: () => void;
  onWithdraw: () => void;
}

/** How the last publication of a course stands: can be taken back, was, waits for its hour, or did not succeed. */
export function CoursePublicationBar(props: Props) {
  const { publication, now, left, isRecent, publishHref, act, failure } = props;
  const { state, at, changedAt, count, changed, reasons } = publication;
  const things = countedAtDesk(count, 'vec');
  const alert = failure && (
    <p role="alert" className="mt-2 font-semibold text-danger-text">
      {failure}
    </p>
  );
  if (state === 'published' && left > 0) return <Undoable {...props} />;
  if (state === 'planned') {
    return (
      <DeskNote tone="warn">
        <p className="font-semibold">
          Naplánované na {shortTime(at)}: {things}
        </p>
        <p>
          {changed.length === 0
            ? 'Všetko naraz, alebo nič. Vyjde to, čo bolo napísané pri plánovaní.'
            : `Od plánovania sa zmenilo: ${changed.join(', ')}. Nové znenie v\u00A0pláne nie je, pridáš ho zmenou plánu.`}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <DeskButtonLink href={publishHref}>Zmeniť plán</DeskButtonLink>
          <DeskButton kind="plain" state={act} onPress={props.onWithdraw}>
            Zrušiť plán
          </DeskButton>
        </div>
        {alert}
      </DeskNote>
    );
  }
  if (state === 'failed') {
    return (
      <DeskNote tone="danger">
        <p className="font-semibold">Plán na {shortTime(at)} sa nepodaril. Na webe sa nezmenilo nič.</p>
        <ul className="list-disc pl-5">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <div className="mt-2">
          <DeskButtonLink href={publishHref}>Publikovať znova…</DeskButtonLink>
        </div>
      </DeskNote>
    );
  }
  if (state === 'undone' && isRecent) {
    return (
      <DeskNote>
        <p className="font-semibold">
          Vrátené o&nbsp;{clockOrTime(changedAt, now)}, na webe je to ako pred publikovaním.
        </p>
        <p>Texty aj poradie ostali, nič sa nezmazalo.</p>
        <div className="mt-2">
          <DeskButtonLink href={publishHref}>Publikovať znova…</DeskButtonLink>
        </div>
      </DeskNote>
    );
  }
  return failure ? (
    <DeskNote tone="danger" isAlert>
      {failure}
    </DeskNote>
  ) : null;
}

function Undoable({ publication, now, liveHref, act, failure, onUndo, left }: Props) {
  const { count, changedAt } = publication;
  const things = countedAtDesk(count, 'vec');
  return (
    <DeskNote tone="success">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          <p className="font-semibold" role="status">
            {`Na webe: ${things}, publikované ${clockOrTime(changedAt, now)}.`}
          </p>
          <p>Vrátenie dá na webe všetko tak, ako to bolo predtým. Potom sa už dá len stiahnuť z&nbsp;webu po jednom.</p>
        </div>
        {liveHref && <DeskButtonLink href={liveHref}>Otvoriť na webe</DeskButtonLink>}
        <div className="grid gap-1 text-center">
          <DeskButton state={act} onPress={onUndo}>
            Vrátiť
            <kbd className="font-mono text-2xs text-muted">Z</kbd>
          </DeskButton>
          <span aria-hidden="true" className="h-1 overflow-hidden rounded-full bg-bar-quiet">
            <span className="block h-full bg-success-text" style={{ width: `${(100 * left) / 60}%` }} />
          </span>
          <span className="text-2xs tabular-nums">ešte {left}&nbsp;s</span>
        </div>
      </div>
      {failure && (
        <p role="alert" className="mt-2 font-semibold text-danger-text">
          {failure}
        </p>
      )}
    </DeskNote>
  );
}
