import type { Meta } from '@storybook/react-vite';
import { AuthorView } from '#src/components/author/AuthorView.tsx';
import { CourseGrid } from '#src/components/course/CourseGrid.tsx';
import { paths } from '#src/domain/paths.ts';
import { author, authorLongName, authorWithoutLinks } from '#stories/fixtures/author.ts';
import { courseCards } from '#stories/fixtures/course.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { postCards } from '#stories/fixtures/post.ts';
import { videoCards } from '#stories/fixtures/video.ts';
import { failed, loading, screen } from './screen.tsx';

const meta = {
  title: 'screens/Author',
  tags: ['screen', '!autodocs'],
} satisfies Meta;

export default meta;

const address = paths.author(author.slug);
const works = {
  courses: <CourseGrid courses={courseCards} />,
  posts: [...postCards, episodeCard],
  videos: videoCards,
};

export const Default = screen(address, <AuthorView author={author} {...works} />);

export const WithoutWorks = screen(address, <AuthorView author={authorWithoutLinks} posts={[]} videos={[]} />);

export const LongName = screen(address, <AuthorView author={authorLongName} {...works} />);

export const Loading = screen(address, loading());

export const Failed = screen(address, failed());
