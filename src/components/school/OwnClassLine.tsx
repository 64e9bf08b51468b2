import { Button } from '#src/components/ui/Button.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import type { OwnClass } from '#src/contract/schoolClass.ts';

interface Props {
  own: OwnClass;
  state: 'ready' | 'busy' | 'failed' | 'full';
  onLeave: () => void;
}

/** A class that somebody is in: who sees what, and the way out. */
export function OwnClassLine({ own: { name, teacherName, course, memberName }, state, onLeave }: Props) {
  return (
    <div className="grid justify-items-start gap-3 border-l-[3px] border-accent bg-accent-soft px-5 py-4 wrap-anywhere">
      <p>
        <strong>Si v&nbsp;triede {name}.</strong> {teacherName} vidí meno {memberName} a&nbsp;ktoré úlohy kurzu{' '}
        {course.name} máš splnené.
      </p>
      {state === 'failed' && <FailureNote>Nepodarilo sa odísť. Skús to, prosím, znova.</FailureNote>}
      <Button kind="quiet" size="small" state={state === 'busy' ? 'busy' : 'ready'} onPress={onLeave}>
        Odísť z&nbsp;triedy
      </Button>
    </div>
  );
}
