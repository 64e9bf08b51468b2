import { type ReactNode, useState } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { IssuePreview } from '#src/contract/desk/letters/deskNewsletter.ts';
import { issueName } from '#src/domain/newsletterIssue.ts';

interface Props {
  subject: string;
  /** `null`: it has not come yet. */
  preview: Pick<IssuePreview, 'html' | 'text'> | null;
  /** What is shown is not what is written: it could not be drawn. */
  isStale?: boolean;
  /** As whom it is read, where that makes a difference. */
  reader?: ReactNode;
}

/** Nothing of a letter runs or loads here, and its links open nothing: it is looked at. */
const locked =
  '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'; style-src \'unsafe-inline\'"><base target="_blank">';

const choice =
  'inline-flex min-h-9 items-center rounded-sm border border-transparent px-2.5 text-2xs font-semibold text-muted hover:text-secondary aria-pressed:border-line aria-pressed:bg-primary aria-pressed:text-secondary touch:min-h-11';

/** A newsletter as it arrives: in both forms, at the width of a computer or of a phone. */
export function IssuePreviewPane({ subject, preview, isStale = false, reader }: Props) {
  const [isPlain, setPlain] = useState(false);
  const [isNarrow, setNarrow] = useState(false);
  return (
    <section aria-label="Náhľad" className="grid min-w-0 content-start gap-2">
      {reader}
      <div className="flex flex-wrap justify-between gap-2">
        <fieldset className="relative flex gap-0.5 rounded-sm border border-line bg-surface p-0.5">
          <legend className="sr-only">Podoba</legend>
          <button type="button" aria-pressed={!isPlain} className={choice} onClick={() => setPlain(false)}>
            HTML
          </button>
          <button type="button" aria-pressed={isPlain} className={choice} onClick={() => setPlain(true)}>
            Čistý text
          </button>
        </fieldset>
        <fieldset className="relative flex gap-0.5 rounded-sm border border-line bg-surface p-0.5">
          <legend className="sr-only">Šírka</legend>
          <button type="button" aria-pressed={isNarrow} className={choice} onClick={() => setNarrow(true)}>
            Telefón
          </button>
          <button type="button" aria-pressed={!isNarrow} className={choice} onClick={() => setNarrow(false)}>
            Počítač
          </button>
        </fieldset>
      </div>
      {isStale && (
        <DeskNote tone="warn">Náhľad je starší než text: nepodarilo sa ho načítať. Text je v&nbsp;bezpečí.</DeskNote>
      )}
      <div
        className={`grid min-w-0 overflow-hidden rounded-lg border border-line bg-surface ${isNarrow ? 'w-full max-w-90 justify-self-center' : ''}`}
      >
        <p className="truncate border-b border-line bg-primary px-4 py-2.5 text-2xs font-semibold">
          {issueName(subject)}
        </p>
        {preview === null ? (
          <p role="status" className="px-4 py-8 text-xs text-muted">
            Pripravujeme náhľad…
          </p>
        ) : isPlain ? (
          <textarea
            readOnly
            aria-label="Newsletter ako čistý text"
            value={preview.text}
            className="h-130 w-full resize-none bg-primary p-4 font-mono text-2xs"
          />
        ) : (
          <iframe
            title="Newsletter, ako príde"
            sandbox=""
            srcDoc={preview.html.replace('<head>', `<head>${locked}`)}
            className="h-130 w-full bg-white"
          />
        )}
      </div>
    </section>
  );
}
