import { useId } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { FieldNotes, fieldClass } from '#src/components/ui/FieldFrame.tsx';
import { useEarlyTyping } from '#src/components/ui/useEarlyTyping.ts';
import { longestSearch } from '#src/contract/limits.ts';
import { paths } from '#src/domain/paths.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
  /** Nothing is searched yet: whoever has come can type at once. */
  isBlank?: boolean;
}

const focusField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();

/** The field that searches the site; without scripts its own address answers. */
export function SearchForm({ value, onChange, onSubmit, isBlank = false }: Props) {
  const field = useEarlyTyping<HTMLInputElement>(value, onChange);
  const notesId = useId();
  const problem = tooLong(value, longestSearch);
  return (
    <search>
      <form
        action={paths.search()}
        className="flex max-w-lead flex-wrap gap-3"
        ref={isBlank ? focusField : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (problem) focusField(event.currentTarget);
          else onSubmit();
        }}
      >
        <label className="min-w-0 flex-1 basis-40">
          <span className="sr-only">Čo hľadáš?</span>
          <input
            ref={field}
            type="search"
            name="q"
            value={value}
            autoComplete="off"
            aria-invalid={problem ? true : undefined}
            aria-describedby={notesId}
            placeholder="Napríklad premenná"
            onChange={(event) => onChange(event.currentTarget.value)}
            className={fieldClass}
          />
        </label>
        <Button type="submit" size="small">
          Hľadať
        </Button>
        <div className="basis-full">
          <FieldNotes id={notesId} error={problem} length={value.length} limit={longestSearch} />
        </div>
      </form>
    </search>
  );
}
