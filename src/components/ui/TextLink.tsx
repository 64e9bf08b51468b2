import type { ReactNode } from 'react';

interface Props {
  href: string;
  children: ReactNode;
}

/** A link on its own line or in text; links inside articles are styled by the prose. */
export function TextLink({ href, children }: Props) {
  return (
    <a
      href={href}
      className="inline-flex min-h-[44px] items-center font-strong text-accent-text wrap-anywhere underline-offset-4 hover:underline"
    >
      {children}
    </a>
  );
}
