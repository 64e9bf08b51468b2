import type { Profile } from '#src/contract/user.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';

export function presentProfile(user: UserRow, isAdmin: boolean): Profile {
  return {
    id: user.id,
    displayName: user.displayName,
    email: user.email,
    isEmailVerified: user.emailVerified,
    photoURL: user.photoUrl,
    bio: user.bio,
    receiveNewsletter: user.receiveNewsletter,
    receiveReplies: user.receiveReplies,
    isAdmin,
    createdAt: user.createdAt.toISOString(),
  };
}
