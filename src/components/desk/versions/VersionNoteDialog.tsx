import { useState } from 'react';
import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskField } from '#src/components/desk/kit/DeskField.tsx';
import { Dialog } from '#src/components/ui/Dialog.tsx';
import { maxDeskNoteLength } from '#src/contract/limits.ts';
import { tooLong } from '#src/domain/textLimit.ts';

interface Props {
  isOpen: boolean;
  onSave: (note: string) => void;
  onClose: () => void;
}

/** A version gets a name, for the others and for later. */
export function VersionNoteDialog({ isOpen, onSave, onClose }: Props) {
  const [note, setNote] = useState('');
  return (
    <Dialog isOpen={isOpen} title="Uložiť verziu" onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (tooLong(note, maxDeskNoteLength)) return;
          onSave(note.trim());
          setNote('');
        }}
      >
        <DeskField
          label="Poznámka k verzii"
          text={note}
          limit={maxDeskNoteLength}
          isOptional
          help="Čo a prečo, pre ostatných. Na webe ju nikto neuvidí."
        >
          {(control) => (
            <input {...control} value={note} onChange={({ currentTarget }) => setNote(currentTarget.value)} />
          )}
        </DeskField>
        <div className="flex flex-wrap gap-2">
          <DeskButton type="submit" kind="primary">
            Uložiť verziu
          </DeskButton>
          <DeskButton onPress={onClose}>Písať ďalej</DeskButton>
        </div>
      </form>
    </Dialog>
  );
}
