import { z } from 'zod';

/**
 * What somebody may do at the association's desk. `ADMIN`: everything; `EDITOR`: all content; `LECTURER`: their own courses and
 * posts; `MODERATOR`: what others have written; `TREASURER`: what was sold, given and given back.
 */
export const roleSchema = z.enum(['ADMIN', 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER']).meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;
