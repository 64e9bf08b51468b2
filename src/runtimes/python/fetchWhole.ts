/** A file of ours, and how much of it has come, where that is watched; nothing can be said before it begins to. */
export async function fetchWhole(
  url: string,
  isWatched: Promise<boolean>,
  onLoaded: (loaded: number, whole: number) => void,
): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} is answered with ${response.status}.`);
  // Counting takes longer than reading what the browser has kept.
  if (!(await isWatched)) return response.blob();
  // What comes is counted unpacked, and `content-length` counts what is sent.
  const whole = Number(response.headers.get('x-whole-length') ?? response.headers.get('content-length'));
  let loaded = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      start: () => onLoaded(0, whole),
      transform(chunk, controller) {
        loaded += chunk.length;
        onLoaded(loaded, whole);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted).blob();
}
