import type { ReactNode } from 'react';

interface Props {
  /** The poster or the player. */
  children: ReactNode;
}

/** The place of a lecture's video, above its text. */
export function LectureVideo({ children }: Props) {
  return <div className="mb-8">{children}</div>;
}
