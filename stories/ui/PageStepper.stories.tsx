import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PageStepper } from '#src/components/ui/PageStepper.tsx';

const meta = {
  title: 'ui/PageStepper',
  component: PageStepper,
  args: { label: 'Stránky objednávok', page: 2, pageCount: 3, onPage: fn() },
} satisfies Meta<typeof PageStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Novšie' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Staršie' }));
    await expect(args.onPage).toHaveBeenLastCalledWith(3);
  },
};

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Novšie' }));
    await expect(args.onPage).not.toHaveBeenCalled();
  },
};

export const OnePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
