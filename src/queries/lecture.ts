import type { Lecture } from '#src/contract/lecture.ts';
import { readQuery } from './readQuery.ts';

/** A lecture of a free sample, readable by everybody. */
export const lecturePreview = (lectureId: string) =>
  readQuery<Lecture>('lecture', `/lecture/${encodeURIComponent(lectureId)}?preview=true`);
