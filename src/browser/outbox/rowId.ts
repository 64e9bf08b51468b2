/** An id that nobody else makes. Pages without a certificate have no `randomUUID`. */
export function rowId(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');
}
