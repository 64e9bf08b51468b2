import { DeskButtonLink } from '#src/components/desk/kit/DeskButton.tsx';
import { DeskEmpty } from '#src/components/desk/kit/DeskEmpty.tsx';
import { DeskPage } from '#src/components/desk/kit/DeskPage.tsx';

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
