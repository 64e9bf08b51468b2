import { Icon, type IconName } from '#src/components/ui/Icon.tsx';

export type SaveStateName = 'saved' | 'waiting' | 'saving' | 'offline' | 'failed' | 'refused' | 'changed';

interface Props {
  state: SaveStateName;
  /** „12:03“ of the last save; `null` before the first. */
  savedAt: string | null;
}

const words: Record<SaveStateName, { text: string; icon: IconName; tone: string }> = {
  saved: { text: 'Uložené', icon: 'check', tone: 'text-muted' },
  waiting: { text: 'Rozpísané', icon: 'edit', tone: 'text-muted' },
  saving: { text: 'Ukladáme…', icon: 'clock', tone: 'text-muted' },
  offline: { text: 'Neuložené – si offline', icon: 'lock', tone: 'text-warn-text' },
  failed: { text: 'Nepodarilo sa uložiť', icon: 'close', tone: 'text-danger-text' },
  refused: { text: 'Nepodarilo sa uložiť', icon: 'close', tone: 'text-danger-text' },
  changed: { text: 'Na serveri je novšia verzia', icon: 'edit', tone: 'text-warn-text' },
};

/** Whether what is written is safe, always in one place. */
export function SaveState({ state, savedAt }: Props) {
  const { text, icon, tone } = words[state];
  return (
    <span
      role="status"
      className={`inline-flex min-w-0 items-center gap-1.5 text-2xs whitespace-nowrap tabular-nums ${tone}`}
    >
      <Icon name={icon} size={16} />
      {state === 'saved' && savedAt ? `${text}\u00A0${savedAt}` : text}
    </span>
  );
}
