import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type Cue, parseVtt } from '#src/domain/vtt.ts';
import { drawingProblems } from '#src/server/markdown/findDrawings.ts';
import type { Content } from './Content.ts';
import type { ContentProblem } from './ContentProblems.ts';
import { exportedMedia } from './contentMedia.ts';

export interface ContentFolderOptions {
  directory: string;
  /** Where files are that everybody may load, which content names by their public path: `/media/x.vtt`. */
  publicDir: string;
  /** Where files of lectures are, which content names without a folder. */
  mediaDir: string;
}

export interface ContentDocument<T> {
  file: string;
  data: T;
  text: string;
  /** Of the file, on which the text begins. */
  textLine: number;
}

/** Reads files of one content folder; what is wrong with them is gathered, and the file is left out. */
export class ContentFolder {
  readonly problems: ContentProblem[] = [];
  /** What is asked once all files are read. */
  readonly whenRead: ((content: Content) => void)[] = [];
  readonly #root: string;
  readonly #publicDir: string;
  readonly #mediaDir: string;

  constructor({ directory, publicDir, mediaDir }: ContentFolderOptions) {
    this.#root = directory;
    this.#publicDir = publicDir;
    this.#mediaDir = mediaDir;
  }

  problem(file: string, key: string | null, message: string): void {
    this.problems.push({ file, key, message });
  }

  folders(path: string): string[] {
    if (!this.#has(path)) return [];
    const entries = readdirSync(join(this.#root, path), { withFileTypes: true });
    return entries
      .filter((entry) => entry.isDirectory())
      .map((entry) => `${path}/${entry.name}`)
      .sort();
  }

  markdownFiles(path: string): string[] {
    if (!this.#has(path)) return [];
    const names = readdirSync(join(this.#root, path)).filter((name) => name.endsWith('.md'));
    return names.map((name) => `${path}/${name}`).sort();
  }

  quizFiles(path: string): string[] {
    const names = readdirSync(join(this.#root, path)).filter((name) => /^quiz(-\d+)?\.yml$/.test(name));
    return names.map((name) => `${path}/${name}`).sort();
  }

  document<S extends z.ZodType>(file: string, schema: S): ContentDocument<z.output<S>>[] {
    if (!this.#has(file)) {
      this.problem(file, null, 'is missing');
      return [];
    }
    const source = this.#read(file);
    const match = /^---\n([\s\S]*?)\n---(?:\n([\s\S]*))?$/.exec(source);
    if (!match) {
      this.problem(file, null, 'must start with front matter between two lines of ---');
      return [];
    }
    const data = this.#valid(file, match[1] ?? '', schema);
    const text = (match[2] ?? '').trim();
    const textLine = source.slice(0, source.length - (match[2] ?? '').trimStart().length).split('\n').length;
    for (const { line, message } of drawingProblems(text))
      this.problem(`${file}:${textLine + line - 1}`, null, message);
    return data.map((valid) => ({ file, data: valid, text, textLine }));
  }

  yaml<S extends z.ZodType>(file: string, schema: S): z.output<S>[] {
    return this.#has(file) ? this.#valid(file, this.#read(file), schema) : [];
  }

  /** The cues of a WebVTT file that `key` names. */
  cues(file: string, key: string, path: string | undefined): Cue[] {
    if (!path) return [];
    const onDisk = this.#onDisk(path);
    const cues = existsSync(onDisk) ? parseVtt(readFileSync(onDisk, 'utf8')) : null;
    if (!cues) this.problem(file, key, `names ${onDisk}, which does not exist`);
    else if (cues.length === 0) this.problem(file, key, `names ${onDisk}, which has no cues`);
    return cues ?? [];
  }

  /** Makes sure that the file exists that `key` names. */
  requireFile(file: string, key: string, path: string): void {
    const onDisk = this.#onDisk(path);
    if (!existsSync(onDisk)) this.problem(file, key, `names ${onDisk}, which does not exist`);
  }

  #onDisk(path: string): string {
    const usual = join(path.startsWith('/') ? this.#publicDir : this.#mediaDir, path);
    const exported = exportedMedia(this.#root, path);
    return existsSync(exported) ? exported : usual;
  }

  #has(path: string): boolean {
    return existsSync(join(this.#root, path));
  }

  #read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n');
  }

  #valid<S extends z.ZodType>(file: string, source: string, schema: S): z.output<S>[] {
    let raw: unknown;
    try {
      raw = parse(source);
    } catch (error) {
      this.problem(file, null, `is not valid YAML: ${(error as Error).message.split('\n')[0]}`);
      return [];
    }
    const result = schema.safeParse(raw);
    if (result.success) return [result.data];
    for (const issue of result.error.issues) {
      this.problem(file, issue.path.join('.') || null, issue.message);
    }
    return [];
  }
}
