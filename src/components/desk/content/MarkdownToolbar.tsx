import type { ReactNode } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { blockActs, type MarkdownAct, markdownActs } from '#src/domain/desk/content/markdownActs.ts';

interface Props {
  onAct: (act: MarkdownAct) => void;
  onPickImage: () => void;
}

const signs: Partial<Record<MarkdownAct, ReactNode>> = {
  heading: <b aria-hidden="true">H</b>,
  bold: <b aria-hidden="true">B</b>,
  link: (
    <Icon path="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" size={16} />
  ),
  list: <Icon name="list" size={16} />,
  code: <Icon path="m8 7-5 5 5 5M16 7l5 5-5 5" size={16} />,
};

const look =
  'inline-flex min-h-9 min-w-9 items-center justify-center rounded-sm px-2 text-2xs font-semibold hover:bg-surface touch:min-h-11 touch:min-w-11';
const shown = 3;

/** What puts signs and blocks of a lesson into its text. */
export function MarkdownToolbar({ onAct, onPickImage }: Props) {
  return (
    <div
      role="toolbar"
      aria-label="Formát"
      className="flex min-h-10.5 shrink-0 flex-wrap items-center gap-0.5 border-b border-line px-2 py-1"
    >
      {markdownActs.map(({ act, name, key }) => (
        <button
          key={act}
          type="button"
          title={key ? `${name}, ${key}` : name}
          aria-label={name}
          onClick={() => onAct(act)}
          className={look}
        >
          {signs[act]}
        </button>
      ))}
      <button type="button" title="Obrázok" aria-label="Obrázok" onClick={onPickImage} className={look}>
        <Icon path="M4 5h16v14H4zM9 8a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3zM4 17l5-5 3 3 4-4 4 4" size={16} />
      </button>
      <span aria-hidden="true" className="mx-1 h-5 border-l border-line" />
      {blockActs.slice(0, shown).map(({ act, name }) => (
        <button key={act} type="button" onClick={() => onAct(act)} className={look}>
          {name}
        </button>
      ))}
      <select
        aria-label="Viac blokov"
        value=""
        onChange={({ currentTarget }) => {
          const { act } = blockActs.find((choice) => choice.act === currentTarget.value) ?? {};
          if (act) onAct(act);
        }}
        className={`${look} bg-primary`}
      >
        <option value="">Viac</option>
        {blockActs.slice(shown).map(({ act, name }) => (
          <option key={act} value={act}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
