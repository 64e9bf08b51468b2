import { z } from 'zod';
import { orNull } from '#src/contract/conventions.ts';

export const sourceNameSchema = z.enum(['wordpress', 'youtube', 'podcast']);

/** Something of a source that could not be taken, or not all of it. */
export const sourceLossSchema = z.object({
  externalId: z.string(),
  title: z.string(),
  url: z.string(),
  /** Nothing of it is on the site, or it stands there as it was before. */
  isLeftOut: z.boolean(),
  /** Slovak, a sentence each. */
  reasons: z.array(z.string()),
});
export type SourceLoss = z.infer<typeof sourceLossSchema>;

/** What the last run did. */
export const sourceReportSchema = z.object({
  taken: z.number().int().min(0),
  unchanged: z.number().int().min(0),
  gone: z.number().int().min(0),
  /** Of all that the source has, not of the last run alone. */
  losses: z.array(sourceLossSchema),
  /** Slovak, one sentence; `null`: the source answered. */
  failure: z.string().nullable(),
});
export type SourceReport = z.infer<typeof sourceReportSchema>;

export const sourceSchema = z
  .object({
    name: sourceNameSchema,
    isConfigured: z.boolean(),
    /** The variables of the environment that make it one, the first of which is needed. */
    variables: z.array(z.string()),
    /** What is read; `null` before it was ever configured. */
    address: z.string().nullable(),
    /** `waiting`: configured, and not looked at yet. */
    state: z.enum(['unset', 'waiting', 'running', 'well', 'failing']),
    lastRunAt: z.iso.datetime().nullable(),
    lastSuccessAt: z.iso.datetime().nullable(),
    nextRunAt: z.iso.datetime().nullable(),
    failuresInRow: z.number().int().min(0),
    /** Of its things, on the site. */
    live: z.number().int().min(0),
    report: orNull(sourceReportSchema),
  })
  .meta({ id: 'Source' });
export type DeskSource = z.infer<typeof sourceSchema>;

export const sourceListSchema = z.object({ items: z.array(sourceSchema) }).meta({ id: 'SourceList' });

/** The source that a thing is written in. */
export const originSchema = z.object({ source: sourceNameSchema, url: z.string() }).meta({ id: 'ContentOrigin' });
export type ContentOrigin = z.infer<typeof originSchema>;
