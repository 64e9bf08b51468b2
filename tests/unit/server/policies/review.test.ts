import { expect, it } from 'vitest';
import type { ReviewAbility } from '#src/contract/review.ts';
import type { Actor, Identity } from '#src/server/context.ts';
import { canDeleteReview, isListed, isOwnReview, type Reviewer, reviewAbility } from '#src/server/policies/review.ts';

const learner: Reviewer = {
  isSignedIn: true,
  isCourseAuthor: false,
  hasProfile: true,
  isOwner: true,
  hasCompletedLecture: true,
};

it.each<[ReviewAbility, Partial<Reviewer>]>([
  ['allowed', {}],
  ['sign-in-required', { isSignedIn: false }],
  ['course-author', { isCourseAuthor: true }],
  ['profile-required', { hasProfile: false }],
  ['course-not-owned', { isOwner: false }],
  ['no-lecture-completed', { hasCompletedLecture: false }],
  // Of several things the one that has to come first.
  ['sign-in-required', { isSignedIn: false, hasProfile: false, hasCompletedLecture: false }],
  ['course-author', { isCourseAuthor: true, hasProfile: false, isOwner: false, hasCompletedLecture: false }],
  ['profile-required', { hasProfile: false, isOwner: false, hasCompletedLecture: false }],
  ['course-not-owned', { isOwner: false, hasCompletedLecture: false }],
])('%s for a learner with %j', (ability, reviewer) => {
  expect(reviewAbility({ ...learner, ...reviewer })).toBe(ability);
});

const identity: Identity = {
  uid: 'uid-zuzana',
  email: 'zuzana@example.org',
  emailVerified: true,
  name: 'Zuzana',
  pictureUrl: null,
  authTime: new Date(0),
  issuedAt: new Date(0),
  rolesCount: true,
};

it.each<[boolean, string[], Partial<Identity>]>([
  [true, ['zuzana@example.org'], {}],
  [true, ['peter@example.org', 'Zuzana@Example.org'], {}],
  [false, [], {}],
  [false, ['peter@example.org'], {}],
  [false, ['zuzana@example.org'], { emailVerified: false }],
])('%s: one of %j is the person of %j', (isOne, emails, person) => {
  expect(isListed(emails, { ...identity, ...person })).toBe(isOne);
});

const actorOf = (userId: string | null, isAdmin = false): Actor => ({
  kind: 'user',
  identity,
  roles: isAdmin ? ['ADMIN'] : [],
  user: userId === null ? null : { ...profile, id: userId },
});

const profile = {
  uid: identity.uid,
  email: identity.email,
  emailVerified: true,
  displayName: 'Zuzana',
  identityAt: null,
  photoUrl: null,
  bio: null,
  receiveNewsletter: false,
  receiveReplies: true,
  goalDays: null,
  replyToken: null,
  createdAt: new Date(0),
  updatedAt: new Date(0),
};

it.each<[string, Actor, own: boolean, mayDelete: boolean]>([
  ['a visitor', { kind: 'anonymous' }, false, false],
  ['its author', actorOf('u1'), true, true],
  ['another learner', actorOf('u2'), false, false],
  ['somebody without a profile', actorOf(null), false, false],
  ['an admin', actorOf('u2', true), false, true],
  ['an admin without a profile', actorOf(null, true), false, true],
])('%s: own %s, may delete %s', (_who, actor, own, mayDelete) => {
  expect(isOwnReview(actor, { userId: 'u1' })).toBe(own);
  expect(canDeleteReview(actor, { userId: 'u1' })).toBe(mayDelete);
});
