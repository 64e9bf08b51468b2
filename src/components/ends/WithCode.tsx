interface Props {
  /** What stands in backticks is code. */
  children: string;
}

/** A sentence with code in it. */
export function WithCode({ children }: Props) {
  return children.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className="rounded-sm bg-accent-soft px-1.5 py-0.5 font-mono text-[0.9em] text-accent-text">
        {part}
      </code>
    ),
  );
}
