import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ownScripts } from '#src/server/pages/ownScripts.ts';

const nonce = 'k3Vx';
const allowed = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

test('the marked scripts may run, and the page loses their marks', () => {
  const html = `<script nonce="k3Vx">a()</script><p>x</p><script nonce="k3Vx" type="module">b("<p>")</script>`;
  expect(ownScripts(html, nonce)).toEqual({
    html: '<script>a()</script><p>x</p><script type="module">b("<p>")</script>',
    sources: [allowed('a()'), allowed('b("<p>")')],
  });
});

test('a script that came into the page in another way has no mark, and is not allowed', () => {
  const html = '<script>evil()</script><script nonce="other">evil()</script><script nonce="k3Vx">a()</script>';
  expect(ownScripts(html, nonce).sources).toEqual([allowed('a()')]);
});

test('scripts in files need no hash', () => {
  const html = '<script nonce="k3Vx" type="module" src="/a.js"></script><link rel="modulepreload" nonce="k3Vx">';
  expect(ownScripts(html, nonce).sources).toEqual([]);
});

test('a mark in another place is an error, not a script that does not run', () => {
  expect(() => ownScripts('<script type="module" nonce="k3Vx">a()</script>', nonce)).toThrow(/no policy allows/);
});
