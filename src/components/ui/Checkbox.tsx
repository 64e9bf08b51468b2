import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  isChecked: boolean;
  onChange?: (isChecked: boolean) => void;
  isDisabled?: boolean;
  /** A plain label. Give this or `labelElement`, never both. */
  label?: string;
  /** A label with a link or other markup. */
  labelElement?: ReactNode;
  /** An explanation under the label. */
  description?: string;
  /** Why it cannot stay like this; stands in the place of the explanation. */
  error?: string | null;
  ref?: Ref<HTMLButtonElement>;
}

/**
 * A checkbox with its label.
 * @throws Error when it has both a text label and a label element (spec 5; a check for developers).
 */
export function Checkbox({ isChecked, onChange, isDisabled, label, labelElement, description, error, ref }: Props) {
  if (label !== undefined && labelElement !== undefined) {
    throw new Error('Checkbox takes either `label` or `labelElement`, not both.');
  }
  const id = useId();
  const note = error || description;
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-1 wrap-anywhere">
      <span className="grid size-11 place-items-center">
        <RadixCheckbox.Root
          ref={ref}
          id={id}
          checked={isChecked}
          disabled={isDisabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onCheckedChange={(state) => onChange?.(state === true)}
          className="relative grid size-6 place-items-center rounded-sm border-[1.5px] border-line-strong bg-primary text-white transition-colors duration-150 before:absolute before:-inset-2.5 enabled:hover:border-accent-text disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <RadixCheckbox.Indicator className="grid">
            <Icon name="check" size={18} />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
      </span>
      <label htmlFor={id} className="content-center font-firm">
        {label ?? labelElement}
      </label>
      {note && (
        <p id={`${id}-note`} className={`col-start-2 text-sm ${error ? 'text-danger-text' : 'text-muted'}`}>
          {note}
        </p>
      )}
    </div>
  );
}
