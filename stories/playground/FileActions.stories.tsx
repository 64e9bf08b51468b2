import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FileActions } from '#src/components/playground/FileActions.tsx';

const meta = {
  title: 'playground/FileActions',
  component: FileActions,
  args: { accept: '.js,.py', onSave: fn(), onOpen: fn() },
  decorators: [(Story) => <div className="bg-code text-code-text">{Story()}</div>],
} satisfies Meta<typeof FileActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button', { name: 'Súbor' });
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(open);
    await userEvent.keyboard('{Escape}');
    await expect(open).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: 'Stiahnuť ako súbor' })).toBeNull();
    await userEvent.click(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Stiahnuť ako súbor' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {
  decorators: [(Story) => <div className="flex h-44 justify-end">{Story()}</div>],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Súbor' }));
    await expect(canvas.getByRole('button', { name: 'Otvoriť súbor z počítača' })).toBeVisible();
  },
};
