import { plainWords } from '#src/server/db/plainText.ts';

/** Endings that Slovak words change, the longest first. What is left of a word has four letters at least. */
const ending = /^(.{4,}?)(?:ami|ach|och|iach|iam|eho|emu|ymi|ov|om|am|ou|mi|ej|ym|ych|ich|us|[aeiouy])$/;

/** How the words of a search begin, so that „premenné“ finds „premenná“ as well: without accents, capitals and endings. */
export const wordBeginnings = (searched: string): string[] => [
  ...new Set(plainWords(searched).map((word) => ending.exec(word)?.[1] ?? word)),
];
