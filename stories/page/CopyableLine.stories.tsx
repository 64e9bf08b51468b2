import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CopyableLine } from '#src/components/page/CopyableLine.tsx';

const meta = {
  title: 'page/CopyableLine',
  component: CopyableLine,
  args: { label: 'IČO', value: '12345678', isCopied: false, onCopy: fn() },
  decorators: [
    (Story) => (
      <dl className="max-w-[360px]">
        <Story />
      </dl>
    ),
  ],
} satisfies Meta<typeof CopyableLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Copied: Story = { args: { isCopied: true } };

export const LongValue: Story = {
  args: { label: 'Sídlo', value: 'Námestie Martina Benku 1234/56, 811 07 Bratislava – mestská časť Staré Mesto' },
};
