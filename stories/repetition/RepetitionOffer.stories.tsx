import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RepetitionOffer } from '#src/components/repetition/RepetitionOffer.tsx';

const meta = {
  title: 'repetition/RepetitionOffer',
  component: RepetitionOffer,
  args: { count: 8 },
  decorators: [
    (Story) => (
      <div className="max-w-95 p-5">
        <h1 className="sr-only">Domov</h1>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof RepetitionOffer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Zopakuj si (8)');
    await expect(canvas.getByRole('link', { name: 'Začni piatimi' })).toHaveAttribute('href', '/opakovanie');
  },
};

export const Two: Story = { args: { count: 2 } };
