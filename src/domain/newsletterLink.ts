/** What the links of the newsletter's mails are for, and the parameter that carries their token. */
export const newsletterLinks = { confirm: 'potvrdit', unsubscribe: 'odhlasit' } as const;

export type NewsletterLink = keyof typeof newsletterLinks;

/** The link of a newsletter's mail that leads here, if one does. */
export function newsletterLinkOf(query: URLSearchParams): { kind: NewsletterLink; token: string } | null {
  for (const kind of ['confirm', 'unsubscribe'] as const) {
    const token = query.get(newsletterLinks[kind]);
    if (token !== null) return { kind, token };
  }
  return null;
}
