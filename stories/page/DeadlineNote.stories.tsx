import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeadlineNote } from '#src/components/page/DeadlineNote.tsx';

const meta = {
  title: 'page/DeadlineNote',
  component: DeadlineNote,
  args: { label: 'Najbližší termín', date: '31.\u00A0marca 2027' },
  decorators: [
    (Story) => (
      <div className="max-w-[360px]">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DeadlineNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongLabel: Story = { args: { label: 'Najbližší termín, do ktorého treba podať priznanie' } };
