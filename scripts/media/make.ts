/** Makes the site's sample media. See README.md for what it needs. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { openPages, type Pages, type Slide, type View } from './pages.ts';
import { type Line, SAMPLE_RATE, speak, toVtt, type Voice } from './speech.ts';

type Episode = { title: string; voices: Record<string, Voice>; parts: { voice: string; say: string }[] };
type Video = { title: string; author: string; voice: Voice; slides: (Slide & { steps: (View & { say: string })[] })[] };

const HERE = new URL('./', import.meta.url);
const ROOT = fileURLToPath(new URL('../../', HERE));
const PUBLIC = join(ROOT, 'public');
const CONTENT = join(ROOT, 'src/content');
const scratch = mkdtempSync(join(tmpdir(), 'prvy-riadok-media-'));

// espeak-ng is sharp and uneven: cut the hiss and rumble, then bring it to the usual loudness of a podcast.
const SOFTEN = 'highpass=f=70,equalizer=f=3200:t=q:w=1.2:g=-3,lowpass=f=9000,loudnorm=I=-16:TP=-1.5:LRA=7';
// The same input gives the same bytes, so a new run changes no file needlessly.
const REPEATABLE = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'];

function run(command: string, ...args: string[]): string {
  const result = spawnSync(command, args, { encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${command}: ${result.error ?? result.stderr}`);
  return result.stdout;
}

function ffmpeg(...args: string[]) {
  run('ffmpeg', '-v', 'error', '-y', ...args);
}

function rawSound(pcm: Buffer): string[] {
  const path = join(scratch, 'voice.pcm');
  writeFileSync(path, pcm);
  return ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1', '-i', path];
}

function sentences(say: string): string[] {
  return say.trim().split('\n');
}

function scripts<Script>(kind: string): { slug: string; script: Script }[] {
  const folder = new URL(`scripts/${kind}/`, HERE);
  return readdirSync(folder).map((file) => ({
    slug: basename(file, '.yml'),
    script: parse(readFileSync(new URL(file, folder), 'utf8')) as Script,
  }));
}

/** Prints the file's real length and size, and keeps them true in the content's front matter. */
function record(path: string, content: string) {
  const probe = run('ffprobe', '-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', path);
  const durationSeconds = Math.round(Number(probe));
  const bytes = statSync(path).size;
  console.log(`${basename(path)}: ${durationSeconds} s, ${bytes} bytes`);
  const file = join(CONTENT, content);
  const text = readFileSync(file, 'utf8')
    .replace(/^durationSeconds: .*$/m, `durationSeconds: ${durationSeconds}`)
    .replace(/^bytes: .*$/m, `bytes: ${bytes}`);
  writeFileSync(file, text);
}

/** Where a video's files are: the private media folder, if only a lecture shows it. */
function videoFiles(slug: string): string {
  const text = readFileSync(join(CONTENT, `videos/${slug}.md`), 'utf8');
  return join(/^lectureOnly: true$/m.test(text) ? join(CONTENT, 'media') : join(PUBLIC, 'media/video'), slug);
}

function makePodcast() {
  for (const { slug, script } of scripts<Episode>('podcast')) {
    const parts = script.parts.map(({ voice: speaker, say }) =>
      sentences(say).map((text): Line => {
        const voice = script.voices[speaker];
        if (!voice) throw new Error(`${slug}: no voice ${speaker}`);
        return { text, voice, speaker };
      }),
    );
    const { pcm, cues } = speak(parts);
    const audio = join(PUBLIC, `media/podcast/${slug}.mp3`);
    const tags = ['-metadata', `title=${script.title}`, '-metadata', 'album=Prvý riadok', '-metadata', 'language=slo'];
    const mp3 = ['-ar', '24000', '-c:a', 'libmp3lame', '-b:a', '48k', '-id3v2_version', '3'];
    ffmpeg(...rawSound(pcm), '-af', SOFTEN, ...mp3, ...REPEATABLE, ...tags, audio);
    writeFileSync(join(PUBLIC, `media/podcast/${slug}.vtt`), toVtt(cues));
    record(audio, `podcast/${slug}.md`);
  }
}

