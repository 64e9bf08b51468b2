import type { Meta, StoryObj } from '@storybook/react-vite';
import { AuthorLine } from '#src/components/post/AuthorLine.tsx';
import { authorCard, authorCardLongName } from '#stories/fixtures/author.ts';

const meta = {
  title: 'post/AuthorLine',
  component: AuthorLine,
  args: { author: authorCard },
  decorators: [
    (Story) => (
      <div className="max-w-[340px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AuthorLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongName: Story = { args: { author: authorCardLongName } };
