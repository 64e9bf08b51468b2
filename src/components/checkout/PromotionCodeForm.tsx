import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { TextInput } from '#src/components/ui/TextInput.tsx';
import { useFocusAfterAction } from '#src/components/ui/useFocusAfterAction.ts';
import { maxCodeLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  /** The code that the price counts with. */
  appliedCode: string | null;
  value: string;
  onChange: (value: string) => void;
  onApply: () => void;
  onRemove: () => void;
  state: 'idle' | 'busy';
  error: string | null;
}

/** Where a promotion code is written, folded until it is asked for; then the code that holds. */
export function PromotionCodeForm({ appliedCode, value, onChange, onApply, onRemove, state, error }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  /** How often nothing was sent in a row. */
  const [emptyTries, setEmptyTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const applied = useFocusAfterAction();
  const isFormShown = appliedCode === null && (isOpen || error !== null);
  const buttonState = state === 'busy' ? 'busy' : 'ready';

  // Opened, back after a removal, or refused: in each case the code is what is written next.
  useEffect(() => {
    if (isFormShown) form.current?.querySelector('input')?.focus();
  }, [isFormShown, error, emptyTries]);

  if (appliedCode !== null) {
    return (
      <div ref={applied.target} tabIndex={-1} className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p className="min-w-0 wrap-anywhere">
            Zľavový kód <b>{appliedCode}</b>
          </p>
          <Button
            kind="quiet"
            size="small"
            state={buttonState}
            onPress={() => {
              setIsOpen(true);
              onRemove();
            }}
          >
            Odobrať
          </Button>
        </div>
        {error && (
          <p role="alert" className="text-sm text-danger-text">
            {error}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-expanded={isFormShown}
        aria-controls={formId}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start font-strong text-accent-text underline-offset-4 hover:underline"
        onClick={() => setIsOpen(!isFormShown)}
      >
        Mám zľavový kód
        <Icon name="chevronDown" className={`transition-transform ${isFormShown ? 'rotate-180' : ''}`} />
      </button>
      <form
        ref={form}
        id={formId}
        noValidate
        hidden={!isFormShown}
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (tooLong(value, maxCodeLength)) {
            form.current?.querySelector('input')?.focus();
            return;
          }
          if (value.trim() === '') {
            setEmptyTries(emptyTries + 1);
            return;
          }
          applied.act();
          onApply();
        }}
      >
        <TextInput
          label="Zľavový kód"
          value={value}
          limit={maxCodeLength}
          onChange={(next) => {
            setEmptyTries(0);
            onChange(next);
          }}
          error={emptyTries > 0 ? 'Najprv napíš zľavový kód.' : error}
          autoComplete="off"
        />
        <div className="mt-[2.2rem]">
          <Button type="submit" kind="quiet" size="small" state={buttonState}>
            Použiť
          </Button>
        </div>
      </form>
    </div>
  );
}
