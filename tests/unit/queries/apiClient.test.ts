import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { ApiError, refusalOf, writeToApi } from '#src/queries/apiClient.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';

afterEach(() => onlineManager.setOnline(true));

it('says why the API refused a write', async () => {
  const draft = { courseId: 'java', rating: 5, text: '' };
  const answer = Response.json({ code: 'already-reviewed' }, { status: 409 });
  const writing = writeToApi(async () => answer, 'POST', '/course-review', { body: draft });
  const error = await writing.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, code: 'already-reviewed' });
  expect(refusalOf(error)).toBe('already-reviewed');
});

it('knows no reason where no answer came, or one in other words', async () => {
  const proxy = async () => new Response('<h1>Bad gateway</h1>', { status: 502 });
  expect(refusalOf(await writeToApi(proxy, 'DELETE', '/user').catch((thrown) => thrown))).toBe('unknown');
  expect(refusalOf(new TypeError('Failed to fetch'))).toBeNull();
});

it('fails at once without a connection, instead of waiting for one without a word', async () => {
  onlineManager.setOnline(false);
  const client = createQueryClient(() => Promise.reject(new TypeError('Failed to fetch')));
  const mutationFn = () => Promise.reject(new TypeError('Failed to fetch'));
  const writing = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }));
  await expect(writing.execute(undefined)).rejects.toThrow('Failed to fetch');
});
