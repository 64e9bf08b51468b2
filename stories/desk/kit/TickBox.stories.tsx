import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TickBox } from '#src/components/desk/kit/TickBox.tsx';

const meta = {
  title: 'desk/kit/TickBox',
  component: TickBox,
  args: { label: 'Vybrať Podmienky', isOn: false, onChange: fn() },
} satisfies Meta<typeof TickBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Vybrať Podmienky' }));
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const On: Story = { args: { isOn: true } };
