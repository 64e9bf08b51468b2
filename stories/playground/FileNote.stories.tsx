import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileNote } from '#src/components/playground/FileNote.tsx';

const meta = {
  title: 'playground/FileNote',
  component: FileNote,
  args: { why: 'kind' },
  decorators: [(Story) => <div className="bg-code text-code-text">{Story()}</div>],
} satisfies Meta<typeof FileNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TooLong: Story = { args: { why: 'size' } };

export const NoText: Story = { args: { why: 'binary' } };
