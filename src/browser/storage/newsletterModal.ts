import { storedDate } from './storedDate.ts';

/**
 * The newsletter modal has been seen in this browser. Where nothing can be remembered it would come on every page; it
 * comes on none.
 */
export const newsletterModalSeen = storedDate('newsletterModal', { whereForbidden: true });
