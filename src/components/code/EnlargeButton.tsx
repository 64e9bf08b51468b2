import { CodeIcon } from './CodeIcon.tsx';

/** Leads to the large view, from which one prints, too. */
export function EnlargeButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      data-action="enlarge"
      aria-label="Ukázať vo veľkom"
      title="Ukázať vo veľkom"
      className="needs-script grid size-11 shrink-0 place-items-center rounded-md text-code-light hover:bg-code-line focus-visible:outline-code-light"
      onClick={onPress}
    >
      <CodeIcon name="enlarge" size={20} />
    </button>
  );
}
