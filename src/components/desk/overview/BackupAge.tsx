import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { DeskWaiting } from '#src/contract/desk/overview/deskOverview.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';

interface Props {
  backup: NonNullable<DeskWaiting['backup']>;
}

/** How old the server's own dump of its database is; one that did not come asks for somebody. */
export function BackupAge({ backup: { at, isLate } }: Props) {
  if (!isLate) {
    return (
      <p className="text-2xs text-muted">
        {at ? `Posledná záloha databázy: ${formatDateTime(at)}.` : 'Prvá záloha databázy vznikne najbližšiu noc.'}
      </p>
    );
  }
  return (
    <DeskNote tone="warn">
      Posledná záloha databázy je z&nbsp;{formatDateTime(at ?? '')}, dnešná v&nbsp;noci nevznikla. Web funguje ďalej;
      nech sa na to pozrie, kto má na starosti server.
    </DeskNote>
  );
}
