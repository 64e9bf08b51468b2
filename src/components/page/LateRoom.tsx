import type { ReactNode } from 'react';

interface Props {
  /** Links lead to it. */
  id: string;
  kind: keyof typeof rooms;
  children: ReactNode;
}

/** As high as what comes usually is, so that what follows stays where it is. */
const rooms = {
  comments: 'mt-16 min-h-86 m:min-h-64 [.session_&]:min-h-108',
  reviews: 'min-h-60',
  /** Its room is kept around it. */
  end: '',
};

/** Room at the end of a page for what comes when the visitor does; it takes scripts. */
export function LateRoom({ id, kind, children }: Props) {
  return (
    <div id={id} className={`needs-script scroll-mt-6 ${rooms[kind]}`}>
      {children}
    </div>
  );
}
