import { z } from 'zod';
import { roleSchema } from '#src/contract/role.ts';

/** How many things wait for somebody; `null` where the caller's roles leave it to others. */
const waitingSchema = z.number().int().min(0).nullable();

/** The answer of GET `/admin/desk`: who sits at the desk, and what waits there. */
export const deskSchema = z
  .object({
    name: z.string(),
    email: z.string(),
    roles: z.array(roleSchema).min(1),
    /** Things of the content in review, comments with open reports, orders that wait for their payment, who asks to teach, unanswered messages of visitors. */
    waiting: z.object({
      content: waitingSchema,
      comments: waitingSchema,
      orders: waitingSchema,
      people: waitingSchema,
      feedback: waitingSchema,
    }),
  })
  .meta({ id: 'Desk' });
export type Desk = z.infer<typeof deskSchema>;
