import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ResetProgressDialog } from '#src/components/course/ResetProgressDialog.tsx';

const meta = {
  title: 'course/ResetProgressDialog',
  component: ResetProgressDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 480 } } },
  args: { isOpen: true, courseName: 'Java Kurz', state: 'ready', onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof ResetProgressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = async () => within(await screen.findByRole('dialog', { name: 'Vynulovať pokrok?' }));

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await find();
    await userEvent.click(dialog.getByRole('button', { name: 'Vynulovať pokrok' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Nechať tak' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  args: { state: 'busy' },
  play: async ({ args, userEvent }) => {
    await find();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { state: 'failed' },
  play: async () => {
    await expect((await find()).getByRole('alert')).toHaveTextContent('Nič sa nezmenilo');
  },
};

export const Phone: Story = { tags: ['phone'] };

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
