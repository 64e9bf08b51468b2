export type ThemeName = 'light' | 'dark';

/** What a contrast is good for by WCAG 2.2: text of any size at AA or AAA, large text and edges of controls, or nothing. */
export type Grade = 'AAA' | 'AA' | 'large text, edges' | 'too little';

/** The tokens of a style sheet that are `--name: light-dark(#light, #dark)`. */
export function themedColours(css: string): Record<string, Record<ThemeName, string>> {
  const token = /--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/gi;
  return Object.fromEntries(
    [...css.matchAll(token)].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]),
  );
}

/** How bright `#rrggbb` is, 0 to 1, as WCAG counts it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours `#rrggbb`: 1 is none, 21 is black on white. */
export function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

export function gradeOf(ratio: number): Grade {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  return ratio >= 3 ? 'large text, edges' : 'too little';
}
