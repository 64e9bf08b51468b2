import { z } from 'zod';
import { maxInvitationNoteLength, maxNameLength } from '#src/contract/limits.ts';
import { deskRoleSchema, roleSchema } from '#src/contract/role.ts';

/** Roles by mail: who has proven the address gets them by the link. */
export const invitationDraftSchema = z.strictObject({
  email: z.email().max(254),
  name: z.string().trim().min(1).max(maxNameLength),
  roles: z.array(deskRoleSchema).min(1).max(deskRoleSchema.options.length),
  /** Makes the lecturer's page of this name, which nobody sees yet. */
  makesPage: z.boolean(),
  note: z.string().trim().max(maxInvitationNoteLength).default(''),
});
export type InvitationDraft = z.input<typeof invitationDraftSchema>;

const invitationSchema = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    roles: z.array(roleSchema),
    /** `null`: no page comes with it. */
    pageName: z.string().nullable(),
    /** `null`: who has left. */
    inviterName: z.string().nullable(),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    hasExpired: z.boolean(),
  })
  .meta({ id: 'RoleInvitation' });
export type Invitation = z.infer<typeof invitationSchema>;

/** Those that were neither used nor withdrawn, the newest first. */
export const invitationListSchema = z.object({ items: z.array(invitationSchema) }).meta({ id: 'RoleInvitationList' });
export const invitationSentSchema = z
  .object({ id: z.string(), expiresAt: z.iso.datetime() })
  .meta({ id: 'RoleInvitationSent' });
export const invitationWithdrawnSchema = z
  .object({ withdrawn: z.literal(true) })
  .meta({ id: 'RoleInvitationWithdrawn' });

/** What the link says to whoever opens it; it tells nothing of accounts. */
export const openedInvitationSchema = z
  .object({
    state: z.enum(['open', 'used', 'expired', 'withdrawn']),
    roles: z.array(roleSchema),
    inviterName: z.string().nullable(),
    /** The address that it holds for, all but its first letter and its host hidden. */
    address: z.string(),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: 'OpenedInvitation' });
export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;
export const invitationAcceptedSchema = z.object({ roles: z.array(roleSchema) }).meta({ id: 'RoleInvitationAccepted' });
