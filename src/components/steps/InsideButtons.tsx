interface Props {
  isInside: boolean;
  /** There is nothing to go into at this step; it stays focusable. */
  isOff: boolean;
  /** The function that can be gone into from here. */
  enters: string | undefined;
  onInside: (isInside: boolean) => void;
  onEnter: () => void;
}

const button =
  'inline-flex min-h-11 items-center rounded-[10px] px-4 text-md font-bold whitespace-nowrap focus-visible:outline-code-light aria-disabled:opacity-50 max-m:px-3 max-m:text-sm';
const quiet = 'text-code-text shadow-[inset_0_0_0_1.5px_theme(colors.code.edge)] hover:bg-code-line';
const pressed = 'bg-code-line text-white shadow-[inset_0_0_0_2px_theme(colors.code.accent)]';

/** „Do výrazu“, and from a row with a call into its function. */
export function InsideButtons({ isInside, isOff, enters, onInside, onEnter }: Props) {
  return (
    <>
      <button
        type="button"
        aria-pressed={isInside}
        aria-disabled={isOff || undefined}
        className={`${button} ${isInside ? pressed : quiet}`}
        onClick={() => !isOff && onInside(!isInside)}
      >
        {isInside ? 'Vo výraze' : 'Do výrazu'}
      </button>
      {enters !== undefined && (
        <button type="button" className={`${button} ${quiet} max-w-full`} onClick={onEnter}>
          <span className="truncate">Vojsť do {enters || 'funkcie'}</span>
        </button>
      )}
    </>
  );
}
