/**
 * What the reading of a lecture is measured against: `bareLecture.ts <port> <databaseUrl> <key file> <project>` verifies the
 * same token by the same call, does one prepared `select` on a pool of the same size, and answers the row.
 */
import { readFileSync } from 'node:fs';
import { serve } from '@hono/node-server';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Hono } from 'hono';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { Pool } from 'pg';
import { lecture } from '#src/server/db/schema/lecture.ts';

const [port, connectionString, keyFile = '', projectId = ''] = process.argv.slice(2);
const { kty, n, e, kid } = JSON.parse(readFileSync(keyFile, 'utf8'));
const keys = createLocalJWKSet({ keys: [{ kty, n, e, kid, alg: 'RS256', use: 'sig' }] });
const rules = {
  issuer: `https://securetoken.google.com/${projectId}`,
  audience: projectId,
  requiredClaims: ['exp'],
  algorithms: ['RS256'],
};
const db = drizzle(new Pool({ connectionString, max: 10 }), { casing: 'snake_case' });
const byId = db
  .select()
  .from(lecture)
  .where(eq(lecture.id, sql.placeholder('id')))
  .prepare('lecture');

const app = new Hono();
app.get('/readyz', (c) => c.text('ok'));
app.get('/api/lecture/:id', async (c) => {
  await jwtVerify((c.req.header('authorization') ?? '').replace('Bearer ', ''), keys, rules);
  const [found] = await byId.execute({ id: c.req.param('id') });
  return found ? c.json(found) : c.notFound();
});
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' });
