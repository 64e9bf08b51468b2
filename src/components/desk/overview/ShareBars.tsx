interface Props {
  /** What it shows, for screen readers; the numbers are in the table beside. */
  label: string;
  rows: readonly {
    id: string;
    name: string;
    /** Of the whole width, in percent. */
    share: number;
    text: string;
    /** Where more of it is. */
    href?: string;
    /** What the picture is about. */
    isMain: boolean;
  }[];
}

/** Named shares, one below the other: long names have their own place, also on a phone. */
export function ShareBars({ label, rows }: Props) {
  return (
    <ul aria-label={label} className="grid gap-2 text-2xs">
      {rows.map(({ id, name, share, text, href, isMain }) => (
        <li key={id} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] items-center gap-3">
          <span title={name} className={`truncate ${isMain ? 'font-semibold text-accent-text' : ''}`}>
            {href ? (
              <a href={href} className="inline-flex min-h-6 max-w-full items-center hover:underline">
                <span className="truncate">{name}</span>
              </a>
            ) : (
              name
            )}
          </span>
          <span aria-hidden="true" className="h-3 overflow-hidden rounded-sm bg-surface">
            <span
              className={`block h-full rounded-sm ${isMain ? 'bg-accent' : 'bg-bar'}`}
              style={{ width: `${share}%` }}
            />
          </span>
          <span className={`w-11 text-right tabular-nums ${isMain ? 'font-semibold text-accent-text' : ''}`}>
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
