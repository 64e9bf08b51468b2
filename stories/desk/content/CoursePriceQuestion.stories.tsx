import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CoursePriceQuestion } from '#src/components/desk/content/CoursePriceQuestion.tsx';

const meta = {
  title: 'desk/content/CoursePriceQuestion',
  component: CoursePriceQuestion,
  args: { learners: 412, state: 'ready', failure: null, onPrice: fn(), onClose: fn() },
} satisfies Meta<typeof CoursePriceQuestion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Cena v.eurách$/), '19,50');
    await userEvent.click(screen.getByRole('button', { name: /^Zaviesť cenu 19,50/ }));
    await expect(args.onPrice).toHaveBeenLastCalledWith(1950);
  },
};

export const Wrong: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/^Cena v.eurách$/), 'veľa');
    await userEvent.click(screen.getByRole('button', { name: 'Zaviesť cenu' }));
    await expect(screen.getByRole('alert')).toHaveTextContent('Napíš sumu');
    await expect(args.onPrice).not.toHaveBeenCalled();
  },
};

export const NobodyYet: Story = { args: { learners: 0 } };
