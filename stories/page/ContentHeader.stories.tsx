import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from '#src/components/cover/Cover.tsx';
import { ContentHeader } from '#src/components/page/ContentHeader.tsx';
import { Fact } from '#src/components/ui/Fact.tsx';
import { article, articleLongTitle } from '#stories/fixtures/post.ts';

const meta = {
  title: 'page/ContentHeader',
  component: ContentHeader,
  args: {
    crumbs: [{ name: 'Články', href: '/clanky' }],
    title: article.title,
    summary: article.summary,
    author: article.author,
    children: <Fact icon="clock">5&nbsp;minút čítania</Fact>,
  },
  decorators: [
    (Story) => (
      <div className="max-w-column">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithEyebrow: Story = { args: { eyebrow: 'Epizóda 2' } };

export const WithCover: Story = {
  args: { cover: <Cover kind="article" title={article.title} tags={['chyby']} /> },
  decorators: [
    (Story) => (
      <div className="page">
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen' },
};

export const LongTitle: Story = {
  args: { title: articleLongTitle.title, summary: articleLongTitle.summary, author: articleLongTitle.author },
};
