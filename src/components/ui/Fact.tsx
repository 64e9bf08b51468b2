import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  icon: IconName;
  children: ReactNode;
}

/** A small fact with its icon: how many lectures, how long, when. */
export function Fact({ icon, children }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5 wrap-anywhere">
      <Icon name={icon} className="text-course-info" />
      {children}
    </span>
  );
}
