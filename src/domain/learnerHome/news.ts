import type { AddedLecture, AnsweredComment, LearnerHome } from '#src/contract/learnerHome.ts';
import type { PostCard } from '#src/contract/post.ts';
import type { VideoCard } from '#src/contract/video.ts';
import { formatRelative } from '#src/domain/dateTime.ts';
import { formatMinutes, formatSeconds } from '#src/domain/format.ts';
import { paths } from '#src/domain/paths.ts';
import { formOf } from '#src/domain/plural.ts';

/** Something new, as a line of the home page. */
export interface NewsLine {
  title: string;
  /** „článok · 6 minút · 18. novembra 2026“ */
  about: string;
  href: string;
}

interface Sources {
  /** What is new for one learner; a guest has none. */
  home: Pick<LearnerHome, 'addedLectures' | 'answeredComments'> | undefined;
  posts: readonly PostCard[];
  videos: readonly VideoCard[];
  /** In milliseconds. */
  now: number;
}

/** More would be a list to read through. */
const most = 5;

type Dated = NewsLine & { at: string };

/** What is new, the newest first. */
export function newsOf({ home, posts, videos, now }: Sources): NewsLine[] {
  const all = [
    ...(home?.addedLectures ?? []).map(addedLecture),
    ...(home?.answeredComments ?? []).map(answeredComment),
    ...posts.map(newPost),
    ...videos.map(newVideo),
  ];
  return all
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, most)
    .map(({ title, about, href, at }) => ({ title, about: `${about} · ${formatRelative(at, now)}`, href }));
}

function addedLecture({ courseName, name, minutes, addedAt, ...ids }: AddedLecture): Dated {
  return {
    title: `${courseName} má novú lekciu: ${name}`,
    about: `lekcia · ${formatMinutes(minutes)}`,
    href: paths.lecture(ids.courseSlug, ids.chapterId, ids.lectureId),
    at: addedAt,
  };
}

const came = { one: 'prišla odpoveď', few: 'prišli odpovede', many: 'prišli odpovede', other: 'prišli odpovede' };

function answeredComment({ kind, name, path, count, answeredAt }: AnsweredComment): Dated {
  const places = {
    lecture: `v\u00A0lekcii ${name}`,
    article: `pod článkom „${name}“`,
    episode: `pod epizódou „${name}“`,
  };
  return {
    title: `Na tvoj komentár ${places[kind]} ${formOf(count, came)}`,
    about: 'komentár',
    href: `${path}#komentare`,
    at: answeredAt,
  };
}

function newPost({ kind, title, minutes, audio, slug, publishedAt }: PostCard): Dated {
  if (kind === 'article') {
    return { title, about: `článok · ${formatMinutes(minutes)}`, href: paths.article(slug), at: publishedAt };
  }
  const about = audio ? `epizóda · ${formatSeconds(audio.durationSeconds)}` : 'epizóda';
  return { title, about, href: paths.episode(slug), at: publishedAt };
}

function newVideo({ title, durationSeconds, slug, publishedAt }: VideoCard): Dated {
  const about = durationSeconds > 0 ? `video · ${formatSeconds(durationSeconds)}` : 'video';
  return { title, about, href: paths.video(slug), at: publishedAt };
}
