import { DeskButton } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';

interface Props {
  /** Whoever does not write for everybody may be waiting for a course that somebody else has begun. */
  writesAll: boolean;
  onBegin: () => void;
}

/** What stands in place of the courses before there is one that the caller may write. */
export function NoCourse({ writesAll, onBegin }: Props) {
  return (
    <DeskEmpty
      title={writesAll ? 'Zatiaľ tu nie je žiadny kurz' : 'Zatiaľ nemáš žiadny kurz'}
      action={
        <DeskButton kind="primary" onPress={onBegin}>
          Nový kurz
        </DeskButton>
      }
    >
      Kurz má kapitoly a&nbsp;v&nbsp;nich lekcie. Stačí mu názov, všetko ostatné doplníš postupne. Kým ho nepublikuješ,
      na webe ho neuvidí nikto.
      {!writesAll && ' Ak tvoj kurz už niekto založil, popros redakciu, aby ho priradila tebe.'}
    </DeskEmpty>
  );
}
