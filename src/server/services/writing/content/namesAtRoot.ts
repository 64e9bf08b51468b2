import { site } from '#src/site.ts';

/** First parts of addresses that mean something else than a page which the association writes. */
export const namesAtRoot: readonly string[] = [
  ...Object.keys(site.social),
  ...['clanky', 'checkout', 'feedback', 'hladat', 'kurzy', 'lektor', 'login', 'newsletter', 'odpovede', 'onboarding'],
  ...['opakovanie', 'overenie', 'podcast', 'pozvanka', 'pre-ucitelov', 'profil', 'skus', 'trieda', 'triedy', 'videa'],
  ...['admin', 'api', 'nahlad'],
  ...['assets', 'games', 'media', 'runtimes'],
  ...['healthz', 'metrics', 'readyz'],
];
