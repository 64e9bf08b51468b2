import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Lecture } from '#src/contract/lecture.ts';
import { compressedOnce } from '#src/server/pages/compressedOnce.ts';
import type { LectureContent } from '#src/server/services/catalogue/index.ts';
import type { JsonOf } from './jsonOf.ts';
import { presentLecture } from './presentLecture.ts';

interface Kept extends JsonOf<Lecture> {
  content: LectureContent;
  bytes: number;
}

/** In bytes of plain JSON: what it was made of and its compressed forms are about as much again. */
const kept = new LRUCache<string, Kept>({ maxSize: 8_000_000, sizeCalculation: ({ bytes }) => bytes });

/**
 * A lecture as its answer, for everybody who may have it: to write and encode the same long text anew for each learner would
 * take most of the call. It is held against what the database says now, so nothing ever has to be dropped by hand.
 */
export async function lectureJson(content: LectureContent): Promise<JsonOf<Lecture>> {
  const key = `${content.lecture.id} ${content.isPreview}`;
  const known = kept.get(key);
  if (known && isDeepStrictEqual(known.content, content)) return known;
  const json = Buffer.from(JSON.stringify(await presentLecture(content)));
  const made = { content, bytes: json.length, form: compressedOnce(json) };
  kept.set(key, made);
  return made;
}
