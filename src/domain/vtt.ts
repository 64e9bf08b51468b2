/** One cue of a transcript; times in seconds. */
export interface Cue {
  start: number;
  end: number;
  speaker: string | null;
  text: string;
}

const timing = /^(?:(\d+):)?(\d{2}):(\d{2})\.(\d{3}) --> (?:(\d+):)?(\d{2}):(\d{2})\.(\d{3})/;

const names: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  lrm: '\u200E',
  rlm: '\u200F',
};

/** Signs that a file writes by their names or numbers; what means no sign stays as it is written. */
const withSigns = (text: string) =>
  text.replace(/&(?:([a-z]{2,4})|#(\d{2,7})|#x([\da-f]{2,6}));/gi, (written, name = '', decimal = '', hex = '') => {
    const sign = Number(decimal || `0x${hex || 0}`);
    return names[name] ?? (sign >= 0x20 && sign <= 0x10ffff ? String.fromCodePoint(sign) : written);
  });

/** The cues of a WebVTT file: timings, an optional `<v Speaker>`, plain text. Blocks without a timing are skipped. */
export function parseVtt(vtt: string): Cue[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const lines = block.trim().split('\n');
      const index = lines.findIndex((line) => timing.test(line));
      const match = index < 0 ? null : timing.exec(lines[index] ?? '');
      if (!match) return [];
      const part = (n: number) => Number(match[n] ?? 0);
      const payload = lines.slice(index + 1).join(' ');
      const speaker = /^<v(?:\.[\w.]+)? ([^>]+)>/.exec(payload)?.[1] ?? null;
      return [
        {
          start: part(1) * 3600 + part(2) * 60 + part(3) + part(4) / 1000,
          end: part(5) * 3600 + part(6) * 60 + part(7) + part(8) / 1000,
          speaker: speaker && withSigns(speaker),
          text: withSigns(payload.replace(/<[^<>]+>/g, '')).trim(),
        },
      ];
    });
}
