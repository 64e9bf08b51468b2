import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  /** With the place of the block in it. */
  path: string;
  title: string;
}

/** Back to the text whose program this was. */
export function WayBack({ path, title }: Props) {
  return (
    <a
      href={path}
      className="mb-2 inline-flex min-h-11 items-center gap-2 text-md font-strong text-accent-text hover:underline"
    >
      <Icon name="arrowLeft" size={18} />
      <span className="min-w-0 wrap-anywhere">Späť: {title}</span>
    </a>
  );
}
