import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import { DeskSelect } from '#src/components/desk/kit/DeskSelect.tsx';
import type { MediaChange, MediaFile } from '#src/contract/desk/media/deskMedia.ts';
import { maxAltLength, maxContentNameLength } from '#src/contract/limits.ts';
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

/** What of a file can be changed: its name, what is seen in an image, the captions of a film. */
export function MediaForm({ file, captions, state, onSave, onDraftCaptions }: Props) {
  const [name, setName] = useState(file.name);
  const [alt, setAlt] = useState(file.alt);
  const [captionsId, setCaptionsId] = useState(file.captions?.id ?? null);
  const [isChecked, setChecked] = useState(false);
  const change: MediaChange = { name: name.trim(), alt: alt.trim(), captionsId };
  const isSame =
    change.name === file.name && change.alt === file.alt && change.captionsId === (file.captions?.id ?? null);
  const isNamed = change.name !== '';
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
        if (isNamed && fits && !isSame && state !== 'busy') onSave(change);
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
            <textarea {...control} rows={3} value={alt} onChange={({ currentTarget }) => setAlt(currentTarget.value)} />
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
            onChange={(value) => setCaptionsId(value || null)}
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
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        )}
      </DeskField>
      {state === 'failed' && (
        <DeskNote tone="danger" isAlert>
          Nepodarilo sa uložiť. Na webe sa nezmenilo nič a&nbsp;napísané ostalo. Skús to znova.
        </DeskNote>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <DeskButton type="submit" state={state === 'busy' ? 'busy' : isSame ? 'disabled' : 'ready'}>
          Uložiť
        </DeskButton>
        <p role="status" className="text-2xs text-muted">
          {state === 'busy' ? 'Ukladáme…' : state === 'saved' && isSame ? 'Uložené' : ''}
        </p>
      </div>
    </form>
  );
}