async function makeVideos(pages: Pages) {
  for (const { slug, script } of scripts<Video>('video')) {
    const steps = script.slides.flatMap((slide, index) => slide.steps.map((step) => ({ slide, step, index })));
    const parts = steps.map(({ step }) => sentences(step.say).map((text): Line => ({ text, voice: script.voice })));
    const { pcm, cues, partSeconds } = speak(parts);

    const frames: string[] = [];
    for (const [number, { slide, step, index }] of steps.entries()) {
      const path = join(scratch, `${slug}-${number}.png`);
      await pages.slide(slide, step, { index, count: script.slides.length }, script.author, path);
      frames.push(`file '${path}'`, `duration ${partSeconds[number]}`);
    }
    // The concat demuxer ignores the last duration unless its picture comes once more.
    const list = join(scratch, `${slug}.txt`);
    writeFileSync(list, [...frames, frames.at(-2)].join('\n'));

    const out = videoFiles(slug);
    const picture = ['-vf', 'fps=15,scale=out_color_matrix=bt709,format=yuv420p', '-colorspace', 'bt709'];
    const h264 = [
      '-c:v',
      'libx264',
      '-preset',
      'slow',
      '-tune',
      'stillimage',
      '-crf',
      '24',
      '-g',
      '150',
      '-threads',
      '1',
    ];
    const aac = ['-af', SOFTEN, '-ar', '24000', '-c:a', 'aac', '-b:a', '48k'];
    const sources = ['-f', 'concat', '-safe', '0', '-i', list, ...rawSound(pcm)];
    // +faststart puts the index first, so that playing starts before the whole file has come.
    const container = [...REPEATABLE, '-movflags', '+faststart'];
    ffmpeg(...sources, ...picture, ...h264, ...aac, ...container, `${out}.mp4`);
    ffmpeg('-i', join(scratch, `${slug}-0.png`), '-vf', 'scale=960:-1', '-quality', '82', `${out}.webp`);
    writeFileSync(`${out}.vtt`, toVtt(cues));
    record(`${out}.mp4`, `videos/${slug}.md`);
  }
}

async function makeArt(pages: Pages) {
  const draw = async (template: string, width: number, height: number, file: string, values = {}) => {
    const path = join(PUBLIC, file);
    await pages.picture(`templates/${template}.html`, { width, height }, path, values);
    console.log(`${file}: ${statSync(path).size} bytes`);
  };
  const mark = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
  const fullBleed = mark.replace(/ rx="9"/, '');
  await draw('cover', 1400, 1400, 'media/podcast/cover.png');
  await draw('og', 1200, 630, 'og.png', { mark });
  await draw('icon', 192, 192, 'icon-192.png', { mark });
  await draw('icon', 512, 512, 'icon-512.png', { mark });
  // iOS rounds the corners itself and paints transparent ones black.
  await draw('icon', 180, 180, 'apple-touch-icon.png', { mark: fullBleed });

  const small = join(scratch, 'favicon.png');
  await pages.picture('templates/icon.html', { width: 32, height: 32 }, small, { mark });
  ffmpeg('-i', small, '-pix_fmt', 'bgra', join(PUBLIC, 'favicon.ico'));
}

async function makeDocuments(pages: Pages) {
  const folder = new URL('pdf/', HERE);
  for (const file of readdirSync(folder)) {
    const path = join(PUBLIC, `${basename(file, '.html')}.pdf`);
    await pages.document(new URL(file, folder), path);
    console.log(`${basename(path)}: ${statSync(path).size} bytes`);
  }
}

const TASKS: Record<string, (pages: Pages) => void | Promise<void>> = {
  podcast: makePodcast,
  video: makeVideos,
  art: makeArt,
  pdf: makeDocuments,
};

const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TASKS);
for (const folder of ['podcast', 'video']) mkdirSync(join(PUBLIC, 'media', folder), { recursive: true });
const pages = await openPages();
try {
  for (const name of wanted) {
    const task = TASKS[name];
    if (!task) throw new Error(`Unknown task ${name}; there are: ${Object.keys(TASKS).join(', ')}`);
    await task(pages);
  }
} finally {
  await pages.close();
  rmSync(scratch, { recursive: true });
}
