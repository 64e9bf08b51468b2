import type { TeacherRequest } from '#src/contract/desk/people/deskTeachers.ts';
import type { Teaching } from '#src/contract/teacher.ts';
import type { AskingTeacher, TeachingState } from '#src/server/services/accounts/index.ts';

export function presentTeaching({ isTeacher, request, refused }: TeachingState): Teaching {
  return {
    isTeacher,
    request: request && { school: request.school, note: request.note, createdAt: request.createdAt.toISOString() },
    refusal: refused && {
      reason: refused.reason ?? '',
      at: (refused.decidedAt ?? refused.createdAt).toISOString(),
    },
  };
}

export function presentTeacherRequest({ request, user }: AskingTeacher): TeacherRequest {
  const { id, school, note, createdAt } = request;
  return {
    id,
    userId: user.id,
    displayName: user.displayName,
    email: user.email,
    isEmailVerified: user.emailVerified,
    school,
    note,
    createdAt: createdAt.toISOString(),
  };
}
