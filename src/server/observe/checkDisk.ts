import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** Free bytes below which the disk counts as low, and as full. */
export interface DiskLimits {
  low: number;
  full: number;
}

interface Options {
  /** `null`: nothing of this installation writes there. */
  dataDir: string | null;
  mediaDir: string;
  diskLimits?: DiskLimits;
}

const mebibyte = 1024 * 1024;
/** The write-ahead log grows by 16 MiB at a time; a few of these must fit. */
const usualLimits: DiskLimits = { low: 1024 * mebibyte, full: 64 * mebibyte };

/** The folder that is written to, its room, and the folder that films are read from. */
export async function checkDisk({ dataDir, mediaDir, diskLimits = usualLimits }: Options) {
  if (dataDir !== null && !(await isAllowed(dataDir, constants.W_OK))) return 'unwritable';
  const free = dataDir === null ? Number.POSITIVE_INFINITY : await freeBytes(dataDir);
  if (free < diskLimits.full) return 'full';
  if (!(await isAllowed(mediaDir, constants.R_OK))) return 'media-missing';
  return free < diskLimits.low ? 'low' : 'ok';
}

/** For who runs the process, which is not root. */
async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function isAllowed(folder: string, mode: number): Promise<boolean> {
  return access(folder, mode).then(
    () => true,
    () => false,
  );
}
