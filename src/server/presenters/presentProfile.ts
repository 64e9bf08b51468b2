import type { Profile, UserExport } from '#src/contract/user.ts';
import type { UserRow } from '#src/server/db/schema/user.ts';
import type { OwnData } from '#src/server/services/user/exportUser.ts';

export function presentProfile(user: UserRow, isAdmin: boolean): Profile {
  return {
    id: user.id,
    displayName: user.displayName,
    email: user.email,
    photoURL: user.photoUrl,
    bio: user.bio,
    receiveNewsletter: user.receiveNewsletter,
    isAdmin,
    createdAt: user.createdAt.toISOString(),
  };
}

export function presentUserExport({ exportedAt, user, subscription }: OwnData, isAdmin: boolean): UserExport {
  return {
    exportedAt: exportedAt.toISOString(),
    profile: presentProfile(user, isAdmin),
    newsletter: subscription && {
      email: subscription.email,
      status: subscription.status,
      createdAt: subscription.createdAt.toISOString(),
    },
  };
}
