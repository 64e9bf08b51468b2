declare module '@vitest/browser/context' {
  interface ScreenshotComparatorRegistry {
    exact: Record<string, never>;
  }
}

interface Image {
  metadata: { width: number; height: number };
  data: Uint8Array | Uint8ClampedArray;
}

const red = [214, 0, 55, 255];

/** Whether two pictures are the same to the last bit, and where they are not: what is equal is faint, what differs is red. */
export function compareExactly(reference: Image, actual: Image, { createDiff }: { createDiff: boolean }) {
  const { width, height } = reference.metadata;
  const isSameSize = width === actual.metadata.width && height === actual.metadata.height;
  if (isSameSize && bytes(reference).equals(bytes(actual))) {
    return { pass: true, diff: null, message: null };
  }
  if (!createDiff) return { pass: false, diff: null, message: null };
  const diff = new Uint8Array(reference.data.length);
  let different = 0;
  for (let at = 0; at < diff.length; at += 4) {
    const pixel = at / 4;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const other = x < actual.metadata.width ? (y * actual.metadata.width + x) * 4 : -1;
    const isSame = [0, 1, 2, 3].every((part) => reference.data[at + part] === actual.data[other + part]);
    if (!isSame) different += 1;
    diff.set(isSame ? faint(reference.data, at) : red, at);
  }
  const sizes = isSameSize
    ? ''
    : ` It was ${width} × ${height} px and is ${actual.metadata.width} × ${actual.metadata.height} px.`;
  return { pass: false, diff, message: `${different} pixels differ.${sizes}` };
}

/** Without a copy: there are gigabytes of them. */
const bytes = ({ data }: Image) => Buffer.from(data.buffer, data.byteOffset, data.byteLength);

function faint(data: Image['data'], at: number): number[] {
  const grey = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  const light = 200 + grey / 5;
  return [light, light, light, 255];
}
