import type { ReactNode } from 'react';
import type { Certificate } from '#src/contract/certificate.ts';
import { certificateSentences, courseSize } from '#src/domain/certificate.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { site } from '#src/site.ts';

interface Props {
  certificate: Certificate;
}

const lines = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const lit = 4;

/** The certificate as it is on paper, in nine lines: white in both themes, for the PDF of it is what is printed. */
export function CertificatePaper({ certificate }: Props) {
  const { name, courseName, courseVersion, facts, issuedAt, url, code } = certificate;
  const { organisation } = site;
  return (
    <article
      aria-label="Certifikát"
      data-theme="light"
      className="@container relative aspect-[297/210] w-full overflow-hidden rounded-sm bg-primary text-secondary shadow-editor"
    >
      <div
        aria-hidden="true"
        className="absolute inset-y-0 left-0 grid w-[9%] grid-rows-9 bg-code font-mono text-[1.7cqw] font-firm text-code-success"
      >
        {lines.map((line) => (
          <span
            key={line}
            className={`grid place-items-center ${line === lit ? 'bg-accent font-bold text-white' : ''}`}
          >
            {line}
          </span>
        ))}
      </div>
      <div className="absolute inset-y-0 right-0 left-[9%] grid grid-rows-9 *:px-[5.5cqw]">
        <p className="content-center text-[2.1cqw] font-extrabold">{site.name}</p>
        <Line at="row-start-3" look="content-end pb-[1.5cqw] text-[2.1cqw] text-muted">
          Certifikát o&nbsp;absolvovaní kurzu
        </Line>
        <Line at="row-start-4" look="flex items-center bg-accent-soft font-extrabold">
          <span
            // A long name stays in its line.
            style={{ fontSize: `min(5.2cqw, ${130 / Math.max(name.length, 1)}cqw)` }}
            className="whitespace-nowrap"
          >
            {name}
            <span className="ml-[0.12em] inline-block h-[0.86em] w-[0.09em] rounded-[2px] bg-accent align-[-0.06em]" />
          </span>
        </Line>
        <Line at="row-start-5" look="content-end text-[3.1cqw] font-bold">
          {courseName}
        </Line>
        <div className="row-span-2 row-start-6 pt-[1cqw] text-[1.7cqw] leading-normal text-muted">
          {certificateSentences(facts).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            Kurz: {courseSize(facts)}. Verzia {courseVersion}.
          </p>
        </div>
        <div className="row-span-2 row-start-8 flex items-end justify-between gap-[2cqw] pb-[4.6cqw] text-[1.7cqw] leading-normal text-muted">
          <p>
            <b className="block text-secondary">{formatDate(issuedAt)}</b>
            {organisation.name}
            <span className="block">
              {organisation.street}, {organisation.postalCode} {organisation.city}
            </span>
          </p>
          <div className="flex items-end gap-[2cqw] text-right">
            <p>
              Overenie
              <span className="block font-mono text-secondary">{url.replace(/^https?:\/\//, '')}</span>
            </p>
            <svg
              role="img"
              aria-label="QR kód s adresou overenia"
              viewBox={`0 0 ${code.size} ${code.size}`}
              className="size-[10.5cqw] shrink-0"
            >
              <path d={code.path} shapeRendering="crispEdges" className="fill-code" />
            </svg>
          </div>
        </div>
      </div>
    </article>
  );
}

function Line({ at, look, children }: { at: string; look: string; children: ReactNode }) {
  return <div className={`${at} min-w-0 overflow-hidden ${look}`}>{children}</div>;
}
