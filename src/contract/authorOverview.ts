import { z } from 'zod';
import { authorSchema } from './author.ts';
import { courseCardSchema } from './course.ts';
import { postCardSchema } from './post.ts';
import { videoCardSchema } from './video.ts';

/** A lecturer with everything they made, newest first. */
export const authorOverviewSchema = z
  .object({
    author: authorSchema,
    courses: z.array(courseCardSchema),
    posts: z.array(postCardSchema),
    videos: z.array(videoCardSchema),
  })
  .meta({ id: 'AuthorOverview' });
export type AuthorOverview = z.infer<typeof authorOverviewSchema>;
