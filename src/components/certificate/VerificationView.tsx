import { Fragment, type ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { TextLink } from '#src/components/ui/TextLink.tsx';
import type { Verification } from '#src/contract/certificate.ts';
import { certificateSentences, courseSize } from '#src/domain/certificate.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/site.ts';

interface Props {
  /** As it stands in the address. */
  id: string;
  verification: Verification;
}

type Known = NonNullable<Verification['certificate']>;

const grounds: Record<Verification['state'], string> = {
  valid: 'border-l-[3px] border-success-text bg-success-soft',
  revoked: 'border-l-[3px] border-danger-text bg-danger-soft',
  unknown: 'border-l-[3px] border-accent-text bg-accent-soft',
};
const signs: Record<Verification['state'], ReactNode> = {
  valid: <Icon name="check" size={24} className="text-success-text" />,
  revoked: <Icon name="close" size={24} className="text-danger-text" />,
  unknown: (
    <span aria-hidden="true" className="w-6 text-center font-mono text-lg font-bold text-accent-text">
      ?
    </span>
  ),
};

/** The answer to who asks whether a certificate holds; its first sentence is the answer. */
export function VerificationView({ id, verification: { state, certificate } }: Props) {
  return (
    <div className="page pt-10 pb-20 m:pt-16">
      <article className="mx-auto max-w-[46rem] overflow-hidden rounded-xl border border-line bg-raised">
        <p className="border-b border-line bg-surface px-5 py-3 font-mono text-xs wrap-anywhere text-muted">
          {paths.verification(certificate?.id ?? id)}
        </p>
        <div className={`flex gap-3 px-5 py-5 ${grounds[state]}`}>
          <span className="grid h-8 shrink-0 place-items-center">{signs[state]}</span>
          <div className="min-w-0">
            <h1 className="text-h3 leading-8">{headings[state]}</h1>
            <p className="wrap-anywhere">{answerOf(state, certificate)}</p>
          </div>
        </div>
        {certificate ? (
          <Facts state={state} certificate={certificate} />
        ) : (
          <p className="py-4 pr-5 pl-14 text-muted">Ak adresa sedí a&nbsp;certifikát máš v&nbsp;ruke, napíš nám.</p>
        )}
        <p className="no-print flex flex-wrap gap-x-6 border-t border-line py-1 pr-5 pl-14">
          {certificate?.courseSlug && <TextLink href={paths.course(certificate.courseSlug)}>O&nbsp;kurze</TextLink>}
          {!certificate && <TextLink href={paths.feedback()}>Napísať nám</TextLink>}
          {!certificate?.courseSlug && <TextLink href={paths.courses()}>Pozrieť kurzy</TextLink>}
        </p>
      </article>
    </div>
  );
}

const headings: Record<Verification['state'], string> = {
  valid: 'Certifikát platí',
  revoked: 'Certifikát je zrušený',
  unknown: 'Taký certifikát nepoznáme',
};

function answerOf(state: Verification['state'], certificate: Known | null): string {
  if (state === 'valid') return `Vydal ho ${site.organisation.name}, a\u00A0podpis sedí.`;
  if (certificate?.revokedAt)
    return `Zrušili sme ho ${formatDate(certificate.revokedAt)}: ${certificate.revokedReason}`;
  return 'Skontroluj adresu podľa papiera. Za poslednou lomkou je dvanásť znakov v\u00A0troch štvoriciach. Nula, jednotka a\u00A0písmená i, l, o v\u00A0nich nie sú.';
}

function Facts({ state, certificate }: { state: Verification['state']; certificate: Known }) {
  const { name, courseName, courseVersion, isCurrentVersion, facts, issuedAt } = certificate;
  const isValid = state === 'valid';
  const rows: [string, ReactNode][] = [
    ...(isValid ? [['Meno', name ?? <span className="font-normal">nezverejnené</span>] as [string, ReactNode]] : []),
    [
      'Kurz',
      <Fragment key="course">
        {courseName}
        <Small>
          verzia {courseVersion}
          {isValid && `, ${courseSize(facts)}`}
        </Small>
        {isValid && !isCurrentVersion && <Small>Kurz sa odvtedy zmenil. Certifikát platí pre túto verziu.</Small>}
      </Fragment>,
    ],
    ...(isValid
      ? [
          [
            'Čo znamená',
            certificateSentences(facts).map((sentence) => (
              <span key={sentence} className="block font-normal">
                {sentence}
              </span>
            )),
          ] as [string, ReactNode],
        ]
      : []),
    ['Vydaný', formatDate(issuedAt)],
  ];
  return (
    <dl className="divide-y divide-line py-2 pr-5 pl-14">
      {rows.map(([term, value]) => (
        <div key={term} className="grid gap-x-3 py-2.5 s:grid-cols-[8rem_minmax(0,1fr)]">
          <dt className="text-muted">{term}</dt>
          <dd className="font-firm wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <small className="block text-sm font-normal text-muted">{children}</small>;
}
