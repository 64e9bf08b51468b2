/** No task of a lecture may be called like this. */
const prefix = 'lesson-program-';

/**
 * The id under which the draft of a lecture's program is kept, by the lecture and by what its author wrote: a changed lesson begins
 * anew. `code` is that of all its files, one after the other.
 */
export function programId(lectureId: string, code: string): string {
  return prefix + hashOf(`${lectureId}\n${code}`);
}

/** Whether an id is that of a program, which cannot pass. */
export const isProgramId = (id: string): boolean => id.startsWith(prefix);

/** Of a program outside of lectures: it stays in its browser. */
export const localProgramId = (path: string, code: string): string => `${path}#${hashOf(code)}`;

/** Which task a program is written for: another start or another assignment is another version. */
export const taskVersion = (start: string, assignment: string): string =>
  hashOf(`${start}\n${assignment.replace(/\s+/g, ' ').trim()}`);

function hashOf(text: string): string {
  let hash = 0;
  for (const character of text) hash = (hash * 31 + character.charCodeAt(0)) | 0;
  return (hash >>> 0).toString(36);
}

/** Whether what was written is for the task as it was before; of old drafts it is not known. */
export const isForEarlier = (written: string | undefined, version: string): boolean =>
  written !== undefined && written !== version;
