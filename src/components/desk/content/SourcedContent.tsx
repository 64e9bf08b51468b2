import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { ContentOrigin } from '#src/contract/desk/content/deskSource.ts';
import { sourceWords } from '#src/domain/desk/content/sourceWords.ts';

interface Props {
  name: string;
  origin: ContentOrigin;
  summary: string;
  /** Markdown. */
  text: string;
  /** Its page on the web; `null` where it is not there. */
  liveHref: string | null;
  /** It was not published at its source; else what is not on the web has left it. */
  isDraft: boolean;
}

/** A thing that is written elsewhere: here it is only read. */
export function SourcedContent({ name, origin, summary, text, liveHref, isDraft }: Props) {
  const actions = (
    <>
      {liveHref && (
        <DeskButtonLink href={liveHref} icon="externalLink">
          Na webe
        </DeskButtonLink>
      )}
      <DeskButtonLink href={origin.url} kind="primary" icon="externalLink">
        Otvoriť originál
      </DeskButtonLink>
    </>
  );
  return (
    <DeskPage title={name} actions={actions}>
      <DeskNote>
        Toto prichádza {sourceWords[origin.source].from}; upravuje sa tam. Zmena sa tu objaví do piatich minút.
        {isDraft && ' Je to koncept: na webe bude, keď ho tam zverejnia.'}
        {liveHref === null && !isDraft && ' Zdroj to stiahol, preto to na webe nie je.'}
      </DeskNote>
      <DeskPanel title="Text">
        <p className="font-semibold wrap-anywhere">{summary}</p>
        <div className="max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</div>
      </DeskPanel>
    </DeskPage>
  );
}
