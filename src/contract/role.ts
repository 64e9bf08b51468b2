import { z } from 'zod';

/**
 * What somebody may do at the association's desk. `ADMIN`: everything; `EDITOR`: all content; `LECTURER`: their own courses and
 * posts; `MODERATOR`: what others have written.
 */
export const roleSchema = z.enum(['ADMIN', 'EDITOR', 'LECTURER', 'MODERATOR']).meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;
