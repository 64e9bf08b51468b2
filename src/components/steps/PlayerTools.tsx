import { CodeIcon, type CodeIconName } from '#src/components/code/CodeIcon.tsx';

interface Props {
  onEnlarge: (() => void) | undefined;
  onPrint: (() => void) | undefined;
}

function Tool({ icon, label, onPress }: { icon: CodeIconName; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="no-print grid size-11 place-items-center rounded-md text-code-light hover:bg-code-line focus-visible:outline-code-light"
      onClick={onPress}
    >
      <CodeIcon name={icon} size={20} />
    </button>
  );
}

/** What a teacher needs of a program: large, and on paper. */
export function PlayerTools({ onEnlarge, onPrint }: Props) {
  return (
    <>
      {onPrint && <Tool icon="print" label="Vytlačiť" onPress={onPrint} />}
      {onEnlarge && <Tool icon="enlarge" label="Ukázať vo veľkom" onPress={onEnlarge} />}
    </>
  );
}
