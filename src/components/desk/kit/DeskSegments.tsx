interface Props<T extends string> {
  /** What is chosen between, for screen readers. */
  label: string;
  choices: readonly { value: T; name: string }[];
  value: T;
  onChange: (value: T) => void;
}

/** A choice of a few that changes only how something is shown. */
export function DeskSegments<T extends string>({ label, choices, value, onChange }: Props<T>) {
  return (
    <fieldset className="relative flex min-w-0 flex-wrap gap-0.5 rounded-sm border border-line bg-surface p-0.5">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className="min-h-9 rounded-sm border border-transparent px-2.5 text-2xs font-semibold text-muted hover:text-secondary aria-pressed:border-line aria-pressed:bg-primary aria-pressed:text-secondary touch:min-h-11"
        >
          {choice.name}
        </button>
      ))}
    </fieldset>
  );
}
