/**
 * Who runs the site: the one file an association edits to put in its own name, address and links.
 * Numbers of the association are the sample's; replace them before the site goes public.
 */
export const site = {
  name: 'Prvý riadok',
  /** The heading of the home page, line by line; the last line is the lit one. */
  tagline: ['Každý program', 'sa začal', 'jedným riadkom'],
  description:
    'Kurzy, články a podcast v slovenčine pre ľudí, ktorí nikdy neprogramovali. Pokojné tempo, jasné vysvetlenia, skutočný kód.',
  email: 'ahoj@prvyriadok.sk',
  sourceRepository: 'https://github.com/prvy-riadok/prvy-riadok',
  organisation: {
    name: 'Prvý riadok, o. z.',
    legalForm: 'občianske združenie',
    street: 'Hlavná 1',
    postalCode: '811 01',
    city: 'Bratislava',
    /** Identification number for the tax form (IČO). */
    registrationNumber: '12345678',
    /** As receipts say it. */
    vatStatus: 'Nie sme platcami DPH.',
    bankAccount: 'SK00 0000 0000 0000 0000 0000',
  },
  documents: {
    terms: '/podmienky-pouzivania.pdf',
    privacy: '/ochrana-osobnych-udajov.pdf',
    gdpr: '/gdpr.pdf',
  },
  /** Where the seven social paths lead (302). */
  social: {
    github: 'https://github.com/prvy-riadok',
    facebook: 'https://www.facebook.com/prvyriadok',
    spotify: 'https://open.spotify.com/show/prvyriadok',
    patreon: 'https://www.patreon.com/prvyriadok',
    discord: 'https://discord.gg/prvyriadok',
    instagram: 'https://www.instagram.com/prvyriadok',
    youtube: 'https://www.youtube.com/@prvyriadok',
  },
  podcast: { name: 'Podcast Prvý riadok' },
} as const;

export type SocialNetwork = keyof typeof site.social;

/** What the podcast's feed says of it; apart, because readers' pages do not need it. */
export const podcastChannel = {
  description: 'Krátke rozhovory a zamyslenia pre každého, kto sa učí programovať od prvého riadka.',
  category: 'Education',
  subcategory: 'How To',
  cover: '/media/podcast/cover.png',
} as const;
