/** A QR code as a path of squares of the size one, and how many of them stand in a row. */
export interface QrPath {
  size: number;
  path: string;
}

/** The code of an address; a seventh of it may be unreadable. */
export async function qrPath(address: string): Promise<QrPath> {
  // With the first certificate: most processes draw none.
  const { encode } = await import('uqr');
  const { data, size } = encode(address, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { size, path };
}
