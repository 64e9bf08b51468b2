import { z } from 'zod';
import { idSchema, slugSchema } from './conventions.ts';

/** The lecturer's card beside what they made. */
export const authorCardSchema = z
  .object({ id: idSchema, slug: slugSchema, name: z.string(), role: z.string() })
  .meta({ id: 'AuthorCard' });
export type AuthorCard = z.infer<typeof authorCardSchema>;

/** A lecturer; `bioHtml` is safe markup made on the server. */
export const authorSchema = authorCardSchema
  .extend({
    bioHtml: z.string(),
    links: z.array(z.object({ name: z.string(), url: z.url() })),
  })
  .meta({ id: 'Author' });
export type Author = z.infer<typeof authorSchema>;
