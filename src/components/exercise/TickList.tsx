import { useEffect, useId, useRef } from 'react';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  items: readonly { name: string; isTicked: boolean }[];
  onTick: (name: string, isTicked: boolean) => void;
}

/** What must hold, where nobody but the learner can say whether it does. It comes for a press, and takes the focus from there. */
export function TickList({ items, onTick }: Props) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div className="rounded-2xl border border-line bg-surface px-3 pt-4 pb-2">
      <p id={id} className="mb-2 px-2 text-md font-bold">
        Odškrtni, čo už platí
      </p>
      <ul aria-labelledby={id} className="m-0 list-none p-0">
        {items.map(({ name, isTicked }, index) => (
          <li key={name} className="mt-0 border-t border-line py-1 text-md leading-normal">
            <Checkbox
              ref={index === 0 ? first : undefined}
              label={typeset(name)}
              isChecked={isTicked}
              onChange={(now) => onTick(name, now)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
