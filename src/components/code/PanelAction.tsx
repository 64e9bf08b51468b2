import { CodeIcon, type CodeIconName } from './CodeIcon.tsx';

interface Props {
  icon?: CodeIconName;
  label: string;
  /** On a phone, which has no room for more. */
  short?: string;
  /** Finds it after the press that brought the panel. */
  name?: string;
  /** What the button opens and closes, by its id. */
  expands?: { id: string; isOpen: boolean };
  onPress: () => void;
}

/** What is done with a program beside running it: quiet, on the ground of code. */
export function PanelAction({ icon, label, short, name, expands, onPress }: Props) {
  return (
    <button
      type="button"
      data-action={name}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.id}
      className="needs-script inline-flex min-h-11 shrink-0 items-center gap-2 rounded-md px-2 text-sm font-semibold text-code-light hover:underline focus-visible:outline-code-light"
      onClick={onPress}
    >
      {icon && <CodeIcon name={icon} size={18} />}
      {short === undefined ? (
        label
      ) : (
        <>
          <span className="max-m:hidden">{label}</span>
          <span className="m:hidden">{short}</span>
        </>
      )}
    </button>
  );
}
