import { deskPaths } from '#src/domain/desk/kit/deskPaths.ts';
import { deskPlaces } from './deskMenu.ts';

/** Where a thing is shown, by what acts call it. */
const screens: Record<string, string> = {
  objednávka: deskPaths.orders(),
  komentár: deskPaths.comments(),
  človek: deskPaths.people(),
  kód: deskPaths.codes(),
  'zľavový kód': deskPaths.codes(),
  newsletter: deskPaths.newsletter(),
};

/** The address of a thing at the desk; `null` where no screen shows it. */
export function hrefOfObject(object: string, id: string): string | null {
  const screen = screens[object];
  return screen && deskPlaces.some(({ href }) => href === screen) ? `${screen}/${encodeURIComponent(id)}` : null;
}
