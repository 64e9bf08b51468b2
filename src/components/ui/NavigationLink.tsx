import type { ReactNode } from 'react';

interface Props {
  href: string;
  currentPath: string;
  children: ReactNode;
}

/** A link of a menu; underlined when the current path equals its target (spec 2). */
export function NavigationLink({ href, currentPath, children }: Props) {
  const isActive = currentPath === href;
  return (
    <a
      href={href}
      aria-current={isActive ? 'page' : undefined}
      className={`inline-flex min-h-[44px] items-center font-firm decoration-accent decoration-2 underline-offset-8 hover:underline ${isActive ? 'underline' : ''}`}
    >
      {children}
    </a>
  );
}
