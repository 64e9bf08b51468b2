/** The lecture in whose text something stands; its markup says it. */
export const lectureOf = (part: Element): string | null =>
  part.closest<HTMLElement>('[data-lecture]')?.dataset.lecture ?? null;
