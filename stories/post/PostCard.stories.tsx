import type { Meta, StoryObj } from '@storybook/react-vite';
import { PostCard } from '#src/components/post/PostCard.tsx';
import { episodeCard } from '#stories/fixtures/episode.ts';
import { article, articleLongTitle, articleWithoutTags } from '#stories/fixtures/post.ts';

const meta = {
  title: 'post/PostCard',
  component: PostCard,
  args: { post: article },
  decorators: [
    (Story) => (
      <div className="max-w-[370px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Episode: Story = { args: { post: episodeCard } };

export const Lead: Story = {
  args: { isLead: true },
  decorators: [
    (Story) => (
      <div className="w-[960px] max-w-full">
        <Story />
      </div>
    ),
  ],
};

export const LongTitle: Story = { args: { post: articleLongTitle } };

export const WithoutTags: Story = { args: { post: articleWithoutTags } };
