import type { ReportReason } from '#src/contract/limits.ts';

/** Why a reader reports a comment, as it is chosen and as moderators read it. */
export const reportReasons: Record<ReportReason, string> = {
  insult: 'Uráža ma to',
  wrong: 'Nie je to pravda',
  privacy: 'Prezrádza osobné údaje',
  advert: 'Je to reklama',
  other: 'Niečo iné',
};
