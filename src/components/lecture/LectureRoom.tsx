import type { ReactNode } from 'react';

interface Props {
  /** `learner's end`: only where a session is kept; `guest's end`: where none is, and scripts run. */
  of: keyof typeof rooms;
  children?: ReactNode;
}

/** As high as the end of a lecture that a learner marks. */
const end = 'min-h-43 s:min-h-38';
const rooms = {
  text: 'min-h-[80vh]',
  end: `flow-root ${end}`,
  "learner's end": `hidden ${end} [.session_&]:flow-root`,
  "guest's end": `hidden ${end} [.js:not(.session)_&]:flow-root`,
};

/** Room for a part of a lecture that comes later. */
export function LectureRoom({ of, children }: Props) {
  return <div className={rooms[of]}>{children}</div>;
}
