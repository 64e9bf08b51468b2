const roles = ['start', 'solution', 'checks', 'options', 'fillers'] as const;
export type BlockRole = (typeof roles)[number];

/** What a block is for a task: a word behind the language of its fence, outside of its title. */
export function blockRole(meta: string | null | undefined): BlockRole | null {
  const words = (meta ?? '').replace(/"[^"]*"/g, '').split(/\s+/);
  return roles.find((role) => words.includes(role)) ?? null;
}
