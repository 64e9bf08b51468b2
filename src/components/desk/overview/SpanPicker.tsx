import { useId, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { Icon } from '#src/components/ui/Icon.tsx';
import { type Span, spanInWords } from '#src/domain/desk/overview/span.ts';

interface Props {
  presets: readonly { name: string; href: string; isCurrent: boolean }[];
  /** `null`: all days there are. */
  span: Span | null;
  /** The first and the last day that can be asked for. */
  bounds: Span;
  /** What the numbers are compared with, if with anything. */
  compared: string | null;
  onSpan: (span: Span) => void;
}

/** Which days numbers are about: one of the usual spans, or own days. */
export function SpanPicker({ presets, span, bounds, compared, onSpan }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <nav
        aria-label="Obdobie"
        className="flex min-w-0 flex-wrap gap-0.5 rounded-sm border border-line bg-surface p-0.5"
      >
        {presets.map(({ name, href, isCurrent }) => (
          <a
            key={name}
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            className="inline-flex min-h-9 items-center rounded-sm border border-transparent px-2.5 text-xs font-semibold text-muted hover:text-secondary aria-current:border-line aria-current:bg-primary aria-current:text-secondary touch:min-h-11"
          >
            {name}
          </a>
        ))}
      </nav>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-10.5 items-center gap-2 rounded-sm border border-line-strong bg-primary px-3 text-xs font-semibold hover:bg-surface touch:min-h-11"
      >
        <span className="sr-only">Vlastné dni: </span>
        {span ? spanInWords(span) : 'Všetky dni'}
        <Icon name="chevronDown" size={16} />
      </button>
      {compared && <p className="text-xs text-muted">{compared}</p>}
      {isOpen && (
        <OwnDays
          key={span ? `${span.from} ${span.to}` : ''}
          id={id}
          span={span ?? bounds}
          bounds={bounds}
          onSpan={(next) => {
            setOpen(false);
            onSpan(next);
          }}
        />
      )}
    </div>
  );
}

type OwnProps = Pick<Props, 'bounds' | 'onSpan'> & { id: string; span: Span };

function OwnDays({ id, span, bounds, onSpan }: OwnProps) {
  const [from, setFrom] = useState(span.from);
  const [to, setTo] = useState(span.to);
  const [isChecked, setChecked] = useState(false);
  const isWithin = (day: string) => day >= bounds.from && day <= bounds.to;
  const problem = !isWithin(from) || !isWithin(to) ? 'days' : from > to ? 'order' : null;
  return (
    <form
      id={id}
      noValidate
      aria-label="Vlastné dni"
      className="flex basis-full flex-wrap items-start gap-3 rounded-lg border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!problem) onSpan({ from, to });
      }}
    >
      <DeskField label="Od" error={isChecked && problem === 'days' && 'Doplň oba dni, najneskôr dnešný.'}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={bounds.from}
            max={bounds.to}
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
        )}
      </DeskField>
      <DeskField label="Do" error={isChecked && problem === 'order' && 'Posledný deň je skôr ako prvý.'}>
        {(control) => (
          <input
            {...control}
            type="date"
            min={bounds.from}
            max={bounds.to}
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        )}
      </DeskField>
      <div className="mt-6.5">
        <DeskButton type="submit" kind="primary">
          Ukázať
        </DeskButton>
      </div>
    </form>
  );
}
