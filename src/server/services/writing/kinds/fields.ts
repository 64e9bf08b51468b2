import { z } from 'zod';

/** What fields of content files hold; the keys are the ones an author writes. */
export const line = z.string().trim().min(1);
export const httpsUrl = z.url({ protocol: /^https?$/ });
export const publicPath = z.string().regex(/^\/[\w./-]+$/, 'must be a path below public/, such as /media/x.vtt');

/** A day is midnight UTC, so that it is the same day in Slovakia and in machine-readable dates. */
export const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true })]).transform((text) => new Date(text));

/** Midnight UTC is written as the day that it is read from. */
export function writtenMoment(date: Date): string {
  return date.toISOString().replace(/T00:00:00\.000Z$/, '');
}
