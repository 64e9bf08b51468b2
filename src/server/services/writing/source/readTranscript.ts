import { z } from 'zod';
import { type Cue, parseVtt } from '#src/domain/vtt.ts';
import type { Get } from '#src/server/integrations/sources/openAddress.ts';
import { SourceError } from '#src/server/integrations/sources/SourceError.ts';

const maxBytes = 2 * 1024 * 1024;

/** Of the podcast namespace: https://podcasting2.org/docs/podcast-namespace/1.0 (transcripts). */
const jsonTranscript = z.object({
  segments: z
    .array(
      z.object({
        startTime: z.number().min(0),
        endTime: z.number().min(0).optional(),
        body: z.string(),
        speaker: z.string().optional(),
      }),
    )
    .max(50_000),
});

/** The lines of a transcript in any of the forms that have times. @throws SourceError */
export async function readTranscript(
  get: Get,
  { url, mimeType, signal }: { url: string; mimeType: string; signal: AbortSignal },
): Promise<Cue[]> {
  const answer = await get(url, { maxBytes, signal });
  if (answer.status !== 200) {
    await answer.body.cancel();
    throw new SourceError('status', `a transcript answers ${answer.status}`, { status: answer.status });
  }
  const text = (await answer.text()).replace(/^\uFEFF/, '');
  const cues = mimeType.includes('json') ? fromJson(text) : parseVtt(asVtt(text));
  if (cues.length === 0) throw new SourceError('unreadable', 'a transcript has no lines');
  return cues;
}

/** SubRip has commas where WebVTT has points. */
const asVtt = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replace(/^(\d+:\d{2}:\d{2}),(\d{3}) --> (\d+:\d{2}:\d{2}),(\d{3})/gm, '$1.$2 --> $3.$4');

/** Hosts write a segment a word: what one speaker says without a pause becomes a line. */
function fromJson(text: string): Cue[] {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (cause) {
    throw new SourceError('unreadable', 'a transcript is no JSON', { cause });
  }
  const parsed = jsonTranscript.safeParse(json);
  if (!parsed.success) throw new SourceError('unreadable', 'a transcript has another form');
  const cues: Cue[] = [];
  for (const { startTime: start, endTime: end = start, body, speaker = null } of parsed.data.segments) {
    const last = cues.at(-1);
    const said = body.trim();
    if (said === '') continue;
    const goesOn = last && last.speaker === speaker && start - last.end < 1 && last.text.length + said.length < 200;
    if (goesOn && !/[.!?…]$/.test(last.text)) {
      last.text += ` ${said}`;
      last.end = end;
    } else cues.push({ start, end, speaker, text: said });
  }
  return cues;
}
