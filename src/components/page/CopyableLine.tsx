import { Icon } from '#src/components/ui/Icon.tsx';

interface Props {
  label: string;
  value: string;
  /** `true` shows the tick. */
  isCopied: boolean;
  onCopy: () => void;
}

/** One term of a definition list with a button that copies its value; belongs in a `dl`. */
export function CopyableLine({ label, value, isCopied, onCopy }: Props) {
  return (
    <div className="border-b border-line py-2.5">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex min-h-11 items-center justify-between gap-4 font-strong">
        {value}
        <button
          type="button"
          aria-label={`Kopírovať: ${label}`}
          onClick={onCopy}
          className={`needs-script -mr-3 grid size-11 shrink-0 place-items-center rounded-md hover:bg-accent-soft hover:text-accent-text ${isCopied ? 'text-success-text' : 'text-muted'}`}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
        </button>
      </dd>
    </div>
  );
}
