import { expect, test } from 'vitest';
import { compressedOnce } from '#src/server/pages/compressedOnce.ts';

test('a body is compressed once, and a form that could not be made is made when it is wanted again', async () => {
  const tries: string[] = [];
  const compress = async (body: Buffer) => {
    tries.push(String(body));
    if (tries.length === 1) throw new Error('no memory');
    return Buffer.from('packed');
  };
  const form = compressedOnce(Buffer.from('body'), { br: compress, gzip: compress });
  await expect(form('br')).rejects.toThrow('no memory');
  for (let turn = 0; turn < 3; turn += 1) expect(String(await form('br'))).toBe('packed');
  expect(String(await form())).toBe('body');
  expect(tries).toHaveLength(2);
});
