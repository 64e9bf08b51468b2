import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TickList } from '#src/components/exercise/TickList.tsx';

const names = [
  'V kontexte je jazyk, účel a jednotky súm',
  'Cieľ je jedna funkcia aj s menom a parametrami',
  'Príklad má vstup aj presný výstup',
];

const meta = {
  title: 'exercise/TickList',
  component: TickList,
  args: { items: names.map((name, index) => ({ name, isTicked: index === 0 })), onTick: fn() },
} satisfies Meta<typeof TickList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnAPhone: Story = { tags: ['phone'] };

export const TickedByKeys: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/jednotky súm$/);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onTick).toHaveBeenCalledWith(names[1], true);
  },
};
