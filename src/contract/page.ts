import { z } from 'zod';
import { slugSchema } from './conventions.ts';

/** A static page („O projekte“, „2 percentá“): Markdown in src/content/pages, safe markup here. */
export const pageContentSchema = z
  .object({
    slug: slugSchema,
    title: z.string(),
    summary: z.string(),
    html: z.string(),
  })
  .meta({ id: 'PageContent' });
export type PageContent = z.infer<typeof pageContentSchema>;
