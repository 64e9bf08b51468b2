import type { ReactNode } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { type DeskColumn, DeskTable } from '#src/components/desk/kit/DeskTable.tsx';
import type { Block } from '#src/contract/desk/words/deskWords.ts';
import { formatDate } from '#src/domain/dateTime.ts';

interface Props {
  blocks: readonly Block[];
  /** The uid whose block is being ended. */
  busyUid: string | null;
  onEnd: (block: Block) => void;
  /** The pages below the rows. */
  children?: ReactNode;
}

/** Who may not write now, until when and why; each can be let write again. */
export function BlockTable({ blocks, busyUid, onEnd, children }: Props) {
  const columns: DeskColumn<Block>[] = [
    { name: 'Kto', cell: ({ person }) => person?.name ?? 'Zrušený účet', phone: 'title' },
    { name: 'Od', cell: ({ blockedAt }) => formatDate(blockedAt), from: 'l' },
    { name: 'Do', cell: ({ until }) => (until ? formatDate(until) : 'natrvalo'), phone: 'below' },
    { name: 'Dôvod', cell: ({ reason }) => <span title={reason ?? ''}>{reason ?? '–'}</span>, from: 'l' },
    {
      name: 'Zmena',
      phone: 'side',
      cell: (block) => (
        <DeskButton size="row" state={block.uid === busyUid ? 'busy' : 'ready'} onPress={() => onEnd(block)}>
          Odblokovať
        </DeskButton>
      ),
    },
  ];
  return (
    <DeskTable caption="Zablokovaní" columns={columns} rows={blocks} keyOf={({ uid }) => uid}>
      {children}
    </DeskTable>
  );
}
