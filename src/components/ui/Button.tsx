import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon.tsx';

interface Look {
  children: ReactNode;
  /**
   * `primary` is the one main action of a screen, `course` the same in the colour of the course; `quiet` stands beside it; `danger` cannot be taken back.
   * `inverted` is for the footer's ground, `onCourse` and `onCourseQuiet` are for a ground in the colour of a course,
   * `onCode` is the main action on that of code.
   */
  kind?: 'primary' | 'course' | 'quiet' | 'danger' | 'inverted' | 'onCourse' | 'onCourseQuiet' | 'onCode';
  size?: 'medium' | 'small';
  /** Shown behind the text. */
  icon?: IconName;
  /** Takes the whole width of its box. */
  wide?: boolean;
}

interface LinkProps extends Look {
  href: string;
  /** Opens as a new document: what is broken here stays behind. */
  isWholeDocument?: boolean;
}

interface ActionProps extends Look {
  type?: 'button' | 'submit';
  /** `busy` says that the action is under way: a turning ring stands in the place of the icon. */
  state?: 'ready' | 'busy' | 'disabled';
  /** What the button opens and closes, by its id. */
  expands?: { id: string; isOpen: boolean };
  onPress?: () => void;
}

export const buttonVariants = {
  kind: {
    primary: 'bg-accent text-white not-aria-disabled:hover:bg-accent-strong not-aria-disabled:active:bg-accent-pressed',
    course: 'bg-course text-white not-aria-disabled:hover:underline not-aria-disabled:active:bg-course-pressed',
    onCourse: 'bg-white text-ink-course not-aria-disabled:hover:underline focus-visible:outline-white',
    onCourseQuiet:
      'text-white shadow-[inset_0_0_0_1.5px_rgb(255_255_255/.75)] not-aria-disabled:hover:underline focus-visible:outline-white',
    onCode:
      'bg-code-accent text-code-on-accent not-aria-disabled:hover:bg-code-accent-strong focus-visible:outline-code-light',
    quiet:
      'text-secondary shadow-[inset_0_0_0_1.5px_var(--line-strong)] not-aria-disabled:hover:bg-accent-soft not-aria-disabled:hover:text-accent-text not-aria-disabled:active:shadow-[inset_0_0_0_1.5px_var(--accent-text)]',
    danger: 'bg-danger text-white not-aria-disabled:hover:bg-danger-strong not-aria-disabled:active:bg-danger-pressed',
    inverted:
      'text-footer-text shadow-[inset_0_0_0_1.5px_var(--footer-line)] not-aria-disabled:hover:underline not-aria-disabled:active:shadow-[inset_0_0_0_1.5px_var(--footer-text)]',
  },
  size: {
    medium: 'min-h-[52px] rounded-lg px-6 py-2 text-base',
    small: 'min-h-[44px] rounded-md px-4.5 py-1.5 text-md',
  },
  wide: { true: 'w-full', false: '' },
};

const look = cva(
  'inline-flex items-center justify-center gap-2.5 text-center font-strong wrap-anywhere transition-colors duration-150 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
  {
    variants: buttonVariants,
    defaultVariants: { kind: 'primary', size: 'medium', wide: false },
  },
);

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ href, isWholeDocument, children, icon, ...variants }: LinkProps) {
  return (
    <a href={href} data-whole-document={isWholeDocument || undefined} className={look(variants)}>
      {children}
      {icon && <Icon name={icon} />}
    </a>
  );
}

/** A button: it does something here. While busy or disabled it stays focusable and does nothing. */
export function Button({
  type = 'button',
  state = 'ready',
  expands,
  onPress,
  children,
  icon,
  ...variants
}: ActionProps) {
  const isIdle = state !== 'ready';
  return (
    <button
      type={type}
      aria-disabled={isIdle || undefined}
      aria-expanded={expands?.isOpen}
      aria-controls={expands?.id}
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
