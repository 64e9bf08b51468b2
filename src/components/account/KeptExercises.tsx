import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  /** How many exercises were done before the sign-in; with 0 nothing is said. */
  count: number;
  onClose: () => void;
  /** Somebody points at it or has the focus in it: it must not leave now. */
  onHold: (isHeld: boolean) => void;
}

/** Says once, after the sign-in, that nothing was lost. It lies over the foot of the page and moves nothing. */
export function KeptExercises({ count, onClose, onHold }: Props) {
  const noun = count === 1 ? 'úlohu' : count < 5 ? 'úlohy' : 'úloh';
  return (
    <div
      role="status"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className="no-print fixed inset-x-4 bottom-4 z-30 mx-auto w-fit"
    >
      {count > 0 && (
        <div className="flex items-center gap-2 rounded-xl border border-line bg-raised py-1 pr-1 pl-5 shadow-raised">
          <p>
            Zachovali sme {count}&nbsp;{noun}.
          </p>
          <button
            type="button"
            aria-label="Zavrieť"
            className="grid size-11 place-items-center rounded-md text-muted hover:text-accent-text"
            onClick={onClose}
          >
            <Icon name="close" size={20} />
          </button>
        </div>
      )}
    </div>
  );
}
