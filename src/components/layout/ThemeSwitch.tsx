import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import { nextThemeSetting, type ThemeSetting } from '#src/domain/theme.ts';

interface Props {
  /** `NOT-SET` before the browser has read its setting. */
  setting: ThemeSetting | 'NOT-SET';
  /** The look that automatic has now. */
  isSystemDark: boolean;
  onChange: (setting: ThemeSetting) => void;
}

const faces: Record<ThemeSetting, { icon: IconName; name: string }> = {
  LIGHT: { icon: 'sun', name: 'svetlý' },
  DARK: { icon: 'moon', name: 'tmavý' },
  AUTO: { icon: 'system', name: 'automatický' },
};

/** Goes through the looks, at first to the one that is not on the screen; says the one that holds now. */
export function ThemeSwitch({ setting, isSystemDark, onChange }: Props) {
  const current = setting === 'NOT-SET' ? 'AUTO' : setting;
  const next = nextThemeSetting(current, isSystemDark);
  const label = `Vzhľad: ${faces[current].name}. Prepnúť na ${faces[next].name} vzhľad`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onChange(next)}
      className="needs-script grid size-11 place-items-center rounded-md text-muted hover:bg-accent-soft hover:text-accent-text"
    >
      {/* Until the setting is known the place is kept empty, so that no wrong icon flashes. A press belongs to the button: one
          that begins on what is replaced before it ends would be none. */}
      <span className="pointer-events-none grid size-5">
        {setting !== 'NOT-SET' && <Icon name={faces[current].icon} />}
      </span>
    </button>
  );
}
