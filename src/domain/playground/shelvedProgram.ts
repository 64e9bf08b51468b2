import { longestKeptProgram, longestProgramName, mostBaseVersions } from '#src/contract/limits.ts';
import type { KeptProgram, PlaygroundProgram } from './keptProgram.ts';
import { programFileNames, programLength, programName } from './soundProgram.ts';

/** A kept program as a browser has it. */
export interface ShelvedProgram extends KeptProgram {
  /** Names this text of it: whoever writes says which one they have written on, and another one is another text. */
  version: string;
  /** The version that the account has; `null` where it has none, as far as is known. */
  saved: string | null;
  /** Versions that the account may have besides, because they were sent, or stood elsewhere; this text is written on them. */
  sent: string[];
  /** The version that stood here when it was written; what stood here else at that moment was not seen. */
  on?: string;
  /** It was taken away, and the account has to hear it. */
  isRemoved?: true;
}

/** Beside the one that was saved; what was sent so often without an answer has not arrived. */
const mostSent = mostBaseVersions - 1;

/** Whether the account has to hear of it. */
export const isUnsaved = ({ version, saved, isRemoved }: ShelvedProgram): boolean =>
  saved !== version || isRemoved === true;

/** Versions of the account that this text goes on from. */
export const basesOf = ({ saved, sent }: ShelvedProgram): string[] => [...(saved === null ? [] : [saved]), ...sent];

/** A program that nobody has kept yet; `on` is the version that it was written on, where that stands here no more. */
export function newlyShelved(
  program: PlaygroundProgram,
  of: { id: string; version: string; on?: string; at: string },
): ShelvedProgram {
  const { id, version, on, at } = of;
  return { ...written(program), id, changedAt: at, version, saved: null, sent: on === undefined ? [] : [on] };
}

/** The next text of a program. */
export function withText(
  kept: ShelvedProgram,
  program: PlaygroundProgram,
  { version, at }: { version: string; at: string },
): ShelvedProgram {
  return {
    ...written(program),
    id: kept.id,
    changedAt: at,
    version,
    on: kept.version,
    saved: kept.saved,
    sent: kept.sent,
  };
}

/** It is about to be sent: from now on the account may have this version. */
export function withSent(kept: ShelvedProgram): ShelvedProgram {
  const { saved, sent, version } = kept;
  if (version === saved || sent.includes(version)) return kept;
  return { ...kept, sent: [...sent, version].slice(-mostSent) };
}

/** The account has this version of it now; what was written since still waits. */
export function withSaved(kept: ShelvedProgram, version: string | null): ShelvedProgram {
  return {
    ...kept,
    saved: version,
    sent: kept.sent.slice(kept.sent.indexOf(version ?? '') + 1).filter((sent) => sent !== version),
  };
}

/** As the account has it, in the place of what stood here. */
export const asSaved = (
  program: KeptProgram & { version: string },
  instead?: ShelvedProgram | null,
): ShelvedProgram => ({
  ...written(program),
  id: program.id,
  changedAt: program.changedAt,
  version: program.version,
  ...(instead && { on: instead.version }),
  saved: program.version,
  sent: [],
});

/** What is left of one that was taken away, until the account has heard it. */
export const removed = (kept: ShelvedProgram): ShelvedProgram => ({ ...kept, files: [], isRemoved: true });

/** Whether an account takes it; a longer one stays in its browser. */
export const fitsAccount = ({ files }: PlaygroundProgram): boolean => programLength(files) <= longestKeptProgram;

/** Whether two say the same, name included. */
export const isSameProgram = (one: PlaygroundProgram, other: PlaygroundProgram): boolean =>
  JSON.stringify(written(one)) === JSON.stringify(written(other));

/**
 * Two texts under one id: the one that is written on the other takes its place. Where neither is, both stay, `second` under
 * the id that is its version, so that whoever finds out a second time makes no third.
 */
export function bothStay(
  standing: ShelvedProgram | null,
  other: ShelvedProgram,
  names: readonly string[],
): { first: ShelvedProgram; second?: ShelvedProgram } {
  if (!standing) return { first: other };
  if (standing.version === other.version) return { first: standing };
  if (standing.isRemoved || basesOf(other).includes(standing.version)) {
    const sent = [...new Set([...basesOf(standing), ...basesOf(other)])].filter(
      (version) => version !== standing.saved,
    );
    return { first: { ...other, saved: standing.saved, sent: sent.slice(-mostSent) } };
  }
  return isSameProgram(standing, other) ? { first: standing } : { first: standing, second: asSecond(other, names) };
}

/** The same text as another program. */
export const asSecond = (kept: ShelvedProgram, names: readonly string[]): ShelvedProgram => ({
  ...kept,
  id: kept.version,
  name: secondName(kept.name, names),
  saved: null,
  sent: [],
});

/** „Súčet (2)“, or the next number that is free. */
export function secondName(name: string, names: readonly string[]): string {
  const base = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number += 1) {
    const end = ` (${number})`;
    const next = programName(base.slice(0, longestProgramName - end.length)) + end;
    if (!names.includes(next)) return next;
  }
}

const written = ({ language, name, files, database }: PlaygroundProgram): PlaygroundProgram => ({
  language,
  name: programName(name),
  files: files.map((file) => ({ name: file.name, code: file.code })),
  ...(database !== undefined && { database }),
});

/** A stored text that is none of ours is nothing. It may be longer than what an account takes. */
export function parseShelved(text: string | null): ShelvedProgram | null {
  const stored = JSON.parse(text ?? 'null') as Partial<ShelvedProgram> | null;
  const { id, language, name, changedAt, version, saved, sent, files, database, on } = stored ?? {};
  const isSound =
    [id, name, changedAt, version].every((value) => typeof value === 'string') &&
    Object.hasOwn(programFileNames, String(language)) &&
    (saved === null || typeof saved === 'string') &&
    [database, on].every((value) => value === undefined || typeof value === 'string') &&
    Array.isArray(sent) &&
    sent.every((value) => typeof value === 'string') &&
    Array.isArray(files) &&
    files.every((file) => typeof file?.name === 'string' && typeof file.code === 'string');
  return isSound ? (stored as ShelvedProgram) : null;
}
