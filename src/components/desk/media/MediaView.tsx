import type { ReactNode } from 'react';
import { DeskButton, DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskPanel } from '#src/components/desk/kit/DeskPanel.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { formatDateTime } from '#src/domain/dateTime.ts';
import { formatSeconds } from '#src/domain/format.ts';
import { bytesInWords, mediaKindNames, mediaUseInWords } from '#src/domain/mediaWords.ts';
import { formatNumber } from '#src/domain/number.ts';

interface Props {
  file: MediaFile;
  closeHref: string;
  isCopied: boolean;
  onCopy: (text: string) => void;
  onDelete: () => void;
  /** What can be changed. */
  children: ReactNode;
}

/** One file of the store: how it looks, where it is used, how it gets into a text. */
export function MediaView({ file, closeHref, isCopied, onCopy, onDelete, children }: Props) {
  const { name, kind, bytes, width, height, durationSeconds, address, markdown, isPrivate, uploadedBy, at, uses } =
    file;
  const facts = [
    mediaKindNames[kind].one,
    ...(width && height ? [`${formatNumber(width)}\u00A0×\u00A0${formatNumber(height)}`] : []),
    ...(durationSeconds ? [formatSeconds(durationSeconds)] : []),
    bytesInWords(bytes),
    ...(isPrivate ? ['len pre lekcie'] : []),
  ].join(', ');
  return (
    <DeskPanel
      title={name}
      aside={
        <DeskButtonLink size="row" kind="plain" href={closeHref}>
          Zavrieť
        </DeskButtonLink>
      }
    >
      {preview(file)}
      <p className="text-2xs text-muted">
        {facts}. Nahraté {formatDateTime(at)}
        {uploadedBy && `, ${uploadedBy}`}.
      </p>
      <div className="grid gap-1.5">
        <code className="rounded-sm bg-surface px-2 py-1.5 font-mono text-3xs wrap-anywhere">
          {markdown || address}
        </code>
        <div className="flex flex-wrap items-center gap-2">
          <DeskButton size="row" icon="copy" onPress={() => onCopy(markdown || address)}>
            {markdown ? 'Kopírovať zápis do textu' : 'Kopírovať adresu'}
          </DeskButton>
          <p role="status" className="text-2xs text-muted">
            {isCopied && 'Skopírované'}
          </p>
        </div>
      </div>
      {children}
      <section className="grid gap-1.5 border-t border-line pt-3">
        <h3 className="text-2xs font-semibold">Kde sa používa</h3>
        {uses.length === 0 ? (
          <p className="text-2xs text-muted">Nikde: ani na webe, ani v&nbsp;rozpísaných textoch.</p>
        ) : (
          <ul className="grid gap-1 text-2xs">
            {uses.map((use) => (
              <li key={`${use.kind} ${use.id}`} className="wrap-anywhere">
                {mediaUseInWords(use)}
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className="grid justify-items-start gap-1.5">
        <DeskButton kind="danger" size="row" state={uses.length > 0 ? 'disabled' : 'ready'} onPress={onDelete}>
          Zmazať…
        </DeskButton>
        {uses.length > 0 && <p className="text-2xs text-muted">Zmazať sa dá súbor, ktorý sa nikde nepoužíva.</p>}
      </div>
    </DeskPanel>
  );
}

function preview({ kind, name, address, width, height, alt, isPrivate, captions }: MediaFile): ReactNode {
  if (isPrivate) return null;
  if (kind === 'image' && width && height) {
    return (
      <img
        src={address}
        alt={alt}
        width={width}
        height={height}
        className="h-auto max-h-80 w-full rounded-md object-contain"
      />
    );
  }
  // A sound has its controls alone.
  if (kind === 'film' || kind === 'audio') {
    return (
      <video
        src={address}
        controls
        preload="none"
        aria-label={name}
        className={`w-full rounded-md bg-surface ${kind === 'film' ? 'aspect-video' : 'h-12'}`}
      >
        <track kind="captions" srcLang="sk" label="Slovenské" src={captions?.address} default={captions !== null} />
      </video>
    );
  }
  return null;
}
