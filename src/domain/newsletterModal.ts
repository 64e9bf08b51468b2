import { paths } from './paths.ts';

interface Situation {
  path: string;
  isSignedIn: boolean;
  /** The modal has been seen in this browser. */
  isSeen: boolean;
}

/** Whether the newsletter modal opens when its time comes (spec 4). */
export function opensNewsletterModal({ path, isSignedIn, isSeen }: Situation): boolean {
  return path !== paths.home() && !isSignedIn && !isSeen;
}
