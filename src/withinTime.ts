/**
 * The promise's value, or what `late` gives or throws when it takes longer. What it waits for goes on; nobody hears of it
 * any more.
 */
export async function withinTime<T, Late = never>(
  ms: number,
  promise: Promise<T>,
  late: () => Late = () => {
    throw new Error(`No answer within ${ms} ms`);
  },
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, ms));
  });
  try {
    return await Promise.race([promise, over.then(late)]);
  } finally {
    clearTimeout(timer);
  }
}
