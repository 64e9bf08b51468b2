import { stringify } from 'yaml';

/** A Markdown file. Keys without a value are left out, as an author leaves them out. */
export function markdownFile(data: Record<string, unknown>, text = ''): string {
  const kept = Object.entries(data).filter(([, value]) => value !== undefined && value !== null);
  return `---\n${yamlFile(Object.fromEntries(kept))}---\n${text ? `${text}\n` : ''}`;
}

/** A list, or anything else without a text. */
export function yamlFile(data: unknown): string {
  return stringify(data, { lineWidth: 0 });
}
