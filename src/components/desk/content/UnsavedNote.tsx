import { DeskNote } from '#src/components/desk/kit/DeskNote.tsx';
import type { SaveStateName } from '#src/components/desk/kit/SaveState.tsx';

interface Props {
  state: SaveStateName;
  /** The browser has it, so it survives the page. */
  isKept: boolean;
}

/** Where a text is that the server does not have; nothing where all is well. */
export function UnsavedNote({ state, isKept }: Props) {
  if (!isKept) {
    return (
      <DeskNote tone="warn">
        Tento prehliadač si text nevie odložiť. Kým sa neuloží na server, nezatváraj stránku.
      </DeskNote>
    );
  }
  if (state !== 'offline' && state !== 'failed') return null;
  return (
    <DeskNote tone="warn">
      <b>{state === 'offline' ? 'Si offline.' : 'Na server sa text zatiaľ nedostal.'}</b> Píš ďalej: text je uložený
      v&nbsp;tomto prehliadači a&nbsp;odošleme ho, keď sa spojenie vráti.
    </DeskNote>
  );
}
