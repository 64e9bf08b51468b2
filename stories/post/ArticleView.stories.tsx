import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticleView } from '#src/components/post/ArticleView.tsx';
import { article, articleLongTitle, articleWithoutTags } from '#stories/fixtures/post.ts';

const meta = {
  title: 'post/ArticleView',
  component: ArticleView,
  args: { article },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ArticleView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongTitle: Story = { args: { article: articleLongTitle } };

export const WithoutTags: Story = { args: { article: articleWithoutTags } };

export const WithSlot: Story = { args: { children: <h2 className="text-h2">Komentáre</h2> } };
