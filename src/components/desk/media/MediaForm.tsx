import { useState } from 'react';
import { ChangedMeanwhile } from '#src/components/desk/kit/ChangedMeanwhile.tsx';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import { useTypedOver } from '#src/components/desk/kit/useTypedOver.ts';
import type { MediaChange, MediaFile, MediaWords } from '#src/contract/desk/media/deskMedia.ts';
import { maxAltLength, maxContentNameLength } from '#src/contract/limits.ts';
import { wordsOfMedia } from '#src/domain/mediaWords.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  file: MediaFile;
  /** Captions that a film can be given. */
  captions: readonly { id: string; name: string }[];
  state: 'ready' | 'busy' | 'saved' | 'failed';
  onSave: (change: MediaChange) => void;
  /** Of a film: makes captions of what is said in it. */
  onDraftCaptions: () => void;
}

const cleaned = (words: MediaWords): MediaWords => ({ ...words, name: words.name.trim(), alt: words.alt.trim() });

function inWords({ kind, name, alt, captions }: MediaFile) {
  return [
    ...(kind === 'image' ? [{ field: 'Textová podoba', text: alt }] : []),
    ...(kind === 'film' ? [{ field: 'Titulky', text: captions?.name ?? '' }] : []),
    { field: 'Názov', text: name },
  ];
}

/** What of a file can be changed: its name, what is seen in an image, the captions of a film. */
export function MediaForm({ file, captions, state, onSave, onDraftCaptions }: Props) {
  const typed = useTypedOver(wordsOfMedia(file), cleaned);
  const { fields, change, isBehind } = typed;
  const { name, alt, captionsId } = fields;
  const [isChecked, setChecked] = useState(false);
  const isSame = !typed.isChanged;
  const isNamed = name.trim() !== '';
  const fits = !tooLong(alt, maxAltLength) && !tooLong(name, maxContentNameLength);
  const choices =
    file.captions && !captions.some(({ id }) => id === file.captions?.id) ? [file.captions, ...captions] : captions;
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (isNamed && fits && !isSame && !isBehind && state !== 'busy') {
          onSave({ before: typed.base, after: typed.send() });
        }
      }}
    >
      {file.kind === 'image' && (
        <DeskField
          label="Textová podoba"
          text={alt}
          limit={maxAltLength}
          help="Čo je na obrázku, pre toho, kto ho nevidí. Vloží sa s&nbsp;ním do textu a&nbsp;dá sa tam zmeniť."
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              value={alt}
              onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
            />
          )}
        </DeskField>
      )}
      {file.kind === 'film' && (
        <div className="grid justify-items-start gap-2">
          <DeskSelect
            label="Titulky"
            isOptional
            help={
              choices.length === 0 ? 'Nahraj titulky vo formáte WebVTT, alebo ich priprav z\u00A0prepisu.' : undefined
            }
            value={captionsId ?? ''}
            options={[['', 'bez titulkov'], ...choices.map(({ id, name }) => [id, name] as const)]}
            onChange={(value) => change({ captionsId: value || null })}
          />
          <DeskButton size="row" onPress={onDraftCaptions}>
            Pripraviť z&nbsp;prepisu…
          </DeskButton>
        </div>
      )}
      <DeskField
        label="Názov"
        text={name}
        limit={maxContentNameLength}
        error={isChecked && !isNamed ? 'Napíš názov, podľa ktorého sa súbor nájde.' : null}
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={name}
            onChange={({ currentTarget }) => change({ name: currentTarget.value })}
          />
        )}
      </DeskField>
      {isBehind && (
        <ChangedMeanwhile theirs={inWords(file)} onKeepMine={typed.keepMine} onTakeTheirs={typed.takeTheirs} />
      )}
      {state === 'failed' && (
        <DeskNote tone="danger" isAlert>
          Nepodarilo sa uložiť. Na webe sa nezmenilo nič a&nbsp;napísané ostalo. Skús to znova.
        </DeskNote>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <DeskButton type="submit" state={state === 'busy' ? 'busy' : isSame || isBehind ? 'disabled' : 'ready'}>
          Uložiť
        </DeskButton>
        <p role="status" className="text-2xs text-muted">
          {state === 'busy' ? 'Ukladáme…' : state === 'saved' && isSame ? 'Uložené' : ''}
        </p>
      </div>
    </form>
  );
}
