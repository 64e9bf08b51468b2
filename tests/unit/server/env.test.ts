import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '#src/server/env.ts';

test('nothing set gives the embedded defaults on loopback', () => {
  expect(readConfig({})).toEqual({
    isDevelopment: false,
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: null,
    publicUrl: 'http://localhost:3000',
    publicApiUrl: '/api',
    logLevel: 'info',
  });
});

test('an empty variable counts as unset, and a public address loses its trailing slash', () => {
  const config = readConfig({ PORT: '', PUBLIC_URL: 'https://www.example.sk/' });
  expect(config.port).toBe(3000);
  expect(config.publicUrl).toBe('https://www.example.sk');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'www.example.sk'],
  ['PUBLIC_API_URL', 'ftp://example.sk'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
])('%s=%s is refused by one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^Wrong environment variable ${name}: [^\\n]+$`));
});
