import type { WordsAct } from '#src/queries/desk/words/deskWords.ts';

/** What the lists of the screen are given. */
export interface WordsListProps {
  userId: string;
  /** The one that is open. */
  id: string | null;
  /** The list, as the address says it. */
  tab: string;
  /** Says what was done, with the act that takes it back. */
  announce: (text: string, back: WordsAct) => void;
}
