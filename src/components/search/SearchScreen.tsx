import type { ReactNode } from 'react';
import { ListScreen } from '#src/components/page/ListScreen.tsx';

interface Props {
  form: ReactNode;
  /** What was found, or what may be searched for. */
  children: ReactNode;
}

/** The screen that searches the site. */
export function SearchScreen({ form, children }: Props) {
  return (
    <ListScreen title="Hľadať" lead="V kurzoch, lekciách, článkoch, videách aj podcaste.">
      {form}
      <div className="pt-10">{children}</div>
    </ListScreen>
  );
}
