import type { Role } from '#src/domain/roleNames.ts';

/** A mark of each role beside its name: a cap, a pencil, a hand, a coin, a key, a board. */
export const roleIcons: Record<Role, string> = {
  LECTURER: 'm3 9 9-4 9 4-9 4zM7 11v4c2 2 8 2 10 0v-4M21 9v5',
  EDITOR: 'M4 20l1-5L16 4l4 4L9 19zM13 7l4 4',
  MODERATOR:
    'M8 12V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v9a6 6 0 0 1-6 6c-4 0-5-3-7-6a1.5 1.5 0 0 1 2.5-1.5L8 15z',
  TREASURER: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM15.5 8.5a4.5 4.5 0 1 0 0 7M6.5 11h6M6.5 13.5h5',
  ADMIN: 'M8 11a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12l8-8M16 7l3 3M14 9l2 2',
  TEACHER: 'M4 4h16v11H4zM8 21l4-6 4 6M8 8h6M8 11h4',
};
