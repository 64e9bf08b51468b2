import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContentList } from '#src/components/desk/content/ContentList.tsx';
import { articleList, contentNow } from '#stories/fixtures/deskContent.ts';

const meta = {
  title: 'desk/content/ContentList',
  component: ContentList,
  args: {
    caption: 'Články',
    items: articleList.items,
    now: contentNow,
    hrefOf: ({ id }) => `#${id}`,
    menuOf: () => [{ name: 'Otvoriť', href: '#otvorit' }],
  },
} satisfies Meta<typeof ContentList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithFacts: Story = {
  args: {
    caption: 'Produkty',
    items: articleList.items.map((item) => ({ ...item, author: null, publishedAt: null, fact: '49,00 €' })),
  },
};

export const OnPhone: Story = { tags: ['phone'] };
