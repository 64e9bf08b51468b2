import { type ReactNode, useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { fieldName, fieldValue } from '#src/domain/desk/content/contentWords.ts';
import { countedAtDesk } from '#src/domain/desk/kit/deskPlural.ts';
import {
  linesOf,
  type Merge,
  type MergeChoice,
  type MergeField,
  type MergePart,
  waitingPlaces,
} from '#src/domain/desk/versions/mergeContent.ts';

interface Props {
  merge: Merge;
  choices: Readonly<Record<string, MergeChoice>>;
  onChoose: (place: string, choice: MergeChoice) => void;
  /** Whose version it is, and when it was saved. */
  theirs: { name: string; at: string };
  state: 'ready' | 'busy' | 'failed';
  onSave: () => void;
  onDiscard: () => void;
}

const cell = 'min-w-0 p-3 font-mono text-2xs whitespace-pre-wrap wrap-anywhere';

/** Two versions of one thing beside each other and what becomes of them: what does not collide is merged, each collision waits. */
export function ConflictView({ merge, choices, onChoose, theirs, state, onSave, onDiscard }: Props) {
  const waiting = waitingPlaces(merge, choices).length;
  const places = merge.parts.map((part, at) => ({ part, place: `text.${at}` }));
  return (
    <div className="grid content-start gap-4 px-4 py-5 m:px-6">
      <DeskNote tone="warn" isAlert>
        <b>
          {theirs.name}: novšia verzia z&nbsp;{theirs.at}.
        </b>{' '}
        Tvoj text je celý uložený v&nbsp;tomto prehliadači a&nbsp;nič z&nbsp;neho sa nestratilo. Na webe sa nezmenilo
        nič.
      </DeskNote>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-lg font-bold">Spojiť dve verzie</h2>
        <p role="status" className="text-xs text-muted">
          {waiting > 0 ? `${countedAtDesk(waiting, 'miesto')} na rozhodnutie` : 'Všetko je rozhodnuté'}
        </p>
      </div>
      {merge.fields.map((field) => (
        <FieldPlace
          key={field.path}
          field={field}
          choice={choices[field.path]}
          onChoose={(choice) => onChoose(field.path, choice)}
        />
      ))}
      <div className="rounded-lg border border-line">
        <div className="grid border-b border-line bg-surface text-xs font-strong max-m:hidden m:grid-cols-3">
          <p className="p-3">Moje</p>
          <p className="p-3">Ich</p>
          <p className="bg-accent-soft p-3">Spojené</p>
        </div>
        {places.map(({ part, place }) => (
          <TextPlace key={place} part={part} choice={choices[place]} onChoose={(choice) => onChoose(place, choice)} />
        ))}
      </div>
      {state === 'failed' && (
        <DeskNote tone="danger" isAlert>
          Nepodarilo sa uložiť. Rozhodnutia ostali, skús to znova.
        </DeskNote>
      )}
      <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
        <DeskButton
          kind="primary"
          state={state === 'busy' ? 'busy' : waiting > 0 ? 'disabled' : 'ready'}
          onPress={onSave}
        >
          Uložiť spojené
        </DeskButton>
        <span className="text-2xs text-muted">
          {waiting > 0 ? 'Najprv rozhodni o\u00A0každom mieste.' : 'Na webe sa nezmení nič, kým to nepublikuješ.'}
        </span>
        <span className="m:ml-auto">
          <DeskButton kind="danger" onPress={onDiscard}>
            Zahodiť moje zmeny…
          </DeskButton>
        </span>
      </div>
      <p className="text-2xs text-muted pointer-coarse:hidden">
        J ďalšie miesto · K predošlé · 1 moje · 2 ich · 3 oboje · E napísať inak · Ctrl + Enter uložiť spojené
      </p>
    </div>
  );
}

interface PlaceProps {
  choice: MergeChoice | undefined;
  onChoose: (choice: MergeChoice) => void;
}

/** J and K go from one to the next; the keys of its buttons press them (`ConflictContainer`). */
function Place({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} data-merge-place className="border-t border-line bg-warn-soft text-secondary">
      {children}
    </section>
  );
}

