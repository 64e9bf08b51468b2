import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { maxAltLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  /** What is known of it: nothing more than the words of the file, or of its place in the text. */
  alt: string;
  isDecoration?: boolean;
  thumbnail: string | null;
  /** „autobus.jpg, 148 kB“ */
  facts: string;
  /** It stands in the text already: another one may come in its place. */
  onReplace?: () => void;
  /** `null`: it is there for decoration alone; empty: its words come later. */
  onPut: (alt: string | null) => void;
  onClose: () => void;
}

/** Asks what is seen in a picture before it comes into a text, or when it stands there. */
export function PictureWords({
  alt: known,
  isDecoration: wasDecoration = false,
  thumbnail,
  facts,
  onReplace,
  onPut,
  onClose,
}: Props) {
  const [alt, setAlt] = useState(known);
  const [isDecoration, setDecoration] = useState(wasDecoration);
  const [isChecked, setChecked] = useState(false);
  const isMissing = alt.trim() === '' && !isDecoration;
  return (
    <Dialog
      isOpen
      title={onReplace ? 'Obrázok v\u00A0texte' : 'Obrázok do textu'}
      closeLabel="Zavrieť"
      onClose={onClose}
    >
      <form
        noValidate
        className="grid gap-4 text-xs"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          setChecked(true);
          if (!isMissing && !tooLong(alt, maxAltLength)) onPut(isDecoration ? null : alt.trim());
        }}
      >
        {thumbnail && <img src={thumbnail} alt="" className="max-h-60 w-full rounded-md bg-surface object-contain" />}
        <DeskField
          label="Čo je na obrázku"
          text={isDecoration ? '' : alt}
          limit={maxAltLength}
          error={isChecked && isMissing ? 'Napíš jednu vetu, alebo povedz, že je len na ozdobu.' : null}
          help="Pre toho, kto obrázok nevidí, a&nbsp;keď sa nenačíta. Povedz, čo z&nbsp;neho má učiaci sa vedieť."
        >
          {(control) => (
            <textarea
              {...control}
              rows={3}
              disabled={isDecoration}
              placeholder="napríklad: Autobus na zastávke Mlyn"
              value={isDecoration ? '' : alt}
              onChange={({ currentTarget }) => setAlt(currentTarget.value)}
            />
          )}
        </DeskField>
        <label className="flex min-h-9 items-center gap-2 touch:min-h-11">
          <input
            type="checkbox"
            checked={isDecoration}
            className="size-4 shrink-0 accent-accent-strong"
            onChange={({ currentTarget }) => setDecoration(currentTarget.checked)}
          />
          Len na ozdobu, text netreba
        </label>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-2xs text-muted wrap-anywhere">{facts}</p>
          {onReplace && <DeskButton onPress={onReplace}>Vymeniť obrázok…</DeskButton>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <DeskButton type="submit" kind="primary">
            {onReplace ? 'Uložiť do textu' : 'Vložiť obrázok'}
          </DeskButton>
          <DeskButton onPress={() => onPut('')}>Doplniť neskôr</DeskButton>
          <p className="basis-full text-2xs text-muted">Neskôr: bez textu k&nbsp;obrázku sa nedá publikovať.</p>
        </div>
      </form>
    </Dialog>
  );
}
