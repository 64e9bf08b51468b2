import { expect, it } from 'vitest';
import { compareNames, listPictures } from '#tests/visual/listPictures.ts';

it('has an accepted picture of whatever a story shows, and no other', async () => {
  expect(
    compareNames(await listPictures()),
    'Accept new pictures and remove old ones: npm run test:visual -- --update',
  ).toEqual({ missing: [], orphaned: [] });
}, 60_000);
