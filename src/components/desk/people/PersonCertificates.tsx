import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { Person } from '#src/contract/desk/people/deskPeople.ts';
import { paths } from '#src/domain/paths.ts';
import { shortDay } from '#src/domain/shortTime.ts';

export type PersonCertificate = NonNullable<Person['certificates']>[number];

interface Props {
  items: readonly PersonCertificate[];
  onRevoke: (certificate: PersonCertificate) => void;
}

/** The certificates of a person; nothing for who has none. */
export function PersonCertificates({ items, onRevoke }: Props) {
  if (items.length === 0) return null;
  return (
    <DeskPanel title="Certifikáty">
      <ul className="grid gap-3">
        {items.map((certificate) => {
          const { id, courseName, courseVersion, issuedAt, revokedAt, revokedReason } = certificate;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <div className="min-w-0 wrap-anywhere">
                <a href={paths.verification(id)} className="text-accent-text hover:underline">
                  {courseName}
                </a>
                <p className="text-muted">
                  {shortDay(issuedAt)}, verzia {courseVersion}
                </p>
                {revokedAt && (
                  <p className="text-danger-text">
                    Zrušený {shortDay(revokedAt)}: {revokedReason}
                  </p>
                )}
              </div>
              {!revokedAt && (
                <DeskButton size="row" kind="danger" onPress={() => onRevoke(certificate)}>
                  Zrušiť…<span className="sr-only"> certifikát {courseName}</span>
                </DeskButton>
              )}
            </li>
          );
        })}
      </ul>
    </DeskPanel>
  );
}
