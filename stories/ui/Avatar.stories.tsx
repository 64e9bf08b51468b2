import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '#src/components/ui/Avatar.tsx';
import { emptyText, longName } from '#stories/fixtures/text.ts';

const meta = {
  title: 'ui/Avatar',
  component: Avatar,
  args: { name: 'Ema Sokolová' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Large: Story = { args: { size: 'large' } };

export const OneWord: Story = { args: { name: 'Ľudmila' } };

/** Only the first two words count. */
export const LongName: Story = { args: { name: longName } };

export const EmptyName: Story = { args: { name: emptyText } };
