import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { OrderLines } from '#src/components/exercise/OrderLines.tsx';
import { savingsLines } from '#stories/fixtures/exercise.ts';

const meta = {
  title: 'exercise/OrderLines',
  component: OrderLines,
  args: { lines: savingsLines, placed: [], onChange: fn(), onCheck: fn(), result: null },
} satisfies Meta<typeof OrderLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Some: Story = { tags: ['picture'], args: { placed: [1, 3] } };

export const All: Story = { args: { placed: [1, 3, 2, 4, 0] } };

export const Wrong: Story = { args: { placed: [1, 3, 4, 2, 0], result: 2 } };

export const Right: Story = { args: { placed: [1, 3, 2, 4, 0], result: 'right' } };

export const OnAPhone: Story = { tags: ['phone'], args: { placed: [1] } };

export const ByKeys: Story = {
  render: (args) => {
    const [placed, setPlaced] = useState<readonly number[]>([]);
    return <OrderLines {...args} placed={placed} onChange={setPlaced} />;
  },
  play: async ({ canvas, args }) => {
    const focused = () => document.activeElement?.textContent;
    canvas.getByRole('button', { name: /const cenaListka/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(focused()).toContain('uspory + 10');
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect(focused()).toBe('Skontrolovať');
    await userEvent.keyboard('{Backspace}');
    await expect(canvas.getByText(/hotové 4 z 5/)).toBeVisible();
    await expect(document.activeElement?.tagName).toBe('BUTTON');
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
