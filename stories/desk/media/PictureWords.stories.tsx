import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PictureWords } from '#src/components/desk/media/PictureWords.tsx';
import { mediaPage } from '#stories/fixtures/deskMedia.ts';

const [first] = mediaPage.items.filter(({ kind }) => kind === 'image');
if (!first) throw new Error('No picture.');

const meta = {
  title: 'desk/media/PictureWords',
  component: PictureWords,
  args: { file: { ...first, alt: '' }, onPut: fn(), onClose: fn() },
} satisfies Meta<typeof PictureWords>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Missing: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Vložiť obrázok' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Napíš jednu vetu, alebo povedz, že je len na ozdobu.');
    await expect(args.onPut).not.toHaveBeenCalled();
  },
};

export const Decoration: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Len na ozdobu, text netreba' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vložiť obrázok' }));
    await expect(args.onPut).toHaveBeenCalledWith(null);
  },
};

export const Written: Story = {
  tags: ['phone'],
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Čo je na obrázku' }), 'Autobus stojí na zastávke.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(args.onPut).toHaveBeenCalledWith('Autobus stojí na zastávke.');
  },
};
