import { DeskButtonLink } from './DeskButton.tsx';
import { DeskEmpty } from './DeskEmpty.tsx';
import { DeskPage } from './DeskPage.tsx';

interface Props {
  listHref: string;
}

/** The address of somebody who is not there. */
export function PersonMissing({ listHref }: Props) {
  return (
    <DeskPage title="Tento účet tu nie je">
      <DeskEmpty title="Nikto taký" action={<DeskButtonLink href={listHref}>Späť na zoznam</DeskButtonLink>}>
        Účet je zmazaný, alebo je v&nbsp;adrese preklep. Čo sa s&nbsp;ním dialo, nájdeš v&nbsp;zázname.
      </DeskEmpty>
    </DeskPage>
  );
}