function FieldPlace({ field, choice, onChoose }: PlaceProps & { field: MergeField }) {
  const { path, kind, mine, theirs } = field;
  const name = fieldName(path);
  if (kind !== 'collision') {
    return (
      <p className="text-xs text-success-text">
        {name}: spojené samo, zmena je len {kind === 'mine' ? 'u\u00A0teba' : 'u\u00A0nich'}.
      </p>
    );
  }
  return (
    <Place name={name}>
      <div className="grid gap-3 p-3 m:grid-cols-3">
        <div className="grid content-start justify-items-start gap-2">
          <p className="text-xs font-strong">{name} – moje</p>
          <p className="max-h-60 overflow-auto font-mono text-2xs whitespace-pre-wrap">{fieldValue(mine)}</p>
          <Choice isTaken={choice?.take === 'mine'} number="1" onPress={() => onChoose({ take: 'mine' })}>
            Vziať moje
          </Choice>
        </div>
        <div className="grid content-start justify-items-start gap-2">
          <p className="text-xs font-strong">{name} – ich</p>
          <p className="max-h-60 overflow-auto font-mono text-2xs whitespace-pre-wrap">{fieldValue(theirs)}</p>
          <Choice isTaken={choice?.take === 'theirs'} number="2" onPress={() => onChoose({ take: 'theirs' })}>
            Vziať ich
          </Choice>
        </div>
        <p className="text-xs">
          {choice ? fieldValue(choice.take === 'theirs' ? theirs : mine) : 'Rozhodni: zmenené u\u00A0oboch.'}
        </p>
      </div>
    </Place>
  );
}

function TextPlace({ part, choice, onChoose }: PlaceProps & { part: MergePart }) {
  const [isWriting, setWriting] = useState(false);
  const [isShown, setShown] = useState(false);
  if (part.kind === 'same' || part.kind === 'agreed') {
    return (
      <div className="border-t border-line bg-surface px-3 py-1.5 text-2xs text-muted">
        <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)} className="underline">
          {countedAtDesk(part.mine.length, 'rovnakyRiadok')}
        </button>
        {isShown && <pre className="mt-2 font-mono whitespace-pre-wrap wrap-anywhere">{part.mine.join('\n')}</pre>}
      </div>
    );
  }
  if (part.kind !== 'collision') {
    const isMine = part.kind === 'mine';
    return (
      <div className="grid border-t border-line m:grid-cols-3">
        <p className={`${cell} ${isMine ? 'shadow-lit' : 'text-muted'}`}>{part.mine.join('\n')}</p>
        <p className={`${cell} ${isMine ? 'text-muted' : 'shadow-lit'}`}>{part.theirs.join('\n')}</p>
        <div className={cell}>
          {linesOf(part, undefined)?.join('\n')}
          <p className="mt-1 font-sans text-success-text">
            Spojené samo: zmena je len {isMine ? 'u\u00A0teba' : 'u\u00A0nich'}
          </p>
        </div>
      </div>
    );
  }
  const both = linesOf(part, { take: 'both' })?.join('\n') ?? '';
  const taken = linesOf(part, choice)?.join('\n');
  const write = () => {
    onChoose({ take: 'other', text: taken ?? both });
    setWriting(true);
  };
  return (
    <Place name="Ten istý odsek je zmenený u&nbsp;oboch">
      <div className="grid m:grid-cols-3">
        <div className={cell}>
          <p>{part.mine.join('\n')}</p>
          <Choice isTaken={choice?.take === 'mine'} number="1" onPress={() => onChoose({ take: 'mine' })}>
            Vziať moje
          </Choice>
        </div>
        <div className={cell}>
          <p>{part.theirs.join('\n')}</p>
          <Choice isTaken={choice?.take === 'theirs'} number="2" onPress={() => onChoose({ take: 'theirs' })}>
            Vziať ich
          </Choice>
        </div>
        <div className={cell}>
          <p className="font-sans font-semibold text-warn-text">
            {choice ? 'Rozhodnuté' : 'Rozhodni: ten istý odsek je zmenený u\u00A0oboch'}
          </p>
          {isWriting && choice?.take === 'other' ? (
            <textarea
              aria-label="Napísať inak"
              value={choice.text}
              rows={4}
              onChange={({ currentTarget }) => onChoose({ take: 'other', text: currentTarget.value })}
              className="w-full rounded-sm border border-line-strong bg-primary p-2"
            />
          ) : (
            <p>{taken ?? both}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Choice isTaken={choice?.take === 'both'} number="3" onPress={() => onChoose({ take: 'both' })}>
              Nechať oboje
            </Choice>
            <Choice isTaken={choice?.take === 'other'} number="E" onPress={write}>
              Napísať inak
            </Choice>
          </div>
        </div>
      </div>
    </Place>
  );
}

function Choice({
  isTaken,
  number,
  onPress,
  children,
}: {
  isTaken: boolean;
  number: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-pressed={isTaken}
      data-merge-key={number.toLowerCase()}
      onClick={onPress}
      className="mt-2 inline-flex min-h-9 items-center gap-2 rounded-sm border border-line-strong bg-primary px-2.5 font-sans text-2xs font-semibold text-secondary aria-pressed:border-transparent aria-pressed:bg-accent-strong aria-pressed:text-white touch:min-h-11"
    >
      {children}
      <kbd className="font-mono text-3xs">{number}</kbd>
    </button>
  );
}
