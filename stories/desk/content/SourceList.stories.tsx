import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SourceList } from '#src/components/desk/content/SourceList.tsx';
import { sourceList, unsetSources } from '#stories/fixtures/deskSource.ts';

const meta = {
  title: 'desk/content/SourceList',
  component: SourceList,
  args: { sources: sourceList.items, asking: null, onAsk: fn() },
} satisfies Meta<typeof SourceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Asked: Story = {
  play: async ({ canvasElement, args }) => {
    const [first, second] = within(canvasElement).getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(args.onAsk).toHaveBeenCalledWith('wordpress');
    // It is being looked at already.
    if (second) await userEvent.click(second);
    await expect(args.onAsk).toHaveBeenCalledTimes(1);
  },
};

export const NothingSet: Story = { args: { sources: unsetSources.items }, tags: ['picture'] };

export const NoLongerSet: Story = {
  args: { sources: unsetSources.items.map((source) => ({ ...source, live: 24 })) },
};

export const NotYetLooked: Story = {
  args: {
    sources: sourceList.items.map((source) => ({
      ...source,
      state: 'waiting' as const,
      lastRunAt: null,
      report: null,
    })),
  },
};

export const Asking: Story = { args: { asking: 'podcast' } };

export const OnPhone: Story = { tags: ['phone'] };
