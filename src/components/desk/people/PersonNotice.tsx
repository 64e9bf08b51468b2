import type { ReactNode } from 'react';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';

interface Props {
  message: ReactNode;
  hasFailed?: boolean;
}

/** What was just done for a person, or could not be. */
export function PersonNotice({ message, hasFailed = false }: Props) {
  return (
    <div role="status">
      <DeskNote tone={hasFailed ? 'danger' : 'success'}>{message}</DeskNote>
    </div>
  );
}
