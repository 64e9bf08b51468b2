/** What a new text begins with. */
export const firstText = 'Začni jednou vetou o tom, čo sa tu naučíš.\n\n## Prvý krok\n\nPíš sem.';
