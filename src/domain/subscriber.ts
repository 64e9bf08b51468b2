import type { SubscriberItem, SubscriberState } from '#src/contract/desk/letters/deskNewsletter.ts';

/** The states of an address of the newsletter, in words, with what the address of a list calls them. */
export const subscriberStates: Record<SubscriberState, { name: string; plural: string; param: string }> = {
  confirmed: { name: 'Potvrdená', plural: 'Potvrdené', param: 'potvrdene' },
  pending: { name: 'Čaká na potvrdenie', plural: 'Čakajú', param: 'cakaju' },
  unsubscribed: { name: 'Odhlásená', plural: 'Odhlásené', param: 'odhlasene' },
  bounced: { name: 'Vrátená', plural: 'Vrátené', param: 'vratene' },
};

/** Where an address was written down. */
export const subscriberFrom: Record<SubscriberItem['from'], string> = {
  FOOTER: 'Pätička',
  NEWSLETTER_MODAL: 'Okno s ponukou',
  PROFILE: 'Profil',
};
