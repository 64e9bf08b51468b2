import { expect, it } from 'vitest';
import { opensNewsletterModal } from '#src/domain/newsletterModal.ts';

const situation = { path: '/kurzy', isSignedIn: false, isSeen: false };

it.each([
  ['for a visitor who has not seen it', situation, true],
  ['on the newsletter’s own page', { ...situation, path: '/newsletter' }, true],
  ['not on the home page', { ...situation, path: '/' }, false],
  ['not for a signed-in user', { ...situation, isSignedIn: true }, false],
  ['not twice in a browser', { ...situation, isSeen: true }, false],
])('opens %s', (_case, given, opens) => {
  expect(opensNewsletterModal(given)).toBe(opens);
});
