import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NewLectures } from '#src/components/course/NewLectures.tsx';
import { unbreakableWord } from '#stories/fixtures/text.ts';

const lectures = ['Cyklus while a\u00A0for', 'Vlastná metóda', 'Pole', 'Zoznam', 'Mapa'].map((name, index) => ({
  name,
  href: `/lekcia/${index + 1}`,
}));

const meta = {
  title: 'course/NewLectures',
  component: NewLectures,
  args: { lectures: lectures.slice(0, 2) },
} satisfies Meta<typeof NewLectures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pribudli 2\u00A0lekcie', { collapseWhitespace: false })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Vlastná metóda' })).toHaveAttribute('href', '/lekcia/2');
  },
};

export const One: Story = {
  args: { lectures: lectures.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pribudla 1.lekcia$/)).toBeVisible();
  },
};

export const Five: Story = {
  args: { lectures },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Pribudlo 5.lekcií$/)).toBeVisible();
  },
};

export const LongNameOnPhone: Story = {
  args: { lectures: [{ name: unbreakableWord, href: '/lekcia/1' }] },
  tags: ['phone'],
};
