import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  children: ReactNode;
  /** `primary` is the one main action of a screen; `quiet` stands beside it; `inverted` is for the footer's ground. */
  kind?: 'primary' | 'quiet' | 'inverted';
  size?: 'medium' | 'small';
  /** Shown behind the text. */
  icon?: IconName;
  /** Takes the whole width of its box. */
  wide?: boolean;
}

interface LinkProps extends Look {
  href: string;
}

interface ActionProps extends Look {
  type?: 'button' | 'submit';
  /** `busy` says that the action is under way: a turning ring stands in the place of the icon. */
  state?: 'ready' | 'busy' | 'disabled';
  onPress?: () => void;
}

const look = cva(
  'inline-flex items-center justify-center gap-2.5 text-center font-[650] wrap-anywhere transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  {
    variants: {
      kind: {
        primary: 'bg-accent text-white not-aria-disabled:hover:bg-accent-strong not-aria-disabled:active:bg-[#5a2fc0]',
        quiet:
          'text-secondary shadow-[inset_0_0_0_1.5px_var(--line-strong)] not-aria-disabled:hover:bg-accent-soft not-aria-disabled:hover:text-accent-text not-aria-disabled:active:shadow-[inset_0_0_0_1.5px_var(--accent-text)]',
        inverted:
          'text-footer-text shadow-[inset_0_0_0_1.5px_var(--footer-line)] not-aria-disabled:hover:underline not-aria-disabled:active:shadow-[inset_0_0_0_1.5px_var(--footer-text)]',
      },
      size: {
        medium: 'min-h-[52px] rounded-lg px-6 py-2 text-base',
        small: 'min-h-[44px] rounded-md px-[18px] py-1.5 text-[1rem]',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { kind: 'primary', size: 'medium', wide: false },
  },
);

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ href, children, icon, ...variants }: LinkProps) {
  return (
    <a href={href} className={look(variants)}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}

/** A button: it does something here. While busy or disabled it stays focusable and does nothing. */
export function Button({ type = 'button', state = 'ready', onPress, children, icon, ...variants }: ActionProps) {
  const isIdle = state !== 'ready';
  return (
    <button
      type={type}
      aria-disabled={isIdle || undefined}
      aria-busy={state === 'busy' || undefined}
      className={look(variants)}
      onClick={(event) => {
        if (isIdle) event.preventDefault();
        else onPress?.();
      }}
    >
      {children}
      {state === 'busy' ? <Icon name="spinner" className="animate-spin" /> : icon && <Icon name={icon} />}
    </button>
  );
}
