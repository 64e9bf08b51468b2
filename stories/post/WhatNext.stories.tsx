import type { Meta, StoryObj } from '@storybook/react-vite';
import { WhatNext } from '#src/components/post/WhatNext.tsx';
import { courseCards } from '#stories/fixtures/course.ts';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { article, postCards } from '#stories/fixtures/post.ts';

const meta = {
  title: 'post/WhatNext',
  component: WhatNext,
  args: { post: { ...article, nextCourse: courseCards[1] ?? null, nextPosts: postCards.slice(1, 3) } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="page pb-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof WhatNext>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Episode: Story = {
  args: { post: { kind: 'podcast', nextCourse: courseCards[0] ?? null, nextPosts: [episodeCard] } },
};

export const CourseAlone: Story = {
  args: { post: { kind: 'article', nextCourse: courseCards[2] ?? null, nextPosts: [] } },
};

export const ReadsAlone: Story = {
  args: { post: { kind: 'article', nextCourse: null, nextPosts: postCards.slice(0, 2) } },
};

/** The only article of a site without courses. */
export const Nothing: Story = { args: { post: { kind: 'article', nextCourse: null, nextPosts: [] } } };
