import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '#src/components/ui/Icon.tsx';

interface Look {
  children: ReactNode;
  /** `primary` is the one filled button of a screen; `danger` asks before it does, `final` is the red fill inside the question. */
  kind?: keyof (typeof deskButtonVariants)['kind'];
  /** `row` is for rows of tables and heads of panels. */
  size?: keyof (typeof deskButtonVariants)['size'];
  icon?: IconName;
}

interface ActionProps extends Look {
  type?: 'button' | 'submit';
  state?: 'ready' | 'busy' | 'disabled';
  onPress?: () => void;
}

interface LinkProps extends Look {
  href: string;
  /** It opens beside the desk, and is not told where from. */
  isOutside?: boolean;
}

export const deskButtonVariants = {
  kind: {
    primary: 'border-transparent bg-accent-strong text-white not-aria-disabled:hover:bg-accent-pressed',
    outline:
      'border-[color-mix(in_srgb,var(--line-strong)_55%,transparent)] bg-primary not-aria-disabled:hover:bg-surface',
    plain: 'border-transparent not-aria-disabled:hover:bg-surface',
    danger: 'border-transparent text-danger-text not-aria-disabled:hover:bg-danger-soft',
    final: 'border-transparent bg-danger text-white not-aria-disabled:hover:bg-danger-strong',
  },
  size: {
    usual: 'min-h-9 gap-2 px-3 text-xs touch:min-h-11',
    row: 'min-h-9 gap-1.5 px-2.5 text-2xs touch:min-h-11',
  },
};

const look = cva(
  'inline-flex items-center justify-center rounded-sm border font-semibold whitespace-nowrap aria-disabled:cursor-default aria-disabled:border-line aria-disabled:bg-surface aria-disabled:text-muted',
  { variants: deskButtonVariants, defaultVariants: { kind: 'outline', size: 'usual' } },
);

/** A button of the desk. While busy or disabled it stays focusable and does nothing. */
export function DeskButton({ type = 'button', state = 'ready', onPress, children, icon, ...variants }: ActionProps) {
  const isIdle = state !== 'ready';
  // What is done once is not done again by the second half of a double click, which comes before anything looks busy.
  const isOnce = type === 'submit' || variants.kind === 'primary' || variants.kind === 'final';
  return (
    <button
      type={type}
      aria-disabled={isIdle || undefined}
      aria-busy={state === 'busy' || undefined}
      className={look(variants)}
      onClick={(event) => {
        if (isIdle || (isOnce && event.detail > 1)) event.preventDefault();
        else onPress?.();
      }}
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}

/** A link that looks like a button of the desk. */
export function DeskButtonLink({ href, isOutside = false, children, icon, ...variants }: LinkProps) {
  const outside = isOutside ? { target: '_blank', rel: 'noopener noreferrer nofollow' } : {};
  return (
    <a href={href} {...outside} className={look(variants)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </a>
  );
}
