import { Button, ButtonLink } from '#src/components/ui/Button.tsx';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { FailureNote } from '#src/components/ui/FailureNote.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Certificate } from '#src/contract/certificate.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { paths } from '#src/domain/paths.ts';
import { CertificatePaper } from './CertificatePaper.tsx';

export interface CertificateActs {
  /** What is under way, or has just been done or failed. */
  state: 'ready' | 'pdf' | 'badge' | 'copied' | 'failed';
  onDownload: (file: 'pdf' | 'badge') => void;
  onCopy: () => void;
  onShowName: (isNamePublic: boolean) => void;
}

interface Props extends CertificateActs {
  certificate: Certificate;
  /** The heading: of the course on a page of its own, or among others. */
  title: string;
  /** Its place among the headings of the page. */
  heading: 'h2' | 'h3';
}

/** A certificate and what its owner can do with it. */
export function OwnCertificate({ certificate, title, heading: Heading, state, onDownload, onCopy, onShowName }: Props) {
  const { id, courseName, courseSlug, isNamePublic, revokedAt, revokedReason } = certificate;
  if (revokedAt) {
    return (
      <div className="rounded-xl border border-line bg-raised px-5 py-4 m:px-6">
        <Heading className="text-h3">{courseName}</Heading>
        <p className="mt-1 text-danger-text wrap-anywhere">
          Certifikát sme zrušili {formatDate(revokedAt)}: {revokedReason}
        </p>
        <p className="mt-1 text-muted">
          Ďalší dostaneš, keď záverečný test prejdeš odznova. Ak s&nbsp;tým nesúhlasíš, napíš nám.
        </p>
        <div className="flex flex-wrap gap-x-6">
          <TextLink href={paths.courseEnd(courseSlug)}>Koniec kurzu</TextLink>
          <TextLink href={paths.feedback()}>Napísať nám</TextLink>
        </div>
      </div>
    );
  }
  return (
    <div className="grid items-center gap-x-12 gap-y-6 l:grid-cols-2">
      <div className="max-m:hidden">
        <CertificatePaper certificate={certificate} />
      </div>
      <div className="grid gap-4">
        <div>
          <Heading className="text-h3">{title}</Heading>
          <p className="mt-2 max-w-prose text-muted">
            Má vlastnú adresu, na ktorej si ho môže ktokoľvek overiť. Ostane ti, aj keď sa kurz zmení alebo ho začneš
            znova.
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-s:*:w-full">
          <Button
            size="small"
            icon="download"
            state={state === 'pdf' ? 'busy' : 'ready'}
            onPress={() => onDownload('pdf')}
          >
            Stiahnuť PDF
          </Button>
          <Button
            size="small"
            kind="quiet"
            icon="download"
            state={state === 'badge' ? 'busy' : 'ready'}
            onPress={() => onDownload('badge')}
          >
            Open Badge
          </Button>
          <Button size="small" kind="quiet" icon={state === 'copied' ? 'check' : 'copy'} onPress={onCopy}>
            {state === 'copied' ? 'Skopírované' : 'Skopírovať adresu'}
          </Button>
          <ButtonLink size="small" kind="quiet" href={paths.verification(id)}>
            Pozrieť overenie
          </ButtonLink>
        </div>
        <div className="border-t border-line pt-3">
          <Checkbox
            isChecked={isNamePublic}
            onChange={onShowName}
            label="Ukazovať moje meno na stránke overenia"
            description="Keď to vypneš, certifikát platí ďalej, len bez mena."
          />
        </div>
        {state === 'failed' && (
          <FailureNote>Nepodarilo sa to. Certifikát ti ostal, skús to o&nbsp;chvíľu znova.</FailureNote>
        )}
      </div>
    </div>
  );
}
