import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import { type ThemeSetting, themeSettings } from '#src/domain/theme.ts';

interface Props {
  /** `NOT-SET` before the browser has read its setting. */
  setting: ThemeSetting | 'NOT-SET';
  onChange: (setting: ThemeSetting) => void;
}

const faces: Record<ThemeSetting, { icon: IconName; name: string }> = {
  LIGHT: { icon: 'sun', name: 'svetlá' },
  DARK: { icon: 'moon', name: 'tmavá' },
  AUTO: { icon: 'system', name: 'automatická' },
};

/** Goes through light, dark and automatic; says the one that holds now. */
export function ThemeSwitch({ setting, onChange }: Props) {
  const current = setting === 'NOT-SET' ? 'AUTO' : setting;
  const next = themeSettings[(themeSettings.indexOf(current) + 1) % themeSettings.length] ?? 'AUTO';
  const label = `Téma: ${faces[current].name}. Prepnúť na tému: ${faces[next].name}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onChange(next)}
      className="needs-script grid size-11 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent-text"
    >
      {/* Until the setting is known the place is kept empty, so that no wrong icon flashes. */}
      {setting === 'NOT-SET' ? <span className="size-5" /> : <Icon name={faces[current].icon} />}
    </button>
  );
}
