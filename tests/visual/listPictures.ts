import { existsSync, readdirSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { type Picture, pictureName, picturesOf, referenceFolder } from './pictures.ts';

/** A story that is photographed. */
interface PhotographedStory {
  id: string;
  name: string;
  pictures: Picture[];
}

/** The stories that have pictures. */
export async function listPictures(): Promise<PhotographedStory[]> {
  const { entries } = await buildIndex({ configDir: '.storybook' });
  return Object.values(entries)
    .filter((entry) => entry.type === 'story')
    .map(({ id, name, tags = [] }) => ({ id, name, pictures: picturesOf(id, tags) }))
    .filter(({ pictures }) => pictures.length > 0);
}

/** Names of pictures that stories have and nobody accepted, and of accepted ones that no story has any more. */
export function compareNames(stories: readonly PhotographedStory[]): { missing: string[]; orphaned: string[] } {
  const wanted = stories.flatMap(({ id, pictures }) => pictures.map((picture) => pictureName(id, picture)));
  const files = existsSync(referenceFolder) ? readdirSync(referenceFolder) : [];
  const accepted = files.map((file) => file.replace(/\.png$/, ''));
  const [isWanted, isAccepted] = [new Set(wanted), new Set(accepted)];
  return {
    missing: wanted.filter((name) => !isAccepted.has(name)),
    orphaned: accepted.filter((name) => !isWanted.has(name)),
  };
}
