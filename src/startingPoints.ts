/** Ways into the catalogue: each begins with the first of its courses, named by their addresses. Apart from `site`, for few pages need them. */
export const startingPoints = [
  {
    title: 'Začínam úplne od nuly',
    text: 'Programovanie od nuly: prvý program prečítaš o pár minút, celé zadarmo.',
    courses: ['programovanie-od-nuly'],
  },
  {
    title: 'Chcem vyrobiť hru',
    text: 'Najprv základy, potom Pexeso, Had a 2048, ktoré ukážeš kamarátom.',
    courses: ['programovanie-od-nuly', 'webove-hry'],
  },
  {
    title: 'Potrebujem to do práce',
    text: 'Najprv SQL, aby ti na otázky odpovedala databáza, potom programy v Jave.',
    courses: ['sql-zaklady', 'java-kurz'],
  },
] as const;
