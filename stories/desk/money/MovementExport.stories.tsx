import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { MovementExport } from '#src/components/desk/money/MovementExport.tsx';

const meta = {
  title: 'desk/money/MovementExport',
  component: MovementExport,
  args: {
    title: 'október 2026',
    count: 67,
    control: 118955,
    isClosed: true,
    isBusy: false,
    failure: null,
    onDownload: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MovementExport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Stiahnuť CSV' }));
    await expect(args.onDownload).toHaveBeenCalledWith(false);
  },
};

export const Preliminary: Story = { args: { isClosed: false } };
