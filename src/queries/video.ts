import { addressOf } from './apiClient.ts';
import { readQuery } from './readQuery.ts';

/** A page of videos. */
export const videoList = (page: number) => readQuery('video', addressOf('/youtube', { query: { page } }));

/** One video with its transcript. */
export const videoBySlug = (slug: string) => readQuery('video', addressOf('/youtube/{slug}', { path: { slug } }));
