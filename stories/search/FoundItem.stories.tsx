import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundItem } from '#src/components/search/FoundItem.tsx';
import { foundArticle, foundLecture, foundLongTexts } from '#stories/fixtures/search.ts';

const meta = {
  title: 'search/FoundItem',
  component: FoundItem,
  args: { found: foundLecture },
} satisfies Meta<typeof FoundItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Article: Story = { args: { found: foundArticle } };

export const LongTexts: Story = { args: { found: foundLongTexts }, tags: ['phone'] };
