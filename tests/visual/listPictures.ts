import { existsSync, readdirSync } from 'node:fs';
import { buildIndex } from 'storybook/internal/core-server';
import { type Picture, pictureName, picturesOf, referenceFolder } from './pictures.ts';

/** The pictures of each story, by the story's id. */
export async function listPictures(): Promise<Record<string, Picture[]>> {
  const { entries } = await buildIndex({ configDir: '.storybook' });
  const stories = Object.values(entries).filter((entry) => entry.type === 'story');
  return Object.fromEntries(stories.map(({ id, tags = [] }) => [id, picturesOf(id, tags)]));
}

/** Names of pictures that stories have and nobody accepted, and of accepted ones that no story has any more. */
export function compareNames(stories: Record<string, Picture[]>): { missing: string[]; orphaned: string[] } {
  const wanted = Object.entries(stories).flatMap(([id, pictures]) =>
    pictures.map((picture) => pictureName(id, picture)),
  );
  const files = existsSync(referenceFolder) ? readdirSync(referenceFolder) : [];
  const accepted = files.map((file) => file.replace(/\.png$/, ''));
  const [isWanted, isAccepted] = [new Set(wanted), new Set(accepted)];
  return {
    missing: wanted.filter((name) => !isAccepted.has(name)),
    orphaned: accepted.filter((name) => !isWanted.has(name)),
  };
}
