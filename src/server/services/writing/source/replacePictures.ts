import { inspect } from '#src/server/texts/texts.ts';

/**
 * The same Markdown with our own addresses in the place of the pictures'. A picture that we have none for becomes a link to where
 * it is, so that no reader's browser asks there by itself. @throws SlowTextError
 */
export async function replacePictures(text: string, ownAddress: (address: string) => string | null): Promise<string> {
  let replaced = text;
  for (const { url, start, end } of (await inspect(text)).images.toReversed()) {
    if (url === null) continue;
    const written = text.slice(start, end);
    const own = ownAddress(url);
    const words = written.slice(2, written.lastIndexOf(']('));
    const instead = own === null ? `[${words.trim() || 'Obrázok'}](${url})` : `![${words}](${own})`;
    replaced = replaced.slice(0, start) + instead + replaced.slice(end);
  }
  return replaced;
}
