import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import type { Lecture } from '#src/contract/lecture.ts';
import type { LectureContent } from '#src/server/services/lecture/getLecture.ts';
import type { JsonOf } from './jsonOf.ts';
import { presentLecture } from './presentLecture.ts';

interface Kept {
  content: LectureContent;
  json: JsonOf<Lecture>;
}

/** Bytes, without what they were made of, which is smaller. */
const kept = new LRUCache<string, Kept>({ maxSize: 8_000_000, sizeCalculation: ({ json }) => json.length });

/**
 * A lecture as its answer, for everybody who may have it: to write and encode the same long text anew for each learner would
 * take most of the call. It is held against what the database says now, so nothing ever has to be dropped by hand.
 */
export function lectureJson(content: LectureContent): JsonOf<Lecture> {
  const key = `${content.lecture.id} ${content.isPreview}`;
  const known = kept.get(key);
  if (known && isDeepStrictEqual(known.content, content)) return known.json;
  const json: JsonOf<Lecture> = new TextEncoder().encode(JSON.stringify(presentLecture(content)));
  kept.set(key, { content, json });
  return json;
}
