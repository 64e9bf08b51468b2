import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isNewsletterModalSeen, storeNewsletterModalSeen } from '#src/browser/newsletterModal.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the modal counts as seen from the moment that is stored', () => {
  expect(isNewsletterModalSeen()).toBe(false);
  storeNewsletterModalSeen();
  expect(isNewsletterModalSeen()).toBe(true);
  expect(Date.parse(localStorage.getItem('newsletterModal') ?? '')).toBeGreaterThan(0);
});

test.each(['', 'true', '{"seen":1}'])('a stored „%s“ is no date: the modal has not been seen', (stored) => {
  localStorage.setItem('newsletterModal', stored);
  expect(isNewsletterModalSeen()).toBe(false);
});

test('where storage is forbidden the modal never comes', () => {
  const forbid = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbid);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbid);
  storeNewsletterModalSeen();
  expect(isNewsletterModalSeen()).toBe(true);
});
