/** Where the accepted pictures lie; they are part of the repository. */
export const referenceFolder = 'tests/visual/references';
/** Where a run leaves what it saw instead. */
export const outcomeFolder = 'test-results/visual/pictures';

/** As wide as the widest screen that a story asks for, and as high as the highest picture: a screen that is larger than its window is drawn smaller. */
export const windowSize = { width: 1440, height: 3600 };

/** One photograph of a story. */
export interface Picture {
  theme: 'light' | 'dark';
  /** Pixels of the whole screen; without it the picture is the story's own box, on the screen that the story asks for. */
  width?: 360 | 768 | 1280;
}

/** Pixels of a screen that are photographed: what is below is in the pictures of its components. */
export const greatestHeight = 1600;

const themes = ['light', 'dark'] as const;
const ofScreen: Picture[] = themes.flatMap((theme) => ([360, 768, 1280] as const).map((width) => ({ theme, width })));
const inBothThemes: Picture[] = themes.map((theme) => ({ theme }));

/**
 * The pictures of a story: of a `screen` its first state, on a phone, a tablet and a computer, in both themes; of a component or a
 * sheet the first state too, and whatever is tagged `picture`, in both themes. The other stories differ from these by a text, or show
 * how they move. What is `unsteady`, as a film that plays or a document in a frame, has no two pictures that are surely the same.
 */
export function picturesOf(id: string, tags: readonly string[]): Picture[] {
  const isFirst = id.endsWith('--default') && !tags.includes('unsteady');
  if (tags.includes('screen')) return isFirst ? ofScreen : [];
  return isFirst || tags.includes('picture') ? inBothThemes : [];
}

/** How the file of a picture is called, without its ending. */
export function pictureName(storyId: string, { theme, width }: Picture): string {
  // One hyphen is what is left of two in a file's name.
  return [storyId.replaceAll('--', '-'), theme, ...(width === undefined ? [] : [width])].join('-');
}
