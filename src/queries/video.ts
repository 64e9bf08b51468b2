import type { Video, VideoPage } from '#src/contract/video.ts';
import { readQuery } from './readQuery.ts';

/** A page of videos. */
export const videoList = (page: number) => readQuery<VideoPage>('video', `/youtube?page=${page}`);

/** One video with its transcript. */
export const videoBySlug = (slug: string) => readQuery<Video>('video', `/youtube/${encodeURIComponent(slug)}`);
