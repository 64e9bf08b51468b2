import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#src/server/config/projectRoot.ts';
import { securityTxt } from '#src/server/pages/securityTxt.ts';

const fieldOf = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';

test('security.txt says where to write and where it belongs', () => {
  const text = securityTxt('https://www.example.sk', new Date('2026-11-22T10:00:00Z'));
  expect(fieldOf(text, 'Contact')).toMatch(/^mailto:\S+@\S+$/);
  expect(fieldOf(text, 'Preferred-Languages')).toBe('sk, en');
  expect(fieldOf(text, 'Canonical')).toBe('https://www.example.sk/.well-known/security.txt');
  const policy = fieldOf(text, 'Policy');
  expect(existsSync(join(projectRoot, policy.split('/').at(-1) ?? ''))).toBe(true);
});

test('it expires within a year, and never while the site runs', () => {
  for (const today of ['2026-11-22T23:59:59Z', '2028-02-29T00:00:00Z']) {
    const expires = fieldOf(securityTxt('https://www.example.sk', new Date(today)), 'Expires');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
    const days = (Date.parse(expires) - Date.parse(today)) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  }
});
