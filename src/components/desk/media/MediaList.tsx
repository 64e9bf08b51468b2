import type { ReactNode } from 'react';
import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { formatDate } from '#src/domain/dateTime.ts';
import { bytesInWords, mediaKindNames } from '#src/domain/mediaWords.ts';
import { MediaThumb } from './MediaThumb.tsx';

interface Props {
  files: readonly MediaFile[];
  hrefOf: (id: string) => string;
  /** The one that is open beside. */
  currentId: string | null;
  /** The pages below. */
  children?: ReactNode;
}

const columns: readonly DeskColumn<MediaFile>[] = [
  {
    name: 'Názov',
    phone: 'title',
    isWide: true,
    cell: ({ kind, thumbnail, name }) => (
      <span className="flex min-w-0 items-center gap-2.5" title={name}>
        <MediaThumb kind={kind} thumbnail={thumbnail} />
        <span className="min-w-0 truncate">{name}</span>
      </span>
    ),
  },
  { name: 'Druh', cell: ({ kind }) => mediaKindNames[kind].one, from: 'l' },
  {
    name: 'Stav',
    phone: 'below',
    cell: ({ kind, alt, captions }) =>
      kind === 'image' && alt === '' ? (
        <DeskBadge tone="warn">bez textovej podoby</DeskBadge>
      ) : kind === 'film' && !captions ? (
        <DeskBadge tone="warn">bez titulkov</DeskBadge>
      ) : null,
  },
  { name: 'Veľkosť', isNumber: true, phone: 'side', cell: ({ bytes }) => bytesInWords(bytes) },
  { name: 'Použité', isNumber: true, cell: ({ uses }) => (uses.length === 0 ? 'nikde' : `${uses.length}×`) },
  {
    name: 'Kto',
    from: 'l',
    cell: ({ uploadedBy }) => <span className="block max-w-40 truncate">{uploadedBy ?? '–'}</span>,
  },
  { name: 'Kedy', isNumber: true, from: 'l', cell: ({ at }) => formatDate(at) },
];

/** Files of the store: what they are, what is missing with them, and how often they are used. */
export function MediaList({ files, hrefOf, currentId, children }: Props) {
  return (
    <DeskTable
      caption="Súbory"
      columns={currentId === null ? columns : columns.filter(({ from }) => from === undefined)}
      rows={files}
      keyOf={({ id }) => id}
      hrefOf={({ id }) => hrefOf(id)}
      currentKey={currentId}
    >
      {children}
    </DeskTable>
  );
}
