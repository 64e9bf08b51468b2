import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskOption } from '#src/components/desk/kit/DeskOption.tsx';

interface Props {
  /** By the clock of Bratislava, as the field has it; `''`: none is chosen yet, `null`: at once. */
  at: string | null;
  /** What „at once“ is called. */
  now: string;
  help: string;
  error: string | null;
  /** Its name stands above it already. */
  isNamed?: boolean;
  onChange: (at: string | null) => void;
}

/** At once, or at a day and hour. */
export function PublishMoment({ at, now, help, error, isNamed = false, onChange }: Props) {
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className={isNamed ? 'sr-only' : 'mb-1 text-2xs font-semibold'}>Kedy</legend>
        <DeskOption group="kedy" isChosen={at === null} onChoose={() => onChange(null)}>
          {now}
        </DeskOption>
        <DeskOption group="kedy" isChosen={at !== null} onChoose={() => onChange(at ?? '')}>
          V&nbsp;deň a&nbsp;hodinu
        </DeskOption>
      </fieldset>
      {at !== null && (
        <DeskField label="Deň a&nbsp;hodina" help={help} error={error}>
          {(control) => (
            <input
              {...control}
              type="datetime-local"
              value={at}
              onChange={({ currentTarget }) => onChange(currentTarget.value)}
            />
          )}
        </DeskField>
      )}
    </>
  );
}
