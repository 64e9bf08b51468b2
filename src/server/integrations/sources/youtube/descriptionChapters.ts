import type { SourcedVideo } from '#src/server/integrations/sources/source.ts';

const line = /^[^\p{L}\p{N}]*(?:(\d{1,2}):)?(\d{1,2}):(\d{2})[^\p{L}\p{N}]+(.+)$/u;

/**
 * The chapters that a description names, as YouTube reads them: three at least, the first at 0:00, each after the one before and
 * ten seconds long. Else there are none.
 */
export function descriptionChapters(description: string, durationSeconds: number | null): SourcedVideo['chapters'] {
  const found = description.split('\n').flatMap((written) => {
    const [, hours = '0', minutes = '', seconds = '', title = ''] = line.exec(written.trim()) ?? [];
    if (!title.trim()) return [];
    return { startSeconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds), title: title.trim() };
  });
  const ends = durationSeconds === null ? [] : [durationSeconds];
  const times = [...found.map(({ startSeconds }) => startSeconds), ...ends];
  const areInOrder = times.every((time, index) => index === 0 || time - (times[index - 1] ?? 0) >= 10);
  return found.length >= 3 && found[0]?.startSeconds === 0 && areInOrder ? found : [];
}
