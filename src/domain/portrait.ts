/** What makes a person of the portrait that all lecturers share. */
export interface PortraitRecipe {
  hair: 'long' | 'short' | 'bun';
  clothes: 'sweater' | 'shirt' | 'hoodie';
  /** One small thing; a beard comes with its glasses. */
  detail: 'earrings' | 'glasses' | 'freckles';
  colours: {
    /** The ground, and the lines of the program on it. */
    tint: string;
    line: string;
    clothes: string;
    collar: string;
    hair: string;
    skin: string;
    shade: string;
  };
}

/** By the lecturer's slug. Whoever is not here has initials. */
const recipes = new Map<string, PortraitRecipe>([
  [
    'zuzana-hlavata',
    {
      hair: 'long',
      clothes: 'sweater',
      detail: 'earrings',
      colours: {
        tint: '#f3c3ad',
        line: '#bf5029',
        clothes: '#bf5029',
        collar: '#a4431f',
        hair: '#5a3524',
        skin: '#f2c6a5',
        shade: '#e0a985',
      },
    },
  ],
  [
    'peter-kmet',
    {
      hair: 'short',
      clothes: 'shirt',
      detail: 'glasses',
      colours: {
        tint: '#bcd6fb',
        line: '#2f6fd0',
        clothes: '#24437a',
        collar: '#fff',
        hair: '#3b3a42',
        skin: '#edbf9b',
        shade: '#d9a27c',
      },
    },
  ],
  [
    'ema-sokolova',
    {
      hair: 'bun',
      clothes: 'hoodie',
      detail: 'freckles',
      colours: {
        tint: '#b5e6d2',
        line: '#12795b',
        clothes: '#12795b',
        collar: '#0c5b44',
        hair: '#9c4a1f',
        skin: '#e9b48d',
        shade: '#d1966d',
      },
    },
  ],
]);

export function portraitOf(authorSlug: string): PortraitRecipe | null {
  return recipes.get(authorSlug) ?? null;
}
