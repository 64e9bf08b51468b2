import { DeskBadge } from '#src/components/desk/kit/DeskBadge.tsx';
import type { DeskCode } from '#src/contract/desk/money/deskCodes.ts';
import { formatDate } from '#src/domain/dateTime.ts';

interface Props {
  code: Pick<DeskCode, 'state' | 'firstDay'>;
}

const looks = {
  active: { word: 'Platí', icon: 'check', tone: 'success' },
  'not-yet': { word: 'Ešte neplatí', icon: 'clock', tone: 'warn' },
  'used-up': { word: 'Vyčerpaný', icon: 'close', tone: 'neutral' },
  expired: { word: 'Skončil', icon: 'close', tone: 'neutral' },
  off: { word: 'Vypnutý', icon: 'close', tone: 'neutral' },
} as const;

/** Whether a code holds today, and if not, why. */
export function CodeStateBadge({ code: { state, firstDay } }: Props) {
  const { word, icon, tone } = looks[state];
  return (
    <DeskBadge icon={icon} tone={tone}>
      {state === 'not-yet' && firstDay ? `Od ${formatDate(firstDay)}` : word}
    </DeskBadge>
  );
}
