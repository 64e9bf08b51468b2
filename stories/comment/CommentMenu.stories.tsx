import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommentMenu } from '#src/components/comment/CommentMenu.tsx';

const meta = {
  title: 'comment/CommentMenu',
  component: CommentMenu,
  args: { reply: { isOpen: false, onPress: fn() }, onReport: fn() },
} satisfies Meta<typeof CommentMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Odpovedať', expanded: false }));
    await expect(args.reply?.onPress).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Nahlásiť' }));
    await expect(args.onReport).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Zmazať' })).toBeNull();
  },
};

export const Own: Story = {
  args: { onEdit: fn(), onDelete: fn(), onReport: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upraviť' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Nahlásiť' })).toBeNull();
  },
};

/** An admin deletes what is not theirs, and edits nothing of it. */
export const Admin: Story = { args: { onDelete: fn() } };

/** The harmless answer has the focus; Escape gives it too. */
export const ConfirmDelete: Story = {
  args: { onEdit: fn(), onDelete: fn(), onReport: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await expect(canvas.getByRole('group', { name: 'Naozaj zmazať?' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nechať' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Zmazať' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Nechať' }));
    await expect(canvas.getByRole('button', { name: 'Zmazať' })).toHaveFocus();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const ConfirmDeleteOnPhone: Story = {
  args: { onEdit: fn(), onDelete: fn(), onReport: undefined },
  tags: ['phone'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmazať' }));
  },
};

/** Nothing to do here: a visitor who is not signed in. */
export const Visitor: Story = { args: { reply: undefined, onReport: undefined } };
