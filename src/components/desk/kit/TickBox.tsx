interface Props {
  /** Only read aloud. */
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Chooses a row of a table. */
export function TickBox({ label, isOn, onChange }: Props) {
  return (
    <label className="grid size-9 cursor-pointer place-items-center touch:size-11">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        className="size-4 cursor-pointer accent-accent-strong"
      />
    </label>
  );
}
