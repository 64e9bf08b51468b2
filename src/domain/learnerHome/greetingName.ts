/** What somebody is greeted by: the first word of their name, unless it is a title. */
export function greetingName(name: string): string {
  const [first = ''] = name.trim().split(/\s+/);
  return first.endsWith('.') ? name.trim() : first;
}
