/** The ids of the exercises in a part of the page, in their order; a box whose exercise is awake keeps its own. */
export const exerciseIdsOn = (part: ParentNode): string[] =>
  [...part.querySelectorAll<HTMLElement>('div[data-exercise]')].map(
    ({ dataset }) => (JSON.parse(dataset.exercise || '{}') as { id?: string }).id ?? '',
  );
