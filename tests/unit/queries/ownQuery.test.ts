import { expect, it } from 'vitest';
import { addressOf } from '#src/queries/apiClient.ts';
import { createQueryClient } from '#src/queries/createQueryClient.ts';
import { ownQuery } from '#src/queries/ownQuery.ts';

it('shows nobody on this browser what was read for another account, and asks for theirs', async () => {
  const answers = ['of Ema', 'of Peter'];
  const client = createQueryClient(async () => Response.json(answers.shift()));
  const ofUser = (userId: string) => ownQuery('order', addressOf('/order'), userId);
  await client.fetchQuery(ofUser('ema'));
  expect(client.getQueryData(ofUser('peter').queryKey)).toBeUndefined();
  expect(await client.fetchQuery(ofUser('peter'))).toBe('of Peter');
  expect(await client.fetchQuery(ofUser('ema'))).toBe('of Ema');
});
