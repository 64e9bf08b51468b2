import type { DeskScreenProps } from '#src/containers/desk/kit/deskScreen.ts';
import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { CodeContainer } from './CodeContainer.tsx';
import { CodeListContainer } from './CodeListContainer.tsx';
import { GiftsContainer } from './GiftsContainer.tsx';

const nameOf = (href: string) => href.slice(deskPaths.codes().length + 1);

/** The promotion codes, a new one beside them, gifts, or the code that the address names. */
export function CodesContainer({ userId, id }: DeskScreenProps) {
  const isNew = id === nameOf(deskPaths.newCode());
  if (id === null || isNew) return <CodeListContainer userId={userId} isNew={isNew} />;
  if (id === nameOf(deskPaths.gifts())) return <GiftsContainer userId={userId} />;
  return <CodeContainer key={id} userId={userId} id={id} />;
}
