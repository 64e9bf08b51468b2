import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { TagList } from '#src/components/ui/TagList.tsx';
import { paths } from '#src/domain/paths.ts';
import { article } from '#stories/fixtures/post.ts';

const meta = {
  title: 'page/PageHeader',
  component: PageHeader,
  args: {
    title: 'Články',
    lead: 'Krátke čítanie o tom, ako veci fungujú a ako sa učiť. Žiadny z nich netrvá dlhšie ako kávu.',
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="page">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithTags: Story = {
  args: {
    children: (
      <TagList
        tags={article.tags}
        hrefOf={(slug) => paths.articlesByTag(slug)}
        activeSlug="java"
        all={{ name: 'Všetky', href: paths.articles() }}
      />
    ),
  },
};

export const TitleOnly: Story = { args: { lead: undefined } };
