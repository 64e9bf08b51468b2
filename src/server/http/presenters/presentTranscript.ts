import type { z } from 'zod';
import type { cueSchema } from '#src/contract/video.ts';
import type { Cue } from '#src/domain/vtt.ts';

/** Left as spoken: captions in the player show the same text from the file. */
export function presentTranscript(cues: readonly Cue[]): z.infer<typeof cueSchema>[] {
  return cues.map(({ start, end, speaker, text }) => ({ start, end, speaker, text }));
}
