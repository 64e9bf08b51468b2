/** Words of docs/glossary.md that a course teaches, with their forms; what is not here is no word of programs alone. */
export const terms: Record<string, RegExp> = {
  hlásenie: /hláseni/i,
  príkaz: /príkaz/i,
  premenná: /premenn(?:á|ej|ú|ou|é|ých|ým|ými)(?!\p{L})/iu,
  reťazec: /reťaz(?:ec|c)/i,
  funkcia: /funkci/i,
  parameter: /paramet(?:er|r)/i,
  argument: /argument/i,
  metóda: /metód/i,
  index: /(?<!\p{L})index/iu,
  podmienka: /podmien[ko]/i,
  cyklus: /cykl/i,
  'pole (array)': /(?<!\p{L})pol(?:e|a|i|í|om|iach|iam|ami)(?!\p{L})/iu,
  objekt: /(?<!\p{L})objekt/iu,
  vlastnosť: /(?<!\p{L})vlastnos[ťt]/iu,
};
