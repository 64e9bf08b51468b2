import { useId } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { longestSearch } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  /** What can be searched for, in the field while it is empty and for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** The search of a list; „/“ leads here. */
export function DeskSearch({ label, value, onChange }: Props) {
  const problem = tooLong(value, longestSearch);
  const problemId = useId();
  return (
    <div className="grid w-full gap-1 m:w-72">
      <label className="relative flex min-h-9 w-full items-center gap-2 rounded-sm border border-line-strong bg-primary px-2.5 text-xs focus-within:outline-2 focus-within:outline-accent-text has-aria-invalid:border-danger-text touch:min-h-11">
        <span className="sr-only">{label}</span>
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-4 shrink-0 text-muted"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        >
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 3 3" />
        </svg>
        <input
          type="search"
          value={value}
          placeholder={label}
          data-desk-search
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? problemId : undefined}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className="min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        {value === '' ? (
          <kbd className="rounded-sm border border-line px-1.5 font-mono text-3xs text-muted max-m:hidden">/</kbd>
        ) : (
          <>
            <span className={`text-3xs tabular-nums ${problem ? 'text-danger-text' : 'text-muted'}`}>
              {value.length}/{longestSearch}
            </span>
            <button
              type="button"
              aria-label="Zrušiť hľadanie"
              onClick={() => onChange('')}
              className="grid size-9 place-items-center touch:size-11"
            >
              <Icon name="close" size={14} />
            </button>
          </>
        )}
      </label>
      {problem && (
        <p id={problemId} role="alert" className="text-2xs text-danger-text">
          {problem}
        </p>
      )}
    </div>
  );
}
