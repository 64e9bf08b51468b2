import { DeskButtonLink } from './DeskButton.tsx';
import { DeskEmpty } from './DeskEmpty.tsx';
import { DeskPage } from './DeskPage.tsx';

interface Props {
  /** A screen that there is. */
  href: string;
}

/** An address of the desk where nothing is, or nothing for these roles. */
export function DeskMissing({ href }: Props) {
  return (
    <DeskPage title="Tu nič nie je">
      <DeskEmpty
        title="Túto stránku tvoja rola nepozná"
        action={<DeskButtonLink href={href}>Ísť do zázemia</DeskButtonLink>}
      >
        V&nbsp;adrese je preklep, alebo na ňu treba inú rolu. Roly dáva správa v&nbsp;časti Ľudia.
      </DeskEmpty>
    </DeskPage>
  );
}
