/** Whether two outputs are the same to a reader: what ends a line, and what is empty at the ends, does not count. */
export function isSameOutput(one: string, other: string): boolean {
  return readable(one) === readable(other);
}

/** Whether an output has a text in it. */
export function hasText(output: string, text: string): boolean {
  return readable(output).includes(readable(text));
}

function readable(output: string): string {
  return output
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n+$/, '');
}
