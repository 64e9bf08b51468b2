interface Props {
  children: string;
}

/** A promotion code as buyers write it. */
export function CodeTag({ children }: Props) {
  return (
    <span className="inline-block max-w-full truncate rounded-sm bg-bar-quiet px-1.5 py-0.5 align-middle font-mono text-3xs font-semibold text-secondary">
      {children}
    </span>
  );
}
