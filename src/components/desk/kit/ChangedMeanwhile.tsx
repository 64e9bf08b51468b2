import { DeskButton } from './DeskButton.tsx';
import { DeskNote } from './DeskNote.tsx';

interface Props {
  /** What stands there now, by the name of its field. */
  theirs: readonly { field: string; text: string }[];
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Tells who types what somebody else has saved meanwhile: nothing of either goes before they choose. */
export function ChangedMeanwhile({ theirs, onKeepMine, onTakeTheirs }: Props) {
  return (
    <DeskNote tone="warn" isAlert>
      <p>
        <b>Medzitým to zmenil niekto iný.</b> Čo máš napísané, ostalo a&nbsp;neuložilo sa. Teraz tam je:
      </p>
      <dl className="my-2 grid gap-1">
        {theirs.map(({ field, text }) => (
          <div key={field}>
            <dt className="inline font-semibold">{field}:</dt>{' '}
            <dd className="inline wrap-anywhere whitespace-pre-wrap">{text || 'nič'}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        <DeskButton size="row" onPress={onKeepMine}>
          Nechať moje
        </DeskButton>
        <DeskButton size="row" onPress={onTakeTheirs}>
          Vziať zmenené
        </DeskButton>
      </div>
    </DeskNote>
  );
}
