const block =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|dt|dd|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul|!--)\b/i;

/**
 * Paragraphs of a text as the old editor of WordPress stores it: an empty line begins a new one, an end of line is one. Texts of
 * the new editor have their paragraphs.
 */
export function rawParagraphs(html: string): string {
  if (/<!--\s*wp:/.test(html)) return html;
  const kept: string[] = [];
  const away = html.replace(/\r\n?/g, '\n').replace(/<(pre|table|script|style|ul|ol)\b[\s\S]*?<\/\1\s*>/gi, (part) => {
    kept.push(part);
    return `\n\n\uE002${kept.length - 1}\uE003\n\n`;
  });
  return away
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (block.test(part) || part.startsWith('\uE002') ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n')
    .replace(/\uE002(\d+)\uE003/g, (_, index: string) => kept[Number(index)] ?? '');
}
