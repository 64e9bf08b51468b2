import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { StepStart } from '#src/components/exercise/StepStart.tsx';

const meta = {
  title: 'exercise/StepStart',
  component: StepStart,
  args: { name: 'Malý projekt: lístok do kina', href: '#', begins: 'own', onTake: fn() },
} satisfies Meta<typeof StepStart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vziať náš program' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

export const Ours: Story = {
  args: { begins: 'ours' },
  tags: ['phone'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Taken: Story = { args: { begins: 'taken' } };

export const Plain: Story = { args: { begins: 'plain', name: '' } };
