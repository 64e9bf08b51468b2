/**
 * What is typed and not sent yet, until the tab is closed: by place („new“, „reply <id>“ …) below the name of what is
 * commented. Forbidden or full storage keeps nothing.
 */
export function commentDrafts(name: string) {
  const keyOf = (place: string) => `commentDraft ${name} ${place}`;
  return {
    get: (place: string): string | null => {
      try {
        return sessionStorage.getItem(keyOf(place));
      } catch {
        // Forbidden storage: the form starts empty.
        return null;
      }
    },
    set: (place: string, text: string): void => {
      try {
        if (text === '') sessionStorage.removeItem(keyOf(place));
        else sessionStorage.setItem(keyOf(place), text);
      } catch {
        // The text holds as long as the page.
      }
    },
  };
}
