import { useId } from 'react';
import { Checkbox } from '#src/components/ui/Checkbox.tsx';
import { typeset } from '#src/domain/typography.ts';

interface Props {
  items: readonly { name: string; isTicked: boolean }[];
  onTick: (name: string, isTicked: boolean) => void;
}

/** What must hold, where nobody but the learner can say whether it does. */
export function TickList({ items, onTick }: Props) {
  const id = useId();
  return (
    <div className="rounded-2xl border border-line bg-surface px-3 pt-4 pb-2">
      <p id={id} className="mb-2 px-2 text-md font-bold">
        Odškrtni, čo už platí
      </p>
      <ul aria-labelledby={id} className="m-0 list-none p-0">
        {items.map(({ name, isTicked }) => (
          <li key={name} className="mt-0 border-t border-line py-1 text-md leading-normal">
            <Checkbox label={typeset(name)} isChecked={isTicked} onChange={(now) => onTick(name, now)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
