/** A text without the signs that no document of XML 1.0 may have, not even by their number: control signs and halves of signs. */
export const withoutForbidden = (text: string) =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');
