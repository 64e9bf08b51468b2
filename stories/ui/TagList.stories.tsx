import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TagList } from '#src/components/ui/TagList.tsx';
import { longSentence, unbreakableWord } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/TagList',
  component: TagList,
  args: {
    tags: [
      { slug: 'zaciatky', name: 'Začiatky' },
      { slug: 'databazy', name: 'Databázy' },
      { slug: 'web', name: 'Web' },
    ],
    hrefOf: (slug) => `/clanky/tag/${slug}`,
  },
} satisfies Meta<typeof TagList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Databázy' })).toHaveAttribute('href', '/clanky/tag/databazy');
  },
};

export const Active: Story = {
  args: { activeSlug: 'databazy', all: { name: 'Všetky', href: '/clanky' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Databázy' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Všetky' })).not.toHaveAttribute('aria-current');
  },
};

export const AllActive: Story = {
  args: { all: { name: 'Všetky', href: '/clanky' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Všetky' })).toHaveAttribute('aria-current', 'page');
  },
};

export const Empty: Story = {
  args: { tags: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const LongText: Story = {
  tags: ['phone'],
  args: {
    tags: [
      { slug: 'dlha', name: longSentence },
      { slug: 'web', name: 'Web' },
      { slug: 'slovo', name: unbreakableWord },
    ],
  },
};
