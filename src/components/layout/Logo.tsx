import { site } from '#src/site.ts';

interface Props {
  href: string;
  /** On a phone the name is only read aloud: something else needs the place. */
  isMarkOnPhone?: boolean;
}

/** The mark of the first line, with the name; leads home. */
export function Logo({ href, isMarkOnPhone = false }: Props) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center gap-2.5 text-[19px] font-extrabold tracking-title whitespace-nowrap"
    >
      <svg aria-hidden="true" width="34" height="34" viewBox="0 0 34 34">
        <rect width="34" height="34" rx="9" fill="#7E50E6" />
        <path d="M9 0h3v34H9a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9z" fill="#000" opacity=".2" />
        <path
          d="m4.6 14.7 2.4-1.5v8"
          stroke="#fff"
          strokeWidth="1.6"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <rect x="17" y="9" width="3" height="16" rx="1.5" fill="#fff" />
      </svg>
      <span className={isMarkOnPhone ? 'max-s:sr-only' : undefined}>{site.name}</span>
    </a>
  );
}
