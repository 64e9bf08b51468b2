interface Props {
  label: string;
  value: string;
  /** The first one is the one without a filter. */
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** A filter of a list with more values than a switch has room for; it names the one that is chosen. */
export function FilterSelect({ label, value, options, onChange }: Props) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      className="min-h-9 max-w-full rounded-sm border border-line-strong bg-primary px-2 text-xs font-semibold text-secondary touch:min-h-11"
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
