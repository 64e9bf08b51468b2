import { tabStorage } from './storage.ts';

/**
 * What is typed and not sent yet, until the tab is closed: by place („new“, „reply <id>“ …) below the name of what is
 * commented.
 */
export function commentDrafts(name: string) {
  const keyOf = (place: string) => `commentDraft ${name} ${place}`;
  return {
    get: (place: string): string | null => tabStorage.read(keyOf(place), (text) => text),
    set: (place: string, text: string): void => {
      tabStorage.write(keyOf(place), text || null);
    },
  };
}
