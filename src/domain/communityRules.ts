import type { BlockLength, CommunityRule } from '#src/contract/limits.ts';
import { days } from './duration.ts';

/** What holds for comments and reviews; each decision against somebody names one of them. */
export const communityRules = {
  topic: {
    name: '1. Píšeme k\u00A0veci',
    sentence: 'Komentár patrí k\u00A0lekcii alebo článku, pod ktorým stojí, hodnotenie ku kurzu.',
    reason: 'Text sa netýka toho, pod čím stojí.',
  },
  respect: {
    name: '2. Nikoho neurážame',
    sentence: 'Píšeme o\u00A0programoch a\u00A0vetách, nie o\u00A0ľuďoch.',
    reason: 'Text uráža niekoho, kto sa tu učí alebo učí iných. Môžeš ho napísať znova bez urážky.',
  },
  adverts: {
    name: '3. Nič neponúkame',
    sentence: 'Reklama a\u00A0predaj sem nepatria.',
    reason: 'Text niečo ponúka alebo predáva.',
  },
  rights: {
    name: '4. Nešírime cudzie',
    sentence: 'Čo niekto vytvoril a\u00A0nedal zadarmo, sem bez jeho súhlasu nepatrí.',
    reason: 'Text šíri cudzie dielo bez súhlasu toho, komu patrí.',
  },
  privacy: {
    name: '5. Chránime súkromie',
    sentence: 'Adresy, čísla a\u00A0iné údaje o\u00A0ľuďoch sem nepatria.',
    reason: 'Text prezrádza o\u00A0niekom, čo má ostať súkromné.',
  },
  law: {
    name: '6. Neporušujeme zákon',
    sentence: 'Čo zakazuje zákon, zakazujeme aj my.',
    reason: 'Text porušuje zákon.',
  },
} as const satisfies Record<CommunityRule, { name: string; sentence: string; reason: string }>;

/** A decision as its author is told, and as it is kept: the rule with the reason. */
export function reasonInWords(rule: CommunityRule, reason: string): string {
  return `${communityRules[rule].name}. ${reason}`;
}

/** How long somebody may be blocked, and its words; `null`: for good. */
export const blockLengths = {
  day: { name: 'na deň', days: 1 },
  week: { name: 'na týždeň', days: 7 },
  month: { name: 'na mesiac', days: 30 },
  forever: { name: 'natrvalo', days: null },
} as const satisfies Record<BlockLength, { name: string; days: number | null }>;

/** When a block that begins now, in milliseconds, ends; `null`: never. */
export function endOfBlock(length: BlockLength, now: number): Date | null {
  const { days: count } = blockLengths[length];
  return count === null ? null : new Date(now + days(count));
}

/** Seconds in which a decision can be taken back before the person is told of it. */
export const undoSeconds = 30;
