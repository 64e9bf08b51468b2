declare module 'subset-font' {
  export default function subsetFont(
    source: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      /** Tags of OpenType features; all when it is left out. */
      keepFeatures?: string[];
      /** A range is left variable, a number is fixed. */
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
