import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cover } from '#src/components/cover/Cover.tsx';
import { article, articleLongTitle } from '#stories/fixtures/post.ts';

const meta = {
  title: 'cover/Cover',
  component: Cover,
  args: { kind: 'article', title: article.title, tags: ['chyby'], className: 'rounded-2xl' },
  decorators: [
    (Story) => (
      <div className="max-w-[640px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Cover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A title of five lines; the rest of it is left out. */
export const LongTitle: Story = { args: { title: articleLongTitle.title, tags: ['sql'] } };

/** What is missing of four lines comes from the hash. */
export const ShortTitle: Story = { args: { title: 'Git', tags: ['nastroje'] } };

export const Episode: Story = { args: { kind: 'episode', title: 'Ako vyzerá deň programátorky', tags: ['praca'] } };

export const Video: Story = { args: { kind: 'video', title: 'Prvý program v Jave', tags: ['java'] } };

export const WithoutTags: Story = { args: { tags: [] } };

const tags = ['zaciatky', 'ucenie', 'praca', 'java', 'javascript', 'sql', 'web', 'nastroje', 'chyby'];

export const EveryColour: Story = {
  render: () => (
    <div className="grid grid-cols-3 gap-4">
      {tags.map((tag) => (
        <Cover key={tag} kind="article" title="Čo je to program" tags={[tag]} />
      ))}
    </div>
  ),
};
