declare module 'pngjs' {
  interface WriteOptions {
    /** 2 writes no alpha. */
    colorType: 2 | 6;
    filterType: -1 | 0 | 1 | 2 | 3 | 4;
    deflateLevel: number;
    deflateStrategy: number;
  }
  interface Picture {
    width: number;
    height: number;
    data: Buffer;
  }
  export const PNG: { sync: { read(file: Buffer): Picture; write(picture: Picture, options: WriteOptions): Buffer } };
}
