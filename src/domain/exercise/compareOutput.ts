/** Whether two outputs are the same to a reader: what ends a line, what is empty at the ends, and the case of a colour do not count. */
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
    .replace(/#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\p{L}\p{N}])/giu, (colour) => colour.toLowerCase())
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n+$/, '');
}
