import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import type { IssueState } from '#src/contract/desk/letters/deskNewsletter.ts';

interface Props {
  state: IssueState;
}

const looks = {
  draft: { word: 'Koncept', icon: 'edit', tone: 'neutral' },
  scheduled: { word: 'Naplánované', icon: 'clock', tone: 'warn' },
  sending: { word: 'Odosiela sa', icon: 'send', tone: 'success' },
  paused: { word: 'Pozastavené', icon: 'clock', tone: 'warn' },
  stopped: { word: 'Zastavené', icon: 'close', tone: 'neutral' },
  sent: { word: 'Odoslané', icon: 'check', tone: 'success' },
} as const;

/** Whether a newsletter has left. */
export function IssueStateBadge({ state }: Props) {
  const { word, ...look } = looks[state];
  return <DeskBadge {...look}>{word}</DeskBadge>;
}
