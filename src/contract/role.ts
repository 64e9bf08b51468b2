import { z } from 'zod';

/**
 * What somebody may do at the association's desk. `ADMIN`: everything; `EDITOR`: all content; `LECTURER`: their own courses and
 * posts; `MODERATOR`: what others have written; `TREASURER`: what was sold, given and given back. `TEACHER` may have classes on the
 * site, and opens nothing of the desk.
 */
export const roleSchema = z
  .enum(['ADMIN', 'EDITOR', 'LECTURER', 'MODERATOR', 'TREASURER', 'TEACHER'])
  .meta({ id: 'Role' });
export type Role = z.infer<typeof roleSchema>;

/** The roles that open the desk. */
export const deskRoleSchema = roleSchema.exclude(['TEACHER']).meta({ id: 'DeskRole' });
export type DeskRole = z.infer<typeof deskRoleSchema>;
