import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Hero } from '#src/components/home/Hero.tsx';

const meta = {
  title: 'home/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { continueHref: '/kurzy/programovanie-od-nuly/kapitola/zaklady/lekcia/prvy-riadok', sentName: null },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Každý program sa začal jedným riadkom' }),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Meno' })).toHaveValue('svet');
  },
};

export const NameSentBefore: Story = {
  args: { sentName: 'Janka' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Meno' })).toHaveValue('Janka');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ahoj, Janka');
  },
};

export const Tablet: Story = { tags: ['tablet'] };

export const Phone: Story = { tags: ['phone'] };
