import { Icon } from '#src/components/ui/Icon.tsx';
import { type KeptCounts, keptWords } from '#src/domain/keptWords.ts';

interface Props {
  /** What was done before the sign-in; with nothing of it nothing is said. */
  counts: KeptCounts;
  onClose: () => void;
  /** Somebody points at it or has the focus in it: it must not leave now. */
  onHold: (isHeld: boolean) => void;
}

/** Says once, after the sign-in, that nothing was lost. It lies over the foot of the page and moves nothing. */
export function KeptLearning({ counts, onClose, onHold }: Props) {
  const words = keptWords(counts, 'kept');
  return (
    <div
      role="status"
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
      className="no-print fixed inset-x-4 bottom-4 z-30 mx-auto w-fit"
    >
      {words && (
        <div className="flex items-center gap-2 rounded-xl border border-line bg-raised py-1 pr-1 pl-5 shadow-raised">
          <p>Zachovali sme {words}.</p>
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
