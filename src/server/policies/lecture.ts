import type { LectureDenial } from '#src/contract/lecture.ts';

/** A free sample is for everybody, account or not. */
export function canPreviewLecture(chapter: { freeSample: boolean }): boolean {
  return chapter.freeSample;
}

/** What would open a closed lecture: the course, if it is sold; else just an account. Archived products count too. */
export function lectureDenial(products: readonly unknown[]): LectureDenial {
  return products.length > 0 ? 'course-not-owned' : 'sign-in-required';
}
