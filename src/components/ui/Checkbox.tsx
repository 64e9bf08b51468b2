import * as RadixCheckbox from '@radix-ui/react-checkbox';
import { type ReactNode, useId } from 'react';
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
}

/**
 * A checkbox with its label.
 * @throws Error when it has both a text label and a label element (spec 5; a check for developers).
 */
export function Checkbox({ isChecked, onChange, isDisabled, label, labelElement, description }: Props) {
  if (label !== undefined && labelElement !== undefined) {
    throw new Error('Checkbox takes either `label` or `labelElement`, not both.');
  }
  const id = useId();
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-1 wrap-anywhere">
      <span className="grid size-11 place-items-center">
        <RadixCheckbox.Root
          id={id}
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={description ? `${id}-description` : undefined}
          onCheckedChange={(state) => onChange?.(state === true)}
          className="relative grid size-6 place-items-center rounded-sm border-[1.5px] border-line-strong bg-primary text-white transition-colors duration-150 before:absolute before:-inset-2.5 enabled:hover:border-accent-text disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-accent data-[state=checked]:bg-accent"
        >
          <RadixCheckbox.Indicator className="grid">
            <Icon name="check" size={18} />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
      </span>
      <label htmlFor={id} className="content-center font-[550]">
        {label ?? labelElement}
      </label>
      {description && (
        <p id={`${id}-description`} className="col-start-2 text-sm text-muted">
          {description}
        </p>
      )}
    </div>
  );
}
