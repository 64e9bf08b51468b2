import type { ReactNode } from 'react';

interface Props {
  /** While it is `unknown` whose page it is, the classes on <html> say it: every kept page is the same. */
  who: 'unknown' | 'learner' | 'visitor';
  /** What somebody who learns finds here. */
  learner: ReactNode;
  /** What everybody else finds here. */
  children: ReactNode;
}

/** The home page's two faces, of which one is seen. */
export function HomeRooms({ who, learner, children }: Props) {
  const isUnknown = who === 'unknown';
  return (
    <>
      {who !== 'visitor' && (
        // As high as the window, so that what follows comes after it.
        <div className={`min-h-screen ${isUnknown ? 'hidden [.guest_&]:block [.session_&]:block' : ''}`}>{learner}</div>
      )}
      {who !== 'learner' && <div className={isUnknown ? '[.guest_&]:hidden [.session_&]:hidden' : ''}>{children}</div>}
    </>
  );
}
