import { type ReactNode, type Ref, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon, type IconName } from '#src/components/ui/Icon.tsx';
import { takeLostFocus } from '#src/components/ui/takeLostFocus.ts';

/** Says whether the form for replies is open; it gives the focus back to the pressed button. */
export interface ReplyToggle {
  isOpen: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

interface Props {
  /** What the reader may do; the others are not offered. */
  reply?: ReplyToggle | undefined;
  onEdit?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
  onReport?: (() => void) | undefined;
  /** The edit form has just been closed: the focus comes back here. */
  isEditClosed?: boolean;
}

interface ActionProps {
  children: ReactNode;
  icon?: IconName;
  onPress: (button: HTMLButtonElement) => void;
  isExpanded?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The harmless answer has the focus first. */
const focusLastButton = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('button:last-of-type')?.focus();

function Action({ children, icon, onPress, isExpanded, ref }: ActionProps) {
  return (
    <button
      type="button"
      ref={ref}
      aria-expanded={isExpanded}
      onClick={(event) => onPress(event.currentTarget)}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-md px-2.5 text-sm font-strong text-accent-text underline-offset-4 hover:bg-accent-soft hover:underline"
    >
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  );
}

/** What a reader may do with a comment; deleting asks first, in the same place. */
export function CommentMenu({ reply, onEdit, onDelete, onReport, isEditClosed }: Props) {
  const [step, setStep] = useState<'menu' | 'confirming' | 'kept'>('menu');
  const keep = () => setStep('kept');

  if (step === 'confirming') {
    return (
      <fieldset
        aria-label="Naozaj zmazať?"
        ref={focusLastButton}
        onKeyDown={(event) => event.key === 'Escape' && keep()}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2"
      >
        <span className="font-strong">Naozaj zmazať?</span>
        <span className="flex gap-2">
          <Button kind="danger" size="small" icon="delete" onPress={() => onDelete?.()}>
            Zmazať
          </Button>
          <Button kind="quiet" size="small" onPress={keep}>
            Nechať
          </Button>
        </span>
      </fieldset>
    );
  }
  return (
    <div className="-ml-2.5 flex flex-wrap gap-x-1">
      {reply && (
        <Action isExpanded={reply.isOpen} onPress={reply.onPress}>
          Odpovedať
        </Action>
      )}
      {onEdit && (
        <Action icon="edit" ref={isEditClosed ? takeLostFocus : undefined} onPress={onEdit}>
          Upraviť
        </Action>
      )}
      {onDelete && (
        <Action icon="delete" ref={step === 'kept' ? takeLostFocus : undefined} onPress={() => setStep('confirming')}>
          Zmazať
        </Action>
      )}
      {onReport && <Action onPress={onReport}>Nahlásiť</Action>}
    </div>
  );
}
