import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { PictureWords } from '#src/components/desk/media/PictureWords.tsx';
import { mediaPage } from '#stories/fixtures/deskMedia.ts';

const [first] = mediaPage.items.filter(({ kind }) => kind === 'image');
if (!first) throw new Error('No picture.');
const facts = 'vetvy-podmienky.jpg, 148\u00A0kB, 1200\u00A0×\u00A0600\u00A0px';

const meta = {
  title: 'desk/media/PictureWords',
  component: PictureWords,
  args: { alt: '', thumbnail: first.thumbnail, facts, onPut: fn(), onClose: fn() },
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

/** The cursor stood at a picture. */
export const InText: Story = {
  args: { alt: 'Autobus stojí na zastávke.', onReplace: fn() },
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Čo je na obrázku' }), ' Tabuľa ukazuje 7:11.');
    await userEvent.click(screen.getByRole('button', { name: 'Uložiť do textu' }));
    await expect(args.onPut).toHaveBeenCalledWith('Autobus stojí na zastávke. Tabuľa ukazuje 7:11.');
    await userEvent.click(screen.getByRole('button', { name: 'Vymeniť obrázok…' }));
    await expect(args.onReplace).toHaveBeenCalled();
  },
};
