import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ShortcutsDialog } from '#src/components/lecture/ShortcutsDialog.tsx';

const meta = {
  title: 'lecture/ShortcutsDialog',
  component: ShortcutsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 520 } } },
  args: { isOpen: true, areEnabled: true, onEnable: fn(), onClose: fn() },
} satisfies Meta<typeof ShortcutsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const find = async () => within(await screen.findByRole('dialog', { name: 'Klávesové skratky' }));

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await find();
    await expect(dialog.getByText('Ďalšia lekcia')).toBeVisible();
    const video = within(dialog.getByRole('region', { name: 'Video' }));
    await expect(video.getByText('Prehrať alebo pozastaviť')).toBeInTheDocument();
    await expect(video.getByText('medzerník')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Používať klávesové skratky' }));
    await expect(args.onEnable).toHaveBeenCalledWith(false);
    await userEvent.click(dialog.getByRole('button', { name: 'Zavrieť klávesové skratky' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const TurnedOff: Story = { args: { areEnabled: false } };

export const Phone: Story = { tags: ['phone'] };

export const Closed: Story = {
  args: { isOpen: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
