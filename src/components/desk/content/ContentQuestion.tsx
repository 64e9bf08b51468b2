import { type ReactNode, useState } from 'react';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskQuestion } from '#src/components/desk/kit/DeskQuestion.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { maxContentNameLength } from '#src/contract/limits.ts';
import { isWallOver } from '#src/domain/desk/kit/plannedMoment.ts';
import { counted } from '#src/domain/plural.ts';
import { tooLong } from '#src/domain/textLimit.ts';

export type ContentAct = 'publish' | 'schedule' | 'withdraw' | 'archive' | 'rename' | 'move';

interface Props {
  act: ContentAct;
  /** Names of what it is done to. */
  names: readonly string[];
  /** Where lectures can be moved to. */
  chapters?: readonly { id: string; name: string }[];
  /** The moment of a plan that its field begins with, as it writes it: „2026-12-01T08:00“. */
  proposed: string;
  /** Milliseconds. */
  now: number;
  state: 'ready' | 'busy';
  failure: ReactNode;
  /** The new name, the moment as its field writes it, the chapter, or nothing. */
  onAct: (value: string) => void;
  onClose: () => void;
}

const acts: Record<ContentAct, { act: string; effect: string }> = {
  publish: {
    act: 'Publikovať',
    effect: 'Najnovší text bude na webe do sekundy. Ak mu niečo bráni, neurobí sa nič a\u00A0povieme čo.',
  },
  schedule: {
    act: 'Naplánovať',
    effect: 'Najnovší text sa na webe objaví sám. Dovtedy sa na webe nezmení nič a\u00A0plán sa dá zrušiť.',
  },
  withdraw: {
    act: 'Stiahnuť z\u00A0webu',
    effect:
      'Z\u00A0webu to zmizne do sekundy. Text, komentáre a\u00A0pokrok ľudí ostanú. Publikovať znova sa to dá kedykoľvek.',
  },
  archive: {
    act: 'Archivovať',
    effect:
      'Zmizne to z\u00A0webu aj zo zoznamov. Text, komentáre a\u00A0pokrok ľudí ostanú. V\u00A0archíve sa to dá obnoviť.',
  },
  rename: {
    act: 'Premenovať',
    effect: 'Nový názov sa uloží ako nová verzia. Na webe ostane doterajší, kým ju nepublikuješ. Adresa sa nezmení.',
  },
  move: {
    act: 'Presunúť',
    effect: 'Presunie sa na koniec kapitoly, na webe hneď. Komentáre a\u00A0pokrok ľudí ostanú.',
  },
};

/** Asks before something is done with things of the content, and for what the act needs. */
export function ContentQuestion({ act, names, chapters = [], proposed, now, onAct, ...question }: Props) {
  const [first = ''] = names;
  const [value, setValue] = useState(
    { rename: first, schedule: proposed, move: chapters[0]?.id ?? '' }[act as string] ?? '',
  );
  const [error, setError] = useState<string | null>(null);
  const words = acts[act];
  const object = names.length === 1 ? `„${first}“` : counted(names.length, 'lekcia');
  const input = (control: object, type: string) => (
    <input
      {...control}
      type={type}
      autoComplete="off"
      value={value}
      onChange={({ currentTarget }) => {
        setError(null);
        setValue(currentTarget.value);
      }}
    />
  );
  return (
    <DeskQuestion
      {...question}
      isOpen
      kind="primary"
      title={`${words.act} ${object}?`}
      act={words.act}
      error={question.failure}
      onAct={() => {
        if (act === 'rename' && value.trim() === '') setError('Napíš názov.');
        else if (act === 'schedule' && value === '') setError('Napíš deň a\u00A0hodinu.');
        else if (act === 'schedule' && isWallOver(value, now)) {
          setError('Tento čas už prešiel. Vyber neskorší, alebo publikuj hneď.');
        } else if (act !== 'rename' || !tooLong(value, maxContentNameLength)) onAct(value.trim());
      }}
    >
      {act === 'rename' && (
        <DeskField label="Názov" text={value} limit={maxContentNameLength} error={error}>
          {(control) => input(control, 'text')}
        </DeskField>
      )}
      {act === 'schedule' && (
        <DeskField label="Kedy" help="Podľa hodín v&nbsp;Bratislave." error={error}>
          {(control) => input(control, 'datetime-local')}
        </DeskField>
      )}
      {act === 'move' && (
        <DeskSelect
          label="Kapitola"
          value={value}
          options={chapters.map(({ id, name }) => [id, name])}
          onChange={setValue}
        />
      )}
      <p className="text-muted">{words.effect}</p>
    </DeskQuestion>
  );
}
