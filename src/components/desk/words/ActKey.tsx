interface Props {
  name: string;
}

/** The key of a button; screen readers hear of keys in the list of all. */
export function ActKey({ name }: Props) {
  return (
    <span aria-hidden="true" className="font-mono text-2xs font-normal opacity-80 pointer-coarse:hidden">
      {name}
    </span>
  );
}
