import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadingColumn } from '#src/components/page/ReadingColumn.tsx';
import { Prose } from '#src/components/ui/Prose.tsx';
import { article } from '#stories/fixtures/post.ts';

const meta = {
  title: 'page/ReadingColumn',
  component: ReadingColumn,
  args: { children: <Prose html={article.html} />, aside: <p>Vedľa textu</p> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className="page py-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReadingColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TextAlone: Story = { args: { aside: undefined } };
