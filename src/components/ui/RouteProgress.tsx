import { cva } from 'class-variance-authority';

interface Props {
  isActive: boolean;
}

export const routeProgressVariants = {
  isActive: { true: 'scale-x-80 opacity-100 duration-[4000ms]', false: 'scale-x-0 opacity-0 duration-200' },
};

const look = cva(
  'no-print pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-accent transition-[scale,opacity] ease-out',
  { variants: routeProgressVariants },
);

/** The thin bar at the top of the page during a route change (spec 2). */
export function RouteProgress({ isActive }: Props) {
  return (
    <div role="progressbar" aria-label="Načítavanie stránky" aria-hidden={!isActive} className={look({ isActive })} />
  );
}
